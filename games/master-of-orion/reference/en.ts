import { chapter, type Rulebook } from '@orrery/kernel';

export const en = {
  chapters: [
    chapter('set-up', 'Set-up', {
      'MOO-0.1':
        'Two to four players. Everyone leads one race. An alien race belongs to one player at most, while any number of players may be human.',
      'MOO-0.2':
        'Your race says how much food, how many fleets and how much production you begin with. Loyalty starts at 10, victory points at 0, and your ten action cubes lie in your reserve.',
      'MOO-0.3':
        'When everyone has a race, the eight advisors are shuffled. Five are laid out face up for hire; the other three are out of the game.',
      'MOO-0.4':
        'Chance decides who goes first. Unless the table was set up otherwise, races are then chosen in turn order.',
      'MOO-0.5': 'The 90 buildings are shuffled into the deck, and everyone draws 5 of them.',
      'MOO-0.6':
        'In turn order, each player may once put any number of these cards on the discard pile and draw as many new ones.',
      'MOO-0.7':
        'In a training game everyone is human and there are no advisors. Advisors can also be left out of an otherwise full game. Without them nobody can take the Deal action.',
    }),
    chapter('general', 'Ground rules', {
      'MOO-1.1':
        'Where a card contradicts a race board, the card is right; where either contradicts these rules, these rules give way.',
      'MOO-1.2':
        'Whenever players do something in turn order, the first player begins and the others follow clockwise.',
      'MOO-1.3':
        'Your cards are the buildings in your systems and your advisor. What you hold in your hand is not counted among them.',
      'MOO-1.4':
        'You can have up to 4 systems, or 5 with Alluvia (MOO-14.1). A system holds up to 5 cards.',
      'MOO-1.5':
        'You begin without systems. A building either starts a new system, if you may have another one, or goes on top of a system of yours that is not full.',
      'MOO-1.6':
        'The top card of each system is working; the ones below it are covered. Your advisor is always working but is not a building.',
      'MOO-1.7':
        'Only your own working cards and your race board do something for you. There are two exceptions: end-of-game effects count on covered cards too (MOO-11.4), and Alluvia works while covered (MOO-14.4).',
      'MOO-1.8':
        'A race board is not a card, but its ability is treated like the effect of a working card.',
      'MOO-1.9':
        'Everyone may look through the cards of all systems at any time, the covered ones included.',
      'MOO-1.10':
        'Discarded cards go face up on top of the discard pile. If you discard several at once, you decide in which order.',
      'MOO-1.11': 'Anyone may leaf through the discard pile at any time; its order stays as it is.',
      'MOO-1.12':
        'A discarded card brings something only if you discard it with the Exploit action.',
      'MOO-1.13': 'No resource goes above 9. What you gain beyond that is lost.',
      'MOO-1.14':
        'No resource goes below 0. If you cannot pay a price in full, you cannot build the card or use the effect.',
      'MOO-1.15': 'Loyalty never rises above 10, but it can fall without limit, even below 0.',
      'MOO-1.16': 'You may raise loyalty with an action or effect even if it stands at 10 already.',
      'MOO-1.17': 'Victory points that you gain during the game are marked on your track at once.',
      'MOO-1.18': 'You can spend only victory points that you have: the track never drops below 0.',
      'MOO-1.19':
        'A cube that is given up or taken off a card returns to the reserve of its owner.',
      'MOO-1.20':
        'Taking an action cube means moving one from your reserve to your available cubes. You can spend it in this round.',
      'MOO-1.21':
        'If your reserve is empty, you take no cube. An effect that has to put a reserve cube into a slot cannot be used then.',
    }),
    chapter('round', 'The round', {
      'MOO-2.1': 'Every round has three parts: its start, the actions, and its end.',
      'MOO-2.2':
        'At the start come income, then mobilization, then the effects marked “start of round”.',
      'MOO-2.3':
        'At the end it is checked whether the game is over. If not, hands are cut to size, cubes go home, and the first player token and the round marker move on.',
      'MOO-2.4': 'The game takes 8 rounds at most.',
    }),
    chapter('start', 'Start of the round', {
      'MOO-3.1':
        'Every building in your systems pays you the income printed on it, whether it is working or covered.',
      'MOO-3.2':
        'All players receive income at the same moment. Here too no resource goes above 9 (MOO-1.13).',
      'MOO-3.3':
        'After income, look at the highest of your three resources: 7 to 9 means high mobilization, 4 to 6 medium, 0 to 3 low.',
      'MOO-3.4': 'High: take 5 action cubes and lose 1 loyalty.',
      'MOO-3.5': 'Medium: take 4 action cubes.',
      'MOO-3.6': 'Low: take 3 action cubes, draw 1 card and gain 1 loyalty.',
      'MOO-3.7': 'Some race boards give other effects for one of the levels (MOO-13.3, MOO-13.6).',
      'MOO-3.8':
        'The levels of all players are read off together, then their effects follow in turn order. The order matters only for who draws first.',
      'MOO-3.9':
        'After that, in turn order, each player applies all start-of-round effects of their working cards and race board, in any order they like.',
      'MOO-3.10': 'You have to apply them all, except those that say “you may”.',
      'MOO-3.11':
        'Whatever changes during these effects, your level and the cubes you have received stay as they are.',
      'MOO-3.12':
        'A card that starts working later in the round does not make up for its start-of-round effect.',
    }),
    chapter('actions', 'Actions', {
      'MOO-4.1':
        'In turn order, everyone who has an available cube takes one action. This goes round and round until nobody has a cube left.',
      'MOO-4.2': 'An action costs one available cube, spent before anything else happens.',
      'MOO-4.3': 'You cannot pass and cannot save cubes for later.',
      'MOO-4.4': 'Without available cubes you are skipped.',
      'MOO-4.5':
        'Choose any action each time, and repeat it if you like. Only the limits of the action itself hold you back.',
      'MOO-4.6':
        'For Build, Exploit, Research, Trade and Deal the cube goes to the box of that action on your board. There is room for any number.',
      'MOO-4.7':
        'For Activate the cube goes to slot A of the card, for Propaganda to slot A on your board, for Attack to the board of the player you attack.',
      'MOO-4.8': 'Research is always possible, so there is always something to do with a cube.',
    }),
    chapter('build', 'Build', {
      'MOO-5.1':
        'Choose a building from your hand and a place for it (MOO-1.5), pay its price and put it there.',
      'MOO-5.2': 'Owning the same building already is no obstacle.',
      'MOO-5.3':
        'Some cards cannot be built while your loyalty is below 6; they carry a mark for it.',
      'MOO-5.4':
        'If there was a cube on the card that you cover, it returns to the reserve of its owner.',
      'MOO-5.5': 'All discounts that apply to a building are added together.',
      'MOO-5.6':
        'You decide which of the resources in the price become cheaper, one unit at a time.',
      'MOO-5.7':
        'A discount works only on resources that are in the price, and none of them falls below 0. Any discount left over is lost.',
      'MOO-5.8': 'You have to use as much of a discount as the price allows.',
      'MOO-5.9':
        'Discounts are counted before the new card is laid. A discount card that is about to be covered still helps to pay for the card that covers it.',
      'MOO-5.10':
        'If an effect lets you build, it costs no action. All other rules of building hold, and the price has to be paid.',
      'MOO-5.11':
        'The “after building” effect of the new card happens at once and is finished before anything else goes on.',
      'MOO-5.12':
        'It happens only when the card is built, not when the card is uncovered or moved later.',
      'MOO-5.13': 'You may build a card even if its effect would do nothing.',
    }),
    chapter('exploit', 'Exploit and Research', {
      'MOO-6.1':
        'Exploit: discard 1 card from your hand. A blue card brings 3 food, a red one 2 fleets, a yellow one 1 production, a grey one new cards.',
      'MOO-6.2':
        'For a grey card, discard it first, then draw 4 cards. Discard one of these four and keep the other three.',
      'MOO-6.3':
        'If there are fewer than 4 cards to draw, draw all you can and still discard one of them.',
      'MOO-6.4': 'Research: draw 2 cards.',
      'MOO-6.5': 'During the round you may hold any number of cards (but see MOO-10.5).',
    }),
    chapter('activate', 'Activate, slots and cubes on cards', {
      'MOO-7.1':
        'You can activate a working card of yours that has an activation effect and no cube in its slot A.',
      'MOO-7.2':
        'Put the cube into the slot, pay the extra price if the effect has one, then apply the effect.',
      'MOO-7.3': 'Without the means for the extra price the card cannot be activated.',
      'MOO-7.4':
        'Some cards cannot be activated while your loyalty is below 6; they carry a mark for it.',
      'MOO-7.5':
        'You may activate a card for nothing, as long as you pay its price. But if it has to build or exchange something, that must be possible.',
      'MOO-7.6': 'A slot has room for one cube.',
      'MOO-7.7':
        'An effect that puts a cube into a slot cannot be used while the slot is taken. Effects that put no cube down do not care about cubes on the card.',
      'MOO-7.8':
        'To use an effect with slot R you put a cube from your reserve there, so it works once a round.',
      'MOO-7.9':
        'If an effect lets you activate a card, it costs no action: the cube for slot A comes from your reserve. Everything else stays the same, with prices and loyalty limits.',
      'MOO-7.10': 'When a card stops working, the cube on it returns to the reserve of its owner.',
    }),
    chapter('attack', 'Attack', {
      'MOO-8.1':
        'Choose an opponent. In one round you may attack the same opponent 3 times in a game of two, twice in a game of three, once in a game of four.',
      'MOO-8.2':
        'Count your fleets with all bonuses for attack, and theirs with all bonuses for defence. You need at least as many as they have.',
      'MOO-8.3': 'You also need enough real fleets for the price: bonus fleets pay for nothing.',
      'MOO-8.4':
        'An attack costs 2 fleets. Cards of both sides may change that, but it never costs less than 1.',
      'MOO-8.5': 'Strength and price are looked at when you declare the attack, before you pay.',
      'MOO-8.6':
        'Pay, and put the action cube on the board of the player you attack as an attack marker.',
      'MOO-8.7': 'The attacked player loses 1 loyalty, and you gain 2 victory points.',
      'MOO-8.8':
        'Now come your “after your attack” effects and the “after an attack on you” effects of the attacked player, each of them once per attack unless a slot limits it.',
      'MOO-8.9':
        'If there are several, the player whose action it is decides the order, for the effects of both sides.',
      'MOO-8.10': 'Your “after your attack” effects do nothing when somebody attacks you.',
      'MOO-8.11': 'The attacked player loses no fleets and cannot ward the attack off.',
    }),
    chapter('trade', 'Trade, Propaganda and Deal', {
      'MOO-9.1':
        'Trade: 3 food, 2 fleets and 1 production are worth the same. Give one of these bundles and take one of another resource. One action is one swap.',
      'MOO-9.2': 'Here too, whatever goes beyond 9 is lost.',
      'MOO-9.3': 'Propaganda: gain 3 loyalty. You may do it once a round, even at loyalty 10.',
      'MOO-9.4': 'Deal: discard 3 cards from your hand and hire one of the advisors on the table.',
      'MOO-9.5':
        'You have one advisor at most. The one you had returns to the table, where anyone may hire them again.',
      'MOO-9.6':
        'You need 3 cards in hand, and there must be an advisor on the table. If you have Alluvia, you cannot make a deal.',
      'MOO-9.7':
        'When an advisor leaves, the cube on them returns to your reserve. A newly hired advisor comes without a cube.',
    }),
    chapter('round-end', 'End of the round', {
      'MOO-10.1': 'The game ends after round 8.',
      'MOO-10.2':
        'It also ends if anyone has a loyalty of 0 or less now. Having been that low earlier in the round does no harm.',
      'MOO-10.3':
        'And it ends if somebody has 5 cards in each of 4 systems; with Alluvia, in each of 5 systems, where she counts as a card of hers.',
      'MOO-10.4':
        'If the game has ended, points are counted right away and the rest of the round is skipped.',
      'MOO-10.5':
        'Otherwise, in turn order, everyone who holds more than 5 cards discards down to 5, choosing which.',
      'MOO-10.6':
        'All cubes on cards and boards, attack markers included, return to the reserves of their owners. Only a cube on Harrava stays.',
      'MOO-10.7':
        'The first player token goes to the next player clockwise, and a new round begins.',
    }),
    chapter('game-end', 'End of the game', {
      'MOO-11.1':
        'Your result is the sum of your victory points, your loyalty (which may be negative), the points printed on all your buildings, and your end-of-game effects.',
      'MOO-11.2': 'Covered buildings count just like working ones.',
      'MOO-11.3': 'A building marked “?” is worth what its end-of-game effect gives.',
      'MOO-11.4': 'End-of-game effects apply on all your cards, covered or not.',
      'MOO-11.5': 'Everyone is counted, however low their loyalty.',
      'MOO-11.6':
        'The highest result wins. A tie goes to the higher loyalty, then to more resources of all kinds together; after that it is shared.',
    }),
    chapter('effects', 'Effects', {
      'MOO-12.1': 'Do as much of an effect as you can.',
      'MOO-12.2': 'You may decline only what says “you may”.',
      'MOO-12.3': 'If an effect offers a choice, take exactly one of the things offered.',
      'MOO-12.4':
        'An exchange goes in either direction, once per use, and for exactly the amounts given.',
      'MOO-12.5': 'An extra price is paid before the effect begins.',
      'MOO-12.6': 'If your action sets off several effects, you decide their order.',
      'MOO-12.7': 'A card that counts your cards counts itself as well.',
      'MOO-12.8': 'Several working cards with the same “always” effect add up.',
      'MOO-12.9':
        'If an effect is aimed at a player who has nothing it could affect, nothing happens.',
      'MOO-12.10':
        'If one effect sets off another, the new one is finished first; then the old one goes on.',
      'MOO-12.11': 'Loyalty can always be paid as a price, even if it falls to 0 or below.',
    }),
    chapter('races', 'Races', {
      'MOO-13.1': 'Humans have no ability, but the best start.',
      'MOO-13.2':
        'Alkari: at the start of each round you may spend 1 victory point to gain 3 fleets, provided you have a point.',
      'MOO-13.3': 'Meklar: medium mobilization gives you 5 action cubes instead of 4.',
      'MOO-13.4':
        'Psilon: your Research action draws 3 cards. Nothing else that draws cards is changed.',
      'MOO-13.5':
        'Darlok: at the start of each round, all opponents who held more cards than you at that moment discard 1 card each, clockwise from your left, choosing which. Then take one of the top 3 cards of the discard pile, or of as many as there are.',
      'MOO-13.6':
        'Bulrathi: high mobilization gives you 4 action cubes, costs no loyalty, and brings 3 food, 2 fleets or 1 production as you choose. This replaces the usual effect.',
      'MOO-13.7':
        'That spares the Bulrathi only the loss by mobilization; everything else that lowers loyalty works on them as on anyone.',
      'MOO-13.8':
        'Mrrshan: each Exploit action, with a card of any colour, also brings you 1 fleet. Effects that give the same things without the action do not.',
    }),
    chapter('advisors', 'Advisors', {
      'MOO-14.1':
        'Alluvia becomes the bottom card of a new system, which does not count towards your limit of 4. It does not matter how many systems you have.',
      'MOO-14.2':
        'Up to 4 buildings fit on Alluvia, and the top one works as usual. She herself has no slot, colour, income or points.',
      'MOO-14.3': 'What you build in Alluvia’s system costs 1 resource less.',
      'MOO-14.4': 'That holds while she is covered, too.',
      'MOO-14.5': 'Nothing can return, replace, move or remove Alluvia.',
      'MOO-14.6': 'Alluvia without buildings is a system already.',
      'MOO-14.7':
        'Veil the Whisperer: when you attack, compare as if you had 2 more fleets. They cannot be spent.',
      'MOO-14.8':
        'Harrava: after your attack a cube from your reserve has to go into her slot R, if it is empty.',
      'MOO-14.9':
        'A cube on Harrava stays at the end of the round, no matter how it got there. At the next start of round it joins the available cubes of her owner.',
      'MOO-14.10': 'Victoria: activate her to gain 2 of one resource of your choice.',
      'MOO-14.11': 'Moldred: draw 2 cards at the start of each round.',
      'MOO-14.12': 'Quail: your attacks cost 1 fleet less (see MOO-8.4).',
      'MOO-14.13':
        'Advia: take an extra action cube at the start of the round if your loyalty is 6 or more just then.',
      'MOO-14.14': 'Kuruk: activate to lose 2 loyalty and gain 3 victory points.',
    }),
    chapter('buildings', 'Single buildings', {
      'MOO-15.1':
        'Automated Laboratory: look for a yellow working card after the Laboratory has been laid. A yellow card right under it does not count.',
      'MOO-15.2':
        'Holographic Simulator, Tax Office: the cube you give up is one of those still available, not the one you have just built with. If you have none, there is nothing to use; if you have, you may still decline.',
      'MOO-15.3':
        'Civilian Ship: first build a blue card if you like, then a card of any colour if you like, wherever you want. Each card finishes its own effects before the ship goes on; it may be another Civilian Ship.',
      'MOO-15.4':
        'Advanced Data Center: take any card of the whole discard pile. The others keep their order; with an empty pile nothing happens.',
      'MOO-15.5': 'Planetary Stock Exchange: to activate it you need a victory point to spend.',
      'MOO-15.6':
        'Planetary Supercomputer and Recyclotron count your working cards of their colour; Soil Enrichment Plant and Fighter Base count all cards of theirs in your systems. Each counts itself.',
      'MOO-15.7':
        'Colony Ship: the new card goes on the ship, whose cube therefore returns to your reserve. You cannot activate it if the system is full or you hold nothing you could build there.',
      'MOO-15.8':
        'Landing Ship: choose a system of the attacked player with at least one building. Its top building goes to the bottom (right above Alluvia, if it is her system) and loses its cube. If it is the only building there, nothing changes at all.',
      'MOO-15.9': 'Death Star, Frigate: once after each attack you make.',
      'MOO-15.10':
        'Battleship: choose a working card of the attacked player, advisor included, with an empty slot. A cube from that player’s reserve blocks it. Without such a card or cube nothing changes.',
      'MOO-15.11':
        'Ground Batteries: each working copy makes every attack on you 1 fleet more expensive.',
      'MOO-15.12':
        'Population Support Service: pay 2 food for 3 loyalty, also at loyalty 10. This is not Propaganda, which you can still use.',
      'MOO-15.13':
        'Titan: count your systems at the end of the game; Alluvia alone is one of them.',
      'MOO-15.14':
        'High-Orbit Locator: choose up to 2 cards one after the other, your advisor included. Pick the second one when the first is completely done.',
      'MOO-15.15':
        'Star Fortress: every attack on you costs the attacker 1 loyalty for each working copy you have.',
      'MOO-15.16':
        'Tax Office: the colour of the card right under it counts. On a grey card, on Alluvia or as the first card of a system it brings nothing.',
      'MOO-15.17':
        'Spaceport: give 3 food and 3 fleets for 2 production, or 2 production for 3 food and 3 fleets.',
      'MOO-15.18':
        'Pleasure Dome: 3 loyalty. You may build it at loyalty 10, and it is not Propaganda.',
      'MOO-15.19':
        'Communication Satellite: put the cards of one system of yours, perhaps its own, in any order; Alluvia stays at the bottom. If another card comes out on top, the old top card loses its cube, and nothing is set off.',
      'MOO-15.20':
        'Spy Training Camp: choose an opponent, whose advisor returns to the table. If it is Alluvia, or there is none, nothing happens.',
      'MOO-15.21':
        'Destroyer: the attacked player chooses between discarding 2 cards and losing 2 loyalty. With fewer than 2 cards it has to be loyalty.',
    }),
    chapter('deck', 'The deck', {
      'MOO-16.1':
        'As soon as the deck runs out, shuffle the discard pile into a new one, except its top card, which stays as the new discard pile.',
      'MOO-16.2':
        'If the pile has fewer than 2 cards, the deck stays empty for now. Look again when somebody has to draw.',
      'MOO-16.3':
        'If the deck runs out while you draw, go on with the new deck. If there are no cards at all, the rest of the draw is lost.',
      'MOO-16.4': 'A card that you discard to pay for a draw is on the pile before you draw.',
    }),
  ],
} satisfies Rulebook;
