import { chapter } from '@orrery/kernel';

export const actions = [
  chapter('explore', 'Explore', {
    'ECL-4.1':
      'You explore from sectors with your disc, and from sectors where you have more ships than your enemies. Nobody explores from the centre while its Defense System stands.',
    'ECL-4.2':
      'Choose an empty zone to which a wormhole of such a sector leads; with the Wormhole Generator any edge will do. Its stack or discard pile must have a tile left.',
    'ECL-4.3': 'You name the zone before you see what lies there.',
    'ECL-4.4':
      'The top sector of that stack is turned up for all to see. If the stack is empty, its discards are shuffled into a new one first.',
    'ECL-4.5':
      'Place the sector or discard it face up. If you discard it in the last exploration of your action, your turn ends on the spot, without any further free steps.',
    'ECL-4.6':
      'You may turn the sector as you like, as long as one of its wormholes meets one in a sector with your disc or ship. It need not be the sector you came from, and a pinned ship will do. With the Wormhole Generator a wormhole on either side is enough.',
    'ECL-4.7': 'How it fits to other neighbours doesn’t matter.',
    'ECL-4.8':
      'Put a face-down discovery tile on it if it shows the symbol, and as many Ancients as it shows.',
    'ECL-4.9':
      'Unless Ancients are there, you may put a disc from your influence track on it at once. The Descendants may even with Ancients around.',
    'ECL-4.10':
      'A discovery tile waits on its sector until someone places a disc there with no Ancients or Defense System left. That player takes and resolves it at once.',
    'ECL-4.11':
      'Only you look at the front. Use it, or keep the tile face down for 2 points; you must decide right away, for good.',
    'ECL-4.12': 'A hoard goes into your storage: 8 money, 5 science or 6 materials.',
    'ECL-4.13':
      'Ancient Technology gives you, free of charge, the cheapest technology on offer that you lack and have room for. The printed price counts; among equals you choose. If there is none, nothing happens.',
    'ECL-4.14':
      'The Ancient Cruiser puts one of your unbuilt Cruisers into the sector for nothing. If all four are on the map, nothing happens.',
    'ECL-4.15':
      'An ancient part may go onto one of your blueprints at once, for free, if the design stays legal, or lie beside your board until a later Upgrade. It needs no technology, and leaves the game when taken off.',
    'ECL-4.16':
      'Planta explore up to two zones per action. The second one is chosen only after the first is completely done, and may be skipped.',
    'ECL-4.17':
      'The Descendants decide before each exploration whether to turn up one sector or two, and place one of them at most. The others are discarded.',
    'ECL-4.18': 'You can’t choose Explore without a zone to explore.',
  }),
  chapter('influence', 'Influence', {
    'ECL-5.1':
      'Move up to two discs, or none, then turn up to two of your used colony ships face up.',
    'ECL-5.2':
      'A disc comes off your influence track or out of one of your sectors, and goes to a suitable sector or back to the track. Moving it from the track to the track is no move.',
    'ECL-5.3':
      'A suitable sector has no disc and no enemy ship, and is connected with a sector that holds your disc or ship. Ancients don’t bother the Descendants.',
    'ECL-5.4':
      'A sector without a disc in which only you have ships will also do, connected or not. A table may rule this out.',
    'ECL-5.5':
      'A disc in your hand is treated as if it had not left yet, so it may reach places that only its old sector connects. Only when it stands do you look at the second move.',
    'ECL-5.6':
      'Your cubes don’t stay behind without a disc. Those from coloured squares return to their tracks, one from a grey square to any track you like, one from an Orbital to money or science; ships and structures remain.',
    'ECL-5.7': 'If you pick up a disc and later return it to where it was, that is two moves.',
    'ECL-5.8': 'You may fly those colony ships right away, still in this turn.',
    'ECL-5.9': 'A new disc gives you the sector’s discovery tile, as in exploring.',
  }),
  chapter('diplomacy', 'Diplomacy', {
    'ECL-6.1': 'There is diplomacy only with four or more players.',
    'ECL-6.2':
      'Would-be partners must be neighbours: some sector of yours has a full connection to some sector of theirs.',
    'ECL-6.3':
      'They must not have relations yet, neither may be the traitor, and neither’s ships may stand with the other’s ships or in the other’s sectors. Each needs an ambassador, a cube to send with it, and room on the track.',
    'ECL-6.4':
      'The active player may offer at any moment of the turn; at the end of the Combat phase any two players may agree. Both must consent.',
    'ECL-6.5':
      'The partners swap ambassadors, and each ambassador takes along a cube from a population track of its owner’s choice, which raises that income. Ambassadors lie on the reputation track of whoever received them.',
    'ECL-6.6':
      'Some slots of the track take only ambassadors, some only reputation tiles, most either. You may rearrange freely, so it only matters that everything fits.',
    'ECL-6.7':
      'To make room you may return reputation tiles of your choice to the bag. You can never discard an ambassador of your own accord.',
    'ECL-6.8': 'You never hold two ambassadors of the same player.',
    'ECL-6.9': 'Each ambassador you hold is worth 1 point. The cube on it does nothing more.',
    'ECL-6.10': 'Partners stay partners until one of them attacks.',
    'ECL-6.11': 'You attack by flying a ship to where your partner has a disc or a ship.',
    'ECL-6.12':
      'Merely passing through counts as well, from the moment you enter. A table may let only stopping count.',
    'ECL-6.13':
      'After an attack both ambassadors go home, each owner choosing a track for the cube. The attacker takes the traitor card, from wherever it is.',
    'ECL-6.14':
      'The traitor can’t form new relations, but keeps the old ones. Holding the card at the end costs 2 points.',
    'ECL-6.15': 'Attacking somebody without relations has no such consequences.',
  }),
  chapter('research', 'Research', {
    'ECL-7.1':
      'Take a technology from the offer, pay its price in science and put it on its track. The Hydrans may take two, one after the other.',
    'ECL-7.2':
      'The price is the printed cost less the discount for the tiles already on that track, but never less than the minimum on the tile.',
    'ECL-7.3': 'You can’t take a technology you have.',
    'ECL-7.4': 'Each track ends after seven technologies.',
    'ECL-7.5': 'What you have researched is yours for the whole game.',
    'ECL-7.6':
      'Instant effects happen right away: Quantum Grid brings 2 discs from your reserve to the influence track, Advanced Robotics 1.',
    'ECL-7.7':
      'The Artifact Key gives 5 of a resource for each artifact you control now, chosen anew for each. Artifacts gained later bring nothing.',
    'ECL-7.8': 'A technology opens its own part only, never the weaker ones of the same kind.',
    'ECL-7.9': 'For the Hydrans’ second technology the first one already counts as a discount.',
    'ECL-7.10':
      'You can choose Research only if you can afford at least one technology, trading included.',
  }),
  chapter('upgrade', 'Upgrade', {
    'ECL-8.1':
      'Take any number of your parts off your blueprints, then install up to 2 (Mechanema 3, a reaction 1).',
    'ECL-8.2':
      'Use an empty slot, or cover a printed part or one of your tiles; a covered tile is returned. When you take a tile off, the part printed beneath it works again.',
    'ECL-8.3':
      'Printed parts can be covered but not removed, and values printed beside the slots always count.',
    'ECL-8.4':
      'Most parts need the technology of the same name. Ion Cannon, Nuclear Drive, Nuclear Source, Hull and Electron Computer are free for all.',
    'ECL-8.5':
      'When the action ends, no design may use more energy than it makes. Interceptors, Cruisers and Dreadnoughts need a drive; Starbases must not have one.',
    'ECL-8.6': 'You may install the same part several times; all values add up.',
    'ECL-8.7': 'Parts cost nothing and never run out.',
    'ECL-8.8': 'All your ships of that type change at once, wherever they are.',
    'ECL-8.9':
      'Installing an ancient part you kept counts as one of your installations. Once covered or taken off, it leaves the game.',
    'ECL-8.10': 'You may also just take parts off.',
  }),
  chapter('build', 'Build', {
    'ECL-9.1':
      'In one Build action you may make two ships or structures, the same or different, in your own sectors, for materials. Mechanema make three, Nanorobots allow one more, and a reaction is always just one.',
    'ECL-9.2':
      'You can’t have more ships than figures: 8 Interceptors, 4 Cruisers, 2 Dreadnoughts, 4 Starbases.',
    'ECL-9.3': 'Starbases, Orbitals and Monoliths need their technology.',
    'ECL-9.4':
      'A sector holds one Orbital and one Monolith at most, whoever built them; one of each is fine.',
    'ECL-9.5': 'You may pile up Starbases in one sector.',
    'ECL-9.6': 'Enemy ships don’t stop you from building in a sector you control.',
    'ECL-9.7': 'Structures stay for good and serve whoever controls the sector.',
    'ECL-9.8': 'You can choose Build only if there is something you can build, trading included.',
  }),
  chapter('move', 'Move', {
    'ECL-10.1':
      'Move up to three times (aliens twice, a reaction once). Each time one ship flies as far as its movement allows; the same ship may go again.',
    'ECL-10.2':
      'Add up a ship’s drives to see how far it flies. Starbases stay where they were built.',
    'ECL-10.3':
      'Every step leads into a connected neighbouring sector, never into an unexplored zone.',
    'ECL-10.4':
      'Enemy ships pin yours: a ship may leave only if you keep at least as many ships there as there are enemy ships. This holds where you start and in every sector you pass.',
    'ECL-10.5': 'As long as the Defense System stands, no ship leaves the Galactic Center.',
    'ECL-10.6': 'Starbases count too, both as those that pin and as those that stay behind.',
    'ECL-10.7': 'Discs and population don’t pin anybody.',
    'ECL-10.8':
      'You may pull out a whole fleet ship by ship, if the rule on pinning is met every time.',
    'ECL-10.9':
      'Nobody fights during the Action phase. A ship that could legally leave again is free to do so.',
    'ECL-10.10': 'Ancients don’t pin the ships of the Descendants.',
  }),
  chapter('turns', 'Turns, passing and reactions', {
    'ECL-11.1':
      'Players take turns clockwise, beginning with the start player, and go round until nobody is left who hasn’t passed.',
    'ECL-11.2':
      'In your turn you take one action or pass. On top of that you may trade, settle and negotiate for free, whenever you like during it.',
    'ECL-11.3':
      'To act, first move a disc from the influence track to the action track. You may choose the same action as often as you have turns and discs.',
    'ECL-11.4': 'With no disc on your influence track you have to pass.',
    'ECL-11.5': 'Whoever passes first in a round begins the next one.',
    'ECL-11.6':
      'Having passed, you take no more actions this round. When your turn comes, you react or pass again.',
    'ECL-11.7':
      'A reaction costs a disc as well and is small: install one part, build one thing, or make one move. No species or technology makes it bigger.',
    'ECL-11.8':
      'As soon as everybody has passed once, the Action phase is over. Nobody may react to the last pass.',
    'ECL-11.9':
      'If you are the only one who hasn’t passed, you go on taking turns. Between them, all the others may react.',
  }),
];
