import type { play as en } from '../en/play.ts';

export const play: Record<keyof typeof en, string> = {
  'moment.set-up': 'Подготовка',
  'moment.round': 'Раунд {n} из {of}: {phase}',
  'moment.over': 'Игра окончена',

  'ask.race': 'Выберите расу.',
  'ask.redraw':
    'Один раз можно заменить карты стартовой руки. {n, plural, =0 {Пока ни одной.} one {Выбрана # карта.} few {Выбраны # карты.} many {Выбрано # карт.} other {Выбрано # карты.}}',
  'ask.start-effect': 'Начало раунда: какое свойство применить?',
  'ask.action':
    'Выполните действие. {n, plural, one {Остался # кубик.} few {Осталось # кубика.} many {Осталось # кубиков.} other {Осталось # кубика.}}',
  'ask.build-card': '{source}: выберите карту для постройки.',
  'ask.build-place': 'Где построить карту «{card}»?',
  'ask.build-pay': '«{card}»: как заплатить с учётом скидки?',
  'ask.sift': 'Выберите, какую из только что взятых карт сбросить.',
  'ask.discard.price':
    '{source}: в уплату сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'ask.discard.effect':
    '{source}: сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'ask.discard.deal':
    'Сделка: сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'ask.discard.limit':
    'На руке можно оставить {limit, plural, one {# карту} few {# карты} many {# карт} other {# карты}}. Сбросьте {n}.',
  'ask.hire': 'Какого советника нанять?',
  'ask.choose': '{source}: выберите одно.',
  'ask.choose.victim': '{source} игрока {player}: выберите одно.',
  'ask.exchange': '{source}: в какую сторону обмен?',
  'ask.use': '{source}: применить свойство?',
  'ask.activate-free': '{source}: активировать карту, не тратя действия? Можно ещё до {n}.',
  'ask.take-discard': '{source}: возьмите карту из сброса.',
  'ask.rearrange-system': '{source}: какую из своих систем перестроить?',
  'ask.rearrange': '{source}: какая карта следующая, если считать сверху вниз?',
  'ask.dismiss': '{source}: чей советник вернётся на стол?',
  'ask.trigger': 'После атаки: какое свойство применить?',
  'ask.sink': '{source}: какое рабочее сооружение игрока {player} уйдёт в самый низ?',
  'ask.block': '{source}: какую карту игрока {player} занять кубиком?',

  'option.race': 'Играть за расу: {race}',
  'option.replace': 'Заменить карту «{card}»',
  'option.done.redraw':
    '{n, plural, =0 {Оставить всю руку} one {Взять # новую карту} few {Взять # новые карты} many {Взять # новых карт} other {Взять # новой карты}}',
  'option.done': 'Больше не применять',
  'option.apply': 'Применить: {source}',
  'option.build': 'Построить карту «{card}»',
  'option.exploit': 'Эксплуатация: сбросить карту «{card}»',
  'option.research':
    'Исследование: взять {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  'option.activate': 'Активировать: {card}',
  'option.attack': 'Атаковать игрока {player}',
  'option.trade': 'Торговля: {give} на {take}',
  'option.propaganda':
    'Пропаганда: получить {n, plural, one {# лояльность} few {# лояльности} many {# лояльности} other {# лояльности}}',
  'option.deal':
    'Сделка: сбросить {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и нанять советника',
  'option.new': 'Начать новую систему',
  'option.on': 'Построить поверх карты «{card}»',
  'option.pay': 'Заплатить {price}',
  'option.discard': 'Сбросить карту «{card}»',
  'option.hire': 'Нанять советника: {advisor}',
  'option.choose': 'Выбрать: {text}',
  'option.give': 'Отдать {give}, получить {take}',
  'option.use': 'Применить: {source}',
  'option.decline': 'Не применять',
  'option.skip': 'Ничего не строить',
  'option.stop': 'Больше не нужно',
  'option.take': 'Взять карту «{card}»',
  'option.system': 'Перестроить систему, где сверху «{card}»',
  'option.next': 'Следующая карта: {card}',
  'option.dismiss': 'Отослать советника игрока {player}: {advisor}',
  'option.dismiss.nothing': 'Выбрать игрока {player}: ничего не произойдёт',
  'option.trigger': 'Следующее свойство: {source}',
  'option.sink': 'Убрать вниз карту «{card}»',
  'option.block': 'Занять ячейку карты «{card}»',
  'which.system': '{option} (система {n})',
  'which.cube': '{option} (с кубиком)',
  'which.from-top': '{option} ({n}-я сверху)',

  'preview.cost': 'за {amount}',
  'preview.discount': 'за {amount}, скидка {n}',
  'preview.income': 'и далее {amount} каждый раунд',
  'preview.level': 'мобилизация в следующем раунде: {level}',
  'preview.attack': '{fleets}; вы получите {gain}',

  'why.not-your-turn': 'Сейчас не ваш ход.',
  'why.price': 'Вам не хватает: {amount}.',
  'why.gate.build':
    'Ваша лояльность — {n}, а эту карту можно строить при лояльности не ниже {gate}.',
  'why.gate.activate':
    'Ваша лояльность — {n}, а эту карту можно активировать при лояльности не ниже {gate}.',
  'why.no-place': 'Все ваши системы заполнены, а новую начать нельзя.',
  'why.covered': 'Работает только верхняя карта системы.',
  'why.no-activation': 'У этой карты нет свойства с активацией.',
  'why.slot-taken': 'На этой карте уже лежит кубик.',
  'why.points':
    'Чтобы заплатить, нужно {n, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}.',
  'why.hand':
    'Для этого на руке нужно иметь хотя бы {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'why.nothing-to-build': 'На руке нет карты, которую можно здесь построить.',
  'why.trade': 'Для торговли нужно: {amount}.',
  'why.attack.self': 'Атаковать себя нельзя.',
  'why.attack.weak':
    'Ваш флот считается за {mine}, флот соперника — за {theirs}; нужно не меньше, чем у него.',
  'why.attack.price':
    'Цена атаки — {price, plural, one {# флот} few {# флота} many {# флотов} other {# флота}}, а у вас {fleet}.',
  'why.attack.limit':
    'Одного и того же игрока за раунд можно атаковать не больше {n, plural, one {# раза} few {# раз} many {# раз} other {# раз}}.',
  'why.propaganda': 'Пропаганда доступна один раз за раунд.',
  'why.deal.none': 'На столе нет свободных советников.',
  'why.deal.alluvia': 'Аллювию нельзя заменить.',
  'why.deal.off': 'Эта партия проходит без советников.',
  'preview.at-once': '{told}. {text}',
  'preview.now': 'Для вас сейчас: {now}.',
  'why.price.discount': 'Вам не хватает: {amount}, а скидки покроют только {n}.',
  'why.nothing-to-activate':
    'Сейчас нельзя активировать ни одну из ваших верхних карт. Коснитесь карты, чтобы узнать почему.',
  'why.nobody-to-attack':
    'Сейчас вы никого не можете атаковать. Коснитесь соперника, чтобы узнать почему.',
  'why.build.first': 'Сначала выберите на руке карту, которую построите.',
  'why.deal.first': 'Советников нанимают действием «Сделка».',
  'why.not-your-card': 'Эта карта не ваша или лежит в сбросе.',
  'why.no-target': 'Её свойству сейчас не на что подействовать.',
  'attack.damage': 'Ваша атака',
  'attack.shield': 'Атака на вас',
  'attack.fleets':
    'флот {mine} против {theirs}, цена — {price, plural, one {# флот} few {# флота} many {# флотов} other {# флота}}',
  'attack.against': 'Против: {name}',
  'attack.can': 'возможна',
  'attack.limit': 'в этом раунде больше нельзя',
  'attack.weak': 'флот слишком мал',
  'attack.price': 'не хватает на цену',
  'label.discount': 'Скидка',
  'gallery.count': 'Разных карт: {designs}, в колоде: {cards}',
  'first-game.what': 'Учебная партия: все играют людьми без особых свойств, советников нет.',
};
