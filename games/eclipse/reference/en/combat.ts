import { chapter } from '@orrery/kernel';

export const combat = [
  chapter('battles', 'Who fights whom', {
    'ECL-12.1':
      'There is a battle wherever ships of hostile sides share a sector. Sides are the players, the Ancients of the sector together, and the Defense System; the Descendants and the Ancients leave each other in peace.',
    'ECL-12.2':
      'Sectors are fought over from the highest number to the lowest, so the Galactic Center comes last.',
    'ECL-12.3':
      'Your place in the order of arrival is set when your first ship comes to a sector, and kept until your last ship there is gone.',
    'ECL-12.4':
      'Ancients and the Defense System stand lowest, then the player who controls the sector, then the others by arrival. The two highest fight first, and the survivor meets the next one down.',
    'ECL-12.5':
      'The player in control is the last of the players to fight, even if their ships came last.',
    'ECL-12.6': 'Ancients and the Defense System fight only the last player left.',
    'ECL-12.7':
      'In each battle the lower of the two defends. Ancients and the Defense System always do.',
    'ECL-12.8': 'Fleets that aren’t part of the current battle neither shoot nor get shot at.',
    'ECL-12.9':
      'Ships are not repaired between the battles of a sector. Missiles fire anew in every battle.',
    'ECL-12.10': 'If both fleets leave, the remaining ones carry on.',
    'ECL-12.11':
      'Ships that meet only a foreign disc or foreign population don’t fight: they proceed to what follows the battles.',
    'ECL-12.12':
      'Whoever attacks the Descendants in a sector with Ancients fights the Descendants first and then, if anything is left, the Ancients.',
  }),
  chapter('battle', 'A battle', {
    'ECL-13.1':
      'All ships of one type of a side act together. Their initiative is the printed one plus that of all their parts.',
    'ECL-13.2':
      'The highest initiative goes first. In a tie the defender goes first; within a side Interceptors, Cruisers, Dreadnoughts, Starbases in this order.',
    'ECL-13.3':
      'Each battle begins with a missile volley: once, in order of initiative, everybody throws the dice of all missiles.',
    'ECL-13.4':
      'Rounds follow until the battle is over. In each round every ship type acts once, in order of initiative.',
    'ECL-13.5':
      'A type either attacks or prepares a retreat. If it prepared one in an earlier round, it leaves now.',
    'ECL-13.6': 'When a ship type attacks, all its ships fire all their cannons in a single throw.',
    'ECL-13.7':
      'A 6 always hits and a 1 always misses. Otherwise add your computers, subtract the target’s shields, and hit with 6 or more. Missiles work alike.',
    'ECL-13.8':
      'Throw first, then decide which enemy ship of this battle each die is aimed at. You may combine dice on one ship but not divide a die’s damage. Ships that are preparing to retreat are targets like all others.',
    'ECL-13.9':
      'A hit deals 1 damage with a yellow die, 2 with an orange one, 4 with a red one. A ship is destroyed once its damage exceeds its hull; what is left over is lost.',
    'ECL-13.10':
      'Destroyed ships are gone at once and don’t act any more. They count for the side that destroyed them.',
    'ECL-13.11':
      'Ancients and the Defense System aim by rule: from the largest ship to the smallest they destroy whatever their hits can destroy, among equals the most damaged first. Leftover hits go to the largest ship.',
    'ECL-13.12':
      'Instead of attacking, a ship type may prepare a retreat into a connected sector with your disc and no enemy ships; the Wormhole Generator counts. Starbases can’t, and there is no going back on it.',
    'ECL-13.13':
      'The ships get away when their turn comes in the next round. Meanwhile they are targets, and silent.',
    'ECL-13.14': 'Ancients and the Defense System never retreat.',
    'ECL-13.15':
      'A battle ends after the missiles or after a complete round, when at most one side is left. Ships due to leave in that last round still leave; those that only prepared to, stay.',
    'ECL-13.16':
      'If nobody in a battle has a cannon, the attacker must retreat with every ship type at once. Types with nowhere to go are destroyed, to nobody’s credit.',
    'ECL-13.17': 'Unarmed ships may stay and «attack» without dice.',
  }),
  chapter('aftermath', 'After the battles', {
    'ECL-14.1':
      'Once nobody fights in a sector any more, destroyed ships go back to their owners, who may build them again. Then reputation is drawn for this sector before you turn to the next.',
    'ECL-14.2':
      'Draw 1 tile for having fought, 1 for each Interceptor, Starbase or Ancient you destroyed, 2 for each Cruiser, 3 for each Dreadnought or the Defense System; 5 at most.',
    'ECL-14.3':
      'If all the ships you still had there were retreating when your last one left, or when the dice that killed it were thrown, you draw nothing for having fought, only for what you destroyed.',
    'ECL-14.4':
      'The player in control of the sector draws first, then the others in order of arrival, each finishing before the next. A table may reverse the order of arrival instead.',
    'ECL-14.5':
      'Look at your tiles, keep one face down on your reputation track and return the rest. If the track is full, return an old tile or the new one.',
    'ECL-14.6': 'If there is room you must keep one.',
    'ECL-14.7': 'If the bag runs short, draw what is left.',
    'ECL-14.8':
      'After all battles, from the highest number down, ships without enemies around may attack the population of other players in their sector.',
    'ECL-14.9':
      'It is up to you. All your ships there fire their cannons once, without missiles and against no shields; every point of damage kills one cube of your choice.',
    'ECL-14.10': 'With Neutron Bombs you may kill all of them without a throw.',
    'ECL-14.11': 'Planta population in such a sector dies by itself.',
    'ECL-14.12':
      'Killed cubes wait in their owner’s graveyard, in the column of their colour. The owner picks the column for cubes from grey squares, and money or science for one from an Orbital. Nobody gains reputation for them.',
    'ECL-14.13': 'Structures survive everything.',
    'ECL-14.14':
      'If another player’s disc is left without any cube under your ships, with no enemy ships around, it goes back to its owner. This is automatic, and happens also where nobody ever lived.',
    'ECL-14.15':
      'Then, from the highest number down, you may put a disc from your influence track on a sector without disc or enemy ships where you have ships. A discovery tile there is yours.',
    'ECL-14.16':
      'The Descendants can’t open a discovery tile beside living Ancients. When others have destroyed those and the sector is still theirs, they receive it now.',
    'ECL-14.17': 'After that comes the moment for diplomacy between any two players.',
    'ECL-14.18': 'Surviving ships are repaired completely.',
  }),
];
