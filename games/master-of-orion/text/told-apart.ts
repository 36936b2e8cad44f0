/** Two options that would read alike name what tells them apart. */
import type { Phrase, ReadOption } from '@orrery/kernel';
import { ADVISOR_CARD, DESIGN, hasCube, placeOfCard, type State, topCard } from '../state.ts';

const sameDesign = (a: number, b: number): boolean => a !== b && DESIGN[a] === DESIGN[b];

/** «… (system 2)», if a copy of the card works in another system of its owner. */
function bySystem({ players }: State, card: number, option: Phrase): Phrase {
  if (card >= ADVISOR_CARD) return option;
  const owner = players.find((player) => placeOfCard(player, card) >= 0);
  if (!owner?.systems.some((system) => sameDesign(topCard(system), card))) return option;
  return { id: 'which.system', values: { option, n: placeOfCard(owner, card) + 1 } };
}

/** «… (with its cube)», if a copy of the card without one lies in the same system. */
function byCube({ players }: State, card: number, option: Phrase): Phrase {
  const owner = players.find((player) => placeOfCard(player, card) >= 0);
  if (!owner) return option;
  const place = placeOfCard(owner, card);
  const hasTwin = owner.systems[place].some((other) => sameDesign(other, card));
  return hasTwin && hasCube(owner, place) ? { id: 'which.cube', values: { option } } : option;
}

/** «… (2nd from the top)», if another copy of the card lies in the pile. */
function byDepth({ discard }: State, card: number, option: Phrase): Phrase {
  if (!discard.some((other) => sameDesign(other, card))) return option;
  return {
    id: 'which.from-top',
    values: { option, n: discard.length - discard.indexOf(card) },
  };
}

/** The words of an option, with what makes it unlike another one where needed. */
export function toldApart(
  state: State,
  { kind, args: [card] }: Pick<ReadOption, 'kind' | 'args'>,
  option: Phrase,
): Phrase {
  switch (kind) {
    case 'on':
    case 'activate':
    case 'system':
    case 'trigger':
    case 'sink':
    case 'block':
      return bySystem(state, card, option);
    case 'next':
      return byCube(state, card, option);
    case 'take':
      return byDepth(state, card, option);
    default:
      return option;
  }
}
