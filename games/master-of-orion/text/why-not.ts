/** Why nothing can be done with a place that was tapped, in one sentence with its rule. */
import { NONE, type Objection, type Phrase, type View } from '@orrery/kernel';
import type { Triggered } from '../abilities.ts';
import { type Action, ATTACK_LIMIT, DEAL_DISCARD, TRADE_BUNDLE } from '../data/actions.ts';
import { ADVISORS, ALLUVIA } from '../data/advisors.ts';
import { BUILDINGS, CARD_IDS, CARDS } from '../data/buildings.ts';
import { RESOURCES } from '../data/effects.ts';
import { LOYALTY } from '../data/limits.ts';
import { attackPrice, attackStrength, canAttack, defenceStrength, FLEET } from '../fleets.ts';
import { bestDiscount } from '../outlook.ts';
import { shortage } from '../price.ts';
import {
  ADVISOR_CARD,
  canOpenSystem,
  handSize,
  hasAdvisors,
  hasCube,
  type Player,
  placeOfCard,
  roomIn,
  type State,
} from '../state.ts';
import { abilityAt } from '../steps/ability.ts';
import { asking } from '../vocabulary.ts';
import { amountsText, amountText } from './card-text.ts';
import { placeOf } from './places.ts';

const because = (rule: string, id: string, values?: Phrase['values']): Objection => ({
  words: values ? { id, values } : { id },
  rule,
});

/** Null for what has no part in the question at all: the table says so. */
export function whyNot({ position }: View<State>, seat: number, place: string): Objection | null {
  const { state } = position;
  if (((position.asked >> seat) & 1) === 0) return { words: { id: 'why.not-your-turn' } };
  if (asking(position)?.step !== 'action') return null;
  const [kind, name] = place.split(' ');
  const player = state.players[seat];
  switch (kind) {
    case 'hand':
      return handObjection(player, name);
    case 'seat':
      return attackObjection(state, seat, Number(name));
    case 'card':
      return cardObjection(state, seat, CARD_IDS.indexOf(name));
    case 'advisor': {
      const advisor = ADVISORS.findIndex(({ id }) => id === name);
      if (player.advisor === advisor) return cardObjection(state, seat, ADVISOR_CARD + advisor);
      return dealObjection(state, seat) ?? because('MOO-9.4', 'why.deal.first');
    }
    case 'action':
      return actionObjection(state, seat, name as Action);
    default:
      return place === placeOf.newSystem ? because('MOO-5.1', 'why.build.first') : null;
  }
}

/** Nothing at all can be done with an action. */
function actionObjection(state: State, seat: number, action: Action): Objection | null {
  switch (action) {
    case 'build':
      return because('MOO-5.1', 'why.nothing-to-build');
    case 'exploit':
      return because('MOO-6.1', 'why.hand', { n: 1 });
    case 'activate':
      return because('MOO-7.1', 'why.nothing-to-activate');
    case 'attack':
      return because('MOO-8.2', 'why.nobody-to-attack');
    case 'trade': {
      const [first, second, third] = RESOURCES.map((one) => amountText(one, TRADE_BUNDLE[one]));
      const rest = { id: 'list.or', values: { a: second, b: third } };
      const amount = { id: 'list.comma', values: { a: first, b: rest } };
      return because('MOO-9.1', 'why.trade', { amount });
    }
    case 'propaganda':
      return because('MOO-9.3', 'why.propaganda');
    case 'deal':
      return dealObjection(state, seat) ?? null;
    default:
      return null;
  }
}

function dealObjection(state: State, seat: number): Objection | null {
  const player = state.players[seat];
  if (!hasAdvisors(state)) return because('MOO-0.7', 'why.deal.off');
  if (player.advisor === ALLUVIA) return because('MOO-9.6', 'why.deal.alluvia');
  if (state.row.length === 0) return because('MOO-9.6', 'why.deal.none');
  return handSize(player) < DEAL_DISCARD
    ? because('MOO-9.6', 'why.hand', { n: DEAL_DISCARD })
    : null;
}

