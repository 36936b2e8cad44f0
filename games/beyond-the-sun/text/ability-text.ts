import type { Phrase } from '@orrery/kernel';
import type { Ability } from '../data/effects.ts';
import { effectsText } from './effect-text.ts';
import { phrase, priced } from './phrases.ts';

export function abilityText(ability: Ability): Phrase {
  const id = `ability.${ability.rule}`;
  switch (ability.rule) {
    case 'oncePerTurn':
      return priced(id, ability.cost, { effects: effectsText(ability.effects) });
    case 'guildDiscount':
      return phrase(id, { n: ability.ore });
    case 'strongerFirstShip':
      return phrase(id, { n: ability.levels });
    case 'longerJumps':
      return phrase(id, { n: ability.points });
    case 'easierColonies':
      return phrase(id, { n: ability.strength });
    case 'afterExchanges':
      return phrase(id, { n: ability.min, effects: effectsText(ability.effects) });
    case 'afterAutomating':
      return phrase(id, { track: ability.track, effects: effectsText(ability.effects) });
    case 'afterEmptyingTrack':
      return phrase(id, { effects: effectsText(ability.effects) });
    case 'lackOnePrerequisite':
    case 'oreForPopulation':
    case 'eitherTrack':
    case 'wormholes':
    case 'pushPawns':
    case 'replaceAchievementDiscs':
    case 'freeReturn':
      return phrase(id);
  }
}
