/** What nobody who knows the game would do, read off the events of a whole game. */
import type { ActionId } from './data/actions.ts';
import { HOME, SECTORS } from './data/sectors.ts';
import type { EventType, Told } from './vocabulary.ts';

/** What has to happen before the next action if an action is to have had any effect. */
const EFFECTS: Readonly<Record<ActionId, readonly EventType[]>> = {
  explore: ['sector-revealed'],
  influence: ['disc-placed', 'colony-ships-readied'],
  research: ['tech-researched'],
  upgrade: ['part-installed'],
  build: ['built'],
  move: ['ship-moved'],
};
/** What resources are spent on: whatever was traded for is gone then. */
const SPENDING: ReadonlySet<EventType> = new Set(['built', 'tech-researched', 'income']);

export type Fault = 'left home' | 'action without effect' | 'circular trade' | 'no ship built';

/** What a seat did that had no effect or only did harm; each fault once. */
export function faults(events: readonly Told[], seat: number): Fault[] {
  const found = new Set<Fault>();
  const got = new Set<string>();
  let awaited: readonly EventType[] = [];
  let built = false;
  const settle = () => {
    if (awaited.length > 0) found.add('action without effect');
    awaited = [];
  };
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (awaited.includes(event.type)) awaited = [];
    if (SPENDING.has(event.type)) got.clear();
    switch (event.type) {
      case 'action-taken':
      case 'reaction-taken':
        settle();
        awaited = EFFECTS[event.action];
        break;
      case 'passed':
      case 'passed-first':
        settle();
        break;
      case 'traded':
        if (got.has(event.from)) found.add('circular trade');
        got.add(event.to);
        break;
      case 'built':
        built ||= event.thing !== 'orbital' && event.thing !== 'monolith';
        break;
      case 'disc-returned':
        if (SECTORS[event.sector].stack === HOME) found.add('left home');
        break;
    }
  }
  settle();
  if (!built) found.add('no ship built');
  return [...found];
}
