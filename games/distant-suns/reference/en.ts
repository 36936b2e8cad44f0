import type { Rulebook } from '@orrery/kernel';

export const en = {
  chapters: [
    {
      id: 'set-up',
      title: 'Set-up',
      rules: [
        {
          id: 'DS-3.1',
          text: 'The mission control panel has six zones in a row. The one at the left shows the black hole in every game.',
        },
        {
          id: 'DS-3.2',
          text: 'Five of the ten other shapes, drawn by lot, come to the zones beside it; the rest stay in the box.',
        },
        {
          id: 'DS-3.3',
          text: 'The five missions are shuffled, and one is put over each of those five zones. Zone and mission belong together.',
        },
        {
          id: 'DS-3.4',
          text: 'The same missions lie under the zones once more, so that they can be read from both edges.',
        },
        {
          id: 'DS-3.5',
          text: 'The five modules lie in a stack, 1 on top and 5 at the bottom.',
        },
        {
          id: 'DS-3.6',
          text: 'Everybody has the same empty cosmos sheet, and no upgrades.',
        },
        {
          id: 'DS-3.7',
          text: 'By the book the youngest player is active first. Here it is drawn by lot, unless the host names a seat.',
        },
      ],
    },
    {
      id: 'structure',
      title: 'Course of the game',
      rules: [
        {
          id: 'DS-4.1',
          text: 'The game lasts three rounds, no more and no fewer.',
        },
        {
          id: 'DS-4.2',
          text: 'A round is a series of turns and goes on until no further module can be placed (DS-4.60). That always takes four or five turns.',
        },
        {
          id: 'DS-4.3',
          text: 'Every turn has two phases: first the active player assigns shapes with a module, then everybody draws.',
        },
        {
          id: 'DS-4.4',
          text: 'When all have drawn, the next player to the left becomes active.',
        },
        {
          id: 'DS-4.5',
          text: 'The shapes in the zones and the missions beside them are dealt before the game and keep their places to the end.',
        },
        {
          id: 'DS-4.6',
          text: 'Nothing is secret: the panel and all sheets lie open. Only what you are about to draw stays hidden until everybody has decided.',
        },
      ],
    },
    {
      id: 'assign',
      title: 'Assign phase',
      rules: [
        {
          id: 'DS-4.10',
          text: 'The active player takes the next module from the stack. If it fits anywhere, it has to be placed.',
        },
        {
          id: 'DS-4.11',
          text: 'A module takes two neighbouring notches of one edge, and both must be free. It never hangs on a single notch, bends round a corner of the panel or reaches across to the other edge.',
        },
        {
          id: 'DS-4.12',
          text: 'The top edge and the bottom edge are equally good.',
        },
        {
          id: 'DS-4.13',
          text: 'Either side of the module may face up, so the active player decides which of the two zones gets the circle.',
        },
        {
          id: 'DS-4.14',
          text: 'The active player draws the shape at the circle; everybody else draws the shape at the octagon. The two zones are neighbours, so the shapes always differ.',
        },
        {
          id: 'DS-4.15',
          text: 'The black hole is a zone like the others. A module may lie over it and the zone beside it.',
        },
        {
          id: 'DS-4.16',
          text: 'The same two zones can be chosen twice in a round, once from each edge. So no zone comes up more than twice a round.',
        },
        {
          id: 'DS-4.17',
          text: 'The active player need not care whether anybody has room for the assigned shapes.',
        },
        {
          id: 'DS-4.18',
          text: 'The number on a module only counts the turns of the round; it has no effect.',
        },
        {
          id: 'DS-4.19',
          text: 'A module stays in its notches until the round is over.',
        },
      ],
    },
    {
      id: 'draw',
      title: 'Draw phase',
      rules: [
        {
          id: 'DS-4.20',
          text: 'Everybody draws at the same time: the active player the shape at the circle, all others the shape at the octagon.',
        },
        {
          id: 'DS-4.21',
          text: 'You may turn the shape and mirror it as you like.',
        },
        {
          id: 'DS-4.22',
          text: 'Every cell that you draw must lie inside the grid.',
        },
        {
          id: 'DS-4.23',
          text: 'You may cover empty cells, aliens and upgrades. The start, treasures and far worlds can never be covered.',
        },
        {
          id: 'DS-4.24',
          text: "A cell that is covered already can't be covered again.",
        },
        {
          id: 'DS-4.25',
          text: 'Your first drawing of the game must cover at least one cell next to the start.',
        },
        {
          id: 'DS-4.26',
          text: 'Each later drawing must touch an earlier drawing of yours: one of its cells shares a side with one of theirs. Lying next to the start is no longer enough.',
        },
        {
          id: 'DS-4.27',
          text: "Your first drawing is the first one that you really make; turns without a drawing don't count.",
        },
        {
          id: 'DS-4.28',
          text: 'The shape is drawn whole, except for cells that you leave out by spending upgrades (DS-4.40).',
        },
        {
          id: 'DS-4.29',
          text: 'If the whole shape fits somewhere, you must draw: either the whole shape or a smaller version of it, paid for with upgrades. You may not pass.',
        },
        {
          id: 'DS-4.30',
          text: 'If the whole shape fits nowhere, you choose: draw a smaller version by spending upgrades, or pass.',
        },
        {
          id: 'DS-4.31',
          text: 'If nothing fits even with your upgrades, you pass. There is no penalty for it, and nothing to make up for it.',
        },
        {
          id: 'DS-4.32',
          text: 'A drawing remains a drawing of its shape to the end of the game; that is what missions look at.',
        },
        {
          id: 'DS-4.33',
          text: 'The cells of a drawing are covered for the rest of the game.',
        },
        {
          id: 'DS-4.34',
          text: 'When everybody has decided, all drawings are shown together. Then, for all players at once, upgrades are gained and after that far worlds are noted.',
        },
      ],
    },
    {
      id: 'upgrades',
      title: 'Upgrades',
      rules: [
        {
          id: 'DS-4.39',
          text: 'There is room for nine upgrades, one for every upgrade cell of the sheet, so you can always take what you gain.',
        },
        {
          id: 'DS-4.40',
          text: 'When you draw, you may spend one or two upgrades. For each of them you leave out one cell of the shape.',
        },
        {
          id: 'DS-4.41',
          text: 'Each upgrade cell that you cover gives you one upgrade at once; two under the same drawing give two.',
        },
        {
          id: 'DS-4.42',
          text: "An upgrade can't be spent on the turn on which you gained it.",
        },
        {
          id: 'DS-4.43',
          text: "Each upgrade is spent once. What you haven't spent you keep for later rounds, but at the end it is worth nothing.",
        },
        {
          id: 'DS-4.44',
          text: 'You never spend more than two upgrades on one turn.',
        },
        {
          id: 'DS-4.45',
          text: 'The cells that remain must form one piece, joined side to side.',
        },
        {
          id: 'DS-4.46',
          text: "Only the cells that remain have to obey DS-4.22 to DS-4.26. It doesn't matter where a left out cell would have been: off the grid, on a covered cell, on a treasure, on the start or on a far world.",
        },
        {
          id: 'DS-4.47',
          text: "A left out cell isn't covered. It reaches no alien and no upgrade, and nothing touches by way of it.",
        },
        {
          id: 'DS-4.48',
          text: 'A smaller version counts as one complete drawing of its shape in every mission, and as a black hole too.',
        },
        {
          id: 'DS-4.49',
          text: 'You may spend upgrades even if the whole shape would fit.',
        },
      ],
    },
    {
      id: 'far-worlds',
      title: 'Far worlds',
      rules: [
        {
          id: 'DS-4.50',
          text: 'You reach a far world on the turn on which you first cover a cell next to it.',
        },
        {
          id: 'DS-4.51',
          text: 'If nobody reached it on an earlier turn, you note its higher value.',
        },
        {
          id: 'DS-4.52',
          text: 'If several players get there first on the same turn, each of them notes the higher value.',
        },
        {
          id: 'DS-4.53',
          text: 'Whoever comes on a later turn notes the lower value.',
        },
        {
          id: 'DS-4.54',
          text: 'Each world counts once for each player. Covering more cells next to it changes nothing.',
        },
        {
          id: 'DS-4.55',
          text: "Reaching a world happens by itself, in plain sight of all, and can't be turned down.",
        },
        {
          id: 'DS-4.56',
          text: 'One drawing may reach several worlds; each is looked at by itself.',
        },
        {
          id: 'DS-4.57',
          text: 'The world opposite the start is worth 15 points to the first and 8 to those who follow; the other two are worth 10 and 5.',
        },
      ],
    },
    {
      id: 'end-of-round',
      title: 'End of a round',
      rules: [
        {
          id: 'DS-4.60',
          text: 'If at the start of a turn the stack is empty, or neither edge has two free notches side by side, the round ends at once: no module is placed and nobody draws.',
        },
        {
          id: 'DS-4.61',
          text: 'After the first and the second round all modules go back to the stack, from 1 to 5, and all notches are free again. The sheets stay as they are.',
        },
        {
          id: 'DS-4.62',
          text: "The player who couldn't place a module begins the next round. So the active role simply goes round the table through the whole game.",
        },
        {
          id: 'DS-4.63',
          text: 'After the third round the game is over and the sheets are scored.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      rules: [
        {
          id: 'DS-4.70',
          text: 'For each mission, count how often you fulfilled it with the shape of its own column. Once is worth 3 points, twice 6, three times 10, four times 15, five times 20, and every further time 5 more.',
        },
        {
          id: 'DS-4.71',
          text: '**Alien**: count the alien cells under your drawings of the shape. Several under one drawing all count.',
        },
        {
          id: 'DS-4.72',
          text: '**Treasure**: count the treasures that have at least one neighbour covered by the shape. Each treasure counts once, but one drawing may serve several.',
        },
        {
          id: 'DS-4.73',
          text: '**Upgrade**: count the upgrade cells under your drawings of the shape, whether you have spent the upgrades or not.',
        },
        {
          id: 'DS-4.74',
          text: '**Cluster**: drawings of the shape that touch, directly or through others of the same shape, form a group. Count the drawings of your largest group; only one group scores, even if another is just as large.',
        },
        {
          id: 'DS-4.75',
          text: 'A single drawing is a group of one.',
        },
        {
          id: 'DS-4.76',
          text: '**Black hole**: count the drawings of the shape that touch a black hole you have drawn. Each drawing counts once, even between two black holes.',
        },
        {
          id: 'DS-4.77',
          text: 'Without a black hole on your sheet this mission brings nothing.',
        },
        {
          id: 'DS-4.78',
          text: "It doesn't matter which was drawn first, the black hole or the shape beside it; the finished sheet decides.",
        },
        {
          id: 'DS-4.79',
          text: 'The black hole has no mission of its own. You may draw as many as come your way.',
        },
        {
          id: 'DS-4.80',
          text: '**Far worlds**: add up the values you have noted. A world that you never reached brings nothing.',
        },
        {
          id: 'DS-4.81',
          text: '**Treasures**: 10 points for each treasure whose neighbours are all covered, by whatever shapes.',
        },
        {
          id: 'DS-4.82',
          text: '**Aliens**: 5 points off for each alien cell that is still open.',
        },
        {
          id: 'DS-4.83',
          text: 'Your total is missions, worlds and treasures less the points for aliens. It may be below zero.',
        },
        {
          id: 'DS-4.84',
          text: 'The highest total wins. Players with equal totals share the victory; nothing breaks the tie.',
        },
      ],
    },
    {
      id: 'solo',
      title: 'Alone against the drone',
      rules: [
        {
          id: 'DS-4.90',
          text: 'One player, one sheet, and a drone that has no sheet. You are active first; then you and the drone take turns, without starting anew when a round begins.',
        },
        {
          id: 'DS-4.91',
          text: 'On your own turn you place the module and draw the shape at the circle. Nobody draws the one at the octagon.',
        },
        {
          id: 'DS-4.92',
          text: "On the drone's turn chance places the module: every free place and side is equally likely. You draw the shape at the octagon.",
        },
        {
          id: 'DS-4.93',
          text: 'At the end of the first round the drone claims the world opposite the start, at the end of the second round the other two.',
        },
        {
          id: 'DS-4.94',
          text: 'If you reach a world before it is claimed, the last turn of that round included, you note its higher value; after that, the lower one.',
        },
        {
          id: 'DS-4.95',
          text: 'All other rules are those of the game with several players: three rounds, the same scoring.',
        },
        {
          id: 'DS-4.96',
          text: 'Your total earns a rank: Cadet below 50, Navigator from 50, Pilot from 70, Captain from 90, Legend from 110.',
        },
      ],
    },
  ],
} satisfies Rulebook;
