/** Advice for somebody's first two rounds. */
export const guide = {
  'guide.pick-species':
    'Terrans are the easiest to begin with: good at everything, and no special rules. Aliens bend a rule or two.',
  'guide.turn.first':
    'Begin with Explore: new sectors give your people room, and people bring income. Every action takes a disc off your influence track, and the fewer are left, the more you pay when the round ends: that is the upkeep shown by your money.',
  'guide.turn.second':
    'Explore once more, or Research if your science buys something that helps at once. Trading and settling are free: they cost neither a disc nor your turn.',
  'guide.turn.later':
    'As long as your money plus income, less upkeep, stays at zero or above, another action is affordable. Build a ship or two before somebody unfriendly can reach you.',
  'guide.turn.round2':
    'Round two: spend what the first one earned. Science buys technologies, materials build ships and structures. Explore on while there is free space near you.',
  'guide.turn.pass':
    'One more action would leave you in debt when the round ends: pass, or trade for money first. Whoever passes first begins the next round.',
  'guide.turn.passed':
    'You have passed. A reaction costs a disc like any action and does less: worth it to meet an attack, otherwise just pass again.',
  'guide.explore':
    'Choose a glowing zone. Towards the centre sectors are richer, but Ancients guard many of them; further out it is calmer.',
  'guide.place-sector':
    'Turn the sector until its half circles meet yours: ships and discs pass only where two halves make a whole. You may discard it instead, but that ends your turn.',
  'guide.claim':
    'A disc makes the sector yours, with its points and its planets, but one disc fewer on the track means a higher upkeep. Early on it nearly always pays.',
  'guide.discovery':
    'The front helps you now, the back is worth 2 points at the end of the game. In the first rounds take the help.',
  'guide.influence':
    'Take a disc from the track to claim another sector, or bring one home that you can do without. Afterwards two used colony ships are ready again.',
  'guide.research':
    'The more technologies you have in a row, the cheaper the next one there. Good at the beginning: Improved Hull, Plasma Cannon, Advanced Robotics (another disc), and whatever opens the starred planets you own.',
  'guide.upgrade':
    'Tap a part, then the slot for it. Parts use energy that sources must provide, and every ship but a Starbase needs a drive. All your ships of that kind change at once.',
  'guide.build':
    'Ships appear in sectors that you control. One or two Interceptors near the border keep curious neighbours away.',
  'guide.move':
    'Pick a ship, then lead it from sector to sector; the numbers show how far it gets. Where enemies are, as many of your ships must stay as there are of theirs.',
  'guide.settle':
    'A colony ship takes a cube from a track to one of your planets. The emptier a track, the more of that resource you get every round.',
} as const;
