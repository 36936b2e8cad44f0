import type { en } from './en.ts';

/** Всё, что игра говорит по-русски. */
export const ru: Record<keyof typeof en, string> = {
  'game.name': 'Дальние звёзды',
  'game.tagline': 'Карта неба, фигура за фигурой',
  'game.description':
    'Каждый ход один из игроков решает, какую фигуру рисует он сам, а какую — все остальные. Поверните её, отразите и впишите в свою звёздную карту: выполняйте миссии, окружайте сокровища, запирайте пришельцев и первыми добирайтесь до далёких миров. Рисуют все одновременно, поэтому ждать никому не приходится.',

  'shape.black-hole': 'Чёрная дыра',
  'shape.crescent': 'Месяц',
  'shape.lightning': 'Молния',
  'shape.comet': 'Комета',
  'shape.rocket': 'Ракета',
  'shape.star': 'Звезда',
  'shape.satellite': 'Спутник',
  'shape.ringed-planet': 'Планета с кольцом',
  'shape.beam': 'Сигнальный луч',
  'shape.galaxy': 'Спиральная галактика',
  'shape.dipper': 'Ковш',
  'shape.size': '{cells, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}',

  'mission.alien': 'Пришелец',
  'mission.alien.what': 'Клетки пришельцев, закрытые этой фигурой',
  'mission.treasure': 'Сокровище',
  'mission.treasure.what': 'Сокровища, рядом с которыми есть клетка, закрытая этой фигурой',
  'mission.upgrade': 'Улучшение',
  'mission.upgrade.what': 'Клетки улучшений, закрытые этой фигурой',
  'mission.cluster': 'Скопление',
  'mission.cluster.what': 'Рисунки в самой большой связной группе этой фигуры',
  'mission.black-hole': 'Чёрная дыра',
  'mission.black-hole.what': 'Рисунки этой фигуры, которые касаются чёрной дыры',
  'mission.points':
    '{count} → {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'cell.empty': 'Пустая клетка',
  'cell.empty.what': 'Её можно закрыть.',
  'cell.alien': 'Пришелец',
  'cell.alien.what': 'Его можно закрыть; если в конце он открыт, это минус 5 очков.',
  'cell.upgrade': 'Улучшение',
  'cell.upgrade.what': 'Закройте его, чтобы получить улучшение; оно пригодится со следующего хода.',
  'cell.treasure': 'Сокровище',
  'cell.treasure.what':
    'Его нельзя закрыть; оно принесёт 10 очков, если закрыть все клетки вокруг.',
  'cell.start': 'Старт',
  'cell.start.what': 'Его нельзя закрыть; рядом с ним начинается ваш первый рисунок.',
  'cell.far-world': 'Далёкий мир',
  'cell.far-world.what': 'Его нельзя закрыть; чтобы достичь его, закройте клетку рядом.',
  'cell.covered': 'Закрыто фигурой «{shape}»',

  'world.near-world-a': 'левый верхний мир',
  'world.deep-world': 'правый верхний мир',
  'world.near-world-b': 'правый нижний мир',
  'world.values': '{first} — тем, кто придёт первым, {later} — остальным',
  'world.noted':
    'Записано: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'world.open': 'Здесь ещё никто не был',
  'world.taken':
    'Уже достигнут: теперь приносит {later, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',

  'component.panel': 'Панель управления',
  'component.zone': 'Зона {zone}',
  'component.module': 'Модуль {module}',
  'component.notch': '{edge, select, top {Верхняя} other {Нижняя}} выемка зоны {zone}',
  'component.sheet': 'Звёздная карта',
  'component.circle': 'Круг: рисует активный игрок',
  'component.octagon': 'Восьмиугольник: рисуют все остальные',
  'component.drone': 'Дрон',
  'edge.top': 'Верхний край',
  'edge.bottom': 'Нижний край',
  'phase.assign': 'Распределение',
  'phase.draw': 'Рисование',
  moment: 'Раунд {round} из {rounds}, ход {turn}',

  'ask.assign': 'Разместите модуль {module}: над какими двумя зонами и кто что рисует?',
  'ask.draw': 'Нарисуйте фигуру «{shape}»',
  'ask.draw.upgrades':
    'Можно пропустить {upgrades, plural, one {# клетку, потратив улучшение} few {до # клеток, по улучшению за каждую} many {до # клеток, по улучшению за каждую} other {до # клетки, по улучшению за каждую}}.',
  'ask.draw.no-room': 'Целиком фигура нигде не помещается: пропустите клетки или пасуйте.',

  'option.place':
    '{edge, select, top {Верхний} other {Нижний}} край, {left} – {right}: вам «{self}», остальным «{others}»',
  'option.place.solo':
    '{edge, select, top {Верхний} other {Нижний}} край, {left} – {right}: вы рисуете фигуру «{self}»',
  'option.draw':
    'Нарисовать фигуру «{shape}» на {cells}{ignored, plural, =0 {} one {, пропустив # клетку} few {, пропустив # клетки} many {, пропустив # клеток} other {, пропустив # клетки}}',
  'option.draw.group':
    '{ignored, plural, =0 {Фигура целиком} one {Без # клетки} few {Без # клеток} many {Без # клеток} other {Без # клетки}}',
  'option.pass': 'Пасовать: в этот ход ничего не рисовать',
  'effect.points': '{points, plural, one {+# очко} few {+# очка} many {+# очков} other {+# очка}}',
  'effect.gains':
    '{upgrades, plural, one {+# улучшение} few {+# улучшения} many {+# улучшений} other {+# улучшения}}',
  'effect.spends':
    '{upgrades, plural, one {−# улучшение} few {−# улучшения} many {−# улучшений} other {−# улучшения}}',
  'effect.world': '{world}: +{points}',

  'event.round-started': 'Раунд {round}',
  'event.module-placed':
    '{seat} размещает модуль {module} на {edge, select, top {верхнем} other {нижнем}} краю: себе «{self}», остальным «{others}»',
  'event.module-placed.solo':
    '{seat} размещает модуль {module} на {edge, select, top {верхнем} other {нижнем}} краю и рисует фигуру «{self}»',
  'event.drone-placed':
    'Дрон размещает модуль {module} на {edge, select, top {верхнем} other {нижнем}} краю: вы рисуете фигуру «{others}»',
  'event.drew':
    '{seat} рисует фигуру «{shape}» на {cells}{ignored, plural, =0 {} one {, пропуская # клетку} few {, пропуская # клетки} many {, пропуская # клеток} other {, пропуская # клетки}}',
  'event.passed': '{seat} пасует и не рисует фигуру «{shape}»',
  'event.passed.forced': '{seat}: для фигуры «{shape}» нет места, рисунка в этот ход не будет',
  'event.upgrade-gained':
    '{seat} получает {upgrades, plural, one {# улучшение} few {# улучшения} many {# улучшений} other {# улучшения}}',
  'event.world-reached':
    '{seat} открывает {world} и записывает {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'event.drone-claimed': 'Дрон занимает {world}: теперь за него дают меньше очков',
  'event.round-ended': 'Раунд {round} окончен',
  'event.game-ended': 'Игра окончена',

  'score.mission':
    'Миссия «{mission, select, alien {Пришелец} treasure {Сокровище} upgrade {Улучшение} cluster {Скопление} other {Чёрная дыра}}»',
  'score.mission.detail':
    '{shape, select, crescent {Месяц} lightning {Молния} comet {Комета} rocket {Ракета} star {Звезда} satellite {Спутник} beam {Сигнальный луч} galaxy {Спиральная галактика} dipper {Ковш} other {Планета с кольцом}}: {count, plural, =0 {не выполнена} one {выполнена # раз} few {выполнена # раза} many {выполнена # раз} other {выполнена # раза}}',
  'score.worlds': 'Далёкие миры',
  'score.worlds.detail':
    '{count, plural, =0 {не достигнуты} one {достигнут #} few {достигнуто #} many {достигнуто #} other {достигнуто #}}',
  'score.treasures': 'Сокровища',
  'score.treasures.detail':
    '{count, plural, =0 {не окружены} one {окружено #} few {окружено #} many {окружено #} other {окружено #}}',
  'score.aliens': 'Пришельцы',
  'score.aliens.detail':
    '{count, plural, =0 {все закрыты} one {не закрыт #} few {не закрыто #} many {не закрыто #} other {не закрыто #}}',
  'score.total': 'Итог',

  'rank.cadet': 'Кадет',
  'rank.navigator': 'Штурман',
  'rank.pilot': 'Пилот',
  'rank.captain': 'Капитан',
  'rank.legend': 'Легенда',
  'rank.earned': 'Звание: {rank}',

  'option-table.first': 'Первый игрок',
  'option-table.first.what': 'Кто размещает первый модуль.',
  'option-table.first.random': 'По жребию',
  'option-table.first.1': 'Место 1',
  'option-table.first.2': 'Место 2',
  'option-table.first.3': 'Место 3',
  'option-table.first.4': 'Место 4',
  'option-table.solo': 'В одиночку против дрона',
  'option-table.solo.what':
    'Дрон размещает каждый второй модуль наугад и спешит к далёким мирам раньше вас. До какого звания доберётесь вы?',

  'panel.score': 'Очки',
  'panel.upgrades': 'Улучшения в запасе',
  'panel.covered': 'Закрыто клеток',
  'panel.worlds': 'Достигнуто миров',
  'panel.treasures': 'Окружено сокровищ',
  'panel.aliens': 'Незакрытые пришельцы',
  'badge.active': 'Активный игрок: размещает модуль',
  'area.panel': 'Панель',
  'area.sheet': 'Моя карта',
  'area.others': 'Соперники',

  'tool.turn': 'Повернуть',
  'tool.turn-back': 'Повернуть обратно',
  'tool.flip': 'Отразить',
  'tool.leave-out': 'Пропустить клетку',
  'tool.put-back': 'Вернуть клетку',
  'keys.game':
    'R поворачивает фигуру, Shift R — в обратную сторону, F отражает. На карте стрелки двигают её, Enter рисует.',
  'help.assign':
    'Выберите пару свободных выемок на краю панели. Закрашенный круг указывает на фигуру, которую рисуете вы, восьмиугольник — на ту, что рисуют остальные.',
  'legend.covered': 'Закрытая клетка с рисунком своей фигуры',
  'legend.touch': 'Следующий рисунок должен закрыть одну из этих клеток',
  'legend.ignored': 'Клетка, пропущенная за улучшение',
  'legend.upgrade.gained': 'Улучшение в запасе',
  'legend.upgrade.spent': 'Потраченное улучшение',

  'draw.sealed': 'Ваш рисунок запечатан. Его можно изменить, пока не нарисуют все.',
  'draw.no-berth': 'В этом положении фигуре нет места. Поверните или отразите её.',
  'draw.berths':
    'В этом положении {n, plural, one {подходит # место} few {подходят # места} many {подходит # мест} other {подходит # места}}.',
  'draw.keys': 'R поворачивает, F отражает.',
  'draw.tap': 'Коснитесь карты, чтобы приложить фигуру, затем самой фигуры, чтобы нарисовать её.',
  'draw.here': 'Нарисовать',
  'draw.chart':
    'Звёздная карта: нарисуйте фигуру «{shape}». Стрелки двигают её, R поворачивает, F отражает, Enter рисует.',

  'draws.you': 'Вы',
  'draws.nobody': 'Никто',

  'why-not.outside': 'Часть фигуры окажется за краем карты.',
  'why-not.covered': 'Одна из клеток фигуры уже закрыта.',
  'why-not.start': 'Старт закрывать нельзя.',
  'why-not.treasure': 'Сокровище закрывать нельзя.',
  'why-not.far-world': 'Далёкий мир закрывать нельзя.',
  'why-not.first-touch': 'Первый рисунок должен закрыть клетку рядом со стартом.',
  'why-not.touch': 'Фигура должна касаться стороной одного из ваших рисунков.',
  'why-not.pieces': 'То, что останется от фигуры, распадётся на части.',
  'why-not.needs-upgrade':
    'Для этого {needed, plural, one {нужно # улучшение} few {нужны # улучшения} many {нужно # улучшений} other {нужно # улучшения}}, а у вас {owned, plural, =0 {их нет} one {есть только #} few {есть только #} many {есть только #} other {есть только #}}.',
  'why-not.fresh-upgrade': 'Улучшение можно тратить только со следующего хода.',
  'why-not.too-many': 'Пропустить можно не больше двух клеток.',
  'why-not.pass': 'Фигура ещё где-то помещается целиком, поэтому рисовать обязательно.',
  'why-not.notch': 'Обе выемки должны быть свободны.',
};
