/** Why nothing can be done with a place that was tapped, in one sentence with its rule. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { ATTACK_LIMIT } from '../data/actions.ts';
import { BUILDINGS, CARD_IDS, CARDS } from '../data/buildings.ts';
import { LOYALTY } from '../data/limits.ts';
import { RESOURCES } from '../effects.ts';
import { attackPrice, attackStrength, canAttack, defenceStrength, FLEET } from '../fleets.ts';
import { canOpenSystem, hasCube, type Player, placeOfCard, roomIn, type State } from '../state.ts';
import { amountsText } from '../text/card-text.ts';

interface Why {
  readonly words: Phrase;
  readonly rule?: string;
}

export function whyNot({ position }: View<State>, seat: number, place: string): Why | null {
  const { state } = position;
  if (((position.asked >> seat) & 1) === 0) return { words: { id: 'why.not-your-turn' } };
  const [kind, name] = place.split(' ');
  const player = state.players[seat];
  if (kind === 'hand') return handObjection(player, name);
  if (kind === 'seat') return attackObjection(state, seat, Number(name));
  if (kind === 'card') return cardObjection(player, CARD_IDS.indexOf(name));
  if (place === 'action propaganda') return { words: { id: 'why.propaganda' }, rule: 'MOO-9.3' };
  return { words: { id: 'why.not-offered' } };
}

/** A card in hand can't be built: too dear, too little loyalty, no room. */
function handObjection(player: Player, name: string): Why | null {
  const building = BUILDINGS.find(({ id }) => id === name);
  if (!building) return null;
  if (building.gate === 'build' && player.loyalty < LOYALTY.gate) {
    const values = { n: player.loyalty, gate: LOYALTY.gate };
    return { words: { id: 'why.gate.build', values }, rule: 'MOO-10.2' };
  }
  const full = player.systems.every((_, system) => roomIn(player, system) === 0);
  if (full && !canOpenSystem(player)) return { words: { id: 'why.no-place' }, rule: 'MOO-1.4' };
  const short = { food: 0, fleet: 0, production: 0 };
  RESOURCES.forEach((resource, at) => {
    short[resource] = Math.max(0, building.cost[resource] - player.resources[at]);
  });
  if (RESOURCES.some((resource) => short[resource] > 0)) {
    return { words: { id: 'why.price', values: { amount: amountsText(short) } }, rule: 'MOO-5.3' };
  }
  return { words: { id: 'why.not-offered' } };
}

function attackObjection(state: State, seat: number, target: number): Why | null {
  if (seat === target) return { words: { id: 'why.attack.self' } };
  if (canAttack(state, seat, target)) return { words: { id: 'why.not-offered' } };
  const [attacker, victim] = [state.players[seat], state.players[target]];
  const limit = ATTACK_LIMIT[state.players.length];
  if (victim.markers[seat] >= limit)
    return { words: { id: 'why.attack.limit', values: { n: limit } }, rule: 'MOO-8.1' };
  const [mine, theirs] = [attackStrength(attacker), defenceStrength(victim)];
  if (mine < theirs)
    return { words: { id: 'why.attack.weak', values: { mine, theirs } }, rule: 'MOO-8.2' };
  const values = { price: attackPrice(attacker, victim), fleet: attacker.resources[FLEET] };
  return { words: { id: 'why.attack.price', values }, rule: 'MOO-8.4' };
}

/** A card of mine on the table can't be activated. */
function cardObjection(player: Player, card: number): Why | null {
  const place = placeOfCard(player, card);
  if (place === NONE) {
    const covered = player.systems.some((system) => system.includes(card));
    return covered
      ? { words: { id: 'why.covered' }, rule: 'MOO-5.5' }
      : { words: { id: 'why.not-offered' } };
  }
  const building = CARDS[card];
  if (building.slot !== 'A') return { words: { id: 'why.no-activation' }, rule: 'MOO-7.1' };
  if (hasCube(player, place)) return { words: { id: 'why.slot-taken' }, rule: 'MOO-7.2' };
  if (building.gate === 'activate' && player.loyalty < LOYALTY.gate) {
    const values = { n: player.loyalty, gate: LOYALTY.gate };
    return { words: { id: 'why.gate.activate', values }, rule: 'MOO-10.2' };
  }
  return { words: { id: 'why.not-offered' } };
}
