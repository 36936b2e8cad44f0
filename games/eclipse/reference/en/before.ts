import { chapter } from '@orrery/kernel';

export const before = [
  chapter('set-up', 'Set-up', {
    'ECL-1.1':
      'Two to six players sit around the table and take turns clockwise. Who begins is drawn at random.',
    'ECL-1.2':
      'All 96 technology tiles go into a bag. The opening offer is 12, 14, 16, 18 or 20 of them for 2, 3, 4, 5 or 6 players; equal tiles are stacked.',
    'ECL-1.3': 'A second bag holds the 32 reputation tiles.',
    'ECL-1.4':
      'The 21 discovery tiles are shuffled face down. One of them goes unseen onto the Galactic Center, beneath its Defense System.',
    'ECL-1.5':
      'All 8 inner and all 11 middle sectors are in play. Of the 18 outer ones only 5, 10, 14, 16 or 18 are, for 2 to 6 players; the rest stay out, unseen.',
    'ECL-1.6':
      'In a game of Terrans only, everybody picks a Terran faction in turn order, beginning with the start player.',
    'ECL-1.7':
      'With aliens, picking goes counter-clockwise from the start player’s right, so the start player picks last. Each board has a Terran and an alien side: whoever takes one side takes the other out of the game.',
    'ECL-1.8':
      'Home sectors stand two steps from the centre, spread out as evenly as the number of players allows, in turn order clockwise.',
    'ECL-1.9':
      'Homes are turned alike: one wormhole faces the centre, two face outwards and one faces the neighbour on the counter-clockwise side. The table may let everybody turn their own instead.',
    'ECL-1.10':
      'You get 16 influence discs: 13 on the influence track (11 for the Eridani, who lose two) and 3 in reserve. Each population track takes 11 cubes, leaving the last square free; you also get your starting resources, 3 colony ships (Planta 4) and 3 ambassadors.',
    'ECL-1.11':
      'Your home starts with one Interceptor (a Cruiser for Orion), one of your discs, and a cube from the matching track on every square without a star. The Hydrans also begin with a cube on their starred science square.',
    'ECL-1.12':
      'Technologies printed on your board are yours from the start. They fill the first places of their tracks and count like any other, but are not among the 96 tiles.',
    'ECL-1.13': 'The Eridani draw two reputation tiles and keep both in secret.',
    'ECL-1.14':
      'Homes and boards nobody uses are put away. A home position without a home is an ordinary zone of the second ring.',
    'ECL-1.15':
      'For two players, Planta and the Descendants of Draco are not advised, so they are left out unless the table wants them.',
    'ECL-1.16':
      'A quick check: Terrans begin with an income of 3 in each resource and no upkeep; the Eridani already pay 1.',
  }),
  chapter('basics', 'Basics', {
    'ECL-2.1':
      'The game lasts nine rounds. Each has four phases: Action, Combat, Upkeep and Cleanup.',
    'ECL-2.2':
      'You can’t spend what you don’t have, though you may trade first. Only upkeep falls due whether you can pay or not.',
    'ECL-2.3': 'You may store as much as you like. A table may agree on a limit of 40 instead.',
    'ECL-2.4':
      'A resource’s income is the leftmost free square of its population track. The fewer cubes are left there, because they live in sectors, the higher the income.',
    'ECL-2.5':
      'A track has room for 11 cubes: its last, lighter square stays empty, so it always earns at least 2. A cube that finds its track full goes to another of your tracks.',
    'ECL-2.6':
      'Upkeep is the leftmost free circle of your influence track. Discs leave it from the right and return to the left, so every disc in use makes the round dearer.',
    'ECL-2.7':
      'If all 13 circles are full, further discs lie next to the track. They serve like any other, and you pay nothing.',
    'ECL-2.8':
      'Trade at any moment of your turn or of your upkeep: Terrans give 2 of one resource for 1 of another, Orion 4, all other aliens 3. You may trade as often as you like.',
    'ECL-2.9':
      'Starbases are ships too, except where movement is meant. Enemy ships are those of every other player, partners included, the Ancients and the Defense System; for the Descendants the Ancients are no enemies.',
    'ECL-2.10':
      'Two neighbouring sectors are connected if there is a wormhole on both sides of their common edge, and half-connected if only on one.',
    'ECL-2.11':
      'The Wormhole Generator lets its owner explore, spread influence, move and retreat through half-connections. It never helps where there is no wormhole at all, nor in diplomacy.',
    'ECL-2.12':
      'The ring of a zone tells the stack it is explored from: ring 1 inner, ring 2 middle, ring 3 and everything beyond outer.',
    'ECL-2.13':
      'Each sector has room for a single disc, a single Orbital and a single Monolith. Ships are not limited.',
  }),
  chapter('colony-ships', 'Colony ships', {
    'ECL-3.1':
      'Turn one of your ready colony ships over to move a cube from a population track to a free square in a sector you control.',
    'ECL-3.2':
      'You may do so at any moment of your own turn, also when you react or pass, and at the start of your upkeep; never in another player’s turn. A table may forbid it while passing.',
    'ECL-3.3':
      'Coloured squares take a cube from the track of that colour. On a grey square you may settle any cube, on an Orbital money or science.',
    'ECL-3.4':
      'Starred squares need a technology: Advanced Economy for money, Advanced Labs for science, Advanced Mining for materials.',
    'ECL-3.5': 'If the track that a square needs is empty, the square stays empty.',
    'ECL-3.6': 'During play, cubes reach the map by colony ship only.',
    'ECL-3.7': 'Enemy ships in a sector you control don’t keep you from settling there.',
    'ECL-3.8':
      'An Influence action readies up to two of your colony ships; Cleanup readies them all.',
    'ECL-3.9': 'Who controls the sector may use the Orbital’s square.',
  }),
];
