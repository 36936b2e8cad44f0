/**
 * Thinking for a page: in slices, so that whoever runs it (a web worker) can hear that it is no
 * longer wanted.
 */
import type { View } from '@orrery/kernel';
import { makerOf, planOf } from './plan.ts';
import { type Brain, decisionGenerator } from './player.ts';
import { Allowance, finalChoice, inTurn, mindOf } from './search/bot.ts';
import { TurnClock } from './turn-clock.ts';

export interface ThinkSettings {
  readonly seed: string;
  /** Stops the thinking: `think` then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds of one slice. */
  readonly slice?: number;
  /** Keeps the time of a turn over all its decisions. */
  readonly clock?: TurnClock;
}

/** What a search thought of an option. */
export interface Considered {
  readonly key: string;
  /** The chance to win that it seems to give. */
  readonly chance: number;
  /** How often it was tried: how far the chance can be trusted. */
  readonly visits: number;
}

/** What a bot chooses, and what it thought of the options, the most tried first; bots that don't search say nothing of them. */
export interface Decided {
  readonly key: string;
  readonly considered: readonly Considered[];
}

/** What a bot (a level, or any name that `planOf` takes) chooses within its time, and why. */
export async function think<S>(
  brain: Brain<S>,
  view: View<S>,
  bot: string,
  { seed, signal, slice = 20, clock = new TurnClock() }: ThinkSettings,
): Promise<Decided> {
  const { game } = brain;
  signal?.throwIfAborted();
  const plan = planOf(bot, 'clock');
  const keyOf = (choice: number) => game.key(view.position, choice);
  if (plan.kind !== 'search')
    return { key: keyOf(makerOf(plan)(brain, seed)(view)), considered: [] };
  const began = performance.now();
  const generator = decisionGenerator(seed, view.seat, view.position.question);
  const search = mindOf(brain, view, generator, plan.budget);
  const allowance = new Allowance(inTurn(plan.budget, clock, view));
  let until = performance.now() + slice;
  for (let now = allowance.next(search); now > 0; now = allowance.next(search)) {
    search.run(now);
    if (performance.now() < until) continue;
    await nextTask();
    signal?.throwIfAborted();
    until = performance.now() + slice;
  }
  clock.spend(view, performance.now() - began);
  const considered = search
    .thoughts()
    .map(({ choice, chance, visits }) => ({ key: keyOf(choice), chance, visits }));
  return { key: keyOf(finalChoice(search, brain, generator, plan.noise)), considered };
}

/** Lets waiting messages in; a timer would be held back by several milliseconds each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
