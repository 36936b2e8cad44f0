/** The phrases from which the text of cards is put together (see card-text.ts). */
export const cards = {
  'list.next': '{first}; {rest}',
  'list.last': '{first}; then {rest}',
  'card.linked': 'Linked event “{event}”: {terms}.',
  'list.pair': '{first}: {rest}.',
  'list.comma': '{first}, {rest}',

  'card.type': 'Level {level}, {type}.',
  'card.hybrid': 'Level {level}, {type}; also found as {other}.',
  'card.points': 'At the end of the game: {points}.',
  'card.immediate': 'Immediate bonus: {effects}.',
  'card.action': 'Action{spaces, plural, =1 {} one {} other { (# spaces)}}: {effects}.',
  'card.action-unlimited': 'Action (any number of pawns): {effects}.',
  'card.action-repeat':
    'Action{spaces, plural, =1 {} one {} other { (# spaces)}}: the immediate bonus once more.',
  'card.ability': 'From now on: {ability}.',
  'card.event': 'Level {level} event.',
  'card.event-light': 'Level {level} event, in every game.',
  'card.you': 'You: {effects}.',
  'card.each-faction': 'Each faction, starting with you: {effects}.',
  'card.open-action': 'Action open to every faction: {effects}.',
  'card.system':
    'Deck {deck}. Strength {strength}, {points, plural, one {# VP} other {# VP}}, {specialization}.',
  'card.starting-system': 'A starting system.',
  'card.control': 'When you take control: {effects}.',
  'card.colony': 'When you colonize it: {effects}.',
  'card.colony-ability': 'Once it is your colony: {ability}.',
  'card.colony-points': 'If it is your colony, at the end of the game it also brings {points}.',
  'card.ignores-level-1': 'While it is on the star map, level 1 ships have no strength here.',
  'card.condition': 'Condition: {condition}.',
  'card.slots':
    'The first to claim it scores {first} VP, the second {second}; with four players the third scores {third}.',
  'card.guild': 'Guild of rank {rank}.',
  'card.spaces-all': 'Spaces: {n}.',
  'card.spaces': 'Spaces with 2, 3 and 4 players: {two}, {three}, {four}.',
  'card.surcharge':
    'The last space costs {n} ore more{seats, select, all {} other { with 3 or 4 players}}.',
  'card.board.basic': 'Basic board.',
  'card.board.advanced': 'Advanced board.',
  'card.columns': 'Supply columns A to E hold {columns} cubes.',
  'card.food-track': 'Growth track: {cells}.',
  'card.ore-track': 'Ore track: {cells}.',
  'card.set-up': 'Set-up: {effects}.',
  'card.board-ability': 'Ability {letter}, while its cell is uncovered: {ability}.',
  'card.board-ability-always': 'Ability {letter}, always: {ability}.',

  'cost.ore': 'pay {ore} ore',
  'cost.population': 'return {population} population',
  'cost.both': 'pay {ore} ore and return {population} population',

  'points.fixed': '{n, plural, one {# VP} other {# VP}}',
  'points.per': '{n, plural, one {# VP} other {# VP}} for {what}',
  'points.plus': '{plus} VP and {n, plural, one {# VP} other {# VP}} for {what}',
  'amount.capped': '{text} (at most {max} in all)',

  'per.colonies': '{n, plural, one {each of your colonies} other {every # of your colonies}}',
  'per.deckAColonies':
    '{n, plural, one {each of your deck A colonies} other {every # of your deck A colonies}}',
  'per.locations':
    '{n, plural, one {each location you control} other {every # locations you control}}',
  'per.locationsAndMajorities':
    '{n, plural, one {each location you control, and for each of Sol and Deep Space where nobody is stronger than you} other {every # of these: locations you control, and Sol and Deep Space where nobody is stronger than you}}',
  'per.seizedLocations':
    '{n, plural, one {each location whose control you took from another faction during this action} other {every # locations whose control you took from other factions during this action}}',
  'per.automation': '{n, plural, one {each automation level} other {every # automation levels}}',
  'per.fleetStrength':
    '{n, plural, one {each point of strength of your fleet} other {every # points of strength of your fleet}}',
  'per.ore': '{n, plural, one {each ore you hold} other {every # ore you hold}}',
  'per.discsOffTracks':
    '{n, plural, one {each disc that has left your production tracks} other {every # discs that have left your production tracks}}',
  'per.level2And3':
    '{n, plural, one {each of your level II and III technologies} other {every # of your level II and III technologies}}',
  'per.scientificOrMilitary':
    '{n, plural, one {each of your scientific or military technologies} other {every # of your scientific or military technologies}}',
  'per.typesTwice':
    '{n, plural, one {each type of which you own two technologies of level I–III} other {every # types of which you own two technologies of level I–III}}',
  'count.colonies': 'the number of your colonies',

  'condition.level4':
    'own {n, plural, one {a level IV technology} other {at least # level IV technologies}}',
  'condition.colonies': 'own at least {n, plural, one {# colony} other {# colonies}}',
  'condition.boardLevel2':
    'own at least {n, plural, one {# level II technology} other {# level II technologies}} of the tree; private ones do not count',
  'condition.boardLevel3':
    'own at least {n, plural, one {# level III technology} other {# level III technologies}} of the tree; private ones do not count',
  'condition.typesAtLevel2And3':
    'own technologies of level II or III of {n, plural, one {# type} other {# different types}}; a hybrid counts as its first type',
  'condition.automation': 'reach automation level {n}',
  'condition.fleetStrength': 'have ships of at least {n} strength in all on the star map',
  'condition.specializationIcons':
    'have at least {n, plural, one {# printed icon} other {# printed icons}} of one specialization on your colonies and on the systems and shipyards you control',
  'condition.locations': 'control at least {n, plural, one {# location} other {# locations}}',
  'condition.emptiedTracks':
    'have no discs left on {n, plural, one {one of your production tracks} other {# production tracks}}',

  'effect.gainOre': 'gain {n} ore',
  'effect.gainOre.per': 'gain {n} ore for {what}',
  'effect.supplyToPopulation': 'turn {n} supply into population',
  'effect.supplyToPopulation.per': 'turn {n} supply into population for {what}',
  'effect.supplyToPopulation.column': 'turn {n} supply from column {column} into population',
  'effect.moveSupply':
    'move {n, plural, one {# supply cube} other {# supply cubes}} from {from, select, rightmost {the rightmost columns} other {any column}} to {to, select, first {column A} other {columns of your choice}}',
  'effect.grow': 'carry out population growth',
  'effect.mine': 'carry out ore production',
  'effect.trade': 'make any number of exchanges',
  'effect.trade.limited': 'make {n, plural, one {one exchange} other {up to # exchanges}}',
  'effect.automate': 'automate {track, select, food {food} ore {ore} other {food or ore}}',
  'effect.build':
    'turn {n} {from, select, supply {supply} other {population}} into {n, plural, one {a level {level} ship} other {# level {level} ships}}{at, select, deep { in Deep Space} anywhere { at any location} other {}}',
  'effect.upgrade.one': 'upgrade one ship by {n, plural, one {# level} other {# levels}}',
  'effect.upgrade.any':
    'upgrade your ships by {n, plural, one {# level} other {# levels in total}}',
  'effect.upgrade.different':
    'upgrade up to {n, plural, one {# ship by 1 level} other {# different ships by 1 level each}}',
  'effect.jump': 'jump {n}',
  'effect.warp': 'move {n, plural, one {# ship} other {# ships}} to any locations',
  'effect.shipsToPopulation':
    'turn up to {n, plural, one {# ship} other {# ships}} of yours into population',
  'effect.research':
    'research {discovered, select, yes {a discovered technology} other {a technology}} {levels}{prerequisites, select, yes {} other {, prerequisites or not}}{cube, select, supply {, with a cube straight from supply} other {}}{immediate, select, yes {} other {, without its immediate bonus}}',
  'effect.research.tally':
    'research a technology of exactly level X, where X is {count} + {plus} (at most {max})',
  'effect.privateTechnology':
    'draw {n, plural, one {# technology} other {# technologies}} of level {level}, keep one as a private technology and put the others under the deck',
  'effect.colonize': 'colonize a system',
  'effect.colonize.unclaimed':
    'colonize a system that nobody controlled at the start of this turn, with the strength it takes but without the need to control it; its control bonus is not given',
  'effect.drawColony':
    'draw {n, plural, one {# card} other {# cards}} of system deck {deck} (of the other deck if it is empty), keep one as a colony with 2 discs and receive its colonization bonus',
  'effect.basicAction':
    'carry out any Basic Spacefaring action at its own cost, without needing a space for it',
  'effect.copyResearch':
    'pay for and carry out any action that includes research, even if its space is taken or you lack its technology; your pawn stays here',
  'effect.may': 'if you wish, {effects}',
  'effect.may.paid': 'if you wish, {cost} and {effects}',
  'effect.choose': 'choose one: {alternatives}',
  'effect.choose.times':
    'choose {n, plural, =2 {twice} one {# time} other {# times}}, the same again if you like: {alternatives}',
  'effect.alternative': '{letter}) {effects}',
  'effect.alternative.paid': '{letter}) {cost} and {effects}',
  'letter.1': 'A',
  'letter.2': 'B',
  'letter.3': 'C',
  'letter.4': 'D',
  'effect.eachFaction': 'each faction, starting with you: {effects}',
  'effect.uncoverGuild': 'uncover a guild of rank {rank} for everyone',
  'effect.keepEvent': 'keep this event, worth {n} VP',
  'effect.linkEvent.technology':
    'point this event at a discovered technology that has an action: {terms}',
  'effect.linkEvent.system': 'point this event at a system on the star map: {terms}',
  'effect.linkEvent.achievement': 'point this event at an achievement: {terms}',
  'terms.dearer': 'its actions cost {n} ore more',
  'terms.cheaper': 'its actions cost {n} ore less',
  'terms.strength': 'colonizing it takes {n} more strength',
  'terms.colonizerPoints': 'whoever colonizes it scores {n} VP',
  'terms.pointsPerDisc': 'each disc on it is worth {n} VP more',
  'effect.standEvent.most':
    'leave this event on the table; at the end of the game {n} VP go to {who}',
  'most.locations': 'each faction that controls the most locations, at least one',
  'effect.standEvent.exhibits':
    'leave this event on the table; at the end of the game a ship on it is worth {one}, {two}, {three} or {four} VP at level 1, 2, 3 or 4',
  'effect.exhibitShip':
    'give one of your ships to the museum: it is out of the game, and worth VP at its end',
  'effect.attachSystem':
    'attach the top card of system deck {deck} to a system place of your choice: it is a full system, one jump from that place only, and is not replaced once colonized',
  'effect.holdSystem':
    'lay the top card of system deck {deck} beside this event: ships can’t enter it, nobody can control or colonize it',
  'effect.takeHeldSystem':
    'take the card beside this event as a colony, with its colonization bonus but without discs; discard the event and put your pawn beside Basic Spacefaring',

  'ability.oncePerTurn': 'once per turn, between phases, you may {effects}',
  'ability.oncePerTurn.paid': 'once per turn, between phases, you may {cost} and {effects}',
  'ability.lackOnePrerequisite':
    'when you research a discovered technology of level II–IV that needs two prerequisites, you may lack one of them',
  'ability.oreForPopulation':
    'in the cost of an action you may pay 1 ore in place of one returned population',
  'ability.eitherTrack':
    'whenever you automate or place a production disc, you may take it from either track',
  'ability.wormholes':
    'leaving any location but Sol and Deep Space, your ships reach any location for 1 movement point',
  'ability.pushPawns':
    'you may take an action space held by another faction’s pawn; that pawn is put beside Basic Spacefaring',
  'ability.replaceAchievementDiscs':
    'between phases you may replace your discs on achievements by discs from your production tracks; at the end of the game the rest are replaced by themselves',
  'ability.guildDiscount': 'guild actions cost you {n} ore less',
  'ability.strongerFirstShip':
    'the first ship you build in each action is {n, plural, one {# level} other {# levels}} higher',
  'ability.longerJumps':
    'each of your jumps has {n, plural, one {# more movement point} other {# more movement points}}',
  'ability.easierColonies': 'colonizing takes {n} less strength for you',
  'ability.freeReturn': 'cubes you return to supply may go to any column with room',
  'ability.afterExchanges':
    'after a production phase in which you made at least {n, plural, one {# exchange} other {# exchanges}}, {effects}',
  'ability.afterAutomating':
    'whenever you automate {track, select, food {food} other {ore}}, {effects}',
  'ability.afterEmptyingTrack':
    'when the last disc leaves one of your production tracks, once per track and after any system bonuses, {effects}',
} as const;
