import type { log as en } from '../en/log.ts';
import { amount, aThing, ofResource, ofThing, thing } from './inflect.ts';

/** Who fires, with what: Ancients and the Defense System have one kind of ship, and are called by it. */
const volley =
  '{side}, {missiles, select, yes {ракети} other {гармати}}{thing, select, interceptor { (перехоплювачі)} cruiser { (крейсери)} dreadnought { (дредноути)} starbase { (космічні бази)} ancient {} gcds {} other { (кораблі)}}';

/** Імена гравців не відмінюються й роду не мають: дієслова в теперішньому часі. */
export const log: Record<keyof typeof en, string> = {
  'event.game-started': 'Перший хід: {seat}.',
  'event.species-chosen': '{seat} обирає расу: {species}.',
  'event.home-turned': '{seat} повертає рідний сектор.',
  'event.round-began': 'Починається раунд {round}.',
  'event.phase-began':
    '{phase, select, action {Фаза дій.} combat {Фаза битви.} upkeep {Фаза утримання.} cleanup {Фаза очищення.} other {}}',

  'event.action-taken':
    '{seat}: {action, select, explore {Розвідка} influence {Вплив} research {Дослідження} upgrade {Модернізація} build {Будівництво} move {Переміщення} other {}}.',
  'event.reaction-taken':
    '{seat}, реакція: {action, select, upgrade {Модернізація} build {Будівництво} move {Переміщення} other {}}.',
  'event.passed': '{seat} пасує.',
  'event.passed-first': '{seat} пасує раніше за всіх і почне наступний раунд.',
  'event.resigned': '{seat} здається.',
  'event.traded': `{seat} міняє: {n} × {from, select, money {гроші} science {знання} materials {матеріали} other {}} → 1 × {to, select, money {гроші} science {знання} materials {матеріали} other {}}.`,
  'event.settled': `{seat} заселяє сектор {sector}: кубик ${ofResource('resource')}.`,

  'event.sector-revealed': '{seat} відкриває сектор {sector}.',
  'event.sector-placed': '{seat} викладає сектор {sector}.',
  'motion.explored':
    '{seat} досліджує сектор {sector}{found, select, ancients {: там Прадавні} discovery {: там тайл відкриття} other {}}.',
  'event.sector-discarded': '{seat} скидає сектор {sector}.',
  'event.stack-reshuffled':
    'Скинуті {ring, select, inner {внутрішні} middle {центральні} outer {зовнішні} other {}} сектори перетасовано заново.',
  'event.ancients-appeared':
    'Сектор {sector} {n, plural, one {охороняє # корабель} few {охороняють # кораблі} many {охороняють # кораблів} other {охороняють # корабля}} Прадавніх.',
  'event.disc-placed': '{seat} бере під контроль сектор {sector}.',
  'event.disc-returned': '{seat} залишає сектор {sector}.',
  'event.cube-returned': `{seat}: кубик повертається на доріжку ${ofResource('resource')}.`,
  'event.discovery-found': '{seat} бере тайл відкриття, сектор {sector}.',
  'event.discovery-used': '{seat} використовує відкриття: {discovery}.',
  'event.discovery-kept': '{seat} лишає тайл відкриття лицем донизу.',
  'event.resources-gained': `{seat} отримує ${amount('n', 'resource')}.`,
  'event.colony-ships-readied':
    '{seat} готує {n, plural, one {# колоніальний корабель} few {# колоніальні кораблі} many {# колоніальних кораблів} other {# колоніального корабля}}.',

  'event.tech-researched': '{seat} досліджує технологію «{tech}» (ціна {price}).',
  'event.tech-taken': '{seat} безкоштовно отримує технологію «{tech}».',
  'event.discs-gained':
    '{seat} отримує {n, plural, one {# диск впливу} few {# диски впливу} many {# дисків впливу} other {# диска впливу}}.',
  'event.part-installed': `{seat} ставить модуль «{part}» на креслення ${ofThing('thing')}.`,
  'event.part-removed': `{seat} знімає модуль «{part}» із креслення ${ofThing('thing')}.`,
  'event.part-lost': 'Модуль «{part}» утрачено назавжди.',
  'event.part-kept': '{seat} відкладає модуль «{part}».',
  'event.built': `{seat} будує ${aThing('thing')}: сектор {sector}, ціна {price}.`,
  'event.ship-found': `{seat} безкоштовно ставить ${aThing('thing')}: сектор {sector}.`,
  'event.ship-moved': `{seat} переміщує ${aThing('thing')}: {from} → {to}.`,

  'event.relation-offered': '{seat} пропонує відносини: {other}.',
  'event.relation-refused': '{seat} відхиляє пропозицію ({other}).',
  'event.relation-formed': '{seat} та {other} обмінюються послами.',
  'event.relation-broken': '{seat} нападає на партнера ({other}): відносини розірвано.',
  'event.traitor': '{seat} отримує карту зрадника.',
  'event.reputation-returned': '{seat} повертає тайл репутації.',

  'event.battle-began': 'Бій, сектор {sector}: {attacker} (напад) — {defender} (захист).',
  'event.volley': `${volley}: {dice}.`,
  'motion.volley': `${volley}.`,
  'event.no-cannons': `{side}: ${thing('thing')} — гармат немає.`,
  'event.ship-hit': `{side}: ${thing('thing')} отримує шкоду: {damage}.`,
  'event.missed': 'Влучань немає.',
  'event.ship-destroyed': `{thing, select, ancient {Корабель Прадавніх знищено.} gcds {Систему захисту Галактичного центру знищено.} other {{side} втрачає ${aThing('thing')}.}}`,
  'event.retreat-declared': `{seat} готує відступ (${thing('thing')}): сектор {sector}.`,
  'event.retreated': `{seat} відступає (${thing('thing')}): сектор {sector}.`,
  'event.stalemate': 'Гармат ні в кого немає, нападник мусить піти: сектор {sector}.',
  'event.ship-stranded': `Відступати нікуди: {seat} втрачає ${aThing('thing')}.`,
  'event.battle-won': 'Перемога в бою, сектор {sector}: {side}.',
  'event.battle-empty': 'У бою ніхто не вцілів: сектор {sector}.',
  'event.reputation-drawn':
    '{seat} тягне {n, plural, one {# тайл репутації} few {# тайли репутації} many {# тайлів репутації} other {# тайла репутації}} й лишає щонайбільше один.',
  'event.no-reputation': '{seat} не отримує репутації.',
  'event.bombarded':
    '{seat} нападає на населення ({other}, сектор {sector}): {n, plural, =0 {усі кубики вціліли} one {загинув # кубик} few {загинули # кубики} many {загинуло # кубиків} other {загинуло # кубика}}.',
  'event.neutron-bombed':
    '{seat} скидає нейтронні бомби ({other}, сектор {sector}): {n, plural, one {загинув # кубик} few {загинули # кубики} many {загинуло # кубиків} other {загинуло # кубика}}.',
  'event.population-withered':
    'Населення Планти гине під ворожими кораблями, сектор {sector}: {n, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}.',
  'event.control-lost': '{seat} втрачає контроль: сектор {sector}.',
  'event.damage-repaired': 'Усі кораблі відремонтовано.',

  'event.income': '{seat}: дохід {income}, утримання {upkeep}, гроші {change}.',
  'event.production': '{seat} отримує знання: {science}, матеріали: {materials}.',
  'event.insolvent':
    '{seat}: бракує {n, plural, one {# монети} few {# монет} many {# монет} other {# монети}}.',
  'event.sector-given-up': '{seat} відмовляється від сектора {sector}.',
  'event.collapsed': '{seat}: цивілізація занепадає.',
  'event.techs-offered': 'Нові технології: {techs}.',
  'event.tech-bag-empty': 'Торбинка технологій порожня.',
  'event.cubes-recovered':
    '{seat} повертає з кладовища {n, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}.',
  'event.start-player': 'Раунд починає {seat}.',
  'event.game-ended': 'Гру завершено.',
  'event.won':
    '{seat} перемагає: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
};
