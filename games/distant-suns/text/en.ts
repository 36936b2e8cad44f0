/** Everything the game says in English; ru.ts and uk.ts have the same keys. */
export const en = {
  'shape.black-hole': 'Black hole',
  'shape.crescent': 'Crescent',
  'shape.lightning': 'Lightning',
  'shape.comet': 'Comet',
  'shape.rocket': 'Rocket',
  'shape.star': 'Star',
  'shape.satellite': 'Satellite',
  'shape.ringed-planet': 'Ringed planet',
  'shape.beam': 'Signal beam',
  'shape.galaxy': 'Spiral galaxy',
  'shape.dipper': 'Dipper',
  'shape.size': '{cells, plural, one {# cell} other {# cells}}',

  'shape.mission': '{size}; mission «{mission}»: {what}',
  'mission.alien': 'Alien',
  'mission.alien.what': 'Alien cells covered by this shape',
  'mission.treasure': 'Treasure',
  'mission.treasure.what': 'Treasures with at least one neighbour covered by this shape',
  'mission.upgrade': 'Upgrade',
  'mission.upgrade.what': 'Upgrade cells covered by this shape',
  'mission.cluster': 'Cluster',
  'mission.cluster.what': 'Drawings in the largest group of this shape that hangs together',
  'mission.black-hole': 'Black hole',
  'mission.black-hole.what': 'Drawings of this shape that touch a black hole',
  'mission.points': '{count} → {points, plural, one {# point} other {# points}}',

  'cell.name': 'Cell {cell}',
  'cell.alien': 'Alien',
  'cell.alien.what': 'May be covered; costs 5 points at the end if it is still open.',
  'cell.upgrade': 'Upgrade',
  'cell.upgrade.what': 'Cover it to gain an upgrade, usable from the next turn on.',
  'cell.treasure': 'Treasure',
  'cell.treasure.what': 'Can’t be covered; brings 10 points when all its neighbours are.',
  'cell.start': 'Start',
  'cell.start.what': 'Can’t be covered; your first drawing begins beside it.',
  'cell.far-world': 'Far world',
  'cell.far-world.what': 'Can’t be covered; reach it by covering a cell beside it.',

  'world.near-world-a': 'upper left world',
  'world.deep-world': 'upper right world',
  'world.near-world-b': 'lower right world',
  'world.noted': '{points, plural, one {# point} other {# points}} noted',
  'world.open':
    'nobody has been here yet: {first, number} for the first to arrive, {later, number} for those who follow',
  'world.taken': 'already reached: now worth {later, plural, one {# point} other {# points}}',
  'world.drone': 'claimed by the drone: now worth {later, plural, one {# point} other {# points}}',

  'component.panel': 'Mission control panel',
  'component.module': 'Module {module}',
  'component.sheet': 'Cosmos sheet',
  'component.circle': 'Circle: drawn by the active player',
  'component.octagon': 'Octagon: drawn by everybody else',
  moment: 'Round {round} of {rounds}, turn {turn}',

  'ask.assign': 'Place module {module}: who draws which shape?',
  'ask.assign.solo': 'Place module {module}: which shape do you draw?',
  'ask.draw':
    'Draw the {shape}{ends, select, round {, the last of this round} game {, the last of the game} other {}}',
  'ask.draw.upgrades':
    'You may leave out {upgrades, plural, one {# cell for an upgrade} other {up to # cells, each for an upgrade}}.',
  'ask.draw.no-room': 'The whole shape fits nowhere: leave cells out, or pass.',

  'option.place':
    '{edge, select, top {Top} other {Bottom}} edge, {left} – {right}: {self} for you, {others} for the others',
  'option.place.solo':
    '{edge, select, top {Top} other {Bottom}} edge, {left} – {right}: you draw the {self}',
  'option.draw':
    'Draw the {shape} on {cells}{ignored, plural, =0 {} one {, with # cell left out} other {, with # cells left out}}',
  'option.draw.group':
    '{ignored, plural, =0 {Whole shape} one {# cell left out} other {# cells left out}}',
  'option.pass': 'Pass',
  'option.pass.effect': 'Draw nothing this turn',
  'effect.draw':
    '{points, plural, =0 {no points} one {+# point} other {+# points}}{gained, plural, =0 {} one {, +# upgrade} other {, +# upgrades}}{spent, plural, =0 {} one {, −# upgrade} other {, −# upgrades}}',
  'effect.ends':
    '{ends, select, game {The last turn: the game ends after it} other {The round ends after this turn}}',

  'event.round-started': 'Round {round}',
  'event.module-placed.short': '{seat} places module {module}',
  'event.drone-placed.short': 'The drone places module {module}',
  'event.module-placed':
    '{seat} places module {module} on the {edge, select, top {top} other {bottom}} edge: {self} for {seat}, {others} for everybody else',
  'event.module-placed.solo':
    '{seat} places module {module} on the {edge, select, top {top} other {bottom}} edge and draws the {self}',
  'event.drone-placed':
    'The drone places module {module} on the {edge, select, top {top} other {bottom}} edge: you draw the {others}',
  'event.drew':
    '{seat} draws the {shape} on {cells}{ignored, plural, =0 {} one {, leaving out # cell} other {, leaving out # cells}}',
  'event.passed': '{seat} passes instead of drawing the {shape}',
  'event.passed.forced': '{seat} has no room for the {shape} and draws nothing',
  'event.upgrade-gained': '{seat} gains {upgrades, plural, one {# upgrade} other {# upgrades}}',
  'event.world-reached':
    '{seat} reaches the {world} and notes {points, plural, one {# point} other {# points}}',
  'event.drone-claimed': 'The drone claims the {world}: from now on it is worth less',
  'event.round-ended': 'Round {round} is over',
  'event.game-ended': 'The game is over',

  'score.mission':
    'Mission: {mission, select, alien {alien} treasure {treasure} upgrade {upgrade} cluster {cluster} other {black hole}}',
  'score.mission.detail':
    '{shape, select, crescent {Crescent} lightning {Lightning} comet {Comet} rocket {Rocket} star {Star} satellite {Satellite} beam {Signal beam} galaxy {Spiral galaxy} dipper {Dipper} other {Ringed planet}}: {count, plural, =0 {never fulfilled} =1 {fulfilled once} =2 {fulfilled twice} other {fulfilled # times}}',
  'score.worlds': 'Far worlds',
  'score.worlds.detail': '{count, plural, =0 {none reached} one {# reached} other {# reached}}',
  'score.treasures': 'Treasures',
  'score.treasures.detail':
    '{count, plural, =0 {none surrounded} one {# surrounded} other {# surrounded}}',
  'score.aliens': 'Aliens',
  'score.aliens.detail':
    '{count, plural, =0 {none left open} one {# left open} other {# left open}}',

  'rank.cadet': 'Cadet',
  'rank.navigator': 'Navigator',
  'rank.pilot': 'Pilot',
  'rank.captain': 'Captain',
  'rank.legend': 'Legend',
  'rank.earned': 'Your rank: {rank}',

  'option-table.first': 'First player',
  'option-table.first.about': 'Who places the first module.',
  'option-table.first.random': 'Drawn by lot',
  'option-table.first.1': 'Seat 1',
  'option-table.first.2': 'Seat 2',
  'option-table.first.3': 'Seat 3',
  'option-table.first.4': 'Seat 4',

  'panel.upgrades': 'Upgrades to spend',
  'panel.covered': 'Cells covered',
  'panel.worlds': 'Worlds reached',
  'panel.treasures': 'Treasures surrounded',
  'panel.aliens': 'Aliens still open',
  'badge.active': 'Active: places the module',

  'tool.turn': 'Turn',
  'tool.flip': 'Flip',
  'tool.leave-out': 'Leave out a cell',
  'tool.put-back': 'Put the cell back',
  'keys.game':
    'R turns the shape in hand, Shift R turns it back, F flips it. On the sheet, arrow keys move it and Enter draws it.',
  'help.assign':
    'Choose a pair of free notches. The filled circle stands at your shape, the octagon at the one for everybody else.',
  'help.assign.solo':
    'Choose a pair of free notches. The filled circle stands at your shape; nobody draws the one at the octagon.',

  'draw.sealed': 'Your drawing is sealed. You may change it until everybody has drawn.',
  'draw.no-berth': 'Turned like this, it fits nowhere. Turn or flip it.',
  'draw.berths': '{n, plural, one {# place fits} other {# places fit}} in this position.',
  'draw.keys': 'R turns, F flips.',
  'draw.tap': 'Tap your sheet to lay the shape down, then tap the shape to draw it.',
  'draw.no-points': 'No points at once',
  'draw.ring': 'Around a treasure',
  'draw.here': 'Draw here',
  'draw.chart':
    'Cosmos sheet: draw this shape: {shape}. Arrow keys move it, R turns it, F flips it, Enter draws it.',

  'draws.you': 'You',
  'draws.nobody': 'Nobody',

  'why-not.outside': 'Part of the shape would lie outside the sheet.',
  'sketch.aliens':
    '{n, plural, =0 {All aliens are covered} one {# alien is still open: {cells}} other {# aliens are still open: {cells}}}',
  'sketch.treasures': 'Treasures, neighbours covered: {cells}',
  'sketch.worlds': 'Far worlds, points for the first (for whoever comes later): {cells}',
  'why-not.no-room':
    'The {shape} can’t lie on this cell: it would not touch your drawings, or would cover what it may not.',
  'why-not.covered': 'A cell of the shape is covered already.',
  'why-not.start': 'The start can’t be covered.',
  'why-not.treasure': 'A treasure can’t be covered.',
  'why-not.far-world': 'A far world can’t be covered.',
  'why-not.first-touch': 'Your first drawing must cover a cell next to the start.',
  'why-not.touch': 'The shape must touch one of your drawings, side to side.',
  'why-not.pieces': 'What is left of the shape would fall apart.',
  'why-not.needs-upgrade':
    'That takes {needed, plural, one {# upgrade} other {# upgrades}}, and you have {owned, plural, =0 {none} other {#}}.',
  'why-not.too-many': 'No more than two cells may be left out.',

  'guide.place.first':
    'You decide for everybody. The circle of the module gives its shape to you, the octagon gives the other one to everybody else. The sign over a shape says what its mission counts: take a shape whose mission you can serve again and again.',
  'guide.place.solo':
    'You draw the shape at the circle; nobody draws the other. The sign over a shape says what its mission counts: choose one that you can serve from where your drawings end now.',
  'guide.place.rivals':
    'Look at both ends: what helps you, and what the others would have to draw. Point at an option to see it on the panel, and at a rival’s sheet on the side to see where they have room.',
  'guide.place.room':
    'Each zone comes up twice a round at most, and placed modules stay until the round ends. Take the shape you need while its notches are free.',
  'guide.draw.first':
    'The first drawing begins beside the sun in the corner; glowing cells show where the shape may lie. Turn it so that it leads inwards and covers an upgrade on the way.',
  'guide.draw.mission':
    'What counts for this shape stands over it on the panel. The first time brings 3 points, the fifth brings 5: two missions served often beat five served once.',
  'guide.draw.aliens':
    'Every alien still open at the end costs 5 points, so covering one is worth 5 whatever shape does it. The numbers beside the shape show what a place brings before you draw.',
  'guide.draw.upgrade':
    'You have an upgrade: tap a cell of the shape in hand to leave it out, and the rest may fit where the whole doesn’t. It is worth nothing at the end, so spend it where it helps.',
  'guide.draw.black-hole':
    'The black hole scores by itself only what it covers or surrounds, but one mission pays for shapes that touch it. Lay it where that shape can come close later.',
  'guide.draw.worlds':
    'The far worlds in the corners pay more to whoever is first beside them: see who is near. And a treasure brings 10 points once every cell around it is covered.',
} as const;
