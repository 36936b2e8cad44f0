import { chapter, type Rulebook } from '@orrery/kernel';

export const en = {
  chapters: [
    chapter('set-up', 'Set-up', {
      'BTS-3.1':
        'The technology cards are shuffled by level. The four of level I lie face up in the slots of level I, at random; decks II, III and IV lie face down beside the tree.',
      'BTS-3.2':
        'An event lies face down on each slot of level II and III. Of each level these are the two with a light border and four others at random; the remaining eight leave the game unseen.',
      'BTS-3.3': 'The star map has a side for two players and one for three or four.',
      'BTS-3.4':
        'Of the four starting systems two, at random, lie face up on the A places; the other two are shuffled into deck A. The top two cards of deck B lie on the B places.',
      'BTS-3.5':
        'Transcendence and Empire are always in play, with one more achievement of group A and one of group B at random. Their third slots are used with four players only.',
      'BTS-3.6': 'All four guilds are covered.',
      'BTS-3.7':
        'The two research rows of Basic Spacefaring have as many spaces as there are players.',
      'BTS-3.8': 'The first player is drawn by lot.',
      'BTS-3.9':
        'Everybody plays a faction: all with the basic side of their boards, or all with the advanced side (BTS-4.147).',
      'BTS-3.10':
        'Everybody begins with full supply columns, 2 population, a level 1 ship at Sol, 8 discs on each production track and a pawn beside Basic Spacefaring.',
      'BTS-3.11': 'In the order of play the first two factions have 1 ore, the third and fourth 2.',
      'BTS-3.12': 'Then each basic board gives what its set-up line says, in the order of play.',
      'BTS-3.13': 'With the open tableau, row II is dealt (BTS-4.148).',
    }),
    chapter('basics', 'What always holds', {
      'BTS-4.1': 'Turns go clockwise from the first player, who keeps the marker all game.',
      'BTS-4.2':
        'Your turn has three phases: action, production, achievement. Then the next faction plays.',
      'BTS-4.3':
        'Nothing that a faction owns is hidden: ore, population, supply, discs and cards lie open.',
      'BTS-4.4':
        'Carry out an effect in full. What it gives or takes is given or taken to the last piece, unless BTS-4.5 lets you off.',
      'BTS-4.5':
        'You needn’t do all of it where a card says “if you wish” or “up to”, with movement points, with upgrades when ships are missing or already at level 4, and with supply that you don’t have (BTS-4.56).',
      'BTS-4.6': 'Pay the whole cost before anything else happens. Ore goes back to the bank.',
      'BTS-4.7':
        'You may choose an action only if you can pay for it and carry out every compulsory part in the printed order.',
      'BTS-4.8':
        'You may not choose an action that would leave everything as it was: a ship that is back where it began has changed nothing. If some other part changes something, you may leave the jump out.',
      'BTS-4.9': 'Ore never runs out.',
      'BTS-4.10':
        'What you may do once per turn has its moments: as your turn starts, between two phases, or as the turn ends. In the middle of anything else it has to wait.',
      'BTS-4.11':
        'Supply leaves your columns from the left: one column is emptied before the next is touched. It comes back to the rightmost column that has room. Some effects say otherwise.',
      'BTS-4.12': 'If no column has room, returned cubes go above column A, as many as needed.',
      'BTS-4.13':
        'A supply cube moved to another column needs room there. Only column A may hold more than its size.',
      'BTS-4.14':
        'Returned cubes always fill the rightmost gap first, even if cubes were taken from the middle or from the right.',
    }),
    chapter('action-phase', 'The action phase', {
      'BTS-4.15':
        'Your action is where your pawn goes: send it to another space than the one it stands on, and do what is printed there.',
      'BTS-4.16':
        'You can’t enter a space where another faction’s pawn stands. BTS-4.18 and BTS-4.132 are the exceptions.',
      'BTS-4.17':
        'A second free space of the same action is a different space. So you may repeat an action turn after turn while it has two spaces to step between.',
      'BTS-4.18':
        'Gather has room for any number of pawns and is always open to you, even if your pawn is there already.',
      'BTS-4.19':
        'To use a technology’s space you need your cube beside that card. Basic Spacefaring, uncovered guilds and spaces on events are open to everyone; a private technology is open to its owner alone.',
      'BTS-4.20': 'At the start of the game no pawn stands on a space.',
      'BTS-4.21': 'What you discover this turn serves you from your next turn on.',
      'BTS-4.22':
        'A few spaces of Basic Spacefaring cost 1 ore more than the rest of their row; they are marked.',
      'BTS-4.23': 'A technology without an action space can’t be entered.',
      'BTS-4.24': 'Where a card has two actions, each has spaces of its own.',
      'BTS-4.25':
        'A guild is closed as long as its cover lies on it. What you can read there only tells you what is to come.',
      'BTS-4.26':
        'Once a guild is uncovered, it is open to every faction for the rest of the game.',
      'BTS-4.27':
        'At the Technocrats Guild you research a level I technology and then carry out any row of Basic Spacefaring. The row needs no free space and your pawn stays on the guild.',
      'BTS-4.28': 'Pawns move in the action phase only, never in the other two.',
    }),
    chapter('basic-spacefaring', 'Basic Spacefaring', {
      'BTS-4.29':
        'Basic research, level I: one of your population goes to a level I technology, and you research it.',
      'BTS-4.30':
        'Basic research, level II: for 2 ore, one of your population goes to a level II technology, known or still to be discovered.',
      'BTS-4.31':
        'Build and jump: if you wish, turn 1 population into a level 1 ship; then spend up to 2 movement points.',
      'BTS-4.32':
        'Gather: your leftmost supply cube becomes population, whatever your growth track shows, and you gain 1 ore.',
    }),
    chapter('production', 'The production phase', {
      'BTS-4.33':
        'Each turn you choose exactly one of three: population growth, ore production, or exchange. This is no action and moves no pawn.',
      'BTS-4.34':
        'Growth: each letter in view on your growth track, the printed A included, turns 1 supply cube of that column into population. Where in the column it lies doesn’t matter.',
      'BTS-4.35': 'A letter gives 1 cube at most, and an empty column gives none.',
      'BTS-4.36':
        'Ore: gain 1 ore for each ore symbol in view on your ore track, the printed one included.',
      'BTS-4.37':
        'You can’t take less growth or ore than your tracks give, as long as there is something to take.',
      'BTS-4.38': 'Exchange: make as many exchanges as you like, in any order and mix, even none.',
      'BTS-4.39':
        '3 ore buy 1 population from your leftmost column that isn’t empty. Discs don’t matter here; with empty columns it can’t be done.',
      'BTS-4.40':
        '1 ore and any one of your ships, wherever it is, give 1 population: that very cube. Control is settled right after.',
      'BTS-4.41': '1 population returned to supply gives 1 ore.',
    }),
    chapter('achievements', 'The achievement phase', {
      'BTS-4.42':
        'After production you may claim one achievement at most, and only in your own turn.',
      'BTS-4.43':
        'If you meet a condition, you have to claim. If you meet several, you choose which.',
      'BTS-4.44':
        'Put a disc on the leftmost free slot, which is the best one left. A card without free slots can’t be claimed.',
      'BTS-4.45': 'You can claim each achievement only once.',
      'BTS-4.46':
        'Once claimed is claimed: losing what you needed for it doesn’t cost you the disc.',
      'BTS-4.47': 'Achievement discs never run out.',
      'BTS-4.48':
        'Specialization counts the icons printed on cards and shipyards, not the discs lying on them.',
      'BTS-4.49': 'For Technologist only the tree counts, not your private technologies.',
    }),
    chapter('end', 'The end of the game', {
      'BTS-4.50':
        'The end is triggered when the achievements carry 4 discs in all with four players, 3 with two or three. It doesn’t matter whose discs they are or on which cards.',
      'BTS-4.51':
        'Finish the round, up to the player on the first player’s right. Then play one more full round. There is no limit of rounds, unless the table has agreed on one beforehand.',
      'BTS-4.52':
        'When it is the last player of the round who triggers the end, there is no round to finish and the extra one begins.',
      'BTS-4.53': 'Until the very end more achievements can be claimed.',
    }),
    chapter('cubes', 'Population and supply', {
      'BTS-4.54':
        'To use population, take a cube from your board and put it where the effect says, turned to the face it needs.',
      'BTS-4.55':
        'An effect that uses supply takes cubes from the left (BTS-4.11), whatever your growth track shows.',
      'BTS-4.56':
        'With less supply than an effect takes, you use what there is. For every cube that is missing you may give population instead or do without; or you let the whole effect go.',
      'BTS-4.57':
        'Returned population becomes supply and goes into your columns by BTS-4.11 and BTS-4.12.',
      'BTS-4.58':
        'Population returned as a cost is needed besides the population that the effect uses. A cost of 2 and one piece of research take 3.',
      'BTS-4.59': 'A cube beside a technology stays there for good.',
    }),
    chapter('research', 'Research', {
      'BTS-4.60':
        'An effect names one or more levels. You research exactly one technology of such a level.',
      'BTS-4.61':
        'You may choose a slot of the right level that isn’t yours yet and whose prerequisites you own.',
      'BTS-4.62':
        'The prerequisites are all technologies joined to the slot by a line. Level I has none; a slot marked “2 of 3” needs any two of its three.',
      'BTS-4.63': 'Some effects let you research only what has been discovered already.',
      'BTS-4.64':
        'One of your population goes beside the slot, however many cubes of others lie there.',
      'BTS-4.65':
        'The order is: choose a slot, place the cube, resolve the event, find the card, take the immediate bonus. Event and card come only with an undiscovered slot.',
      'BTS-4.66':
        'Turn the slot’s event over, resolve it and discard it, unless it says that it stays. Level IV slots have no events.',
      'BTS-4.67':
        'The new card has to be of a type that its prerequisites hand on. If they hand on different types, choose one before any card is turned up.',
      'BTS-4.68': 'At a “2 of 3” slot a prerequisite you lack has no say in the type.',
      'BTS-4.69':
        'Whoever researches a discovered level IV technology needs the prerequisites only; its type no longer matters.',
      'BTS-4.70':
        'Turn up cards of that level until two of them have the chosen type. A hybrid has both its types.',
      'BTS-4.71': 'You choose which of the two takes the slot.',
      'BTS-4.72':
        'All other cards turned up go face down under the deck, in random order. The deck isn’t shuffled.',
      'BTS-4.73':
        'If the deck has only one card of the type, take that one. If it has none, look for another type you were allowed; failing that, any card will do.',
      'BTS-4.74':
        'Take the immediate bonus of the technology. Everyone who researches it later gets it too, once.',
      'BTS-4.75':
        'Action spaces and standing abilities are no part of the immediate bonus. An ability works for each owner from then on.',
      'BTS-4.76':
        'A few cards let you research without prerequisites, or without the immediate bonus. They say so.',
    }),
    chapter('automation', 'Automation', {
      'BTS-4.77':
        'Automating takes the leftmost disc off the food or ore track and puts it on your automation track, on the first free space.',
      'BTS-4.78': 'If that track has no disc left, use an achievement disc.',
      'BTS-4.79':
        'When all 7 spaces are full, further discs lie to their right. Each of them is worth 1 VP.',
      'BTS-4.80': 'What is automated stays automated: no disc ever comes back from there.',
    }),
    chapter('ships', 'Building and upgrading ships', {
      'BTS-4.81':
        'New ships leave the yards: Sol, or a shipyard under your control. You choose anew for each ship, unless the effect names a place.',
      'BTS-4.82': 'Turn the cube to the level that the effect names, from 1 to 4.',
      'BTS-4.83':
        'A ship that a bonus places where you have no control may win you control, with its bonus.',
      'BTS-4.84':
        'You upgrade only your own ships, and never beyond level 4. An upgrade by several levels is carried out in full if you have a ship that can take it.',
      'BTS-4.85':
        'If an effect upgrades and then jumps, control is settled after the upgrade and once more after the jump.',
      'BTS-4.86':
        'Several supply cubes turned into a level 3 ship are as many separate level 3 ships.',
    }),
    chapter('jump', 'Jumping', {
      'BTS-4.87':
        'A jump of X gives you X movement points. One point moves one ship along one line.',
      'BTS-4.88': 'Spend the points on one ship or share them among several.',
      'BTS-4.89': 'Points you don’t use are lost.',
      'BTS-4.90':
        'A jump is one great move. Where your ships pass on the way doesn’t matter; who controls what is settled when the last of them has arrived.',
      'BTS-4.91': 'Ships of other factions never block the way.',
    }),
    chapter('control', 'Control', {
      'BTS-4.92': 'Shipyards and system cards on the star map can be controlled, nothing else.',
      'BTS-4.93':
        'Control is settled after every change on the star map, in anybody’s turn, but never in the middle of a move.',
      'BTS-4.94':
        'Your strength at a location is the sum of your ships’ levels there. Outposts add nothing.',
      'BTS-4.95':
        'The controller stays as long as no rival is stronger. A single strongest rival takes over; if several rivals tie above the controller, control is lost and nobody has it. Where nobody has control, a single strongest faction takes it.',
      'BTS-4.96': 'If all your ships leave, you keep control as long as no rival ship is there.',
      'BTS-4.97': 'An unguarded location thus falls to the first ship that comes along.',
      'BTS-4.98':
        'You can’t refuse control. At once put the leftmost disc of the track that the specialization names there: this is your outpost.',
      'BTS-4.99':
        'With two specializations to choose from, the choice of disc is the new controller’s. What the last one had put there doesn’t matter.',
      'BTS-4.100': 'For want of such a disc, an achievement disc will do.',
      'BTS-4.101':
        'If you lose control, your disc returns to the rightmost empty cell of its own track. An achievement disc just goes back beside your board.',
      'BTS-4.102':
        'When several locations change hands in one go, discs come back to all who lost, then all who won place theirs, and only then come the bonuses.',
      'BTS-4.103':
        'Each time you take control of a system, you receive its control bonus, whoever held it before.',
      'BTS-4.104': 'You receive it in another faction’s turn as well.',
      'BTS-4.105':
        'If you receive several bonuses at once, choose their order; you aren’t asked where it makes no difference.',
      'BTS-4.106':
        'A special rule printed on a system holds while the card is on the star map. At Kruger 60, for one, level 1 ships count nothing.',
    }),
    chapter('colonization', 'Colonizing', {
      'BTS-4.107':
        'To colonize, you need an effect that says so and a system card; shipyards, Sol and Deep Space can’t be colonized.',
      'BTS-4.108':
        'You need to control the system and to have at least its strength there. How strong your rivals are doesn’t matter.',
      'BTS-4.109':
        'Return ships from there whose levels reach the strength needed. You may return more, and sometimes must; there is no change. They become supply by BTS-4.11 and BTS-4.12.',
      'BTS-4.110': 'Everything that changes the strength needed adds up. It is never less than 1.',
      'BTS-4.111': 'Whoever still has ships there, you included, moves them all to Deep Space.',
      'BTS-4.112':
        'The card is yours now, outpost and all. Its place is filled again from the deck of its letter, from the other deck if that one is empty, and stays empty if both are.',
      'BTS-4.113':
        'Add one more disc of one of the card’s specializations; it may differ from the outpost. If there is none left, use an achievement disc.',
      'BTS-4.114':
        'Now you receive the colonization bonus; if it lets you jump, the new card can already be reached. There is no second control bonus.',
      'BTS-4.115': 'A colony is not a controlled location any more.',
      'BTS-4.116':
        'You reach an attached system only from the place it was attached to, in one jump. It plays like any other, but nothing takes its place once it is colonized.',
      'BTS-4.117':
        'Nothing is settled in Deep Space, however many ships arrive: nobody can control it.',
    }),
    chapter('private-technologies', 'Private technologies', {
      'BTS-4.118':
        'A private technology lies beside your board. It has no slot in the tree, and you give no cube for it.',
      'BTS-4.119': 'You receive its immediate bonus, and only you may use its action.',
      'BTS-4.120': 'It is worth 2 VP at level II and 3 VP at level III.',
      'BTS-4.121': 'No other faction can research, copy or use it.',
    }),
    chapter('events', 'Events and particular cards', {
      'BTS-4.122':
        'The faction that discovers a technology resolves its event and makes the choices.',
      'BTS-4.123':
        'What an event gives to each faction is dealt with clockwise, beginning with the discoverer.',
      'BTS-4.124':
        'An event with an arrow lies pointing at another card and changes its terms as long as it lies there. A white arrow helps, a red one hinders; some bring points.',
      'BTS-4.125': 'An event that points at a system goes with the card to whoever colonizes it.',
      'BTS-4.126':
        'An achievement disc used for want of a production disc is not exchanged later. If it comes back, it can be used again.',
      'BTS-4.127':
        'Modular Fleet: build any of the three ships or none of them. To jump and build nothing is fine.',
      'BTS-4.128':
        'Quantum Data Exchange: pay for and carry out any action that includes research, of a discovered technology, a basic row or an open guild, even if you don’t own it or its space is taken. It copies neither itself nor other factions’ private technologies.',
      'BTS-4.129': 'Whoever copies Mass Cloning has to choose the alternative that researches.',
      'BTS-4.130': 'Ministry of Colonies draws from system deck B once deck A has run out.',
      'BTS-4.131':
        'Lalande 21185 gives you all three kinds of production, one after the other: growth, ore, exchange.',
      'BTS-4.132':
        'Ross 154: the owner may push another pawn off an action space and take that space by the usual rules. The pawn pushed off goes beside Basic Spacefaring.',
      'BTS-4.133':
        'A ship given to the Museum is an exhibit: nothing can move it, upgrade it or make use of it any more.',
      'BTS-4.134':
        'Dyson Sphere: no ship gets to the card beside it, and nobody can control or colonize it. Who takes the action on the event gets that card as a colony, with the bonus but no discs. The event is gone then, and the pawn waits beside Basic Spacefaring, free to go anywhere next turn.',
      'BTS-4.135':
        'Android Rights Movement: in any action cost, 1 ore may stand in for one returned population.',
      'BTS-4.136':
        'Wormhole Technology: a single movement point takes your ship to any place on the map, unless it starts from Sol or Deep Space. Its immediate bonus moves two different ships: that is no jump, and can’t be stopped early.',
      'BTS-4.137':
        'Transdimensional AI: a discovered technology of level II to IV that needs two prerequisites, “2 of 3” included, may be researched with one of them missing.',
      'BTS-4.138':
        'Stealth Terraformers: jump first. Then colonize a system that was nobody’s when your turn began, if your ships there are strong enough, controlled or not. You end up with two discs on it, and colonizing it this way brings no control bonus.',
      'BTS-4.139':
        'Subatomic Fabrication: whenever you need a food or ore disc, for automation, an outpost or a colony, you may take one from the other track.',
      'BTS-4.140':
        'Manufacturing Orbitals: carry out its parts in order. The action does the same once more.',
      'BTS-4.141':
        'Planetary-Scale Research: the level is the number of your colonies plus 1, at most IV. A lower level won’t do.',
      'BTS-4.142':
        'Giga-Corporations: between phases you may replace your discs on achievements by production discs. What is left is replaced by itself when the game ends, before ties are broken.',
      'BTS-4.143':
        'Neo-Industrial Revolution builds two ships of level 3, one from each supply cube.',
    }),
    chapter('advanced-boards', 'Advanced faction boards', {
      'BTS-4.144':
        'No two advanced boards have the same columns and tracks. An ability is yours while nothing covers its cell, and lost again when a disc does.',
      'BTS-4.145':
        'United Nations, ability A: it is set off by a production phase with at least 3 exchanges of any kind.',
      'BTS-4.146':
        'Nishida-Østergaard, ability B: it comes after all bonuses of systems, if a taking of control or a colony emptied the track. Each track sets it off only once.',
      'BTS-4.147': 'Either everyone plays a basic board or everyone an advanced one.',
    }),
    chapter('tableau', 'Variant: the technology tableau', {
      'BTS-4.148':
        'Each of the levels II, III and IV has a row of 8 open cards from its deck. Row II is dealt at the start.',
      'BTS-4.149':
        'The discoverer takes any card of the row that has the required type; a card of the deck closes the gap.',
      'BTS-4.150':
        'Where the row lacks the type, the deck is turned up card by card until it shows one. What was turned up before goes to the bottom.',
      'BTS-4.151':
        'Row III is laid out as soon as a technology or a guild offers level III research. Spacetime Anomaly Studies does, although it jumps first.',
      'BTS-4.152':
        'Row IV is dealt in the same way for level IV research. Universal Enlightenment doesn’t count.',
      'BTS-4.153':
        'Planetary-Scale Research has a row laid out only when somebody really researches at that level with it.',
    }),
    chapter('scoring', 'Scoring', {
      'BTS-4.154': 'Each of your level I technologies is worth 1 VP.',
      'BTS-4.155': 'Each of your level II technologies is worth 2 VP.',
      'BTS-4.156': 'Each of your level III technologies is worth 3 VP.',
      'BTS-4.157': 'A private technology is worth 2 VP at level II and 3 VP at level III.',
      'BTS-4.158': 'A level IV technology is worth what its card says, counted at the end.',
      'BTS-4.159':
        'Add up the VP of all spaces of your automation track up to your level, and 1 VP for each level beyond 7.',
      'BTS-4.160': 'Each colony is worth the VP printed on it.',
      'BTS-4.161': 'Each of your outposts on systems and shipyards is worth 1 VP.',
      'BTS-4.162':
        'At Sol and at Deep Space the strongest faction scores 1 VP each. In a tie everyone tied scores; without ships nobody does.',
      'BTS-4.163':
        'Add the VP of events that you keep, that point at cards of yours, or that stand on the table.',
      'BTS-4.164': 'Add the VP of the achievement slots where your discs lie.',
      'BTS-4.165':
        'Most VP wins. A tie goes to the fewest production discs left on both tracks, then to the most population, then to the most ore; after that the victory is shared.',
    }),
  ],
} satisfies Rulebook;
