/** Advice for somebody's first two rounds. */
export const guide = {
  'guide.pick-species':
    'Terrans are the easiest to begin with: good at everything, and no special rules. Aliens bend a rule or two.',
  'guide.turn.first':
    'Begin with Explore: every sector you add brings room for your people. Each action puts a disc on your action track, and every disc gone makes the end of the round dearer, so watch the forecast of your money.',
  'guide.turn.second':
    'Explore once more, or Research if you have the science for something that helps you at once. You may still trade and send colony ships at any moment of your turn.',
  'guide.turn.later':
    'Look at the forecast: as long as money stays above zero after upkeep, another action is affordable. Build ships before somebody unfriendly can reach you.',
  'guide.turn.round2':
    'The second round: spend what the first one earned. Science buys technologies, materials build ships and structures. Explore on while there is free space near you.',
  'guide.turn.pass':
    'If another action would leave you with a debt at the end of the round, pass. Whoever passes first begins the next round; you may still react with small actions.',
  'guide.explore':
    'Choose a glowing zone. Inner zones are richer but guarded by Ancients, outer ones are safer.',
  'guide.place-sector':
    'Turn the sector with R until its half-moons meet yours: only matching ones let ships and discs pass. You may also throw it away, which costs nothing more.',
  'guide.claim':
    'A disc makes the sector yours, for points and for its people, but raises your upkeep. Early on it nearly always pays.',
  'guide.discovery':
    'The front helps now, the back is worth 2 points at the end. In the first rounds take what helps.',
  'guide.influence':
    'Discs can come from the track or from a sector you give up. Afterwards two colony ships get ready again.',
  'guide.research':
    'A technology is cheaper the more you have in its row. Early favourites: Starbase, Improved Hull, Plasma Cannon, and whatever opens starred squares on your planets.',
  'guide.upgrade':
    'Tap a part, then a slot. Every part eats energy: the balance must not fall below zero, and ships need a drive to move.',
  'guide.build':
    'Ships appear in sectors that you control. One or two Interceptors near the border keep curious neighbours away.',
  'guide.move':
    'Pick ships, then walk them sector by sector. Enemy ships pin yours: as many must stay as there are enemies.',
  'guide.settle':
    'A colony ship puts a cube from one of your tracks on a planet: the emptier a track, the more that resource brings every round.',
} as const;
