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
  'play.page': '{from}–{to} з {n}. Enter: далі · слова: лише ці · ?: довідка',
  'play.only': 'Enter: вибрати · *: увесь список',
  'play.none': 'Нічого не підходить під «{words}».',
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
  'play.common': 'У кожному разі: {effect}',
  'play.again': '{number}!: {words}, і так до кінця фази',
  'play.only-one': 'Enter: вибрати',
  'play.narrowed': 'Номер: вибрати · *: увесь список',
  'play.any-order': 'У такому порядку цих слів ніде немає. В іншому порядку:',
  'play.recall': '{options} (*: список, ?: довідка)',
  'play.no-key': 'Варіанта з ключем «{key}» немає.',
  'play.no-again': 'Раз у раз можна вибирати лише пас і таке інше.',

  'play.look.nothing':
    'Нічого з такою назвою немає. «l» без слів показує, про що йдеться у варіантах.',
  'play.look.too-many': 'Скажіть, що: «l» і слова з назви.',
  'play.look.many': 'Що саме? {names}',

  'play.why.what': 'Скажіть, що: «w» і слова з назви.',
  'play.why.offered': 'є серед варіантів, див. {numbers}',
  'play.why.not-asked': 'цього запитання не стосується або не бере участі в партії',

  'play.help.number':
    'вибрати варіант 1: {words}. Вибирається лише те, що є на екрані; варіант, якого на екрані немає, спершу показується',
  'play.help.words':
    'шукати слово в усіх варіантах (під це підійде {n}); порядок кількох слів важливий; досить початку слова',
  'play.help.slash': 'шукати те, що інакше означало б інше: число, одну літеру',
  'play.help.enter': 'вибрати варіант, якщо він лишився один, інакше наступна сторінка',
  'play.help.pages': 'попередня сторінка; увесь список',
  'play.help.again': '{words}, і так раз у раз до кінця фази',
  'play.help.look': 'тексти всього, про що йдеться у варіантах або у варіанті 1',
  'play.help.look-name': 'знайти за назвою: {name}',
  'play.help.why': 'чому цього немає серед варіантів: {name}',
  'play.help.board': 'ще раз усе поле; те саме в гравця 2',
  'play.help.score': 'очки',
  'play.help.rule': 'чинне правило або будь-яке інше',
  'play.help.hint': 'підказка',
  'play.help.undo':
    'взяти свій останній вибір назад; навіть якщо відтоді щось стало відомо, для навчання',
  'play.help.key': 'вибрати за ключем із записів партій, є він на екрані чи ні: для сценаріїв',
  'play.help.leave': 'вийти',
};
