/** Questions of the game as instructions. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { EVENTS, OUTPOSTS, PLANETS, RESOURCES, SHIPS, TACTICS_CARDS } from '../data/index.ts';
import { canDock } from '../docking.ts';
import { EFFECT_LISTS } from '../effect-lists.ts';
import { planetAt } from '../frontier.ts';
import { handLimit } from '../hand.ts';
import { canGetModule } from '../market.ts';
import { NOTHING } from '../purse.ts';
import { TYPE_OF_SHIP } from '../ships.ts';
import type { State } from '../state.ts';
import { diceShown } from '../steps/battle/roll.ts';
import { GIFTS } from '../steps/handover.ts';
import { asking, type StepFrame, type StepType } from '../vocabulary.ts';
import { effectsText, effectText } from './effect-text.ts';
import { bagText, name, phrase, playerName } from './phrases.ts';
import { moduleName, moonContents, regionName, shipName, tacticName } from './places.ts';

/** `next` is what happens once the question is answered. */
type Asker<N extends StepType> = (frame: StepFrame<N>, state: State, next?: StepFrame) => Phrase;

/** The effects inside a `may` or `repeat`. */
const inner = ({ list, at }: { readonly list: string; readonly at: number }): Phrase =>
  effectsText(EFFECT_LISTS[EFFECT_LISTS[list].inner[at][0]].effects);

const counted =
  (id: string) =>
  ({ n }: { readonly n: number }): Phrase =>
    phrase(id, { n });

/** A kind of gift: «1 titanium», «a moon». */
export const giftText = (gift: number): Phrase =>
  gift < RESOURCES.length
    ? phrase(`amount.${GIFTS[gift]}`, { n: 1 })
    : phrase(`gift.${GIFTS[gift]}`);

/** What a payment is for, by what happens once it is made; null where that says nothing. */
function paidFor(next: StepFrame, state: State): Phrase | null {
  switch (next.step) {
    case 'effects':
      return name(next.list.split('.')[1]);
    case 'collect-module':
      return moduleName(next.module);
    case 'power-module':
      return moduleName(state.players[next.seat].modules[next.cell]);
    case 'berth':
      return name(SHIPS[next.type]);
    case 'found-outpost':
      return name(OUTPOSTS[PLANETS[planetAt(state, next.region)].type].key);
    case 'launch':
    case 'join':
      return phrase('ship-ability.jump');
    default:
      return null;
  }
}

