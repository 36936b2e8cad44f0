import type { en } from './en.ts';

/** Усе, що гра каже українською. */
export const uk: Record<keyof typeof en, string> = {
  'game.name': 'Далекі зорі',
  'game.tagline': 'Мапа неба, фігура за фігурою',
  'game.description':
    'Щоходу один із гравців вирішує, яку фігуру малює він сам, а яку — усі інші. Поверніть її, віддзеркальте й упишіть у свою зоряну мапу: виконуйте місії, оточуйте скарби, замикайте прибульців і першими діставайтеся далеких світів. Малюють усі одночасно, тож чекати нікому не доводиться.',

  'shape.black-hole': 'Чорна діра',
  'shape.crescent': 'Півмісяць',
  'shape.lightning': 'Блискавка',
  'shape.comet': 'Комета',
  'shape.rocket': 'Ракета',
  'shape.star': 'Зірка',
  'shape.satellite': 'Супутник',
  'shape.ringed-planet': 'Планета з кільцем',
  'shape.beam': 'Сигнальний промінь',
  'shape.galaxy': 'Спіральна галактика',
  'shape.dipper': 'Ківш',
  'shape.size':
    '{cells, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',

  'mission.alien': 'Прибулець',
  'mission.alien.what': 'Клітинки прибульців, закриті цією фігурою',
  'mission.treasure': 'Скарб',
  'mission.treasure.what': 'Скарби, поруч із якими є клітинка, закрита цією фігурою',
  'mission.upgrade': 'Поліпшення',
  'mission.upgrade.what': 'Клітинки поліпшень, закриті цією фігурою',
  'mission.cluster': 'Скупчення',
  'mission.cluster.what': 'Малюнки в найбільшій зв’язній групі цієї фігури',
  'mission.black-hole': 'Чорна діра',
  'mission.black-hole.what': 'Малюнки цієї фігури, що торкаються чорної діри',
  'mission.points':
    '{count} → {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',

  'cell.empty': 'Порожня клітинка',
  'cell.empty.what': 'Її можна закрити.',
  'cell.alien': 'Прибулець',
  'cell.alien.what': 'Його можна закрити; якщо в кінці він відкритий, це мінус 5 очок.',
  'cell.upgrade': 'Поліпшення',
  'cell.upgrade.what':
    'Закрийте його, щоб здобути поліпшення; воно стане в пригоді з наступного ходу.',
  'cell.treasure': 'Скарб',
  'cell.treasure.what':
    'Його не можна закрити; він дасть 10 очок, якщо закрити всі клітинки довкола.',
  'cell.start': 'Старт',
  'cell.start.what': 'Його не можна закрити; поруч із ним починається ваш перший малюнок.',
  'cell.far-world': 'Далекий світ',
  'cell.far-world.what': 'Його не можна закрити; щоб досягти його, закрийте клітинку поруч.',
  'cell.covered': 'Закрито фігурою «{shape}»',

  'world.near-world-a': 'лівий верхній світ',
  'world.deep-world': 'правий верхній світ',
  'world.near-world-b': 'правий нижній світ',
  'world.values': '{first} — тим, хто прийде першим, {later} — решті',
  'world.noted':
    'Записано: {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'world.open': 'Тут ще ніхто не був',
  'world.taken':
    'Уже досягнуто: тепер дає {later, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',

  'component.panel': 'Панель керування',
  'component.zone': 'Зона {zone}',
  'component.module': 'Модуль {module}',
  'component.notch': '{edge, select, top {Верхня} other {Нижня}} виїмка зони {zone}',
  'component.sheet': 'Зоряна мапа',
  'component.circle': 'Коло: малює активний гравець',
  'component.octagon': 'Восьмикутник: малюють усі інші',
  'component.drone': 'Дрон',
  'edge.top': 'Верхній край',
  'edge.bottom': 'Нижній край',
  'phase.assign': 'Розподіл',
  'phase.draw': 'Малювання',
  moment: 'Раунд {round} із {rounds}, хід {turn}',

  'ask.assign': 'Розмістіть модуль {module}: над якими двома зонами і хто що малює?',
  'ask.draw': 'Намалюйте фігуру «{shape}»',
  'ask.draw.upgrades':
    'Можна пропустити {upgrades, plural, one {# клітинку, витративши поліпшення} few {до # клітинок, по поліпшенню за кожну} many {до # клітинок, по поліпшенню за кожну} other {до # клітинки, по поліпшенню за кожну}}.',
  'ask.draw.no-room': 'Ціла фігура ніде не вміщується: пропустіть клітинки або спасуйте.',

  'option.place':
    '{edge, select, top {Верхній} other {Нижній}} край, {left} – {right}: вам «{self}», іншим «{others}»',
  'option.place.solo':
    '{edge, select, top {Верхній} other {Нижній}} край, {left} – {right}: ви малюєте фігуру «{self}»',
  'option.draw':
    'Намалювати фігуру «{shape}» на {cells}{ignored, plural, =0 {} one {, пропустивши # клітинку} few {, пропустивши # клітинки} many {, пропустивши # клітинок} other {, пропустивши # клітинки}}',
  'option.draw.group':
    '{ignored, plural, =0 {Ціла фігура} one {Без # клітинки} few {Без # клітинок} many {Без # клітинок} other {Без # клітинки}}',
  'option.pass': 'Спасувати: цього ходу нічого не малювати',
  'effect.points': '{points, plural, one {+# очко} few {+# очки} many {+# очок} other {+# очка}}',
  'effect.gains':
    '{upgrades, plural, one {+# поліпшення} few {+# поліпшення} many {+# поліпшень} other {+# поліпшення}}',
  'effect.spends':
    '{upgrades, plural, one {−# поліпшення} few {−# поліпшення} many {−# поліпшень} other {−# поліпшення}}',
  'effect.world': '{world}: +{points}',

  'event.round-started': 'Раунд {round}',
  'event.module-placed':
    '{seat} розміщує модуль {module} на {edge, select, top {верхньому} other {нижньому}} краї: собі «{self}», іншим «{others}»',
  'event.module-placed.solo':
    '{seat} розміщує модуль {module} на {edge, select, top {верхньому} other {нижньому}} краї й малює фігуру «{self}»',
  'event.drone-placed':
    'Дрон розміщує модуль {module} на {edge, select, top {верхньому} other {нижньому}} краї: ви малюєте фігуру «{others}»',
  'event.drew':
    '{seat} малює фігуру «{shape}» на {cells}{ignored, plural, =0 {} one {, пропускаючи # клітинку} few {, пропускаючи # клітинки} many {, пропускаючи # клітинок} other {, пропускаючи # клітинки}}',
  'event.passed': '{seat} пасує й не малює фігуру «{shape}»',
  'event.passed.forced': '{seat}: для фігури «{shape}» немає місця, малюнка цього ходу не буде',
  'event.upgrade-gained':
    '{seat} здобуває {upgrades, plural, one {# поліпшення} few {# поліпшення} many {# поліпшень} other {# поліпшення}}',
  'event.world-reached':
    '{seat} відкриває {world} і записує {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'event.drone-claimed': 'Дрон займає {world}: відтепер за нього дають менше очок',
  'event.round-ended': 'Раунд {round} закінчено',
  'event.game-ended': 'Гру закінчено',

  'score.mission':
    'Місія «{mission, select, alien {Прибулець} treasure {Скарб} upgrade {Поліпшення} cluster {Скупчення} other {Чорна діра}}»',
  'score.mission.detail':
    '{shape, select, crescent {Півмісяць} lightning {Блискавка} comet {Комета} rocket {Ракета} star {Зірка} satellite {Супутник} beam {Сигнальний промінь} galaxy {Спіральна галактика} dipper {Ківш} other {Планета з кільцем}}: {count, plural, =0 {не виконано} one {виконано # раз} few {виконано # рази} many {виконано # разів} other {виконано # раза}}',
  'score.worlds': 'Далекі світи',
  'score.worlds.detail':
    '{count, plural, =0 {не досягнуто} one {досягнуто #} few {досягнуто #} many {досягнуто #} other {досягнуто #}}',
  'score.treasures': 'Скарби',
  'score.treasures.detail':
    '{count, plural, =0 {не оточено} one {оточено #} few {оточено #} many {оточено #} other {оточено #}}',
  'score.aliens': 'Прибульці',
  'score.aliens.detail':
    '{count, plural, =0 {усіх закрито} one {не закрито #} few {не закрито #} many {не закрито #} other {не закрито #}}',
  'score.total': 'Підсумок',

  'rank.cadet': 'Кадет',
  'rank.navigator': 'Штурман',
  'rank.pilot': 'Пілот',
  'rank.captain': 'Капітан',
  'rank.legend': 'Легенда',
  'rank.earned': 'Звання: {rank}',

  'option-table.first': 'Перший гравець',
  'option-table.first.what': 'Хто розміщує перший модуль.',
  'option-table.first.random': 'За жеребом',
  'option-table.first.1': 'Місце 1',
  'option-table.first.2': 'Місце 2',
  'option-table.first.3': 'Місце 3',
  'option-table.first.4': 'Місце 4',
  'option-table.solo': 'Наодинці з дроном',
  'option-table.solo.what':
    'Дрон розміщує кожен другий модуль навмання й поспішає до далеких світів раніше за вас. До якого звання дістанетеся ви?',

  'panel.score': 'Очки',
  'panel.upgrades': 'Поліпшення в запасі',
  'panel.covered': 'Закрито клітинок',
  'panel.worlds': 'Досягнуто світів',
  'panel.treasures': 'Оточено скарбів',
  'panel.aliens': 'Незакриті прибульці',
  'badge.active': 'Активний гравець: розміщує модуль',
  'area.panel': 'Панель',
  'area.sheet': 'Моя мапа',
  'area.others': 'Суперники',

  'tool.turn': 'Повернути',
  'tool.turn-back': 'Повернути назад',
  'tool.flip': 'Віддзеркалити',
  'tool.leave-out': 'Пропустити клітинку',
  'tool.put-back': 'Відновити клітинку',
  'keys.game':
    'R повертає фігуру, Shift R — у зворотний бік, F віддзеркалює. На мапі стрілки рухають її, Enter малює.',
  'help.assign':
    'Оберіть пару вільних виїмок на краю панелі. Зафарбоване коло вказує на фігуру, яку малюєте ви, восьмикутник — на ту, що малюють інші.',
  'legend.covered': 'Закрита клітинка з малюнком своєї фігури',
  'legend.touch': 'Наступний малюнок має закрити одну з цих клітинок',
  'legend.ignored': 'Клітинка, пропущена за поліпшення',
  'legend.upgrade.gained': 'Поліпшення в запасі',
  'legend.upgrade.spent': 'Витрачене поліпшення',

  'draw.sealed': 'Ваш малюнок запечатано. Його можна змінити, доки не намалюють усі.',
  'draw.no-berth': 'У цьому положенні фігурі немає місця. Поверніть або віддзеркальте її.',
  'draw.berths':
    'У цьому положенні {n, plural, one {підходить # місце} few {підходять # місця} many {підходить # місць} other {підходить # місця}}.',
  'draw.keys': 'R повертає, F віддзеркалює.',
  'draw.tap': 'Торкніться мапи, щоб прикласти фігуру, а тоді самої фігури, щоб намалювати її.',
  'draw.here': 'Намалювати',
  'draw.chart':
    'Зоряна карта: намалюйте фігуру «{shape}». Стрілки рухають її, R повертає, F віддзеркалює, Enter малює.',

  'draws.you': 'Ви',
  'draws.nobody': 'Ніхто',

  'why-not.outside': 'Частина фігури опиниться за краєм мапи.',
  'why-not.covered': 'Одну з клітинок фігури вже закрито.',
  'why-not.start': 'Старт закривати не можна.',
  'why-not.treasure': 'Скарб закривати не можна.',
  'why-not.far-world': 'Далекий світ закривати не можна.',
  'why-not.first-touch': 'Перший малюнок має закрити клітинку поруч зі стартом.',
  'why-not.touch': 'Фігура має торкатися стороною одного з ваших малюнків.',
  'why-not.pieces': 'Те, що лишиться від фігури, розпадеться на частини.',
  'why-not.needs-upgrade':
    'Для цього {needed, plural, one {потрібне # поліпшення} few {потрібні # поліпшення} many {потрібно # поліпшень} other {потрібно # поліпшення}}, а у вас {owned, plural, =0 {їх немає} one {є лише #} few {є лише #} many {є лише #} other {є лише #}}.',
  'why-not.fresh-upgrade': 'Поліпшення можна витрачати лише з наступного ходу.',
  'why-not.too-many': 'Пропустити можна щонайбільше дві клітинки.',
  'why-not.pass': 'Фігура ще десь уміщується цілком, тож малювати обов’язково.',
  'why-not.notch': 'Обидві виїмки мають бути вільні.',
};
