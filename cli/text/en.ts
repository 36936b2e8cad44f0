/** What the terminal says while a game is played in it; ru.ts and uk.ts have the same keys. */
export const en = {
  'bot.random': 'Chance',
  'bot.greedy': 'Greedy',
  'bot.search': 'Thinker',
  'bot.cadet': 'Cadet',
  'bot.navigator': 'Navigator',
  'bot.captain': 'Captain',
  'bot.admiral': 'Admiral',

  'play.person': 'Player {n}',
  'play.thinking': '{name} is thinking…',
  'play.options': '{n, plural, one {# option} other {# options}}',
  'play.matching': '{n} of {all, plural, one {# option} other {# options}}',
  'play.page': '{from}–{to} of {n}. Enter: go on · words or cells: narrow · *: all · ?: help',
  'play.only': 'Enter: choose it · *: the whole list',
  'play.none': 'Nothing matches «{words}».',
  'play.no-number': 'There is no option {number}; the list goes from 1 to {n}.',
  'play.no-seat': 'There is no player {number}; they are numbered from 1 to {n}.',
  'play.no-rule': 'There is no rule «{id}».',
  'play.hint': 'Navigator would take {number}: {words}',
  'play.curtain': 'For {name} only. Press Enter when nobody else is looking.',
  'play.left': 'The game is not over.',
  'play.saved': 'The record is in {file}',
  'play.undone': 'Taken back.',
  'play.undone-practice': 'Taken back, for practice: something had been learned since.',
  'play.no-undo': 'There is nothing to take back.',
  'play.undo-learned': 'Something was learned since. Type u! to take it back all the same.',
  'play.winner': '{n, plural, one {The winner: {names}} other {Victory is shared by {names}}}',
  'play.score': 'Points',
  'play.total': 'Total',
  'play.place': 'Place',
  'play.help': `  12          choose option 12
  C9 D9       narrow the list to what speaks of C9 and D9; any words will do
  Enter       next page of the list, or choose when only one is left
  -           previous page
  *           the whole list
  b, b 2      the board again, or that of player 2
  s           points
  r, r ID     the rule in force, or another one
  h           a hint
  u           take my last choice back
  q           leave`,
} as const;
