import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  'list.comma': '{first}, {rest}',
  'list.and': '{first} и {rest}',
  'list.or': '{first} или {rest}',
  'list.next': '{first}; {rest}',
  'list.paid': '{cost}, затем {rest}',

  'amount.energy':
    '{n, plural, one {# энергию} few {# энергии} many {# энергии} other {# энергии}}',
  'amount.titanium': '{n, plural, one {# титан} few {# титана} many {# титана} other {# титана}}',
  'amount.nanocarbon':
    '{n, plural, one {# наноуглерод} few {# наноуглерода} many {# наноуглерода} other {# наноуглерода}}',
  'amount.ice': '{n, plural, one {# лёд} few {# льда} many {# льда} other {# льда}}',
  'amount.credit':
    '{n, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
  'amount.tactics':
    '{n, plural, one {# карту тактики} few {# карты тактики} many {# карт тактики} other {# карты тактики}}',
  'amount.basic':
    '{n, plural, one {# базовый ресурс} few {# базовых ресурса} many {# базовых ресурсов} other {# базового ресурса}} на выбор',
  'amount.any':
    '{n, plural, one {# любой ресурс} few {# любых ресурса} many {# любых ресурсов} other {# любого ресурса}}',
  'amount.vp': '{n, plural, one {# ПО} few {# ПО} many {# ПО} other {# ПО}}',
  'amount.of-moon': '{what}, {moon}',
  'amount.repair':
    '{n, plural, one {# ремонт} few {# ремонта} many {# ремонтов} other {# ремонта}}',
  'amount.nothing': 'ничего',

  'resource.energy': 'Энергия',
  'resource.titanium': 'Титан',
  'resource.nanocarbon': 'Наноуглерод',
  'resource.ice': 'Лёд',
  'resource.credit': 'Кредиты',
  'resource.tactics': 'Карты тактики',

  'track.science': 'Наука',
  'track.industry': 'Индустрия',
  'track.commerce': 'Торговля',
  'track.civilization': 'Цивилизация',
  'track.supremacy': 'Господство',
  'type.science': 'науки',
  'type.industry': 'индустрии',
  'type.commerce': 'торговли',
  'type.civilization': 'цивилизации',
  'type.supremacy': 'господства',

  'moon.science': 'Спутник науки {n}',
  'moon.industry': 'Спутник индустрии {n}',
  'moon.commerce': 'Спутник торговли {n}',
  'moon.civilization': 'Спутник цивилизации {n}',
  'moon.supremacy': 'Спутник господства {n}',
  'moon.wandering': 'Блуждающий спутник {n}',

  'ship-ability.settle': 'Заселение',
  'ship-ability.attack': 'Атака',
  'ship-ability.hyperdrive': 'Гипердвигатель',
  'ship-ability.jump': 'Прыжок',

  'tactics-type.action': 'Карта действия.',
  'tactics-type.event': 'Карта события: сначала продвиньте маркер событий на 1 шаг.',
  'tactics-type.support':
    'Карта поддержки: лежит перед вами до конца вашего следующего возвращения.',
  'tactics-type.diplomacy': 'Карта дипломатии.',
  'tactics-type.battle': 'Карта битвы.',
  'tactics-type.of.diplomacy': 'дипломатии',

  'card.core': 'Ключевой модуль ряда {type}.',
  'card.module': 'Карта {number}, модуль {type}.',
  'card.slot.input':
    'Слот ввода: каждая активация стоит ресурсов, что на размещённом здесь спутнике.',
  'card.slot.output': 'Слот вывода: активация даёт ещё и всё, что на размещённом здесь спутнике.',
  'card.slot.half':
    'Полуслот: спутник между двумя модулями индустрии приносит всё своё, когда за одно возвращение активированы оба.',
  'card.slot-vp': 'Первый размещённый здесь спутник приносит {n} ПО.',
  'card.activation.dock': 'Активируется кораблём или энергией: {effects}.',
  'card.activation.ship': 'Активируется кораблём: {effects}.',
  'card.activation.reactor': 'Активируется через Главный реактор: {effects}.',
  'card.end-game': 'В конце игры, если не повреждён: {base} и {points}.',
  'card.end-game.per': '{what} за {each}',
  'card.damage':
    'Приходит с повреждением: {n, plural, one {# маркер} few {# маркера} many {# маркеров} other {# маркера}}.',
  'card.timing': 'Момент: {when}.',
  'card.timing.if': 'Момент: {when}, {if}.',
  'card.effects': 'Эффект: {effects}.',
  'card.named': '{name}: {text}.',
  'card.event': 'Колода «{deck}».',
  'card.event.scores':
    'Каждый получает ПО своего деления на треке {track}, минус 1 за каждый повреждённый модуль.',
  'card.event.raiders': 'Появляется рейдер класса {class}.',
  'card.destiny': 'В конце игры {points}, если на треке {track} никто не опередил вас.',
  'card.faction.start': 'В начале: получите {what}.',
  'card.faction.tracks': 'На шаг впереди на двух треках: {tracks}.',
  'card.faction.upgrade': 'Собственное улучшение корабля: {upgrade} ({ship}).',
  'card.stats':
    'Дальность {range}, оружие {weapons}, щиты {shields}{targeting, plural, =0 {} one {, прицеливание +#} few {, прицеливание +#} many {, прицеливание +#} other {, прицеливание +#}}.',
  'card.abilities': 'Свойства: {abilities}.',
  'card.upgrade': 'Улучшение корабля: {ship}.',
  'card.upgrade.faction': 'Улучшение корабля ({faction}): {ship}.',
  'card.raider':
    'Рейдер класса {class}{figures, plural, =1 {} one {, # фигурка} few {, # фигурки} many {, # фигурок} other {, # фигурки}}.',
  'card.raider.start.nebula': 'Появляется в случайной туманности.',
  'card.raider.start.newest-planet': 'Появляется у планеты, которую только что открыло событие.',
  'card.raider.start.base': 'Появляется у базы: {base}.',
  'card.raider.reward': 'Победитель: {effects}.',
  'card.moon': 'Даёт {what}.',
  'card.moon.no-input': 'Нельзя разместить в слоте ввода.',
  'card.moon.wandering': 'Встречается в туманностях.',
  'card.planet': 'Планета {type}.',
  'card.planet.resource': 'Если спутников нет, активация даёт {what}.',
  'card.planet.outpost': 'Аванпост ({outpost}) стоит {cost}; лидеров: {leaders}.',
  'card.base': 'Активация: {effects}.',
  'card.quasar': 'Сюда не войти ни одному кораблю, и никто не пройдёт насквозь.',
  'card.vortex': 'Регион, в который корабли могут войти.',
  'card.vortex.benefit':
    'При запуске сюда и в начале вашего хода, если здесь есть ваш корабль: {effects}.',
  'card.special.outposts': 'В конце игры {n} ПО за каждый ваш аванпост рядом.',
  'card.special.dice': 'Рейдеры, которые появляются случайно, приходят сюда при броске {dice}.',
  'card.outpost':
    'Аванпост {track}; нужно лидеров: {leaders, plural, one {#} few {#} many {#} other {#}}.',
  'card.outpost.once': 'Его карта, один раз, свободным действием: {effects}.',
  'card.token': 'Сбросьте в свой ход свободным действием: {effects}.',
  'card.ship.cost':
    'У каждого игрока {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}; постройка стоит {cost}.',

  'timing.own-turn': 'в ваш ход вне битвы',
  'timing.launch': 'до того, как вы поставите запускаемый корабль',
  'timing.return': 'при вашем возвращении, пока вы активируете модули',
  'timing.react-launch': 'когда соперник поставил запущенный корабль',
  'timing.react-card': 'когда соперник сыграл карту тактики вне битвы',
  'timing.escalation': 'когда ваша очередь решать в эскалации',
  'timing.diplomacy': 'на шаге дипломатии битвы, в которой вы участвуете',
  'timing.preparation': 'на шаге приготовления к бою, в котором вы участвуете',
  'timing.after-roll': 'после броска кубиков битвы, в которой вы участвуете',
  'timing.battle-won': 'когда вы победили в битве',
  'timing.battle-lost': 'когда вы проиграли битву',
  'timing.before-damage': 'до того, как ваши корабли получат повреждения в битве',
  'timing.ship-scrapped': 'когда ваш корабль попал на свалку в битве',

  'condition.ship-in-active-region': 'если в активном регионе есть ваш корабль',
  'condition.ships-in-scrapyard': 'если на свалке есть хоть один корабль',

  'trigger.turn-start': 'когда начинается ваш ход',
  'trigger.launched': 'когда вы поставили этот корабль при запуске',
  'trigger.planet-activated': 'после того как запуск этого корабля активировал планету',
  'trigger.nebula-activated': 'после того как вы активировали туманность',
  'trigger.nebula-activated.ship': 'после того как запуск этого корабля активировал туманность',
  'trigger.reactor-activated': 'когда вы активируете Главный реактор',
  'trigger.upgrade-gained': 'когда вы установили улучшение корабля',
  'trigger.outpost-built': 'когда вы построили аванпост',
  'trigger.module-repaired': 'каждый раз, когда вы ремонтируете модуль',
  'trigger.battle-prepared': 'когда начинается приготовление к бою',
  'trigger.escalated': 'если этот корабль вступил в битву при эскалации',
  'trigger.battle-won.ship': 'когда вы победили в битве, где был этот корабль',
  'trigger.battle-won-against-player': 'когда вы победили в битве другого игрока',
  'trigger.event-resolved': 'когда в конце вашего хода исполнена карта события',
  'trigger.clock-midnight': 'каждый раз, когда часы Судного дня бьют 12',
  'trigger.entered': 'когда он появляется',
  'trigger.attacked': 'когда он пришёл, нападая',
  'trigger.raider-won': 'когда он побеждает в битве',
  'trigger.raider-defeated': 'когда его побеждает игрок',
  'ability.triggered': '{when}, {effects}',
  'ability.triggered.if': '{when}, {if}: {effects}',
  'ability.own-turn': 'раз за ход свободным действием: {effects}',
  'ability.return': 'раз за возвращение, пока вы активируете модули: {effects}',

  'rule.launch-attack': 'запускаемый корабль имеет Атаку',
  'rule.launch-hyperdrive': 'запускаемый корабль имеет Гипердвигатель',
  'rule.launch-range': 'дальность запускаемого корабля больше на {n}',
  'rule.hyperdrive': 'все ваши корабли имеют Гипердвигатель',
  'rule.range': 'дальность ваших кораблей больше на {n}',
  'rule.escalation-range': 'в эскалации дальность ваших кораблей больше на {n}',
  'rule.range-from-here':
    'дальность запускаемых кораблей больше на {n}, если считать от этого корабля',
  'rule.free-jump': 'этот корабль прыгает, не платя энергии',
  'rule.targeting': '+{n} к прицеливанию в ваших битвах',
  'rule.scrap-to-barge': 'ваши корабли попадают на ремонтную баржу, а не в верхнюю часть свалки',
  'rule.scrap-to-barge.ship':
    'эти корабли попадают на ремонтную баржу, а не в верхнюю часть свалки',
  'rule.new-ship-to-barge':
    'построенный или полученный корабль можно поставить на ремонтную баржу вместо пускового отсека',
  'rule.ship-discount':
    'корабли стоят вам на {n, plural, one {# титан} few {# титана} many {# титана} other {# титана}} меньше, но не меньше 1',
  'rule.leader-discount':
    'вашим аванпостам нужно на {n, plural, one {# лидера} few {# лидера} many {# лидеров} other {# лидера}} меньше, но не меньше 1',
  'rule.energy-for-outposts': 'в цене аванпоста энергия заменяет любой ресурс',
  'rule.tactics-as-credits': 'в ценах можно использовать карты тактики с руки как кредиты',
  'rule.energy-in-any-row': 'энергия активирует модули и в ряду, где ещё не было корабля',
  'rule.hand-limit': 'ваш предел руки больше на {n}',
  'rule.no-hand-limit': 'у вас нет предела руки',
  'rule.moon-limit': 'у вас может быть {n} неразмещённых спутников',
  'rule.swarm':
    'несколько фигурок делят регион и сражаются как одна сторона; при поражении повреждается только одна',
  'rule.no-escalation': 'пока они в активном регионе, в эскалации туда не входит ни один корабль',
  'rule.no-diplomacy': 'в битвах с ним карты дипломатии не играются',
  'rule.ignore-shields': 'щиты не защищают',

  'effect.gain': 'получите {what}',
  'effect.gain.per': 'получите {what} за {each}',
  'effect.capped': '{text} (не больше {max})',
  'each.outposts': 'каждый ваш аванпост',
  'each.outposts.science': 'каждую вашу обсерваторию',
  'each.outposts.industry': 'каждый ваш завод',
  'each.outposts.commerce': 'каждый ваш космопорт',
  'each.outposts.civilization': 'каждый ваш город',
  'each.outposts.supremacy': 'каждый ваш обелиск',
  'each.modules.science': 'каждый полученный вами модуль науки',
  'each.modules.industry': 'каждый полученный вами модуль индустрии',
  'each.modules.commerce': 'каждый полученный вами модуль торговли',
  'each.modules.civilization': 'каждый полученный вами модуль цивилизации',
  'each.ships': 'каждый ваш построенный корабль, кроме ставших аванпостами',
  'each.ships-in-active-region': 'каждый ваш корабль в активном регионе',
  'each.rival-ships-in-active-region':
    'каждый корабль соперников в активном регионе, считая рейдеров',
  'each.defeated-ships':
    'каждый корабль побеждённых в активном регионе, сторона рейдеров — за один',
  'each.ships-at-bases': 'каждый ваш корабль у баз Альянса',
  'each.ships-in-scrapyard': 'каждый ваш корабль на свалке',
  'each.upgrades': 'каждое установленное улучшение корабля',
  'each.moons': 'каждый спутник на вашей станции',
  'each.leaders': 'каждого лидера в вашем отсеке лидеров',
  'each.tactics': 'каждую карту тактики у вас на руке',

  'effect.pay': 'заплатите {what}',
  'effect.pay.card': 'сбросьте 1 карту {type}',
  'effect.lose': 'потеряйте {what}',
  'effect.steal.any':
    'возьмите у этого игрока {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} на выбор',
  'effect.steal.tactics':
    'возьмите у этого игрока наугад {n, plural, one {# карту тактики} few {# карты тактики} many {# карт тактики} other {# карты тактики}}',
  'effect.rollVp': 'бросьте кубик и получите столько ПО, сколько выпало',
  'effect.progress':
    'продвиньтесь на {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} на треке {track}',
  'effect.progress.any':
    'продвиньтесь на {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}} на любом треке',
  'effect.event':
    'продвиньте маркер событий на {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'effect.module.free': 'получите открытый модуль {types} бесплатно',
  'effect.module.free.any': 'получите любой открытый модуль бесплатно',
  'effect.module.cheaper':
    'купите открытый модуль {types} на {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} дешевле',
  'effect.module.cheaper.any':
    'купите любой открытый модуль на {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} дешевле',
  'effect.fieldPurchase':
    'купите 1 или 2 открытых модуля {types}; если только 1, сбросьте другой из этих столбцов',
  'effect.repair':
    'выполните {n, plural, one {# ремонт} few {# ремонта} many {# ремонтов} other {# ремонта}}',
  'effect.damageModule':
    'повредите {n, plural, one {# свой модуль} few {# своих модуля} many {# своих модулей} other {# своего модуля}}',
  'effect.infest': 'положите жетон механофага на свой неповреждённый модуль',
  'effect.activateScience': 'любое число ваших модулей науки действует, каждый по разу',
  'effect.reactivate':
    'модуль, активированный в этом возвращении, действует ещё раз без корабля и энергии (не модуль науки)',
  'effect.refreshOutpostCard':
    'откройте снова {n, plural, one {# свою использованную карту} few {# свои использованные карты} many {# своих использованных карт} other {# своей использованной карты}} аванпоста',
  'effect.discovery': 'посмотрите жетоны открытий обсерватории и возьмите 1',
  'effect.discovery.any': 'посмотрите любую стопку жетонов открытий и возьмите 1',
  'effect.clock':
    'переведите часы Судного дня на {n, plural, one {# час} few {# часа} many {# часов} other {# часа}} вперёд',
  'effect.buildShip': 'постройте корабль за его цену',
  'effect.buildShip.cheaper':
    'постройте корабль на {n, plural, one {# титан} few {# титана} many {# титана} other {# титана}} дешевле',
  'effect.upgrade':
    'установите {n, plural, one {# улучшение} few {# улучшения} many {# улучшений} other {# улучшения}} корабля',
  'effect.damageShip':
    '{n, plural, one {# ваш корабль на карте получает повреждение} few {# ваших корабля на карте получают повреждение} many {# ваших кораблей на карте получают повреждение} other {# вашего корабля на карте получают повреждение}}',
  'effect.bargeToBay':
    'переставьте {n, plural, one {# свой корабль} few {до # своих кораблей} many {до # своих кораблей} other {до # своего корабля}} с ремонтной баржи в пусковой отсек',
  'effect.outpost': 'постройте аванпост',
  'effect.outpost.cheaper':
    'постройте аванпост на {n, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} дешевле',
  'effect.recruit':
    '{n, plural, one {по желанию завербуйте # своего лидера из любого региона} few {завербуйте до # своих лидеров из любых регионов} many {завербуйте до # своих лидеров из любых регионов} other {завербуйте до # своего лидера из любых регионов}}',
  'effect.returnLeader':
    'переместите {n, plural, one {# лидера} few {# лидеров} many {# лидеров} other {# лидера}} из своего отсека лидеров в случайную туманность',
  'effect.moon':
    'заберите {n, plural, one {верхний спутник любой планеты} few {# верхних спутника любых планет} many {# верхних спутников любых планет} other {# верхнего спутника любых планет}}',
  'effect.moon.with-ship':
    'заберите {n, plural, one {верхний спутник планеты} few {# верхних спутника планет} many {# верхних спутников планет} other {# верхнего спутника планет}}, где есть ваш корабль',
  'effect.planetResource': 'получите ещё и ресурс, напечатанный на планете',
  'effect.sortEvents':
    'посмотрите 2 верхние карты событий, одну верните наверх, другую положите под низ',
  'effect.lookEvent': 'посмотрите верхнюю карту событий',
  'effect.discardModules':
    'самый старый модуль каждого столбца уходит под низ своей колоды, затем столбцы пополняются',
  'effect.addBonus': 'положите {what} бонусом на каждую планету {type}',
  'effect.addBonus.nebulae': 'положите {what} бонусом в каждую туманность',
  'effect.placeSwarm':
    'поставьте {n, plural, one {# фигурку} few {# фигурки} many {# фигурок} other {# фигурки}} класса S',
  'effect.removeSwarm':
    'активный игрок возвращает все фигурки класса S из одного региона на их карту',
  'effect.discardMoon': 'верхний спутник активной планеты сбрасывается',
  'effect.abduct':
    'каждый игрок перемещает {n, plural, one {# своего лидера} few {# своих лидеров} many {# своих лидеров} other {# своего лидера}} из любых регионов на эту карту',
  'effect.rescue':
    'победитель забирает с этой карты всех своих лидеров, каждый другой игрок — 1 своего, в отсеки лидеров',
  'effect.dice':
    'бросьте на {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} больше',
  'effect.dice.rival':
    'другая сторона на ваш выбор бросает на {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} меньше, но не меньше 1',
  'effect.targeting': '+{n} к прицеливанию в этой битве',
  'effect.reroll':
    'перебросьте до {n, plural, one {# своего кубика} few {# своих кубиков} many {# своих кубиков} other {# своего кубика}}',
  'effect.setDie':
    'поверните {n, plural, one {# свой кубик} few {# своих кубика} many {# своих кубиков} other {# своего кубика}} на {value}',
  'effect.endBattle.forced': 'битва заканчивается',
  'effect.endBattle.self': 'можете закончить битву',
  'effect.endBattle.each-participant': 'любой участник битвы может её закончить',
  'effect.endBattle.picked': 'этот игрок может закончить битву',
  'effect.retreat':
    'переместите все свои корабли из активного региона в один соседний, куда они могут войти и где нет рейдеров и кораблей соперников',
  'effect.preventDamage':
    'убережите от повреждений {n, plural, one {# свой корабль} few {# своих корабля} many {# своих кораблей} other {# своего корабля}}',
  'effect.truce': 'ваши корабли и корабли этого игрока не получают повреждений в этой битве',
  'effect.banishRaiders':
    'переместите всех рейдеров активного региона в другую случайную туманность, где нет рейдеров другого класса',
  'effect.blockEscalation': 'в этой эскалации в активный регион больше никто не входит',
  'effect.callShip':
    'переместите свой корабль из любого места карты в активный регион, какой бы ни была дальность и даже если вы ещё не в битве (туманность всё равно требует Гипердвигателя)',
  'effect.may': 'по желанию {effects}',
  'effect.choose': 'выберите одно: {options}',
  'effect.option': '{letter}) {effects}',
  'letter.1': 'А',
  'letter.2': 'Б',
  'letter.3': 'В',
  'effect.repeat': 'до {n} раз: {effects}',
  'effect.afterBattle': 'после битвы {effects}',
  'effect.forEach.you': 'вы: {effects}',
  'effect.forEach.each-player': 'каждый игрок: {effects}',
  'effect.forEach.each-opponent': 'каждый соперник: {effects}',
  'effect.forEach.each-participant': 'каждый участник битвы: {effects}',
  'effect.forEach.each-other-participant': 'каждый другой участник битвы: {effects}',
  'effect.forEach.each-defeated': 'каждый побеждённый игрок: {effects}',
  'effect.forEach.winner': 'победитель: {effects}',
  'effect.forEach.picked': 'этот игрок: {effects}',
  'effect.forEach.lowest': 'каждый последний на треке {track}: {effects}',
  'effect.pick.opponents': 'выберите соперника',
  'effect.pick.participants': 'выберите другого участника битвы',
  'effect.pick.defeated': 'выберите побеждённого игрока',
  'effect.grant.launch': '{rule}',
  'effect.grant.return': 'в этом возвращении {rule}',
  'effect.grant.battle': 'в этой битве {rule}',
  'effect.grant.support': '{rule}',
};
