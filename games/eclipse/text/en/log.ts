import { amount, aThing, resource, thing } from './inflect.ts';

/** Who fires, with what: Ancients and the Defense System have one kind of ship, and are called by it. */
const volley =
  '{missiles, select, yes {Missiles} other {Cannons}} of {side}{thing, select, interceptor {, Interceptors} cruiser {, Cruisers} dreadnought {, Dreadnoughts} starbase {, Starbases} ancient {} gcds {} other {, ships}}';

/** What happened, as the log tells it. */
export const log = {
  'event.game-started': '{seat} has the first turn.',
  'event.species-chosen': '{seat} plays {species}.',
  'event.home-turned': '{seat} turns the home sector.',
  'event.round-began': 'Round {round} begins.',
  'event.phase-began':
    '{phase, select, action {Action phase.} combat {Combat phase.} upkeep {Upkeep phase.} cleanup {Cleanup phase.} other {}}',

  'event.action-taken':
    '{seat}: {action, select, explore {Explore} influence {Influence} research {Research} upgrade {Upgrade} build {Build} move {Move} other {}}.',
  'event.reaction-taken':
    '{seat} reacts: {action, select, upgrade {Upgrade} build {Build} move {Move} other {}}.',
  'event.passed': '{seat} passes.',
  'event.passed-first': '{seat} passes first and will begin the next round.',
  'event.resigned': '{seat} resigns.',
  'event.traded': `{seat} trades {n} ${resource('from')} for 1 ${resource('to')}.`,
  'event.settled': `{seat} settles a ${resource('resource')} cube in {sector}.`,

  'event.sector-revealed': '{seat} turns up {sector}.',
  'event.sector-placed': '{seat} places {sector}.',
  'motion.explored':
    '{seat} explores {sector}{found, select, ancients { and finds Ancients} discovery { and finds a discovery} other {}}.',
  'event.sector-discarded': '{seat} discards {sector}.',
  'event.stack-reshuffled':
    'The discarded {ring, select, inner {inner} middle {middle} outer {outer} other {}} sectors are shuffled anew.',
  'event.ancients-appeared':
    '{n, plural, one {An Ancient guards} other {# Ancients guard}} {sector}.',
  'event.disc-placed': '{seat} takes control of {sector}.',
  'event.disc-returned': '{seat} leaves {sector}.',
  'event.cube-returned': `A cube of {seat} returns to the ${resource('resource')} track.`,
  'event.discovery-found': '{seat} takes a discovery tile in {sector}.',
  'event.discovery-used': '{seat} uses the discovery: {discovery}.',
  'event.discovery-kept': '{seat} keeps the discovery tile face down.',
  'event.resources-gained': `{seat} gains ${amount('n', 'resource')}.`,
  'event.colony-ships-readied':
    '{seat} readies {n, plural, one {# colony ship} other {# colony ships}}.',

  'event.tech-researched': '{seat} researches {tech} for {price} science.',
  'event.tech-taken': '{seat} takes {tech} for nothing.',
  'event.discs-gained':
    '{seat} gains {n, plural, one {# influence disc} other {# influence discs}}.',
  'event.part-installed': `{seat} installs {part} on the ${thing('thing')} blueprint.`,
  'event.part-removed': `{seat} takes {part} off the ${thing('thing')} blueprint.`,
  'event.part-lost': '{part} is lost for good.',
  'event.part-kept': '{seat} keeps {part} aside.',
  'event.built': `{seat} builds ${aThing('thing')} in {sector} for {price} materials.`,
  'event.ship-found': `{seat} puts ${aThing('thing')} into {sector} for nothing.`,
  'event.ship-moved': `{seat} moves ${aThing('thing')} from {from} to {to}.`,

  'event.relation-offered': '{seat} offers relations to {other}.',
  'event.relation-refused': '{seat} refuses the offer of {other}.',
  'event.relation-formed': '{seat} and {other} exchange ambassadors.',
  'event.relation-broken': '{seat} attacks {other}: their relations are over.',
  'event.traitor': '{seat} is the traitor.',
  'event.reputation-returned': '{seat} gives a reputation tile back.',

  'event.battle-began': 'Battle in {sector}: {attacker} against {defender}.',
  'event.volley': `${volley}: {dice}.`,
  'motion.volley': `${volley}.`,
  'event.no-cannons': `{side} has no cannons on this type: ${thing('thing')}.`,
  'event.ship-hit': `{side}: ${thing('thing')} takes {damage} damage.`,
  'event.missed': 'No hits.',
  'event.ship-destroyed': `{thing, select, ancient {An Ancient is destroyed.} gcds {The Galactic Center Defense System is destroyed.} other {{side} loses ${aThing('thing')}.}}`,
  'event.retreat-declared': `{seat} prepares a retreat (${thing('thing')}) to {sector}.`,
  'event.retreated': `{seat} retreats (${thing('thing')}) to {sector}.`,
  'event.stalemate': 'Nobody in {sector} has cannons: the attacker must leave.',
  'event.ship-stranded': `{seat} has nowhere to go and loses ${aThing('thing')}.`,
  'event.battle-won': 'The battle in {sector} goes to {side}.',
  'event.battle-empty': 'Nobody is left in {sector}.',
  'event.reputation-drawn':
    '{seat} draws {n, plural, one {# reputation tile} other {# reputation tiles}} and keeps one at most.',
  'event.no-reputation': '{seat} draws no reputation.',
  'event.bombarded':
    '{seat} attacks the population of {other} in {sector}: {n, plural, =0 {all cubes survive} one {# cube dies} other {# cubes die}}.',
  'event.neutron-bombed':
    '{seat} drops neutron bombs on {sector}: {n, plural, one {# cube} other {# cubes}} of {other} die.',
  'event.population-withered':
    'Planta population dies under enemy ships in {sector}: {n, plural, one {# cube} other {# cubes}}.',
  'event.control-lost': '{seat} loses control of {sector}.',
  'event.damage-repaired': 'All ships are repaired.',

  'event.income': '{seat} earns {income} and pays {upkeep}: money {change}.',
  'event.production': '{seat} produces {science} science and {materials} materials.',
  'event.insolvent': '{seat} is {n} money short.',
  'event.sector-given-up': '{seat} gives up {sector}.',
  'event.collapsed': 'The civilization of {seat} collapses.',
  'event.techs-offered': 'New technologies on offer: {techs}.',
  'event.tech-bag-empty': 'The technology bag is empty.',
  'event.cubes-recovered':
    '{seat} gets {n, plural, one {# cube} other {# cubes}} back from the graveyard.',
  'event.start-player': '{seat} begins this round.',
  'event.game-ended': 'The game is over.',
  'event.won': '{seat} wins with {n, plural, one {# point} other {# points}}.',
};