/** Questions with something to say besides their name. */
const ASK: { readonly [N in StepType]?: Asker<N> } = {
  jam: ({ n }) => phrase('ask.jam', { n: -n }),
  reroll({ seat, n, chosen }, { battle }) {
    const dice = battle ? diceShown(battle, seat).length : n;
    return phrase('ask.reroll', { n: Math.min(n, dice) - chosen.length });
  },
  'set-die': ({ value }) => phrase('ask.set-die', { value }),
  'take-stock': ({ lost, operations }) =>
    phrase(lost && operations ? 'ask.take-stock.lost' : 'ask.take-stock'),
  brace: ({ scrapped }) => phrase(scrapped ? 'ask.brace.scrapped' : 'ask.brace'),
  ward: counted('ask.ward'),
  'choose-ship': ({ seat, cell }, { players }) =>
    phrase('ask.choose-ship', { module: moduleName(players[seat].modules[cell]) }),
  consent: ({ gift }) => phrase('ask.consent', { gift: giftText(gift) }),
  act: (_frame, { mustReturn }) => phrase(mustReturn ? 'ask.act.return' : 'ask.act'),
  return: ({ seat }, { players }) =>
    phrase('ask.return', { n: players[seat].ships.filter(canDock).length }),
  'hand-limit': ({ seat }, state) =>
    phrase('ask.hand-limit', { n: state.players[seat].hand.length - handLimit(state, seat) }),
  react({ by, card }, state) {
    const who = playerName(by);
    if (card !== NONE) return phrase('ask.react', { who, card: tacticName(TACTICS_CARDS[card]) });
    const ship = shipName(TYPE_OF_SHIP[state.launched]);
    return phrase('ask.react.launch', { who, ship, region: regionName(state, state.region) });
  },
  choose: ({ list }) => phrase('ask.choose', { what: name(list.split('.')[1]) }),
  pick: ({ list, at }) =>
    phrase('ask.pick', {
      what: name(list.split('.')[1]),
      whom: effectText(EFFECT_LISTS[list].effects[at]),
    }),
  may: (frame) => phrase('ask.may', { effects: inner(frame) }),
  repeat: (frame) => phrase('ask.repeat', { n: frame.n, effects: inner(frame) }),
  pay: ({ owed, off }, state, next) => {
    const what = bagText(owed);
    const thing = next && paidFor(next, state);
    if (!thing) return phrase('ask.pay', { what });
    return phrase(off > 0 ? 'ask.waive' : 'ask.pay.for', { n: off, what, thing });
  },
  gain: ({ basic, n }) => phrase(basic ? 'ask.gain.basic' : 'ask.gain', { n }),
  'lose-unit': ({ any, n }) => phrase(any ? 'ask.lose' : 'ask.lose.cards', { n }),
  steal: ({ from, n }) => phrase('ask.steal', { n, who: playerName(from) }),
  'make-room': ({ moon }) =>
    moon === NONE
      ? phrase('ask.make-room')
      : phrase('ask.make-room.gift', { what: moonContents(moon) }),
  'claim-from': counted('ask.claim-from'),
  'take-module': ({ free, discount }) =>
    free ? phrase('ask.take-module.free') : phrase('ask.take-module', { n: discount }),
  'gain-module': ({ module }) => phrase('ask.gain-module', { module: moduleName(module) }),
  'place-module': ({ module }) => phrase('ask.place-module', { module: moduleName(module) }),
  'field-purchase'({ seat, types, second }, state) {
    if (!second) return phrase('ask.field-purchase');
    const buys = canGetModule(state, seat, types, false, 0, NOTHING);
    return phrase(buys ? 'ask.field-purchase.second' : 'ask.field-purchase.discard');
  },
  berth: ({ type }) => phrase('ask.berth', { ship: shipName(type) }),
  upgrade: counted('ask.upgrade'),
  deploy: counted('ask.deploy'),
  repair: counted('ask.repair'),
  'damage-module': ({ n, infest }) => phrase(infest ? 'ask.infest' : 'ask.damage-module', { n }),
  'damage-ship': counted('ask.damage-ship'),
  refresh: counted('ask.refresh'),
  recruit: counted('ask.recruit'),
  abduct: counted('ask.abduct'),
  'choose-track': counted('ask.choose-track'),
  'draw-to-limit': ({ seat }, state) => {
    const limit = handLimit(state, seat);
    return phrase('ask.draw-to-limit', { n: limit - state.players[seat].hand.length, limit });
  },
};

/** Questions that name what they come from by themselves. */
const NAMED: ReadonlySet<StepType> = new Set(['choose', 'pay', 'pick', 'react']);

/** Where a question comes from that its player did not bring about: an event, or another's card. */
function sourceOf({ active, eventCard, resolving }: State, seat: number): Phrase | null {
  if (eventCard.length > 0) return name(EVENTS[eventCard[0]].key);
  return resolving.length > 0 && seat !== active
    ? tacticName(TACTICS_CARDS[resolving[resolving.length - 1]])
    : null;
}

export function describeQuestion({ position }: View<State>, seat: number, step: StepType): Phrase {
  const frame = asking(position);
  const ask = ASK[step] as Asker<StepType> | undefined;
  const next = position.agenda.at(-2) as StepFrame | undefined;
  const question = ask && frame ? ask(frame, position.state, next) : phrase(`ask.${step}`);
  const source = NAMED.has(step) ? null : sourceOf(position.state, seat);
  return source ? phrase('ask.because', { source, question }) : question;
}
