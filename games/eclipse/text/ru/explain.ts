import type { explain as en } from '../en/explain.ts';
import { amount, dice, ofResource, Thing, thing, things } from './inflect.ts';

export const explain: Record<keyof typeof en, string> = {
  'list.pair': '{a} и {b}',
  'list.more': '{a}, {b}',

  'value.initiative': 'Инициатива',
  'value.move': 'Ход',
  'value.computer': 'Компьютер',
  'value.shield': 'Щит',
  'value.hull': 'Корпус',
  'value.cannons': 'Пушки',
  'value.missiles': 'Ракеты',

  'thing.tech': '{kind}, цена {cost}, не меньше {least}.',
  'stat.energy-made': 'Даёт энергии: {n}.',
  'stat.energy-used': 'Потребляет энергии: {n}.',
  'stat.initiative': '+{n} к инициативе.',
  'stat.move':
    'Корабль проходит {n, plural, one {# гекс} few {# гекса} many {# гексов} other {# гекса}}.',
  'stat.computer': '+{n} к каждому кубику, который бросает корабль.',
  'stat.shield': '−{n} к каждому кубику, нацеленному на корабль.',
  'stat.hull':
    'Выдерживает {n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.',
  'stat.cannon': `При каждой активации бросает ${dice('n', 'die')}; попадание наносит {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.`,
  'stat.missile': `Один раз, перед первым раундом боя, бросает ${dice('n', 'die')}; попадание наносит {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.`,
  'stat.needs-tech': 'Нужна технология «{tech}».',
  'stat.free': 'Доступно всем.',
  'stat.ancient':
    'Существует в одном экземпляре, технология не нужна. Снятый модуль потерян навсегда.',

  'effect.unlock-part': 'Можно ставить на чертежи модуль «{part}».',
  'effect.unlock-build': `Теперь можно строить: ${things('thing')}.`,
  'effect.allow-advanced': `Ваше население может занимать клетки ${ofResource('resource')} со звездой.`,
  'effect.gain-discs':
    'Сразу: ещё {n, plural, one {# диск} few {# диска} many {# дисков} other {# диска}} на дорожку влияния.',
  'effect.bombard-all': 'Когда вы нападаете на население, все кубики сектора гибнут без броска.',
  'effect.extra-build':
    'Каждое Строительство позволяет построить ещё {n, plural, one {# объект} few {# объекта} many {# объектов} other {# объекта}}.',
  'effect.gain-per-artifact':
    'Сразу: за каждый артефакт в ваших секторах получите {n, plural, one {# единицу} few {# единицы} many {# единиц} other {# единицы}} одного ресурса; ресурс каждый раз выбираете заново.',
  'effect.half-wormhole': 'Вам достаточно гиперперехода с одной стороны, чтобы {uses}.',
  'effect.half-wormhole.explore': 'вести разведку',
  'effect.half-wormhole.influence': 'распространять влияние',
  'effect.half-wormhole.move': 'перемещаться',
  'effect.half-wormhole.retreat': 'отступать',
  'effect.gain-resource': `Получите ${amount('n', 'resource')}.`,
  'effect.free-tech':
    'Бесплатно возьмите самую дешёвую из выложенных технологий, которых у вас нет; из равных выберите любую.',
  'effect.place-ship': `Бесплатно поставьте в этот сектор свой непостроенный корабль: ${thing('thing')}.`,
  'effect.gain-part':
    'Сразу и бесплатно поставьте на чертёж модуль «{part}» или отложите его до будущей Модернизации.',
  'discovery-note.keep':
    'Или оставьте тайл лицом вниз: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} в конце игры.',

  'structure-note.orbital': 'Добавляет сектору клетку для одного кубика денег или знаний.',
  'structure-note.monolith':
    'В конце игры приносит {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} тому, кто контролирует сектор.',
  'structure-note.lasting': 'Уничтожить нельзя; переходит вместе с сектором.',

  'ship-note.supply':
    'У вас {n, plural, one {# такая фигурка} few {# такие фигурки} many {# таких фигурок} other {# такой фигурки}}.',
  'ship-note.drive': 'Нужен хотя бы один двигатель.',
  'ship-note.immobile': 'Никогда не перемещается и не несёт двигателей.',
  'ship-note.reputation':
    'За уничтожение тянут {n, plural, one {# тайл репутации} few {# тайла репутации} many {# тайлов репутации} other {# тайла репутации}}.',

  'npc-note.attack': `Бросает ${dice('n', 'die')}, к каждому +{computer}.`,
  'npc-note.defence':
    'Инициатива {initiative}; выдерживает {hull, plural, one {# урон} few {# урона} many {# урона} other {# урона}} и гибнет от следующей единицы.',
  'npc-note.pins-one': 'Каждый корабль Древних задерживает один корабль.',
  'npc-note.pins-all': 'Пока она стоит, ни один корабль не может покинуть сектор.',

  'trait.home': 'Родной сектор: {sector}.',
  'trait.storage': 'На старте: деньги {money}, знания {science}, материалы {materials}.',
  'trait.trade':
    'Обмен: {n, plural, one {# единица} few {# единицы} many {# единиц} other {# единицы}} одного ресурса на 1 единицу другого.',
  'trait.technologies': 'Начальные технологии: {techs}.',
  'trait.no-technologies': 'Начинает без технологий.',
  'trait.ship': `Начальный корабль: ${thing('thing')}.`,
  'trait.colony-ships':
    '{n, plural, one {# колониальный корабль} few {# колониальных корабля} many {# колониальных кораблей} other {# колониального корабля}}.',
  'trait.discs-fewer':
    'На {n, plural, one {# диск влияния} few {# диска влияния} many {# дисков влияния} other {# диска влияния}} меньше.',
  'trait.explore':
    'Разведка: {n, plural, one {# зона} few {до # зон} many {до # зон} other {до # зоны}} за действие.',
  'trait.influence':
    'Влияние: {n, plural, one {# диск} few {до # дисков} many {до # дисков} other {до # диска}} за действие.',
  'trait.research':
    'Исследование: {n, plural, one {# технология} few {до # технологий} many {до # технологий} other {до # технологии}} за действие.',
  'trait.upgrade':
    'Модернизация: {n, plural, one {# модуль} few {до # модулей} many {до # модулей} other {до # модуля}} за действие.',
  'trait.build':
    'Строительство: {n, plural, one {# объект} few {до # объектов} many {до # объектов} other {до # объекта}} за действие.',
  'trait.move':
    'Перемещение: {n, plural, one {# ход} few {до # ходов} many {до # ходов} other {до # хода}} за действие.',
  'trait.cost': `${Thing('thing')}: цена {n} вместо {usual}.`,
  'trait.slots-fewer':
    'На каждом чертеже на {n, plural, one {# ячейку} few {# ячейки} many {# ячеек} other {# ячейки}} меньше.',
  'trait.computer-all': 'На каждом чертеже напечатан компьютер +{n}.',
  'trait.energy-all': 'На каждом чертеже напечатана энергия +{n}.',
  'trait.energy-ship': `${Thing('thing')}: на чертеже напечатана энергия +{n}.`,
  'trait.initiative-all': 'Инициатива всех кораблей: {change}.',
  'trait.initiative-ship': `${Thing('thing')}: инициатива {change}.`,
  'trait.printed-part': 'На каждом чертеже напечатан модуль «{part}».',
  'trait.track':
    'Дорожка репутации: общих ячеек {either}{ambassador, select, 0 {} other {, только для послов {ambassador}}}{reputation, select, 0 {} other {, только для репутации {reputation}}}.',

  'ability.start-reputation':
    'В начале игры тянет {n, plural, one {# тайл репутации} few {# тайла репутации} many {# тайлов репутации} other {# тайла репутации}} и оставляет себе.',
  'ability.fragile-population':
    'Если после боёв в секторе остался корабль враждебного игрока, все кубики Планты там гибнут.',
  'ability.ancient-peace':
    'Мир с Древними: ни боёв, ни задержаний, секторы можно делить. Тайл открытия закрыт, пока жив хоть один корабль Древних.',
  'ability.explore-choose':
    'При разведке может открыть {n, plural, one {# сектор} few {# сектора} many {# секторов} other {# сектора}} и выложить не больше одного.',
  'ability.start-advanced-cube': `Начинает с кубиком на домашней клетке ${ofResource('resource')} со звездой.`,
  'ability.points-per-hex':
    'В конце игры {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за каждый свой сектор.',
  'ability.points-per-ancient':
    'В конце игры {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за каждый корабль Древних на карте.',

  'sector-note.points':
    'В конце игры приносит {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} тому, кто его контролирует.',
  'sector-note.squares': `{n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}} ${ofResource('resource')}.`,
  'sector-note.advanced': `{n, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}} ${ofResource('resource')} со звездой.`,
  'sector-note.any':
    '{n, plural, one {# серая клетка} few {# серые клетки} many {# серых клеток} other {# серой клетки}} для любых кубиков.',
  'sector-note.no-squares': 'Населению здесь места нет.',
  'sector-note.artifact': 'Здесь есть артефакт.',
  'sector-note.discovery': 'Здесь ждёт тайл открытия.',
  'sector-note.ancients':
    'Сектор {n, plural, one {охраняет # корабль} few {охраняют # корабля} many {охраняют # кораблей} other {охраняют # корабля}} Древних.',
  'sector-note.guarded': 'Сектор охраняет Система защиты Галактического центра.',
  'sector-note.wormholes':
    '{n, plural, one {# гиперпереход} few {# гиперперехода} many {# гиперпереходов} other {# гиперперехода}}.',
};
