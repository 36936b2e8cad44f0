/** Advice for somebody's first rounds. */
export const guide = {
  'guide.faction':
    'Basic boards are equal but for a small gift at the start. Take the one whose gift you like.',
  'guide.act.first':
    'Each turn your pawn takes one action, and next turn it has to move on. Basic research of level I is a fine start: it takes 1 population, and the card is worth a point and often brings something at once.',
  'guide.act.people':
    'You have no population, and research needs it. Gather brings one at once; so does growth in production.',
  'guide.act.ships':
    'Ships win systems: Build and jump sends one out. Whoever is strongest at a system controls it, takes its bonus, and moves a disc off a track, so that production gives more.',
  'guide.act.level2':
    'With a level I technology you can reach level II along its lines, for 2 ore and 1 population. A new slot lets you choose between two cards.',
  'guide.act.later':
    '«What I can do» lists all that is open to you, with its price. Keep an eye on the achievements: they are many points, and they end the game.',
  'guide.produce':
    'Production follows every action. Growth turns supply into population, one cube for each letter in view; ore brings ore. Take what your next action will cost.',
  'guide.produce.people':
    'You have no population left: growth gets you some for the next research or ship.',
  'guide.research':
    'Level I has no prerequisites. Higher up you need the cards that the lines come from: rest the pointer on a slot to see them light up.',
  'guide.type':
    'The type decides which cards may come, and what they hand on to the next level. Scientific cards help research, economic ones production, military ones ships, commercial ones colonies and trade.',
  'guide.technology':
    'Both cards fit; the other goes under the deck. You get its immediate bonus now, and so does everybody who researches this card later.',
  'guide.jump':
    'Each point moves one ship along one line. The map shows what control would become; stop whenever you like it.',
  'guide.build': 'New ships appear at Sol, or at a shipyard of yours.',
  'guide.disc':
    'The disc leaves its track and uncovers what lies under it: food makes population grow faster, ore brings more ore.',
  'guide.colonize':
    'A colony costs the ships that make up its strength, but brings points, a bonus and one more disc.',
  'guide.claim':
    'Whoever comes first to an achievement gets the most for it. A few of them together end the game.',
} as const;
