import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'bot.random': 'Случай',
  'bot.greedy': 'Жадина',
  'bot.search': 'Мыслитель',
  'bot.cadet': 'Кадет',
  'bot.navigator': 'Штурман',
  'bot.captain': 'Капитан',
  'bot.admiral': 'Адмирал',

  'play.person': 'Игрок {n}',
  'play.thinking': '{name} думает…',
  'play.options':
    '{n, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'play.matching':
    '{n} из {all, plural, one {# варианта} few {# вариантов} many {# вариантов} other {# варианта}}',
  'play.page': '{from}–{to} из {n}. Enter: дальше · слова или клетки: сузить · *: всё · ?: помощь',
  'play.only': 'Enter: выбрать · *: весь список',
  'play.none': 'Ничего не подходит под «{words}».',
  'play.no-number': 'Варианта {number} нет: в списке номера от 1 до {n}.',
  'play.no-seat': 'Игрока {number} нет: номера игроков от 1 до {n}.',
  'play.no-rule': 'Правила «{id}» нет.',
  'play.hint': 'Штурман выбрал бы {number}: {words}',
  'play.curtain': 'Только для глаз: {name}. Нажмите Enter, когда никто больше не смотрит.',
  'play.left': 'Партия не доиграна.',
  'play.saved': 'Запись партии: {file}',
  'play.undone': 'Выбор взят назад.',
  'play.undone-practice':
    'Выбор взят назад. С тех пор кое-что стало известно, поэтому партия теперь учебная.',
  'play.no-undo': 'Брать назад нечего.',
  'play.undo-learned':
    'С тех пор кое-что стало известно. Наберите u!, чтобы всё равно взять выбор назад.',
  'play.winner':
    '{n, plural, one {Победа: {names}} few {Победу делят {names}} many {Победу делят {names}} other {Победу делят {names}}}',
  'play.score': 'Очки',
  'play.total': 'Итого',
  'play.place': 'Место',
  'play.help': `  12          выбрать вариант 12
  C9 D9       оставить только то, где есть C9 и D9; годятся любые слова
  Enter       следующая страница списка или выбор, если вариант остался один
  -           предыдущая страница
  *           весь список
  b, b 2      ещё раз показать поле, своё или игрока 2
  s           очки
  r, r ID     действующее правило или любое другое
  h           подсказка
  u           взять свой последний выбор назад
  q           выйти`,
};
