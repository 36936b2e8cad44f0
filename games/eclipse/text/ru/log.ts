import type { log as en } from '../en/log.ts';
import { amount, aThing, ofResource, ofThing, thing } from './inflect.ts';

/** Who fires, with what: Ancients and the Defense System have one kind of ship, and are called by it. */
const volley =
  '{side}, {missiles, select, yes {ракеты} other {пушки}}{thing, select, interceptor { (перехватчики)} cruiser { (крейсеры)} dreadnought { (дредноуты)} starbase { (космические базы)} ancient {} gcds {} other { (корабли)}}';

/** Имена игроков не склоняются, рода у них нет: глаголы в настоящем времени. */
export const log: Record<keyof typeof en, string> = {
  'event.game-started': 'Первый ход: {seat}.',
  'event.species-chosen': '{seat} выбирает расу: {species}.',
  'event.home-turned': '{seat} поворачивает родной сектор.',
  'event.round-began': 'Начинается раунд {round}.',
  'event.phase-began':
    '{phase, select, action {Фаза действий.} combat {Фаза битвы.} upkeep {Фаза содержания.} cleanup {Фаза очистки.} other {}}',

  'event.action-taken':
    '{seat}: {action, select, explore {Разведка} influence {Влияние} research {Исследование} upgrade {Модернизация} build {Строительство} move {Перемещение} other {}}.',
  'event.reaction-taken':
    '{seat}, реакция: {action, select, upgrade {Модернизация} build {Строительство} move {Перемещение} other {}}.',
  'event.passed': '{seat} пасует.',
  'event.passed-first': '{seat} пасует раньше всех и начнёт следующий раунд.',
  'event.resigned': '{seat} сдаётся.',
  'event.traded': `{seat} меняет: {n} × {from, select, money {деньги} science {знания} materials {материалы} other {}} → 1 × {to, select, money {деньги} science {знания} materials {материалы} other {}}.`,
  'event.settled': `{seat} заселяет сектор {sector}: кубик ${ofResource('resource')}.`,

  'event.sector-revealed': '{seat} открывает сектор {sector}.',
  'event.sector-placed': '{seat} выкладывает сектор {sector}.',
  'motion.explored':
    '{seat} исследует сектор {sector}{found, select, ancients {: там Древние} discovery {: там тайл открытия} other {}}.',
  'event.sector-discarded': '{seat} сбрасывает сектор {sector}.',
  'event.stack-reshuffled':
    'Сброшенные {ring, select, inner {внутренние} middle {центральные} outer {внешние} other {}} секторы перемешаны заново.',
  'event.ancients-appeared':
    'Сектор {sector} {n, plural, one {охраняет # корабль} few {охраняют # корабля} many {охраняют # кораблей} other {охраняют # корабля}} Древних.',
  'event.disc-placed': '{seat} берёт под контроль сектор {sector}.',
  'event.disc-returned': '{seat} оставляет сектор {sector}.',
  'event.cube-returned': `{seat}: кубик возвращается на дорожку ${ofResource('resource')}.`,
  'event.discovery-found': '{seat} берёт тайл открытия, сектор {sector}.',
  'event.discovery-used': '{seat} использует открытие: {discovery}.',
  'event.discovery-kept': '{seat} оставляет тайл открытия лицом вниз.',
  'event.resources-gained': `{seat} получает ${amount('n', 'resource')}.`,
  'event.colony-ships-readied':
    '{seat} готовит {n, plural, one {# колониальный корабль} few {# колониальных корабля} many {# колониальных кораблей} other {# колониального корабля}}.',

  'event.tech-researched': '{seat} исследует технологию «{tech}» (цена {price}).',
  'event.tech-taken': '{seat} бесплатно получает технологию «{tech}».',
  'event.discs-gained':
    '{seat} получает {n, plural, one {# диск влияния} few {# диска влияния} many {# дисков влияния} other {# диска влияния}}.',
  'event.part-installed': `{seat} ставит модуль «{part}» на чертёж ${ofThing('thing')}.`,
  'event.part-removed': `{seat} снимает модуль «{part}» с чертежа ${ofThing('thing')}.`,
  'event.part-lost': 'Модуль «{part}» потерян навсегда.',
  'event.part-kept': '{seat} откладывает модуль «{part}».',
  'event.built': `{seat} строит ${aThing('thing')}: сектор {sector}, цена {price}.`,
  'event.ship-found': `{seat} бесплатно ставит ${aThing('thing')}: сектор {sector}.`,
  'event.ship-moved': `{seat} перемещает ${aThing('thing')}: {from} → {to}.`,

  'event.relation-offered': '{seat} предлагает отношения: {other}.',
  'event.relation-refused': '{seat} отклоняет предложение ({other}).',
  'event.relation-formed': '{seat} и {other} обмениваются послами.',
  'event.relation-broken': '{seat} нападает на партнёра ({other}): отношения разорваны.',
  'event.traitor': '{seat} получает карту предателя.',
  'event.reputation-returned': '{seat} возвращает тайл репутации.',

  'event.battle-began': 'Бой, сектор {sector}: {attacker} (нападение) — {defender} (защита).',
  'event.volley': `${volley}: {dice}.`,
  'motion.volley': `${volley}.`,
  'event.no-cannons': `{side}: ${thing('thing')} — пушек нет.`,
  'event.ship-hit': `{side}: ${thing('thing')} получает {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.`,
  'event.missed': 'Попаданий нет.',
  'event.ship-destroyed': `{thing, select, ancient {Корабль Древних уничтожен.} gcds {Система защиты Галактического центра уничтожена.} other {{side} теряет ${aThing('thing')}.}}`,
  'event.retreat-declared': `{seat} готовит отступление (${thing('thing')}): сектор {sector}.`,
  'event.retreated': `{seat} отступает (${thing('thing')}): сектор {sector}.`,
  'event.stalemate': 'Пушек ни у кого нет, нападавший обязан уйти: сектор {sector}.',
  'event.ship-stranded': `Отступать некуда: {seat} теряет ${aThing('thing')}.`,
  'event.battle-won': 'Победа в бою, сектор {sector}: {side}.',
  'event.battle-empty': 'В бою никто не уцелел: сектор {sector}.',
  'event.reputation-drawn':
    '{seat} тянет {n, plural, one {# тайл репутации} few {# тайла репутации} many {# тайлов репутации} other {# тайла репутации}} и оставляет не больше одного.',
  'event.no-reputation': '{seat} не получает репутации.',
  'event.bombarded':
    '{seat} нападает на население ({other}, сектор {sector}): {n, plural, =0 {все кубики уцелели} one {погиб # кубик} few {погибли # кубика} many {погибли # кубиков} other {погибли # кубика}}.',
  'event.neutron-bombed':
    '{seat} сбрасывает нейтронные бомбы ({other}, сектор {sector}): {n, plural, one {погиб # кубик} few {погибли # кубика} many {погибли # кубиков} other {погибли # кубика}}.',
  'event.population-withered':
    'Население Планты гибнет под вражескими кораблями, сектор {sector}: {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.',
  'event.control-lost': '{seat} теряет контроль: сектор {sector}.',
  'event.damage-repaired': 'Все корабли отремонтированы.',

  'event.income': '{seat}: доход {income}, содержание {upkeep}, деньги {change}.',
  'event.production': '{seat} получает знания: {science}, материалы: {materials}.',
  'event.insolvent':
    '{seat}: не хватает {n, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.',
  'event.sector-given-up': '{seat} отказывается от сектора {sector}.',
  'event.collapsed': '{seat}: цивилизация рушится.',
  'event.techs-offered': 'Новые технологии: {techs}.',
  'event.tech-bag-empty': 'Мешок технологий пуст.',
  'event.cubes-recovered':
    '{seat} возвращает с кладбища {n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.',
  'event.start-player': 'Раунд начинает {seat}.',
  'event.game-ended': 'Игра окончена.',
  'event.won':
    '{seat} побеждает: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
};
