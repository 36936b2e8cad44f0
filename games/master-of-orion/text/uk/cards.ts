import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  'list.comma': '{a}, {b}',
  'list.semicolon': '{a}; {b}',
  'list.and': '{a} і {b}',
  'list.or': '{a} або {b}',

  'amount.nothing': '0 ресурсів',
  'amount.food':
    '{n, plural, one {# продовольство} few {# продовольства} many {# продовольства} other {# продовольства}}',
  'amount.fleet': '{n, plural, one {# флот} few {# флоти} many {# флотів} other {# флоту}}',
  'amount.production':
    '{n, plural, one {# виробництво} few {# виробництва} many {# виробництва} other {# виробництва}}',
  'amount.loyalty':
    '{n, plural, one {# лояльність} few {# лояльності} many {# лояльності} other {# лояльності}}',
  'amount.points':
    '{n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}',
  'amount.cube':
    '{n, plural, one {# кубик дії} few {# кубики дії} many {# кубиків дії} other {# кубика дії}}',
  'amount.card': '{n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',

  'thing.color': 'Колір: {color}.',
  'thing.start': 'На початку: {amount}.',
  'sketch.systems': '{name}: системи знизу вгору, діє остання карта, * — кубик',
  'card.cost': 'Ціна: {amount}.',
  'card.income': 'Дохід: {amount}.',
  'card.points':
    'Дає {n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.',
  'card.points.effect': 'Переможні очки — за властивістю карти.',
  'card.gate.build': 'Можна збудувати, лише якщо ваша лояльність не нижча за {n}.',
  'card.gate.activate': 'Можна активувати, лише якщо ваша лояльність не нижча за {n}.',

  'ability.text': '{timing}: {text}.',

  'effect.may': 'можете {text}',
  'effect.if': '{condition}, {text}',
  'effect.pay': '{price}, щоб {text}',
  'effect.then': '{a}, потім {b}',
  'effect.each': '{text} за {of}',

  'count.working':
    'кожну вашу {color, select, blue {синю} red {червону} yellow {жовту} other {сіру}} робочу карту{self, select, yes {, включно з цією} other {}}',
  'count.all':
    'кожну {color, select, blue {синю} red {червону} yellow {жовту} other {сіру}} карту у ваших системах{self, select, yes {, включно з цією} other {}}',
  'count.systems': 'кожну вашу систему',
  'count.colorSets': 'кожен повний набір карт чотирьох кольорів у ваших системах',

  'condition.working':
    '{n, select, 1 {якщо серед ваших робочих карт є {color, select, blue {синя} red {червона} yellow {жовта} other {сіра}}} other {якщо у вас не менше ніж {n} {color, select, blue {синіх} red {червоних} yellow {жовтих} other {сірих}} робочих карт}}',
  'condition.all':
    '{n, select, 1 {якщо у ваших системах є {color, select, blue {синя} red {червона} yellow {жовта} other {сіра}} карта} other {якщо у ваших системах не менше ніж {n} {color, select, blue {синіх} red {червоних} yellow {жовтих} other {сірих}} карт}}',
  'condition.loyalty': 'якщо ваша лояльність не нижча за {n}',

  'price.spend': '{form, select, inf {витратити} other {витратьте}} {amount}',
  'price.cube':
    '{form, select, inf {повернути} other {поверніть}} до резерву {n, plural, one {# доступний кубик дії} few {# доступні кубики дії} many {# доступних кубиків дії} other {# доступного кубика дії}}',
  'price.slot': '{form, select, inf {покласти} other {покладіть}} кубик із резерву в комірку Р',

  'effect.gain': '{form, select, inf {отримати} other {отримайте}} {amount}',
  'effect.draw': '{form, select, inf {взяти} other {візьміть}} {amount}',
  'effect.cube': '{form, select, inf {взяти} other {візьміть}} {amount} з резерву',
  'effect.lose':
    '{who, select, attacker {нападник втрачає} victim {атакований гравець втрачає} other {{form, select, inf {втратити} other {втратьте}}}} {amount}',
  'effect.discard':
    '{who, select, attacker {нападник скидає} victim {атакований гравець скидає} other {{form, select, inf {скинути} other {скиньте}}}} {amount} з руки',
  'effect.choose.gain': '{form, select, inf {отримати} other {отримайте}} на вибір {list}',
  'effect.choose.you': '{form, select, inf {вибрати} other {виберіть}} одне: {list}',
  'effect.choose.victim':
    '{form, select, inf {змусити атакованого гравця вибрати} other {атакований гравець вибирає}}: {list}',
  'effect.build':
    '{form, select, inf {збудувати} other {збудуйте}} з руки {color, select, blue {синю карту} red {червону карту} yellow {жовту карту} grey {сіру карту} other {карту будь-якого кольору}}{on, select, thisCard { поверх цієї} other {}} {discount, plural, =0 {за звичайною ціною} one {зі знижкою в # ресурс} few {зі знижкою у # ресурси} many {зі знижкою в # ресурсів} other {зі знижкою в # ресурсу}}',
  'effect.activate':
    '{form, select, inf {активувати} other {активуйте}} до {n, plural, one {# іншої своєї робочої карти} few {# інших своїх робочих карт} many {# інших своїх робочих карт} other {# інших своїх робочих карт}} по черзі, використовуючи кубики з резерву й не витрачаючи дій',
  'effect.exchange': '{form, select, inf {обміняти} other {обміняйте}} {a} на {b} або навпаки',
  'effect.byColor':
    '{form, select, inf {отримати} other {отримайте}} за кольором карти безпосередньо під цією: {list}',
  'effect.byColor.item':
    '{color, select, blue {синій} red {червоний} yellow {жовтий} other {сірий}} — {text}',
  'effect.takeDiscard.any':
    '{form, select, inf {взяти} other {візьміть}} на руку будь-яку карту зі скиду',
  'effect.takeDiscard.top':
    '{form, select, inf {взяти} other {візьміть}} на руку одну з {n, plural, one {# верхньої карти} few {# верхніх карт} many {# верхніх карт} other {# верхніх карт}} скиду',
  'effect.sift':
    '{form, select, inf {взяти} other {візьміть}} {amount} і {form, select, inf {скинути} other {скиньте}} {n} із них',
  'effect.rearrange':
    '{form, select, inf {розкласти} other {розкладіть}} карти однієї своєї системи в будь-якому порядку',
  'effect.dismissAdvisor':
    '{form, select, inf {повернути} other {поверніть}} на стіл радника одного із суперників на ваш вибір',
  'effect.sink':
    '{form, select, inf {перекласти} other {перекладіть}} робочу споруду атакованого гравця в самий низ її системи',
  'effect.blockSlot':
    '{form, select, inf {зайняти} other {займіть}} вільну комірку на робочій карті атакованого гравця кубиком із його резерву',
  'effect.releaseCube':
    '{form, select, inf {перекласти} other {перекладіть}} кубик із цієї карти, якщо він є, до доступних кубиків',
  'effect.othersDiscard':
    'кожен суперник, у якого на руці більше карт, ніж у вас, скидає {amount} з руки',

  'rule.attackPrice':
    '{when, select, attacking {ваші атаки} other {атаки на вас}} {change, select, less {дешевші} other {дорожчі}} на {amount}{change, select, less { (але ціна не нижча за {min})} other {}}',
  'rule.attackStrength.attacking':
    'коли ви атакуєте, вважається, що у вас на {amount} більше; платити ними за атаку не можна',
  'rule.attackStrength.attacked':
    'коли вас хочуть атакувати, вважається, що у вас на {amount} більше',
  'rule.discount':
    '{color, select, blue {ваші сині карти} red {ваші червоні карти} yellow {ваші жовті карти} grey {ваші сірі карти} other {ваші карти}}{where, select, thisSystem { в цій системі} other {}} коштують на {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} менше',
  'rule.actionBonus': 'щоразу, виконуючи дію «{action}», додатково {text}',
  'rule.mobilization':
    'за {level, select, high {високої} medium {середньої} other {низької}} мобілізації замість звичайного ефекту {text}',
  'rule.ownSystem':
    'ця карта починає власну додаткову систему, у якій поверх неї є місце для {n, plural, one {# споруди} few {# споруд} many {# споруд} other {# споруд}}; вона діє, навіть коли накрита, і ніколи не залишає свого місця',
  'rule.keepCube': 'кубик на цій карті залишається тут наприкінці раунду',
};
