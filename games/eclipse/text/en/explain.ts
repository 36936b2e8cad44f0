import { amount, dice, resource, thing, things } from './inflect.ts';

/** What things do; put together from the component tables by describe.ts. */
export const explain = {
  'list.pair': '{a} and {b}',
  'list.more': '{a}, {b}',

  'value.initiative': 'Initiative',
  'value.move': 'Movement',
  'value.computer': 'Computer',
  'value.shield': 'Shield',
  'value.hull': 'Hull',
  'value.cannons': 'Cannons',
  'value.missiles': 'Missiles',

  'thing.tech': '{kind}, price {cost}, at least {least}.',
  'stat.energy-made': 'Makes {n} energy.',
  'stat.energy-used': 'Uses {n} energy.',
  'stat.initiative': '+{n} initiative.',
  'stat.move': 'Moves the ship {n, plural, one {# hex} other {# hexes}}.',
  'stat.computer': '+{n} on every die the ship throws.',
  'stat.shield': '−{n} on every die aimed at the ship.',
  'stat.hull': 'Absorbs {n} damage.',
  'stat.cannon': `Throws ${dice('n', 'die')} at every activation; a hit deals {damage} damage.`,
  'stat.missile': `Throws ${dice('n', 'die')} once, before the first round of a battle; a hit deals {damage} damage.`,
  'stat.needs-tech': 'Needs the technology {tech}.',
  'stat.free': 'Open to everybody.',
  'stat.ancient': 'One of its kind, no technology needed. Lost for good once it is taken off.',

  'effect.unlock-part': 'You may install {part} on your blueprints.',
  'effect.unlock-build': `You may build ${things('thing')}.`,
  'effect.allow-advanced': `Your population may settle starred ${resource('resource')} squares.`,
  'effect.gain-discs':
    'At once: {n, plural, one {# more influence disc} other {# more influence discs}} on your track.',
  'effect.bombard-all': 'When you attack population, every cube in the sector dies without a roll.',
  'effect.extra-build':
    'Each Build action makes {n, plural, one {# more thing} other {# more things}}.',
  'effect.gain-per-artifact':
    'At once: for each artifact in your sectors take {n} of one resource, chosen anew each time.',
  'effect.half-wormhole': 'For you a wormhole on one side is enough to {uses}.',
  'effect.half-wormhole.explore': 'explore',
  'effect.half-wormhole.influence': 'spread influence',
  'effect.half-wormhole.move': 'move',
  'effect.half-wormhole.retreat': 'retreat',
  'effect.gain-resource': `Take ${amount('n', 'resource')}.`,
  'effect.free-tech':
    'Take the cheapest technology on offer that you lack, for nothing; if several cost the same, choose.',
  'effect.place-ship': `Put one of your unbuilt ${things('thing')} into this sector, for nothing.`,
  'effect.gain-part': 'Install {part} at once for nothing, or keep it for a later Upgrade.',
  'discovery-note.keep':
    'Or keep the tile face down: {n, plural, one {# point} other {# points}} at the end.',

  'structure-note.orbital': 'Adds a square for one money or science cube to its sector.',
  'structure-note.monolith':
    'Worth {n, plural, one {# point} other {# points}} at the end to whoever controls the sector.',
  'structure-note.lasting': 'Can’t be destroyed and goes with the sector.',

  'ship-note.supply': 'You have {n, plural, one {# figure} other {# figures}} of it.',
  'ship-note.drive': 'Needs at least one drive.',
  'ship-note.immobile': 'Never moves and takes no drive.',
  'ship-note.reputation':
    'Whoever destroys it draws {n, plural, one {# reputation tile} other {# reputation tiles}}.',

  'npc-note.attack': `Throws ${dice('n', 'die')} with +{computer} on each.`,
  'npc-note.defence':
    'Initiative {initiative}; survives {hull} damage and is destroyed by the next point.',
  'npc-note.pins-one': 'Each one holds back one ship.',
  'npc-note.pins-all': 'While it stands, no ship leaves the sector.',

  'trait.home': 'Home sector: {sector}.',
  'trait.storage': 'Starts with {money} money, {science} science and {materials} materials.',
  'trait.trade': 'Trades {n} of one resource for 1 of another.',
  'trait.technologies': 'Starting technologies: {techs}.',
  'trait.no-technologies': 'Starts without any technology.',
  'trait.ship': `Starts with one ship: ${thing('thing')}.`,
  'trait.colony-ships': '{n} colony ships.',
  'trait.discs-fewer': '{n, plural, one {# influence disc} other {# influence discs}} fewer.',
  'trait.explore': 'Explore action: {n, plural, one {# zone} other {up to # zones}}.',
  'trait.influence': 'Influence action: {n, plural, one {# disc} other {up to # discs}}.',
  'trait.research':
    'Research action: {n, plural, one {# technology} other {up to # technologies}}.',
  'trait.upgrade': 'Upgrade action: {n, plural, one {# part} other {up to # parts}}.',
  'trait.build': 'Build action: {n, plural, one {# thing} other {up to # things}}.',
  'trait.move': 'Move action: {n, plural, one {# move} other {up to # moves}}.',
  'trait.cost': `${thing('thing')}: {n} materials instead of {usual}.`,
  'trait.slots-fewer': 'Every blueprint has {n, plural, one {# slot} other {# slots}} fewer.',
  'trait.computer-all': '+{n} computer printed on every ship.',
  'trait.energy-all': '+{n} energy printed on every ship.',
  'trait.energy-ship': `${thing('thing')}: +{n} energy printed.`,
  'trait.initiative-all': 'Initiative of every ship: {change}.',
  'trait.initiative-ship': `${thing('thing')}: initiative {change}.`,
  'trait.printed-part': 'Every ship has {part} printed on it.',
  'trait.track':
    'Reputation track: {either} slots for reputation or ambassadors{ambassador, plural, =0 {} one {, # for an ambassador only} other {, # for ambassadors only}}{reputation, plural, =0 {} one {, # for reputation only} other {, # for reputation only}}.',

  'ability.start-reputation':
    'Draws {n, plural, one {# reputation tile} other {# reputation tiles}} at the start and keeps them.',
  'ability.fragile-population':
    'If an enemy player’s ship is left in a sector after the battles, all Planta cubes there die.',
  'ability.ancient-peace':
    'At peace with the Ancients: no battles, no pinning, shared sectors. Their discovery tile stays closed while one of them lives.',
  'ability.explore-choose':
    'May turn up {n} sectors when exploring, and places at most one of them.',
  'ability.start-advanced-cube': `Starts with a cube on the starred ${resource('resource')} square at home.`,
  'ability.points-per-hex':
    '{n, plural, one {# point} other {# points}} for each controlled sector at the end.',
  'ability.points-per-ancient':
    '{n, plural, one {# point} other {# points}} for each Ancient ship on the map at the end.',

  'sector-note.points':
    'Worth {n, plural, one {# point} other {# points}} to whoever controls it at the end.',
  'sector-note.squares': `{n, plural, one {# square} other {# squares}} for ${resource('resource')}.`,
  'sector-note.advanced': `{n, plural, one {# starred square} other {# starred squares}} for ${resource('resource')}.`,
  'sector-note.any': '{n, plural, one {# grey square} other {# grey squares}} for any cube.',
  'sector-note.no-squares': 'No room for population.',
  'sector-note.artifact': 'Holds an artifact.',
  'sector-note.discovery': 'A discovery tile waits here.',
  'sector-note.ancients': '{n, plural, one {# Ancient guards} other {# Ancients guard}} it.',
  'sector-note.guarded': 'The Galactic Center Defense System guards it.',
  'sector-note.wormholes': '{n, plural, one {# wormhole} other {# wormholes}}.',
};
