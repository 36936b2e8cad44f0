import type { explain as en } from '../en/explain.ts';
import { amount, dice, ofResource, Thing, thing, things } from './inflect.ts';

export const explain: Record<keyof typeof en, string> = {
  'list.pair': '{a} та {b}',
  'list.more': '{a}, {b}',

  'value.initiative': 'Ініціатива',
  'value.move': 'Хід',
  'value.computer': 'Комп’ютер',
  'value.shield': 'Щит',
  'value.hull': 'Корпус',
  'value.cannons': 'Гармати',
  'value.missiles': 'Ракети',

  'thing.tech': '{kind}, ціна {cost}, не менше {least}.',
  'stat.energy-made': 'Дає енергії: {n}.',
  'stat.energy-used': 'Споживає енергії: {n}.',
  'stat.initiative': '+{n} до ініціативи.',
  'stat.move':
    'Корабель проходить {n, plural, one {# гекс} few {# гекси} many {# гексів} other {# гекса}}.',
  'stat.computer': '+{n} до кожного кубика, який кидає корабель.',
  'stat.shield': '−{n} до кожного кубика, націленого на корабель.',
  'stat.hull': 'Витримує шкоди: {n}.',
  'stat.cannon': `За кожної активації кидає ${dice('n', 'die')}; шкода від влучання: {damage}.`,
  'stat.missile': `Один раз, перед першим раундом бою, кидає ${dice('n', 'die')}; шкода від влучання: {damage}.`,
  'stat.needs-tech': 'Потрібна технологія «{tech}».',
  'stat.free': 'Доступно всім.',
  'stat.ancient':
    'Існує в одному примірнику, технологія не потрібна. Знятий модуль утрачено назавжди.',

  'effect.unlock-part': 'Можна ставити на креслення модуль «{part}».',
  'effect.unlock-build': `Відтепер можна будувати: ${things('thing')}.`,
  'effect.allow-advanced': `Ваше населення може займати клітинки ${ofResource('resource')} із зіркою.`,
  'effect.gain-discs':
    'Одразу: ще {n, plural, one {# диск} few {# диски} many {# дисків} other {# диска}} на доріжку впливу.',
  'effect.bombard-all': 'Коли ви нападаєте на населення, усі кубики сектора гинуть без кидка.',
  'effect.extra-build':
    'Кожне Будівництво дає змогу збудувати ще {n, plural, one {# об’єкт} few {# об’єкти} many {# об’єктів} other {# об’єкта}}.',
  'effect.gain-per-artifact':
    'Одразу: за кожен артефакт у ваших секторах отримайте {n, plural, one {# одиницю} few {# одиниці} many {# одиниць} other {# одиниці}} одного ресурсу; ресурс щоразу обираєте заново.',
  'effect.half-wormhole': 'Вам досить гіперпереходу з одного боку, щоб {uses}.',
  'effect.half-wormhole.explore': 'вести розвідку',
  'effect.half-wormhole.influence': 'поширювати вплив',
  'effect.half-wormhole.move': 'переміщуватися',
  'effect.half-wormhole.retreat': 'відступати',
  'effect.gain-resource': `Отримайте ${amount('n', 'resource')}.`,
  'effect.free-tech':
    'Безкоштовно візьміть найдешевшу з викладених технологій, яких у вас немає; з рівних оберіть будь-яку.',
  'effect.place-ship': `Безкоштовно поставте в цей сектор свій незбудований корабель: ${thing('thing')}.`,
  'effect.gain-part':
    'Одразу й безкоштовно поставте на креслення модуль «{part}» або відкладіть його до майбутньої Модернізації.',
  'discovery-note.keep':
    'Або залиште тайл лицем донизу: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} наприкінці гри.',

  'structure-note.orbital': 'Додає сектору клітинку для одного кубика грошей або знань.',
  'structure-note.monolith':
    'Наприкінці гри приносить {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} тому, хто контролює сектор.',
  'structure-note.lasting': 'Не можна знищити; переходить разом із сектором.',

  'ship-note.supply':
    'У вас {n, plural, one {# така фігурка} few {# такі фігурки} many {# таких фігурок} other {# такої фігурки}}.',
  'ship-note.drive': 'Потрібен принаймні один двигун.',
  'ship-note.immobile': 'Ніколи не переміщується і не має двигунів.',
  'ship-note.reputation':
    'За знищення тягнуть {n, plural, one {# тайл репутації} few {# тайли репутації} many {# тайлів репутації} other {# тайла репутації}}.',

  'npc-note.attack': `Кидає ${dice('n', 'die')}, до кожного +{computer}.`,
  'npc-note.defence':
    'Ініціатива {initiative}; витримує шкоди: {hull}, від наступної одиниці гине.',
  'npc-note.pins-one': 'Кожен корабель Прадавніх затримує один корабель.',
  'npc-note.pins-all': 'Поки вона стоїть, жоден корабель не може покинути сектор.',

  'trait.home': 'Рідний сектор: {sector}.',
  'trait.storage': 'На старті: гроші {money}, знання {science}, матеріали {materials}.',
  'trait.trade':
    'Обмін: {n, plural, one {# одиниця} few {# одиниці} many {# одиниць} other {# одиниці}} одного ресурсу на 1 одиницю іншого.',
  'trait.technologies': 'Початкові технології: {techs}.',
  'trait.no-technologies': 'Починає без технологій.',
  'trait.ship': `Початковий корабель: ${thing('thing')}.`,
  'trait.colony-ships':
    '{n, plural, one {# колоніальний корабель} few {# колоніальні кораблі} many {# колоніальних кораблів} other {# колоніального корабля}}.',
  'trait.discs-fewer':
    'На {n, plural, one {# диск впливу} few {# диски впливу} many {# дисків впливу} other {# диска впливу}} менше.',
  'trait.explore':
    'Розвідка: {n, plural, one {# зона} few {до # зон} many {до # зон} other {до # зони}} за дію.',
  'trait.influence':
    'Вплив: {n, plural, one {# диск} few {до # дисків} many {до # дисків} other {до # диска}} за дію.',
  'trait.research':
    'Дослідження: {n, plural, one {# технологія} few {до # технологій} many {до # технологій} other {до # технології}} за дію.',
  'trait.upgrade':
    'Модернізація: {n, plural, one {# модуль} few {до # модулів} many {до # модулів} other {до # модуля}} за дію.',
  'trait.build':
    'Будівництво: {n, plural, one {# об’єкт} few {до # об’єктів} many {до # об’єктів} other {до # об’єкта}} за дію.',
  'trait.move':
    'Переміщення: {n, plural, one {# хід} few {до # ходів} many {до # ходів} other {до # ходу}} за дію.',
  'trait.cost': `${Thing('thing')}: ціна {n} замість {usual}.`,
  'trait.slots-fewer':
    'На кожному кресленні на {n, plural, one {# комірку} few {# комірки} many {# комірок} other {# комірки}} менше.',
  'trait.computer-all': 'На кожному кресленні надруковано комп’ютер +{n}.',
  'trait.energy-all': 'На кожному кресленні надруковано енергію +{n}.',
  'trait.energy-ship': `${Thing('thing')}: на кресленні надруковано енергію +{n}.`,
  'trait.initiative-all': 'Ініціатива всіх кораблів: {change}.',
  'trait.initiative-ship': `${Thing('thing')}: ініціатива {change}.`,
  'trait.printed-part': 'На кожному кресленні надруковано модуль «{part}».',
  'trait.track':
    'Доріжка репутації: спільних комірок {either}{ambassador, select, 0 {} other {, лише для послів {ambassador}}}{reputation, select, 0 {} other {, лише для репутації {reputation}}}.',

  'ability.start-reputation':
    'На початку гри тягне {n, plural, one {# тайл репутації} few {# тайли репутації} many {# тайлів репутації} other {# тайла репутації}} й лишає собі.',
  'ability.fragile-population':
    'Якщо після боїв у секторі лишився корабель ворожого гравця, усі кубики Планти там гинуть.',
  'ability.ancient-peace':
    'Мир із Прадавніми: ні боїв, ні затримань, сектори можна ділити. Тайл відкриття закрито, доки живий хоч один корабель Прадавніх.',
  'ability.explore-choose':
    'Під час розвідки може відкрити {n, plural, one {# сектор} few {# сектори} many {# секторів} other {# сектора}} й викласти щонайбільше один.',
  'ability.start-advanced-cube': `Починає з кубиком на домашній клітинці ${ofResource('resource')} із зіркою.`,
  'ability.points-per-hex':
    'Наприкінці гри {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен свій сектор.',
  'ability.points-per-ancient':
    'Наприкінці гри {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен корабель Прадавніх на мапі.',

  'sector-note.points':
    'Наприкінці гри приносить {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} тому, хто його контролює.',
  'sector-note.squares': `{n, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} ${ofResource('resource')}.`,
  'sector-note.advanced': `{n, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} ${ofResource('resource')} із зіркою.`,
  'sector-note.any':
    '{n, plural, one {# сіра клітинка} few {# сірі клітинки} many {# сірих клітинок} other {# сірої клітинки}} для будь-яких кубиків.',
  'sector-note.no-squares': 'Населенню тут місця немає.',
  'sector-note.artifact': 'Тут є артефакт.',
  'sector-note.discovery': 'Тут чекає тайл відкриття.',
  'sector-note.ancients':
    'Сектор {n, plural, one {охороняє # корабель} few {охороняють # кораблі} many {охороняють # кораблів} other {охороняють # корабля}} Прадавніх.',
  'sector-note.guarded': 'Сектор охороняє Система захисту Галактичного центру.',
  'sector-note.wormholes':
    '{n, plural, one {# гіперперехід} few {# гіперпереходи} many {# гіперпереходів} other {# гіперпереходу}}.',
};
