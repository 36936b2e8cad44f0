import type { en } from './en.ts';

export const uk: Record<keyof typeof en, string> = {
  'bot.random': 'Випадок',
  'bot.greedy': 'Скнара',
  'bot.search': 'Мислитель',
  'bot.cadet': 'Кадет',
  'bot.navigator': 'Штурман',
  'bot.captain': 'Капітан',
  'bot.admiral': 'Адмірал',

  'play.person': 'Гравець {n}',
  'play.thinking': '{name} думає…',
  'play.options':
    '{n, plural, one {# варіант} few {# варіанти} many {# варіантів} other {# варіанта}}',
  'play.matching':
    '{n} з {all, plural, one {# варіанта} few {# варіантів} many {# варіантів} other {# варіанта}}',
  'play.page': '{from}–{to} з {n}. Enter: далі · слова чи клітинки: звузити · *: усе · ?: довідка',
  'play.only': 'Enter: обрати · *: увесь список',
  'play.none': 'Немає нічого, що відповідало б «{words}».',
  'play.no-number': 'Варіанта {number} немає: у списку номери від 1 до {n}.',
  'play.no-seat': 'Гравця {number} немає: номери гравців від 1 до {n}.',
  'play.no-rule': 'Правила «{id}» немає.',
  'play.hint': 'Штурман обрав би {number}: {words}',
  'play.curtain': 'Лише для очей: {name}. Натисніть Enter, коли більше ніхто не дивиться.',
  'play.left': 'Партію не дограно.',
  'play.saved': 'Запис партії: {file}',
  'play.undone': 'Вибір скасовано.',
  'play.undone-practice': 'Вибір скасовано. Відтоді дещо стало відомо, тож партія тепер навчальна.',
  'play.no-undo': 'Скасовувати нічого.',
  'play.undo-learned': 'Відтоді дещо стало відомо. Наберіть u!, щоб усе одно скасувати вибір.',
  'play.winner':
    '{n, plural, one {Перемога: {names}} few {Перемогу ділять {names}} many {Перемогу ділять {names}} other {Перемогу ділять {names}}}',
  'play.score': 'Очки',
  'play.total': 'Разом',
  'play.place': 'Місце',
  'play.help': `  12          обрати варіант 12
  C9 D9       залишити лише те, де є C9 і D9; годяться будь-які слова
  Enter       наступна сторінка списку або вибір, якщо лишився один варіант
  -           попередня сторінка
  *           увесь список
  b, b 2      ще раз показати поле, своє або гравця 2
  s           очки
  r, r ID     чинне правило або будь-яке інше
  h           підказка
  u           скасувати свій останній вибір
  q           вийти`,
};
