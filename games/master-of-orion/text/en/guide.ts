/** Advice for somebody's first rounds. */
export const guide = {
  'guide.race':
    'Humans have no special rules and are the easiest to begin with. Every other race bends a rule or two; its text says which.',
  'guide.redraw':
    'Keep what you can soon pay for, and replace what costs more than you have. Where a card brings income, it is mostly food on blue ones, fleets on red ones, production on yellow ones.',
  'guide.action.first':
    'Build early: a building with an income pays it at the start of every round, even when others cover it later. Cards you can pay for have a bright price.',
  'guide.action.build':
    'You can build again. A new system keeps your older cards working; a card laid on top covers what is below, but the income stays.',
  'guide.action.exploit':
    'Nothing to build? Exploit a card you don’t need for food, fleets or production, Trade what you have too much of, or Research for new cards.',
  'guide.action.loyalty':
    'Your loyalty is low: below 6 some cards cannot be built or activated (what you have built already goes on working), and at 0 the game ends. Propaganda brings 3 back, once a round.',
  'guide.action.mobilization':
    'One of your resources is heading for 7 or more: that means 5 cubes next round but costs 1 loyalty. Spend some if you would rather keep calm.',
  'guide.action.later':
    'Look at the working cards of your systems: those with a slot A can be activated once a round. An attack on somebody who has no more fleets than you brings 2 points.',
  'guide.place':
    'On top of a system, only the new card will work there; a new system leaves all others as they are. Four systems of five cards end the game.',
  'guide.pay': 'The discount can come off any resource in the price: keep what you will need next.',
  'guide.hire':
    'You have one advisor at a time, always at work. Take the one who helps with what you already do.',
  'guide.discard': 'Give up what you couldn’t pay for soon, or a colour you have plenty of.',
} as const;
