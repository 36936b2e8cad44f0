import { chapter, type Rulebook } from '@orrery/kernel';

export const en = {
  chapters: [
    chapter('set-up', 'Set-up', {
      'AE-3.1.1':
        'The event marker lies on its starting space for the number of players. One of the two event decks is chosen, shuffled and laid face down.',
      'AE-3.1.2':
        'If special regions are used, two quasars or two vortexes lie on the spaces B2 and C4.',
      'AE-3.1.3':
        'Of the 15 planets 4, 6 or 8 are drawn at random for 2, 3 or 4 players, shuffled with the 6 Alliance bases and laid face up on the spaces in order; the others are the planet stack.',
      'AE-3.1.4':
        'Each nebula has a wandering moon. On each planet lie 3 moons of its colour, and only the top one can be seen.',
      'AE-3.1.5':
        'Two raiders of class S start in random nebulae, each by its own die. Of each class A to D one card is in play; its raiders wait beside it. All other raiders leave the game.',
      'AE-3.1.6': 'The terminus marker lies on 50, 60 or 70 VP, for a short, medium or long game.',
      'AE-3.1.7': 'The modules are shuffled by type, and three of each type lie face up.',
      'AE-3.1.8':
        'Five discovery tokens lie face down on each of the two marked science spaces, five at the observatories; six leave the game unseen. A supremacy token lies face up on each of the three marked spaces, the others leave the game.',
      'AE-3.2.1':
        'Everybody begins with 3 transports in the launch bay; all other ships are still to be built.',
      'AE-3.2.2':
        'Everybody is dealt 3 faction cards and keeps 1; all choose at the same time, hidden from each other. The faction says which resources and tactics cards one begins with.',
      'AE-3.2.3':
        'Everybody has the upgrade tile of their faction and one standard upgrade of each type of ship, drawn at random.',
      'AE-3.2.4':
        'All track markers start at 0; then everybody advances 1 on each track that the faction names.',
      'AE-3.2.5':
        'Each player has 1 leader at each base, 2 in one random nebula and 1 in the leader bay.',
      'AE-3.2.6':
        'The first player is drawn by lot; the book rolls six dice each for it, which favours nobody either.',
      'AE-3.2.7': 'The first player begins with 1 VP, the next ones clockwise with 2, 3 and 4.',
      'AE-3.2.8':
        'With destiny cards everybody is dealt 2 and keeps 1 secretly; the other leaves the game unseen.',
    }),
    chapter('general', 'What always holds', {
      'AE-4.1.1':
        'There are no rounds: players take turns one by one, clockwise from the first player, until the game ends.',
      'AE-4.1.2':
        'The player whose turn it is is the active player. What happens at once without a stated order is put in order by the active player; «each player» means in turn order from the active player.',
      'AE-4.1.3':
        'VP move your marker on the track of 100 spaces, which goes round in a loop. You never have fewer than 0 VP.',
      'AE-4.1.4':
        'There are six resources: energy, titanium, nanocarbon, ice, credits and tactics cards. «Any resource» may be each of them.',
      'AE-4.1.5':
        'In any cost a credit may stand for 1 titanium, nanocarbon or ice; never for energy or a card, and never the other way round.',
      'AE-4.1.6':
        'What you gain you take in full, unless it says «may». You may gain above a limit; limits are checked at the end of your turn (AE-4.2.7).',
      'AE-4.1.7':
        'On your turn an unplaced moon may be discarded as part of a payment; what the payment does not need of it you gain. A tactics symbol on it pays for a card without a draw.',
      'AE-4.1.8':
        'Opponents are all other players except your teammate; «other player» includes the teammate. Rival ships are opponents’ ships and raider figures.',
      'AE-4.1.9': 'A random nebula is found with one die: the nebula with that number.',
      'AE-4.1.10':
        'Distance is the least number of steps between adjacent regions. Spaces without a tile are not regions. Ships without Hyperdrive neither enter nor cross a nebula; nobody crosses a quasar. Ships and raiders on the way do not block.',
      'AE-4.1.11':
        'Energy, titanium, nanocarbon, ice, credits and damage markers never run out; of everything else there is only what lies in the box.',
      'AE-4.1.12':
        'A ship inside an outpost is part of it: it is no ship, occupies nothing, gives no range and takes no damage.',
      'AE-4.1.13':
        'Whatever a step sets off is carried out completely before the next step of the same effect.',
      'AE-4.1.14':
        'A step that cannot be done is done as far as possible, and the next ones still happen; only an unpayable cost stops everything.',
      'AE-4.1.15':
        'You may not choose an option whose cost you cannot pay, nor one that is only a building, a module, a leader to send away or a moon’s contents that is impossible. Losing VP and damage can always be chosen.',
    }),
    chapter('turn', 'The turn', {
      'AE-4.2.1':
        'At the start of your turn come the benefit of a vortex (AE-4.15.6) and abilities of your faction, in the order you choose.',
      'AE-4.2.2':
        'Then you do exactly one thing: launch a ship or return to station. There is no passing.',
      'AE-4.2.3':
        'With no ship in the launch bay at the start of the turn you must return, even if one gets there later in the turn.',
      'AE-4.2.4':
        'If there are ships in the bay but none can be launched, you must return. Returning is always allowed, even with no ship outside.',
      'AE-4.2.5':
        'Free actions may be taken any number of times, before, between and after the steps of your turn.',
      'AE-4.2.6':
        'At the end of the turn first: if the event marker lies on your station, an event card is resolved.',
      'AE-4.2.7':
        'Then you return tokens above your storage limits (10 energy, 5 of each other) and discard cards of your choice down to your hand limit. Others are not checked.',
      'AE-4.2.8':
        'What lasts «this turn» and the active region end; the next player becomes active.',
    }),
    chapter('launch', 'Launch: the ship', {
      'AE-4.3.1':
        'A launch has four steps: place the ship, activate the region, raider attack, battle.',
      'AE-4.3.2':
        'Choose a ship in your launch bay and put it on a region. That is the active region until the end of the turn, even if the ship leaves.',
      'AE-4.3.3':
        'The first launch, with no ship of yours on the map, may go to any region without ships of other players and raiders; range does not matter.',
      'AE-4.3.4': 'A ship with Attack may make a first launch into an occupied region.',
      'AE-4.3.5':
        'A subsequent launch must lie within the range of the launched ship, counted from at least one ship of yours on the map.',
      'AE-4.3.6':
        'A subsequent launch may not go to a region with a ship of your own; ships of others and raiders do not matter.',
      'AE-4.3.7':
        'An Alliance base may be chosen only if its effect can be carried out, and then it must be. Storage, hand, unplaced moons and your own leaders and bonus resources lying there all count.',
      'AE-4.3.8': 'Only a ship with Hyperdrive may be launched to a nebula; none to a quasar.',
      'AE-4.3.9':
        'Jump: pay 1 energy when launching or moving this ship, and it reaches any region that it may enter, without a path.',
      'AE-4.3.10': 'Ships in the scrapyard, on modules or in the bay are not on the map.',
    }),
    chapter('activation', 'Launch: the region', {
      'AE-4.4.1': 'A planet with moons: claim the top one.',
      'AE-4.4.2': 'A planet without moons: gain the resource printed on it.',
      'AE-4.4.3':
        'A nebula: claim its moon, if there is one; then look secretly at the top 2 event cards, put one on top and one at the bottom. With 1 card left you only look at it.',
      'AE-4.4.4': 'An Alliance base: carry out its effect.',
      'AE-4.4.5': 'A vortex: gain its benefit.',
      'AE-4.4.6':
        'An outpost on a planet, whoever owns it, changes nothing about launching there or activating the planet.',
      'AE-4.4.7':
        'At the Spaceyard you choose to build or to repair. A repair is always possible (AE-4.11.5), so one may always launch there.',
      'AE-4.4.8':
        'With the Development Office the outpost is built elsewhere: on a planet with a transport of yours and no outpost.',
    }),
    chapter('moons', 'Moons', {
      'AE-4.5.1': 'A claimed moon goes to your unplaced moons; there is room for 4.',
      'AE-4.5.2':
        'If there is no room on your own turn, first place a moon in a slot or discard one for its benefit.',
      'AE-4.5.3':
        'If a moon comes on another player’s turn and there is no room, you may place one in a slot, discard one without benefit, or leave the new one where it was.',
      'AE-4.5.4':
        'Discarding an unplaced moon on your turn gives everything on it: resources, VP, and a repair for each repair symbol.',
      'AE-4.5.5':
        'Placing, on anybody’s turn: an unplaced moon goes to a slot of a module or of tactical operations, empty or filled. A moon already there is discarded without benefit.',
      'AE-4.5.6': 'A placed moon cannot be taken back, moved or discarded for its benefit.',
      'AE-4.5.7': 'Discarded moons lie face up in a common pile and never come back.',
      'AE-4.5.8':
        'Input slot: no moon with a repair symbol. Its resources are the cost of each activation, its VP do not count. Without a moon the module cannot be activated.',
      'AE-4.5.9':
        'Output slot: activating the module also gives everything on the moon. It may be empty. A moon placed after the activation gives nothing for it.',
      'AE-4.5.10':
        'VP printed at a slot are gained once in the game, when its first moon is placed.',
      'AE-4.5.11':
        'Every industry module has a half slot on each side, the Shipwright one on its outer side. Two industry modules side by side form a full slot, and only there a moon may be placed.',
      'AE-4.5.12':
        'The moon between two industry modules gives everything on it once per Return, at the second activation of the two. Placed when both were activated already, it gives nothing in that Return.',
      'AE-4.5.13':
        'If the row is reordered so that these two modules part, the moon between them is discarded without benefit.',
      'AE-4.5.14': 'Empty or incomplete half slots do not hinder the modules themselves.',
    }),
    chapter('modules', 'Modules', {
      'AE-4.6.1':
        'There are four types of modules: science, industry, commerce, civilization. Each has a row on your station that begins with its core module.',
      'AE-4.6.2':
        'Gaining a module: choose a face-up one of an allowed column, pay the cost of its space unless it is free, put it where you like in its row with its damage markers, and advance 1 on its track.',
      'AE-4.6.3': 'Every module gained, bought or free, advances its track by 1.',
      'AE-4.6.4': 'Damage markers that a module brings with it are not damage taken.',
      'AE-4.6.5':
        'After each action that gained modules the columns slide down and are refilled at the top. Both modules of a field purchase are one action, and nothing is refilled while it is under way.',
      'AE-4.6.6':
        'You may reorder the gained modules of a row at any time; the core module stays first. Two industry modules that stay side by side keep the moon between them.',
      'AE-4.6.7': 'An empty deck reveals nothing; its column just gets shorter.',
      'AE-4.6.8':
        'A discount lowers the number of resources, which ones is your choice; never below 0.',
      'AE-4.6.9':
        'Field purchase: buy 1 or 2 modules of the two named columns at the costs of their spaces when it starts. If you buy only 1, then discard another face-up one of these columns to the bottom of its deck, if there is one.',
      'AE-4.6.10':
        'Modules are never lost. Civilization modules that score at the end count only undamaged.',
    }),
    chapter('raiders', 'Raiders', {
      'AE-4.7.1': 'A region never holds raiders of two classes; nothing may put or move one there.',
      'AE-4.7.2': 'Several figures of class S may share a region: a swarm.',
      'AE-4.7.3':
        'A new raider starts where its card says: in a random nebula, at a named base, or at the planet that the event has revealed.',
      'AE-4.7.4':
        'If that region already holds a raider (for class S: of another class), or no planet was revealed, it starts in a random nebula without a raider; if there is none, it stays on its card.',
      'AE-4.7.5':
        'If the class called for is on the map already, 2 figures of class S enter instead, each rolled separately; fewer if fewer are left.',
      'AE-4.7.6':
        'A raider sent back to its card can enter again with a later event, without damage.',
      'AE-4.7.7':
        'Raider attack: if a raider of class A–D stands in the active region, none moves.',
      'AE-4.7.8':
        'If class S is there, every other class S figure within its range moves in, and nobody else.',
      'AE-4.7.9':
        'If there is no raider and some are within their range, the active player must choose one class of them. It moves in; of class S every figure within range.',
      'AE-4.7.10': 'The raider attack happens even if your ship has left the region.',
      'AE-4.7.11':
        'Raiders cross and enter nebulae; a quasar they never enter or cross, but they may start in one and leave it.',
    }),
    chapter('battle', 'Battle', {
      'AE-4.8.1':
        'A battle takes place if the active region then holds ships of at least two players who are not one team, or of a player and raiders. The active player need not be among them.',
      'AE-4.8.2':
        'Battles happen only in step 4 of a launch and only in the active region; sharing a region at other times means nothing.',
      'AE-4.8.3': 'Everybody with ships there takes part and cannot decline.',
      'AE-4.8.4':
        'If at any point at most one side is left, the battle ends at once without winner and loser.',
      'AE-4.8.5':
        'Escalation: in turn order from the active player each player once may move any number of own ships that reach the active region into it, also players not yet involved. Jump may be used; a nebula takes Hyperdrive.',
      'AE-4.8.6':
        'In escalation ships may move into a region that already holds ships of their owner.',
      'AE-4.8.7':
        'Diplomacy: in turn order each player in the battle may play one diplomacy card, carried out at once; one chance, one card per battle.',
      'AE-4.8.8':
        'If a card lets players end the battle, they are asked in turn order; if one ends it, it is over: no dice, no winner, no damage, and the ships stay.',
      'AE-4.8.9':
        'Preparation: your dice are the weapons of your ships there, 1 for each of your outposts in the active or an adjacent region, and bonuses. Raiders have weapons times figures.',
      'AE-4.8.10':
        'In turn order each player once may spend energy: 1 die for each. It does not change targeting.',
      'AE-4.8.11':
        'No side rolls more than 6 dice or fewer than 1: everything is summed up, then limited. Dice and targeting are fixed when the roll starts.',
      'AE-4.8.12':
        'Your targeting is the number of your ships in the active region plus bonuses, at most 5. Bonuses of several ships add up and hold for all dice of the side.',
      'AE-4.8.13':
        'All roll at once. A die below its side’s targeting is rerolled until it is not.',
      'AE-4.8.14':
        'Result: the dice of each side are compared from the highest down. The first higher die wins; if all compared dice are equal, the side with one more die wins.',
      'AE-4.8.15':
        'If the best two sides are equal to the last die, nobody wins and all sides are defeated, raiders too.',
      'AE-4.8.16':
        'A winning player advances 1 on supremacy. If raiders were among the defeated, the winner also gains their reward, once, however many figures there were.',
      'AE-4.8.17':
        'Each defeated player may use tactical operations: draw a tactics card, or gain everything on the moon placed there. It may be placed at that moment.',
      'AE-4.8.18':
        'Damage: every ship of every defeated player in the active region takes 1 damage.',
      'AE-4.8.19':
        'Of defeated raiders exactly 1 figure takes damage; without an undamaged shield it returns to its card. Raiders never go to the scrapyard.',
      'AE-4.8.20':
        'Winning raiders stay. What they do when they win befalls every defeated player.',
      'AE-4.8.21':
        'Order of the result: the winner’s advance, the raider reward, the winner’s own effects, or what winning raiders do; then in turn order cards for won and lost battles and tactical operations; then the damage.',
      'AE-4.8.22': 'Action, event and support cards cannot be played during a battle.',
      'AE-4.8.23':
        'After the roll players in turn order may play cards that change dice; whenever one did, all are asked again until all pass in a row. Rerolled dice obey targeting, a set die keeps its value.',
      'AE-4.8.24':
        'A player whose last ship leaves the active region during the battle is out of it, neither winner nor defeated.',
      'AE-4.8.25': 'A side that is kept from damage is defeated all the same for everything else.',
      'AE-4.8.26':
        'Damage step: in turn order cards that prevent damage; then all damage at once; then in turn order cards about a ship gone to the scrapyard, the barge counting as such.',
      'AE-4.8.27':
        'To have taken part is to have a ship in the active region when the result step starts.',
    }),
    chapter('return', 'Return to station', {
      'AE-4.9.1': 'Three steps: activate modules, bring all ships home, discard energy.',
      'AE-4.9.2':
        'Activate any number of modules in any order. Each takes one own ship from the map or the barge, put on the module, or 1 energy from storage.',
      'AE-4.9.3': 'A module that already holds a ship or energy cannot be activated again.',
      'AE-4.9.4':
        'Energy may be used only in a row where a ship has already activated a module in this Return.',
      'AE-4.9.5':
        'A module with a damage marker cannot be activated. Ships in the upper scrapyard cannot be used; those moved to the barge in this very turn can.',
      'AE-4.9.6':
        'Science modules have no dock: they act through the Main Reactor, which needs a ship. It gives 2 energy, then any number of your undamaged science modules act, each once, in any order.',
      'AE-4.9.7':
        'Civilization modules that score at the end have no dock and are never activated.',
      'AE-4.9.8': 'A module may be activated only if its cost can be paid, and it is paid.',
      'AE-4.9.9':
        'A ship built now goes to the launch bay and cannot activate a module in this Return, unless an ability puts it on the barge.',
      'AE-4.9.10':
        'A ship taken for a module leaves its region at once: what lies there and an outpost that needs that transport are out of reach.',
      'AE-4.9.11':
        'Then all your ships on modules, map and scrapyard go to the launch bay, and the damage markers on their shields are removed. None stays out.',
      'AE-4.9.12':
        'Last, energy on modules returns to the supply and your support cards in play are discarded.',
    }),
    chapter('free', 'Free actions', {
      'AE-4.10.1': 'On anybody’s turn: place a moon; play a tactics card whose moment it is.',
      'AE-4.10.2':
        'On your turn only: use an outpost card; discard a discovery or supremacy token for its benefit; recruit leaders; discard a moon; collect bonus resources; use faction abilities.',
      'AE-4.10.3': 'Using an outpost card: turn it face down and carry out its ability.',
      'AE-4.10.4':
        'Recruit: take any number of your leaders from regions with ships of yours to the leader bay.',
      'AE-4.10.5':
        'Bonus resources: take any number of them from regions with ships of yours. They lie there until taken and add up.',
      'AE-4.10.6':
        'No free actions while an event card is resolved. In a battle on your turn you take them only when a decision of your own is asked; dice already fixed do not change.',
      'AE-4.10.7':
        'On another player’s turn you are offered to place a moon or play a card at your own decisions and when you may react.',
    }),
    chapter('damage', 'Damage and repair', {
      'AE-4.11.1':
        'A ship with an unexhausted shield that takes damage gets 1 marker on the shield and stays.',
      'AE-4.11.2':
        'Without shields, or with all of them exhausted, it goes to the upper scrapyard. It is not lost.',
      'AE-4.11.3':
        'Damage on shields stays until repaired or until your next Return brings the ships home; that of raiders until they leave the map.',
      'AE-4.11.4':
        'When a module is damaged, its owner puts 1 marker on an undamaged module of choice, core modules included. With none undamaged, nothing happens.',
      'AE-4.11.5':
        'One repair is one of: a ship from the upper scrapyard to the barge; 1 marker off a ship’s shield; 1 marker off a module. Only if none is possible: gain 1 VP.',
      'AE-4.11.6': 'Several repairs of one action are chosen one by one.',
      'AE-4.11.7': 'A ship on the barge cannot be launched before your next Return.',
    }),
    chapter('ships', 'Ships and upgrades', {
      'AE-4.12.1':
        'Building: pay the cost and move an unbuilt ship of the type from your supply to the launch bay. At most 6 transports and 1 of each other type.',
      'AE-4.12.2':
        'Upgrading: put a tile of yours on its ship type; its numbers and abilities replace the printed ones for all ships of the type.',
      'AE-4.12.3': 'Each type is upgraded once. Without a usable tile nothing happens.',
      'AE-4.12.4': 'When you upgrade a type of which an unbuilt ship is left, you build one free.',
      'AE-4.12.5': 'Damage markers on shields stay, up to the number of shields on the new tile.',
    }),
    chapter('outposts', 'Outposts and leaders', {
      'AE-4.13.1':
        'You need a transport of yours on a planet without outpost, enough leaders in your leader bay, and the resources. It may be any such planet.',
      'AE-4.13.2':
        'Pay, remove the leaders from the game, put the outpost into the transport on the planet, take a matching outpost card face up; then come the two benefits (AE-4.13.3).',
      'AE-4.13.3':
        'Advance 1 on its track. Gain VP for the leaders of all players on the planet and in adjacent regions, those inside outposts by their printed number, the new one included; at most 10. Then effects of a built outpost.',
      'AE-4.13.4':
        'One outpost per planet for ever, only of the planet’s type, and at most 3 of each type.',
      'AE-4.13.5':
        'The transport is gone for the rest of the game. Your last ship may not be used for it.',
      'AE-4.13.6':
        'The ability of the card can be used at once or on a later turn of yours, once per card.',
      'AE-4.13.7':
        'In battles on the planet or in an adjacent region the owner has 1 die more for each such outpost.',
      'AE-4.13.8': 'Leaders on a raider card count for nothing until they come back.',
    }),
    chapter('tracks', 'Tracks and events', {
      'AE-4.14.1':
        'You advance one space at a time, and every space entered acts. At the end of a track further advances are lost.',
      'AE-4.14.2':
        'Where a space has both, its special feature comes first, then the event symbol.',
      'AE-4.14.3': 'An event symbol moves the event marker 1 step.',
      'AE-4.14.4':
        'Science: look secretly at the stack of discovery tokens there and take 1, which stays face down.',
      'AE-4.14.5': 'Industry: install 1 ship upgrade.',
      'AE-4.14.6':
        'Supremacy: the first to reach the space takes its token; those who come later gain 2 VP.',
      'AE-4.14.7':
        'Commerce: at the end of the game every unspent resource is worth the highest storage bonus you have reached.',
      'AE-4.14.8':
        'Civilization: your hand limit rises to that number, and you may draw up to it at once.',
      'AE-4.14.9':
        'When the event marker reaches the end, at once: the top planet comes onto the next empty space with 3 moons of its color, and the marker goes to the active player’s station. With no planet left, there is just the marker.',
      'AE-4.14.10': 'While the marker lies on a station, further steps of it are lost.',
      'AE-4.14.11':
        'An event card: everybody scores the space reached on the named track less 1 VP for each damaged module (at least 0); the named raider class enters; the special effect; the marker goes back to its start. Nobody acts meanwhile, and its costs are not paid with moons.',
      'AE-4.14.12':
        'When the event deck is empty, the discarded cards are shuffled into a new one.',
    }),
    chapter('special', 'Quasars and vortexes', {
      'AE-4.15.1':
        'Two quasars or two vortexes lie on the board before all other tiles. The number of planets and bases stays the same.',
      'AE-4.15.2':
        'No ship enters a quasar; neither ships nor raiders cross it, so distances go around it.',
      'AE-4.15.3':
        'Raiders that would start in a random nebula start in a special region instead: the one that shows the number rolled. So do the first figures of class S.',
      'AE-4.15.4':
        'If another class stands there, it is the other special region, and if that is barred too, a random nebula without a raider. A raider displaced from a base or planet goes to a nebula.',
      'AE-4.15.5': 'Launching into a vortex gives its benefit.',
      'AE-4.15.6':
        'At the start of your turn you gain the benefit of each vortex with a ship of yours, once however many ships.',
      'AE-4.15.7':
        'In the final scoring, right after outposts, each outpost of yours beside a quasar or vortex scores its printed VP; beside two, both.',
    }),
    chapter('destiny', 'Destiny cards', {
      'AE-4.16.1':
        'In the final scoring, after leaders, destiny cards are revealed: 10 VP for being highest, alone or tied, on the first track of the card, 5 VP on the second.',
    }),
    chapter('teams', 'Two against two', {
      'AE-4.17.1':
        'Teammates sit side by side and each plays a faction of their own; turns go clockwise.',
      'AE-4.17.2':
        'For the first turn each team pools its 12 dice; the better team begins with its left-hand member, then clockwise.',
      'AE-4.17.3': 'Ships of one team alone do not fight.',
      'AE-4.17.4':
        'Teammates in one battle are one side: each has own dice (at most 6), own targeting and spends alone; the rolled dice are pooled.',
      'AE-4.17.5':
        'If a pooled side wins, each member who took part advances 1 on supremacy and gains the raider reward.',
      'AE-4.17.6':
        'If both reach a supremacy token at once, the active player decides who takes it; the other gains 2 VP. If both reach an event symbol at once, the marker moves 2.',
      'AE-4.17.7':
        'Teammates are not opponents but other players: their ships occupy regions for a first launch.',
      'AE-4.17.8': 'Teammates may show each other everything hidden.',
      'AE-4.17.9':
        'Once per turn the active player may, if the teammate agrees, hand over one of: a resource or tactics card, an unplaced moon, a supremacy token, a discovery token.',
      'AE-4.17.10':
        'The first module the active player gains in a turn may be given to the teammate, who places it and advances the track.',
      'AE-4.17.11':
        'The score of a team is the sum of both; the higher wins. The end is triggered by each player’s own marker.',
    }),
    chapter('end', 'The end and the score', {
      'AE-4.18.1':
        'When any VP marker reaches or passes the terminus, on anybody’s turn, the end is triggered.',
      'AE-4.18.2':
        'At once the event marker leaves its track, and no more events are triggered; one already on a station is still resolved. From then on steps of the marker do nothing.',
      'AE-4.18.3':
        'The current turn is finished; then every player, the current one last, has exactly 1 more turn. There is no limit of turns, unless the table has agreed on one beforehand.',
      'AE-4.18.4':
        'Final scoring: all five tracks; outposts by development level (5, 7, 10), then special regions; −2 per damaged module; storage bonus for unspent resources; undamaged modules that score at the end; 1 per leader in the bay, then destiny; faction abilities.',
      'AE-4.18.5':
        'Most VP wins. Ties: most modules, then most resources, cards included; then victory is shared.',
      'AE-4.18.6': 'Nobody is ever eliminated.',
    }),
    chapter('tactics', 'Tactics cards', {
      'AE-4.19.1':
        'Play a card at its moment, carry it out, then put it face up on the discard pile. An empty deck is made anew of the discards; with both empty nothing is drawn.',
      'AE-4.19.2':
        'Action cards are played at their moment, some on others’ turns, never in a battle.',
      'AE-4.19.3':
        'Event cards are played on your turn; first the event marker moves 1 step, then the effect.',
      'AE-4.19.4':
        'Support cards are played on your turn and stay before you, until step 3 of your next Return. Several add up.',
      'AE-4.19.5':
        'Diplomacy cards are played only in the diplomacy of a battle you are in, 1 per battle.',
      'AE-4.19.6':
        'Battle cards are played at their moment with ships of yours in the battle, any number. Cards for the escalation may be played by anybody whose turn to decide it is.',
      'AE-4.19.7':
        'A card that begins with a cost can be played only if it can be paid; a card without any possible effect cannot be played.',
      'AE-4.19.8':
        'Your hand limit is 5 at the start, and is checked only at the end of your own turn.',
      'AE-4.19.9': 'One and the same card can be played at most once in a turn.',
      'AE-4.19.10':
        'Moments: «launch» before the ship is placed; «Return» at any time of its step 1; after a launch, before the region is activated; after a card, when it has been carried out; «preparation» before the energy is named.',
      'AE-4.19.11':
        'Those who can react are asked in turn order after the active player, each once per launch or card. A reaction is a played card itself.',
    }),
    chapter('factions', 'Factions', {
      'AE-4.20.1':
        'Sporegoths. Decomposition: any ship of anybody in either part of the scrapyard counts. Fungal Growth: each energy may stand for 1 titanium, nanocarbon, ice or credit in the cost of an outpost.',
      'AE-4.20.2':
        'Zodian Militants. No Mercy: discard a diplomacy card, draw 2. Battle Fury: 2 energy when preparation starts with a ship of yours there; when that battle is over, lose 1 if any is left.',
      'AE-4.20.3':
        'Arcanoan Shipwrights. A new ship may go to the barge, and may then activate a module in the same Return. With each new upgrade they may gain a civilization module free.',
      'AE-4.20.4':
        'Plutonian Empire. The clock starts at 1; at the start of the turn it moves 1 hour, for any 1 resource another. At each 12 advance 3 on one track; the next hour is 1. Sabotage: once per Return, at any time of step 1.',
      'AE-4.20.5':
        'A faction ability that says «may» is a free action or is asked at its moment; all others act by themselves.',
      'AE-4.20.6':
        'Envoys: fewer leaders are needed and removed, but the number printed on the outpost counts. Cold Forge lowers a price first, to at least 1; other discounts then down to 0.',
    }),
    chapter('raider-effects', 'What raiders do', {
      'AE-4.21.1':
        'Saucer Abductor: when it enters, each player in turn order moves 2 own leaders from regions of choice onto its card. When a player wins against it, the winner takes all own leaders from it, every other player 1, to the leader bays.',
      'AE-4.21.2':
        'Ice Pirates: while they are in the active region, no ship enters it in escalation by any means.',
      'AE-4.21.3':
        'Perilon Rifleman: +2 targeting until the end of the turn if it moved in by this turn’s attack, not if it stood there already.',
      'AE-4.21.4': 'Death Sphere: if it wins, every player that took part damages 1 own module.',
      'AE-4.21.5':
        'Swarm: all figures in the region are one side. Weapons add up (at most 6 dice), targeting is the number of figures; if defeated, 1 figure is returned and the others stay.',
      'AE-4.21.6':
        'Mechaphage: its token makes a module damaged in every respect, and one repair removes it. With no token left, a damage marker is used.',
      'AE-4.21.7':
        'A raider that is defeated but saved by a shield stays; its reward is gained all the same.',
      'AE-4.21.8': 'Whatever places figures of class S places as many as the card still holds.',
    }),
  ],
} satisfies Rulebook;
