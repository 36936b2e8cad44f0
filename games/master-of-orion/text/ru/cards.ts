import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  'list.comma': '{a}, {b}',
  'list.semicolon': '{a}; {b}',
  'list.and': '{a} и {b}',
  'list.or': '{a} или {b}',

  'amount.nothing': '0 ресурсов',
  'amount.food':
    '{n, plural, one {# продовольствие} few {# продовольствия} many {# продовольствия} other {# продовольствия}}',
  'amount.fleet': '{n, plural, one {# флот} few {# флота} many {# флотов} other {# флота}}',
  'amount.production':
    '{n, plural, one {# производство} few {# производства} many {# производства} other {# производства}}',
  'amount.loyalty':
    '{n, plural, one {# лояльность} few {# лояльности} many {# лояльности} other {# лояльности}}',
  'amount.points':
    '{n, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',
  'amount.cube':
    '{n, plural, one {# кубик действия} few {# кубика действия} many {# кубиков действия} other {# кубика действия}}',
  'amount.card': '{n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',

  'thing.color': 'Цвет: {color}.',
  'thing.start': 'В начале: {amount}.',
  'sketch.systems': '{name}: системы снизу вверх, действует последняя карта, * — кубик',
  'card.cost': 'Цена: {amount}.',
  'card.income': 'Доход: {amount}.',
  'card.points':
    'Приносит {n, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}.',
  'card.points.effect': 'Победные очки — по свойству карты.',
  'card.gate.build': 'Можно построить, только если ваша лояльность не ниже {n}.',
  'card.gate.activate': 'Можно активировать, только если ваша лояльность не ниже {n}.',

  'ability.text': '{timing}: {text}.',

  'effect.may': 'можете {text}',
  'effect.if': '{condition}, {text}',
  'effect.pay': '{price}, чтобы {text}',
  'effect.then': '{a}, затем {b}',
  'effect.each': '{text} за {of}',

  'count.working':
    'каждую вашу {color, select, blue {синюю} red {красную} yellow {жёлтую} other {серую}} рабочую карту{self, select, yes {, включая эту} other {}}',
  'count.all':
    'каждую {color, select, blue {синюю} red {красную} yellow {жёлтую} other {серую}} карту в ваших системах{self, select, yes {, включая эту} other {}}',
  'count.systems': 'каждую вашу систему',
  'count.colorSets': 'каждый полный набор карт четырёх цветов в ваших системах',

  'condition.working':
    '{n, select, 1 {если среди ваших рабочих карт есть {color, select, blue {синяя} red {красная} yellow {жёлтая} other {серая}}} other {если у вас не меньше {n} {color, select, blue {синих} red {красных} yellow {жёлтых} other {серых}} рабочих карт}}',
  'condition.all':
    '{n, select, 1 {если в ваших системах есть {color, select, blue {синяя} red {красная} yellow {жёлтая} other {серая}} карта} other {если в ваших системах не меньше {n} {color, select, blue {синих} red {красных} yellow {жёлтых} other {серых}} карт}}',
  'condition.loyalty': 'если ваша лояльность не ниже {n}',

  'price.spend': '{form, select, inf {потратить} other {потратьте}} {amount}',
  'price.cube':
    '{form, select, inf {вернуть} other {верните}} в резерв {n, plural, one {# доступный кубик действия} few {# доступных кубика действия} many {# доступных кубиков действия} other {# доступного кубика действия}}',
  'price.slot': '{form, select, inf {положить} other {положите}} кубик из резерва в ячейку Р',

  'effect.gain': '{form, select, inf {получить} other {получите}} {amount}',
  'effect.draw': '{form, select, inf {взять} other {возьмите}} {amount}',
  'effect.cube': '{form, select, inf {взять} other {возьмите}} {amount} из резерва',
  'effect.lose':
    '{who, select, attacker {атакующий теряет} victim {атакованный игрок теряет} other {{form, select, inf {потерять} other {потеряйте}}}} {amount}',
  'effect.discard':
    '{who, select, attacker {атакующий сбрасывает} victim {атакованный игрок сбрасывает} other {{form, select, inf {сбросить} other {сбросьте}}}} {amount} с руки',
  'effect.choose.gain': '{form, select, inf {получить} other {получите}} на выбор {list}',
  'effect.choose.you': '{form, select, inf {выбрать} other {выберите}} одно: {list}',
  'effect.choose.victim':
    '{form, select, inf {заставить атакованного игрока выбрать} other {атакованный игрок выбирает}}: {list}',
  'effect.build':
    '{form, select, inf {построить} other {постройте}} с руки {color, select, blue {синюю карту} red {красную карту} yellow {жёлтую карту} grey {серую карту} other {карту любого цвета}}{on, select, thisCard { поверх этой} other {}} {discount, plural, =0 {по обычной цене} one {со скидкой в # ресурс} few {со скидкой в # ресурса} many {со скидкой в # ресурсов} other {со скидкой в # ресурса}}',
  'effect.activate':
    '{form, select, inf {активировать} other {активируйте}} до {n, plural, one {# другой своей рабочей карты} few {# других своих рабочих карт} many {# других своих рабочих карт} other {# других своих рабочих карт}} по очереди, используя кубики из резерва и не тратя действий',
  'effect.exchange': '{form, select, inf {обменять} other {обменяйте}} {a} на {b} или наоборот',
  'effect.byColor':
    '{form, select, inf {получить} other {получите}} по цвету карты прямо под этой: {list}',
  'effect.byColor.item':
    '{color, select, blue {синий} red {красный} yellow {жёлтый} other {серый}} — {text}',
  'effect.takeDiscard.any':
    '{form, select, inf {взять} other {возьмите}} на руку любую карту из сброса',
  'effect.takeDiscard.top':
    '{form, select, inf {взять} other {возьмите}} на руку одну из {n, plural, one {# верхней карты} few {# верхних карт} many {# верхних карт} other {# верхних карт}} сброса',
  'effect.sift':
    '{form, select, inf {взять} other {возьмите}} {amount} и {form, select, inf {сбросить} other {сбросьте}} {n} из них',
  'effect.rearrange':
    '{form, select, inf {разложить} other {разложите}} карты одной своей системы в любом порядке',
  'effect.dismissAdvisor':
    '{form, select, inf {вернуть} other {верните}} на стол советника одного из соперников на ваш выбор',
  'effect.sink':
    '{form, select, inf {переложить} other {переложите}} рабочее сооружение атакованного игрока в самый низ его системы',
  'effect.blockSlot':
    '{form, select, inf {занять} other {займите}} свободную ячейку на рабочей карте атакованного игрока кубиком из его резерва',
  'effect.releaseCube':
    '{form, select, inf {переложить} other {переложите}} кубик с этой карты, если он есть, к доступным кубикам',
  'effect.othersDiscard':
    'каждый соперник, у которого на руке больше карт, чем у вас, сбрасывает {amount} с руки',

  'rule.attackPrice':
    '{when, select, attacking {ваши атаки} other {атаки на вас}} {change, select, less {дешевле} other {дороже}} на {amount}{change, select, less { (но цена не ниже {min})} other {}}',
  'rule.attackStrength.attacking':
    'когда вы атакуете, считается, что у вас на {amount} больше; платить ими за атаку нельзя',
  'rule.attackStrength.attacked':
    'когда вас хотят атаковать, считается, что у вас на {amount} больше',
  'rule.discount':
    '{color, select, blue {ваши синие карты} red {ваши красные карты} yellow {ваши жёлтые карты} grey {ваши серые карты} other {ваши карты}}{where, select, thisSystem { в этой системе} other {}} строятся на {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} дешевле',
  'rule.actionBonus': 'каждый раз, выполняя действие «{action}», дополнительно {text}',
  'rule.mobilization':
    'при {level, select, high {высокой} medium {средней} other {низкой}} мобилизации вместо обычного эффекта {text}',
  'rule.ownSystem':
    'эта карта начинает собственную дополнительную систему, в которой поверх неё есть место для {n, plural, one {# сооружения} few {# сооружений} many {# сооружений} other {# сооружений}}; она действует, даже когда накрыта, и никогда не покидает своего места',
  'rule.keepCube': 'кубик на этой карте остаётся здесь в конце раунда',
};
