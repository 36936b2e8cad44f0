/** What the page says beside the cards: lists, plans, galleries. */
export const board = {
  'area.tree': 'Tree',
  'area.map': 'Map',
  'area.mine': 'Board',
  'board.exchange-ship': '1 ore and one of your ships for 1 population',
  'board.no-faction': 'No faction has been chosen yet.',
  'board.slot': '{slot}',
  'board.stage': 'Choose one',
  'board.could-be': 'For you it could become: {types}.',
  'board.could-be-later': 'With all it needs, for you it could become: {types}.',
  'board.could-be-with': 'From technologies you don’t have yet: {types}.',
  'board.event-waits': 'A face-down event waits here.',
  'board.grows': 'growth: {n}',
  'board.mines': 'ore: {n}',
  'board.exchanges': 'Exchange: up to +{people} population, +{ore} ore',
  'board.automation':
    '{n, plural, =0 {Nothing automated yet} one {# disc automated} other {# discs automated}} ({points, plural, one {# VP} other {# VP}})',
  'board.growth-now': 'Growth in production would give {n} population now.',
  'board.ore-now': 'Ore production would give {n} ore now.',
  'board.track-next':
    '{n, plural, one {The next disc that leaves uncovers something new.} other {# more discs have to leave until something new is uncovered.}}',
  'board.track-empty': 'Everything on this track has been uncovered.',
  'board.mine': 'Faction',
  'board.can-do': 'What I can do',
  'board.abilities': 'Standing abilities',
  'board.free': 'free',
  'board.pushes': 'Pushes another pawn off',
  'board.claimable': 'ready to claim',
  'events.possible': '{n, plural, one {# event unseen} other {# events unseen}}',
  'tableau.open': '{n, plural, one {# technology lies open} other {# technologies lie open}}',
  'events.waiting':
    '{n, plural, =0 {No event of this level is left face down} one {# event lies face down, out of these {of}} other {# events lie face down, out of these {of}}}.',
  'gallery.all': 'All',
  'gallery.level': 'Level',
  'gallery.type': 'Type',
  'about.sol':
    'Home of all factions. New ships appear here, and at the end the strongest fleet here scores 1 VP. Nobody can control it.',
  'about.deep-space':
    'The far end of the map. Nobody can control it; at the end the strongest fleet here scores 1 VP.',
  'about.shipyard':
    'Whoever controls a shipyard may build ships here, and keeps a disc of its kind on it.',
  'about.controlled': 'Controlled by {who}.',
  'about.strength': 'Strength here, {who}: {n}.',
  'sketch.map':
    'On the star map: (strength to colonize/points), [A] an outpost, a:31 ships by level, → ways.',
  'sketch.end': 'Discs: {n} of {of} that end the game, with one more round.',
  'sketch.side.basic': 'basic',
  'sketch.side.advanced': 'advanced',
  'sketch.points': '{n, plural, one {# point} other {# points}}',
  'plan.title': 'Control, if it ended here',
  'plan.control': 'Would be controlled by {who}, {strength} against {rival}',
  'plan.no-control': 'Nobody would control it',
  'first-game.what':
    'Basic boards, cards from the deck, and the four achievements that teach the game best.',
} as const;
