/** Why nothing can be done with a place that was tapped, in one sentence with its rule. */
import type { Phrase, View } from '@orrery/kernel';
import { SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { canLeave, fleetAt, isGuarded } from '../ships.ts';
import type { State } from '../state.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { phrase } from '../text/describe.ts';

interface Why {
  readonly words: Phrase;
  readonly rule?: string;
}

export function whyNot({ position }: View<State>, seat: number, place: string): Why | null {
  const { state } = position;
  const player = state.players[seat];
  if (player.species < 0) return null;
  const [kind, id] = place.split(' ');
  const step = position.agenda.at(-1)?.step;
  if (kind === 'action') {
    if (player.passed === 1) return { words: phrase('why.passed'), rule: 'ECL-11.7' };
    if (player.discs === 0) return { words: phrase('why.no-disc') };
    return null;
  }
  if (kind === 'tech') return techObjection(state, seat, id);
  if (kind === 'sector' && (step === 'move' || step === 'move-step')) {
    const sector = SECTORS.findIndex((one) => one.id === id);
    if (fleetAt(state, sector, seat) === 0 || canLeave(state, sector, seat)) return null;
    return {
      words: phrase(isGuarded(state, sector) ? 'why.gcds-pins' : 'why.pinned'),
      rule: 'ECL-10.4',
    };
  }
  return null;
}

function techObjection(state: State, seat: number, id: string): Why | null {
  const tech = TECHNOLOGIES.findIndex((one) => one.id === id);
  const player = state.players[seat];
  if (tech < 0) return null;
  if (hasTech(player, tech)) return { words: phrase('why.tech-owned') };
  if (state.offer[tech] === 0) return { words: phrase('why.tech-not-offered') };
  const short = priceOf(player, tech) - player.storage[SCIENCE];
  return short > 0 ? { words: phrase('why.too-expensive', { n: short }) } : null;
}
