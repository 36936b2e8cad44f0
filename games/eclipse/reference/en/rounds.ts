import { chapter } from '@orrery/kernel';

export const rounds = [
  chapter('upkeep', 'Upkeep', {
    'ECL-15.1': 'Everybody settles their own accounts, from the start player clockwise.',
    'ECL-15.2': 'First you may use ready colony ships.',
    'ECL-15.3': 'Then your money rises by your income and falls by your upkeep.',
    'ECL-15.4':
      'As long as that would leave you below zero, you must either trade for money or give up a sector, and count again. You needn’t trade first.',
    'ECL-15.5':
      'When you give up a sector, its disc returns to the influence track and its cubes to the population tracks, which may cost you income.',
    'ECL-15.6': 'If you can pay, you can’t give up sectors here.',
    'ECL-15.7': 'If you have no sector left and trading isn’t enough, your civilization collapses.',
    'ECL-15.8':
      'Finally you take your income of science and materials. It comes too late to pay upkeep.',
  }),
  chapter('cleanup', 'Cleanup', {
    'ECL-16.1':
      'New technologies are added to the offer: 4, 6, 7, 8 or 9 for 2 to 6 players, as long as the bag lasts. Those nobody bought stay.',
    'ECL-16.2': 'The discs you spent on actions and reactions come back to your influence track.',
    'ECL-16.3':
      'Cubes leave the graveyard for the tracks of their columns; if a track is full, for another.',
    'ECL-16.4':
      'All colony ships are ready again, nobody has passed any more, and whoever passed first begins the new round.',
    'ECL-16.5': 'The number of new technologies doesn’t drop when players leave the game.',
  }),
  chapter('leaving', 'Leaving the game', {
    'ECL-17.1':
      'With neither disc nor ship on the map you can’t place discs any more. You may still research, trade and pass; income and upkeep go on.',
    'ECL-17.2':
      'You may then also resign when your turn begins. You keep the points you have at that moment, and your pieces are removed.',
    'ECL-17.3':
      'Ambassadors of a player who left disappear; those they held go home, the owner choosing a track for the cube. Their reputation tiles leave with them, and the traitor card becomes free.',
    'ECL-17.4':
      'If your civilization collapses, your points are counted as they stand, but you have lost. Everything of yours leaves the game.',
  }),
  chapter('scoring', 'End and scoring', {
    'ECL-18.1': 'The game ends after the ninth round.',
    'ECL-18.2':
      'Count your reputation tiles, 1 per ambassador, your sectors, 2 per discovery tile kept, 3 per Monolith in your sectors, 1, 2, 3 or 5 for a technology track of 4, 5, 6 or 7 tiles, −2 for the traitor, and your species’ bonus.',
    'ECL-18.3':
      'In a tie, the larger total of stored resources decides. If that is equal too, the place is shared.',
    'ECL-18.4': 'Ancient parts score nothing, installed or kept.',
    'ECL-18.5': 'A last remaining player may end the game at once or play it to the ninth round.',
  }),
  chapter('species', 'Species', {
    'ECL-19.1':
      'Terrans move three times and trade 2 for 1. In everything else they are the measure for the others.',
    'ECL-19.2': 'Every alien species has a Move action of only two moves.',
    'ECL-19.3':
      'Eridani Empire: two discs fewer, two reputation tiles from the start, and Dreadnoughts with 1 extra energy.',
    'ECL-19.4': 'Hydran Progress: up to two technologies per Research action.',
    'ECL-19.5':
      'Planta: explore twice, four colony ships, 1 point per sector at the end. Their ships have one slot fewer but a computer and energy built in, and act late; their population dies under enemy ships.',
    'ECL-19.6':
      'Descendants of Draco: see two sectors and place one; at peace with the Ancients, whose sectors they may share and settle, though the discovery tile waits until the Ancients are gone. 1 point per Ancient ship left at the end; the Defense System is no Ancient.',
    'ECL-19.7': 'Mechanema: three parts per Upgrade, three builds per Build, and lower prices.',
    'ECL-19.8':
      'Orion Hegemony: start with a Cruiser; ships with Gauss Shields, extra energy and 1 more initiative; one slot for reputation only. They trade 4 for 1.',
  }),
  chapter('running-out', 'When something runs out', {
    'ECL-20.1':
      'What is in the box is all there is of ships, cubes, discs, ambassadors, and technology, discovery and reputation tiles. When something has run out, you simply don’t get it.',
    'ECL-20.2': 'Ship parts and damage markers are unlimited.',
    'ECL-20.3':
      'An empty stack of sectors is rebuilt from its discards. If there are none either, that ring can’t be explored further.',
    'ECL-20.4':
      'All players together can build 22 Orbitals and Monoliths. A table may lift this limit.',
    'ECL-20.5': 'Discovery tiles and Ancients are always enough.',
  }),
];
