import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  'list.comma': '{first}, {rest}',
  'list.and': '{first} і {rest}',
  'list.or': '{first} або {rest}',
  'list.next': '{first}; {rest}',
  'list.paid': '{cost}, потім {rest}',

  'amount.energy':
    '{n, plural, one {# енергію} few {# енергії} many {# енергії} other {# енергії}}',
  'amount.titanium': '{n, plural, one {# титан} few {# титану} many {# титану} other {# титану}}',
  'amount.nanocarbon':
    '{n, plural, one {# нановуглець} few {# нановуглецю} many {# нановуглецю} other {# нановуглецю}}',
  'amount.ice': '{n, plural, one {# лід} few {# льоду} many {# льоду} other {# льоду}}',
  'amount.credit':
    '{n, plural, one {# кредит} few {# кредити} many {# кредитів} other {# кредиту}}',
  'amount.tactics':
    '{n, plural, one {# картку тактики} few {# картки тактики} many {# карток тактики} other {# картки тактики}}',
  'amount.basic':
    '{n, plural, one {# базовий ресурс} few {# базові ресурси} many {# базових ресурсів} other {# базового ресурсу}} на вибір',
  'amount.any':
    '{n, plural, one {# будь-який ресурс} few {# будь-які ресурси} many {# будь-яких ресурсів} other {# будь-якого ресурсу}}',
  'amount.vp': '{n, plural, one {# ПО} few {# ПО} many {# ПО} other {# ПО}}',
  'amount.of-moon': '{what}, {moon}',
  'amount.repair':
    '{n, plural, one {# ремонт} few {# ремонти} many {# ремонтів} other {# ремонту}}',
  'amount.nothing': 'нічого',

  'resource.energy': 'Енергія',
  'resource.titanium': 'Титан',
  'resource.nanocarbon': 'Нановуглець',
  'resource.ice': 'Лід',
  'resource.credit': 'Кредити',
  'resource.tactics': 'Картки тактики',

  'track.science': 'Наука',
  'track.industry': 'Індустрія',
  'track.commerce': 'Торгівля',
  'track.civilization': 'Цивілізація',
  'track.supremacy': 'Панування',
  'type.science': 'науки',
  'type.industry': 'індустрії',
  'type.commerce': 'торгівлі',
  'type.civilization': 'цивілізації',
  'type.supremacy': 'панування',

  'moon.science': 'Супутник науки {n}',
  'moon.industry': 'Супутник індустрії {n}',
  'moon.commerce': 'Супутник торгівлі {n}',
  'moon.civilization': 'Супутник цивілізації {n}',
  'moon.supremacy': 'Супутник панування {n}',
  'moon.wandering': 'Мандрівний супутник {n}',

  'ship-ability.settle': 'Заселення',
  'ship-ability.attack': 'Атака',
  'ship-ability.hyperdrive': 'Гіпердвигун',
  'ship-ability.jump': 'Стрибок',

  'tactics-type.action': 'Картка дії.',
  'tactics-type.event': 'Картка події: спершу просуньте маркер подій на 1 крок.',
  'tactics-type.support':
    'Картка підтримки: лежить перед вами до кінця вашого наступного повернення.',
  'tactics-type.diplomacy': 'Картка дипломатії.',
  'tactics-type.battle': 'Картка битви.',
  'tactics-type.of.diplomacy': 'дипломатії',

  'card.core': 'Ключовий модуль ряду {type}.',
  'card.module': 'Карта {number}, модуль {type}.',
  'card.slot.input':
    'Слот введення: кожна активація коштує ресурсів, що на розміщеному тут супутнику.',
  'card.slot.output': 'Слот виведення: активація дає ще й усе, що на розміщеному тут супутнику.',
  'card.slot.half':
    'Напівслот: супутник між двома модулями індустрії дає все своє, коли за одне повернення активовано обидва.',
  'card.slot-vp': 'Перший розміщений тут супутник дає {n} ПО.',
  'card.activation.dock': 'Активується кораблем або енергією: {effects}.',
  'card.activation.ship': 'Активується кораблем: {effects}.',
  'card.activation.reactor': 'Активується через Головний реактор: {effects}.',
  'card.end-game': 'Наприкінці гри, якщо не пошкоджений: {base} і {points}.',
  'card.end-game.per': '{what} за {each}',
  'card.damage':
    'Приходить із пошкодженням: {n, plural, one {# маркер} few {# маркери} many {# маркерів} other {# маркера}}.',
  'card.timing': 'Момент: {when}.',
  'card.timing.if': 'Момент: {when}, {if}.',
  'card.effects': 'Ефект: {effects}.',
  'card.named': '{name}: {text}.',
  'card.event': 'Колода «{deck}».',
  'card.event.scores':
    'Кожен отримує ПО своєї поділки на треку {track}, мінус 1 за кожен пошкоджений модуль.',
  'card.event.raiders': 'З’являється рейдер класу {class}.',
  'card.destiny': 'Наприкінці гри {points}, якщо на треку {track} ніхто вас не випередив.',
  'card.faction.start': 'На початку: отримайте {what}.',
  'card.faction.tracks': 'На крок попереду на двох треках: {tracks}.',
  'card.faction.upgrade': 'Унікальне поліпшення корабля: {upgrade} ({ship}).',
  'card.stats':
    'Досяжність {range}, зброя {weapons}, щити {shields}{targeting, plural, =0 {} one {, прицілювання +#} few {, прицілювання +#} many {, прицілювання +#} other {, прицілювання +#}}.',
  'card.abilities': 'Властивості: {abilities}.',
  'card.upgrade': 'Поліпшення корабля: {ship}.',
  'card.upgrade.faction': 'Поліпшення корабля ({faction}): {ship}.',
  'card.raider':
    'Рейдер класу {class}{figures, plural, =1 {} one {, # фігурка} few {, # фігурки} many {, # фігурок} other {, # фігурки}}.',
  'card.raider.start.nebula': 'З’являється у випадковій туманності.',
  'card.raider.start.newest-planet': 'З’являється біля планети, яку щойно відкрила подія.',
  'card.raider.start.base': 'З’являється біля бази: {base}.',
  'card.raider.reward': 'Переможець: {effects}.',
  'card.moon': 'Дає {what}.',
  'card.moon.no-input': 'Не можна розмістити в слоті введення.',
  'card.moon.wandering': 'Трапляється в туманностях.',
  'card.planet': 'Планета {type}.',
  'card.planet.resource': 'Якщо супутників немає, активація дає {what}.',
  'card.planet.outpost': 'Аванпост ({outpost}) коштує {cost}; лідерів: {leaders}.',
  'card.base': 'Активація: {effects}.',
  'card.quasar': 'Сюди не ввійде жоден корабель, і ніхто не пройде наскрізь.',
  'card.vortex': 'Регіон, куди кораблі можуть увійти.',
  'card.vortex.benefit':
    'Під час запуску сюди та на початку вашого ходу, якщо тут є ваш корабель: {effects}.',
  'card.special.outposts': 'Наприкінці гри {n} ПО за кожен ваш аванпост поруч.',
  'card.special.dice': 'Рейдери, що з’являються випадково, приходять сюди за кидка {dice}.',
  'card.outpost':
    'Аванпост {track}; потрібно лідерів: {leaders, plural, one {#} few {#} many {#} other {#}}.',
  'card.outpost.once': 'Його картка, один раз, вільною дією: {effects}.',
  'card.token': 'Скиньте свого ходу вільною дією: {effects}.',
  'card.ship.cost':
    'Кожен гравець має {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}; будівництво коштує {cost}.',

  'timing.own-turn': 'у ваш хід поза битвою',
  'timing.launch': 'перш ніж ви поставите корабель, який запускаєте',
  'timing.return': 'під час вашого повернення, поки ви активуєте модулі',
  'timing.react-launch': 'коли суперник поставив запущений корабель',
  'timing.react-card': 'коли суперник зіграв картку тактики поза битвою',
  'timing.escalation': 'коли ваша черга вирішувати в ескалації',
  'timing.diplomacy': 'на кроці дипломатії битви, у якій ви берете участь',
  'timing.preparation': 'на кроці приготування до бою, у якому ви берете участь',
  'timing.after-roll': 'після кидання кубиків битви, у якій ви берете участь',
  'timing.battle-won': 'коли ви перемогли в битві',
  'timing.battle-lost': 'коли ви програли битву',
  'timing.before-damage': 'перш ніж ваші кораблі зазнають пошкоджень у битві',
  'timing.ship-scrapped': 'коли ваш корабель потрапив на звалище в битві',

  'condition.ship-in-active-region': 'якщо в активному регіоні є ваш корабель',
  'condition.ships-in-scrapyard': 'якщо на звалищі є хоч один корабель',

  'trigger.turn-start': 'коли починається ваш хід',
  'trigger.launched': 'коли ви поставили цей корабель під час запуску',
  'trigger.planet-activated': 'після того як запуск цього корабля активував планету',
  'trigger.nebula-activated': 'після того як ви активували туманність',
  'trigger.nebula-activated.ship': 'після того як запуск цього корабля активував туманність',
  'trigger.reactor-activated': 'коли ви активуєте Головний реактор',
  'trigger.upgrade-gained': 'коли ви встановили поліпшення корабля',
  'trigger.outpost-built': 'коли ви збудували аванпост',
  'trigger.module-repaired': 'щоразу, коли ви ремонтуєте модуль',
  'trigger.battle-prepared': 'коли починається приготування до бою',
  'trigger.escalated': 'якщо цей корабель вступив у битву під час ескалації',
  'trigger.battle-won.ship': 'коли ви перемогли в битві, де був цей корабель',
  'trigger.battle-won-against-player': 'коли ви перемогли в битві іншого гравця',
  'trigger.event-resolved': 'коли наприкінці вашого ходу виконано картку події',
  'trigger.clock-midnight': 'щоразу, коли годинник Судного дня б’є 12',
  'trigger.entered': 'коли він з’являється',
  'trigger.attacked': 'коли він прийшов, нападаючи',
  'trigger.raider-won': 'коли він перемагає в битві',
  'trigger.raider-defeated': 'коли його перемагає гравець',
  'ability.triggered': '{when}, {effects}',
  'ability.triggered.if': '{when}, {if}: {effects}',
  'ability.own-turn': 'раз за хід вільною дією: {effects}',
  'ability.return': 'раз за повернення, поки ви активуєте модулі: {effects}',

  'rule.launch-attack': 'корабель, який ви запускаєте, має Атаку',
  'rule.launch-hyperdrive': 'корабель, який ви запускаєте, має Гіпердвигун',
  'rule.launch-range': 'досяжність корабля, який ви запускаєте, більша на {n}',
  'rule.hyperdrive': 'усі ваші кораблі мають Гіпердвигун',
  'rule.range': 'досяжність ваших кораблів більша на {n}',
  'rule.escalation-range': 'в ескалації досяжність ваших кораблів більша на {n}',
  'rule.range-from-here':
    'досяжність кораблів, які ви запускаєте, більша на {n}, якщо рахувати від цього корабля',
  'rule.free-jump': 'цей корабель стрибає, не сплачуючи енергії',
  'rule.targeting': '+{n} до прицілювання у ваших битвах',
  'rule.scrap-to-barge':
    'ваші кораблі потрапляють на ремонтну баржу, а не у верхню частину звалища',
  'rule.scrap-to-barge.ship':
    'ці кораблі потрапляють на ремонтну баржу, а не у верхню частину звалища',
  'rule.new-ship-to-barge':
    'збудований або отриманий корабель можна поставити на ремонтну баржу замість пускового відсіку',
  'rule.ship-discount':
    'кораблі коштують вам на {n, plural, one {# титан} few {# титану} many {# титану} other {# титану}} менше, але не менше ніж 1',
  'rule.leader-discount':
    'вашим аванпостам треба на {n, plural, one {# лідера} few {# лідери} many {# лідерів} other {# лідера}} менше, але не менше ніж 1',
  'rule.energy-for-outposts': 'у ціні аванпосту енергія заступає будь-який ресурс',
  'rule.tactics-as-credits': 'у цінах можна використовувати картки тактики з руки як кредити',
  'rule.energy-in-any-row': 'енергія активує модулі й у ряду, де ще не було корабля',
  'rule.hand-limit': 'ваш ліміт руки більший на {n}',
  'rule.no-hand-limit': 'ви не маєте ліміту руки',
  'rule.moon-limit': 'ви можете мати {n} нерозміщених супутників',
  'rule.swarm':
    'кілька фігурок ділять регіон і б’ються як одна сторона; у разі поразки пошкоджується лише одна',
  'rule.no-escalation': 'поки вони в активному регіоні, в ескалації туди не входить жоден корабель',
  'rule.no-diplomacy': 'у битвах із ним картки дипломатії не граються',
  'rule.ignore-shields': 'щити не захищають',

  'effect.gain': 'отримайте {what}',
  'effect.gain.per': 'отримайте {what} за {each}',
  'effect.capped': '{text} (не більше ніж {max})',
  'each.outposts': 'кожен ваш аванпост',
  'each.outposts.science': 'кожну вашу обсерваторію',
  'each.outposts.industry': 'кожен ваш завод',
  'each.outposts.commerce': 'кожен ваш космопорт',
  'each.outposts.civilization': 'кожне ваше місто',
  'each.outposts.supremacy': 'кожен ваш обеліск',
  'each.modules.science': 'кожен отриманий вами модуль науки',
  'each.modules.industry': 'кожен отриманий вами модуль індустрії',
  'each.modules.commerce': 'кожен отриманий вами модуль торгівлі',
  'each.modules.civilization': 'кожен отриманий вами модуль цивілізації',
  'each.ships': 'кожен ваш збудований корабель, крім тих, що стали аванпостами',
  'each.ships-in-active-region': 'кожен ваш корабель в активному регіоні',
  'each.rival-ships-in-active-region':
    'кожен корабель суперників в активному регіоні, разом із рейдерами',
  'each.defeated-ships':
    'кожен корабель переможених в активному регіоні, сторона рейдерів — за один',
  'each.ships-at-bases': 'кожен ваш корабель біля баз Альянсу',
  'each.ships-in-scrapyard': 'кожен ваш корабель на звалищі',
  'each.upgrades': 'кожне встановлене поліпшення корабля',
  'each.moons': 'кожен супутник на вашій станції',
  'each.leaders': 'кожного лідера у вашому відсіку лідерів',
  'each.tactics': 'кожну картку тактики у вас на руці',

  'effect.pay': 'сплатіть {what}',
  'effect.pay.card': 'скиньте 1 картку {type}',
  'effect.lose': 'втратьте {what}',
  'effect.steal.any':
    'візьміть у цього гравця {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} на вибір',
  'effect.steal.tactics':
    'візьміть у цього гравця навмання {n, plural, one {# картку тактики} few {# картки тактики} many {# карток тактики} other {# картки тактики}}',
  'effect.rollVp': 'киньте кубик і отримайте стільки ПО, скільки випало',
  'effect.progress':
    'просуньтеся на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на треку {track}',
  'effect.progress.any':
    'просуньтеся на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на будь-якому треку',
  'effect.event':
    'просуньте маркер подій на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  'effect.module.free': 'отримайте відкритий модуль {types} безкоштовно',
  'effect.module.free.any': 'отримайте будь-який відкритий модуль безкоштовно',
  'effect.module.cheaper':
    'купіть відкритий модуль {types} на {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} дешевше',
  'effect.module.cheaper.any':
    'купіть будь-який відкритий модуль на {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} дешевше',
  'effect.fieldPurchase':
    'купіть 1 або 2 відкриті модулі {types}; якщо лише 1, скиньте інший із цих стовпців',
  'effect.repair':
    'виконайте {n, plural, one {# ремонт} few {# ремонти} many {# ремонтів} other {# ремонту}}',
  'effect.damageModule':
    'пошкодьте {n, plural, one {# свій модуль} few {# свої модулі} many {# своїх модулів} other {# свого модуля}}',
  'effect.infest': 'покладіть жетон механофага на свій непошкоджений модуль',
  'effect.activateScience': 'будь-яка кількість ваших модулів науки діє, кожен по разу',
  'effect.reactivate':
    'модуль, активований у цьому поверненні, діє ще раз без корабля та енергії (не модуль науки)',
  'effect.refreshOutpostCard':
    'відкрийте знову {n, plural, one {# свою використану картку} few {# свої використані картки} many {# своїх використаних карток} other {# своєї використаної картки}} аванпосту',
  'effect.discovery': 'подивіться жетони відкриттів обсерваторії та візьміть 1',
  'effect.discovery.any': 'подивіться будь-яку стопку жетонів відкриттів і візьміть 1',
  'effect.clock':
    'переведіть годинник Судного дня на {n, plural, one {# годину} few {# години} many {# годин} other {# години}} вперед',
  'effect.buildShip': 'збудуйте корабель за його ціну',
  'effect.buildShip.cheaper':
    'збудуйте корабель на {n, plural, one {# титан} few {# титану} many {# титану} other {# титану}} дешевше',
  'effect.upgrade':
    'встановіть {n, plural, one {# поліпшення} few {# поліпшення} many {# поліпшень} other {# поліпшення}} корабля',
  'effect.damageShip':
    '{n, plural, one {# ваш корабель на карті зазнає пошкодження} few {# ваші кораблі на карті зазнають пошкодження} many {# ваших кораблів на карті зазнають пошкодження} other {# вашого корабля на карті зазнають пошкодження}}',
  'effect.bargeToBay':
    'переставте {n, plural, one {# свій корабель} few {до # своїх кораблів} many {до # своїх кораблів} other {до # свого корабля}} з ремонтної баржі до пускового відсіку',
  'effect.outpost': 'збудуйте аванпост',
  'effect.outpost.cheaper':
    'збудуйте аванпост на {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} дешевше',
  'effect.recruit':
    '{n, plural, one {за бажанням завербуйте # свого лідера з будь-якого регіону} few {завербуйте до # своїх лідерів із будь-яких регіонів} many {завербуйте до # своїх лідерів із будь-яких регіонів} other {завербуйте до # свого лідера з будь-яких регіонів}}',
  'effect.returnLeader':
    'перемістіть {n, plural, one {# лідера} few {# лідерів} many {# лідерів} other {# лідера}} зі свого відсіку лідерів до випадкової туманності',
  'effect.moon':
    'заберіть {n, plural, one {верхній супутник будь-якої планети} few {# верхні супутники будь-яких планет} many {# верхніх супутників будь-яких планет} other {# верхнього супутника будь-яких планет}}',
  'effect.moon.with-ship':
    'заберіть {n, plural, one {верхній супутник планети} few {# верхні супутники планет} many {# верхніх супутників планет} other {# верхнього супутника планет}}, де є ваш корабель',
  'effect.planetResource': 'отримайте ще й ресурс, надрукований на планеті',
  'effect.sortEvents':
    'подивіться 2 верхні картки подій, одну поверніть нагору, другу покладіть під низ',
  'effect.lookEvent': 'подивіться верхню картку подій',
  'effect.discardModules':
    'найстаріший модуль кожного стовпця йде під низ своєї колоди, потім стовпці поповнюються',
  'effect.addBonus': 'покладіть {what} бонусом на кожну планету {type}',
  'effect.addBonus.nebulae': 'покладіть {what} бонусом у кожну туманність',
  'effect.placeSwarm':
    'поставте {n, plural, one {# фігурку} few {# фігурки} many {# фігурок} other {# фігурки}} класу S',
  'effect.removeSwarm':
    'активний гравець повертає всі фігурки класу S з одного регіону на їхню картку',
  'effect.discardMoon': 'верхній супутник активної планети скидається',
  'effect.abduct':
    'кожен гравець переміщує {n, plural, one {# свого лідера} few {# своїх лідерів} many {# своїх лідерів} other {# свого лідера}} з будь-яких регіонів на цю картку',
  'effect.rescue':
    'переможець забирає з цієї картки всіх своїх лідерів, кожен інший гравець — 1 свого, до відсіків лідерів',
  'effect.dice':
    'киньте на {n, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}} більше',
  'effect.dice.rival':
    'інша сторона на ваш вибір кидає на {n, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}} менше, але не менше ніж 1',
  'effect.targeting': '+{n} до прицілювання в цій битві',
  'effect.reroll':
    'перекиньте до {n, plural, one {# свого кубика} few {# своїх кубиків} many {# своїх кубиків} other {# свого кубика}}',
  'effect.setDie':
    'поверніть {n, plural, one {# свій кубик} few {# свої кубики} many {# своїх кубиків} other {# свого кубика}} на {value}',
  'effect.endBattle.forced': 'битва закінчується',
  'effect.endBattle.self': 'можете закінчити битву',
  'effect.endBattle.each-participant': 'будь-який учасник битви може її закінчити',
  'effect.endBattle.picked': 'цей гравець може закінчити битву',
  'effect.retreat':
    'перемістіть усі свої кораблі з активного регіону до одного сусіднього, куди вони можуть увійти й де немає рейдерів і кораблів суперників',
  'effect.preventDamage':
    'вбережіть від пошкоджень {n, plural, one {# свій корабель} few {# свої кораблі} many {# своїх кораблів} other {# свого корабля}}',
  'effect.truce': 'ваші кораблі та кораблі цього гравця не зазнають пошкоджень у цій битві',
  'effect.banishRaiders':
    'перемістіть усіх рейдерів активного регіону до іншої випадкової туманності, де немає рейдерів іншого класу',
  'effect.blockEscalation': 'у цій ескалації до активного регіону більше ніхто не входить',
  'effect.callShip':
    'перемістіть свій корабель із будь-якого місця карти до активного регіону, хоч би якою була досяжність і навіть якщо ви ще не в битві (туманність усе одно потребує Гіпердвигуна)',
  'effect.may': 'за бажанням {effects}',
  'effect.choose': 'оберіть одне: {options}',
  'effect.option': '{letter}) {effects}',
  'letter.1': 'А',
  'letter.2': 'Б',
  'letter.3': 'В',
  'effect.repeat': 'до {n} разів: {effects}',
  'effect.afterBattle': 'після битви {effects}',
  'effect.forEach.you': 'ви: {effects}',
  'effect.forEach.each-player': 'кожен гравець: {effects}',
  'effect.forEach.each-opponent': 'кожен суперник: {effects}',
  'effect.forEach.each-participant': 'кожен учасник битви: {effects}',
  'effect.forEach.each-other-participant': 'кожен інший учасник битви: {effects}',
  'effect.forEach.each-defeated': 'кожен переможений гравець: {effects}',
  'effect.forEach.winner': 'переможець: {effects}',
  'effect.forEach.picked': 'цей гравець: {effects}',
  'effect.forEach.lowest': 'кожен останній на треку {track}: {effects}',
  'effect.pick.opponents': 'оберіть суперника',
  'effect.pick.participants': 'оберіть іншого учасника битви',
  'effect.pick.defeated': 'оберіть переможеного гравця',
  'effect.grant.launch': '{rule}',
  'effect.grant.return': 'у цьому поверненні {rule}',
  'effect.grant.battle': 'у цій битві {rule}',
  'effect.grant.support': '{rule}',
};