/** A card in hand can't be built: too little loyalty, no room, too dear even with discounts. */
function handObjection(player: Player, name: string): Objection | null {
  const building = BUILDINGS.find(({ id }) => id === name);
  if (!building) return null;
  if (building.gate === 'build' && player.loyalty < LOYALTY.gate) {
    return because('MOO-5.3', 'why.gate.build', { n: player.loyalty, gate: LOYALTY.gate });
  }
  const full = player.systems.every((_, system) => roomIn(player, system) === 0);
  if (full && !canOpenSystem(player)) return because('MOO-1.4', 'why.no-place');
  const off = bestDiscount(player, building.index);
  if (shortage(player, building.index) <= off) return null;
  const short = { food: 0, fleet: 0, production: 0 };
  RESOURCES.forEach((resource, at) => {
    short[resource] = Math.max(0, building.cost[resource] - player.resources[at]);
  });
  const amount = amountsText(short);
  return off > 0
    ? because('MOO-5.5', 'why.price.discount', { amount, n: off })
    : because('MOO-1.14', 'why.price', { amount });
}

/** What keeps a player from attacking another one: `limit`, `weak` or `price`; null if nothing does. */
export function attackObstacle(
  state: State,
  seat: number,
  target: number,
): 'limit' | 'weak' | 'price' | null {
  if (canAttack(state, seat, target)) return null;
  const [attacker, victim] = [state.players[seat], state.players[target]];
  if (victim.markers[seat] >= ATTACK_LIMIT[state.players.length]) return 'limit';
  return attackStrength(attacker) < defenceStrength(victim) ? 'weak' : 'price';
}

function attackObjection(state: State, seat: number, target: number): Objection | null {
  if (seat === target) return { words: { id: 'why.attack.self' } };
  const [attacker, victim] = [state.players[seat], state.players[target]];
  switch (attackObstacle(state, seat, target)) {
    case 'limit':
      return because('MOO-8.1', 'why.attack.limit', { n: ATTACK_LIMIT[state.players.length] });
    case 'weak':
      return because('MOO-8.2', 'why.attack.weak', {
        mine: attackStrength(attacker),
        theirs: defenceStrength(victim),
      });
    case 'price':
      return because('MOO-8.3', 'why.attack.price', {
        price: attackPrice(attacker, victim),
        fleet: attacker.resources[FLEET],
      });
    default:
      return null;
  }
}

/** A card on the table can't be activated. */
function cardObjection(state: State, seat: number, card: number): Objection {
  const player = state.players[seat];
  const place = placeOfCard(player, card);
  if (place === NONE) {
    const covered = player.systems.some((system) => system.includes(card));
    return covered ? because('MOO-1.6', 'why.covered') : because('MOO-1.7', 'why.not-your-card');
  }
  const ability = abilityAt(state, seat, place, 'activation');
  if (!ability) return because('MOO-7.1', 'why.no-activation');
  if (hasCube(player, place)) return because('MOO-7.6', 'why.slot-taken');
  if (CARDS[card]?.gate === 'activate' && player.loyalty < LOYALTY.gate) {
    return because('MOO-7.4', 'why.gate.activate', { n: player.loyalty, gate: LOYALTY.gate });
  }
  return priceObjection(player, ability) ?? because('MOO-7.5', 'why.no-target');
}

/** The extra price of an activation can't be paid. */
function priceObjection(player: Player, { price }: Triggered): Objection | null {
  for (const { what, n } of price) {
    if (what === 'points' && player.points < n) return because('MOO-7.3', 'why.points', { n });
    if (what === 'card' && handSize(player) < n) return because('MOO-7.3', 'why.hand', { n });
    const at = (RESOURCES as readonly string[]).indexOf(what);
    if (at >= 0 && player.resources[at] < n) {
      const amount = amountText(what, n - player.resources[at]);
      return because('MOO-7.3', 'why.price', { amount });
    }
  }
  return null;
}
