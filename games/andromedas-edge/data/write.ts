/** Short words for writing effects and abilities down in the component tables. */
import {
  type Ability,
  ANY_OF_CHOICE,
  BAG_LENGTH,
  BASIC_OF_CHOICE,
  type Bag,
  type Condition,
  type Counter,
  type Effect,
  type EffectList,
  type Per,
  type Rule,
  type Trigger,
  type Until,
  type Who,
} from './effects.ts';
import {
  MODULE_TYPES,
  type ModuleType,
  RESOURCE,
  type Stack,
  type TacticsType,
  type Track,
} from './terms.ts';

/** `basic` and `any` are units of choice. */
export type Amounts = Readonly<Partial<Record<keyof typeof RESOURCE | 'basic' | 'any', number>>>;

export function bag({ basic = 0, any = 0, ...named }: Amounts): Bag {
  const counts = new Array<number>(BAG_LENGTH).fill(0);
  for (const [name, n] of Object.entries(named))
    counts[RESOURCE[name as keyof typeof RESOURCE]] = n;
  counts[BASIC_OF_CHOICE] = basic;
  counts[ANY_OF_CHOICE] = any;
  return counts;
}

export const each = (of: Counter['of'], max: number | null = null): Per => ({
  counter: { of, type: null },
  max,
});
export const eachOf = (
  type: Track,
  of: 'outposts' | 'modules',
  max: number | null = null,
): Per => ({
  counter: { of, type },
  max,
});

export const gain = (amounts: Amounts, per: Per | null = null): Effect => ({
  op: 'gain',
  bag: bag(amounts),
  per,
});
export const pay = (amounts: Amounts): Effect => ({ op: 'pay', bag: bag(amounts), card: null });
export const payCard = (card: TacticsType): Effect => ({
  op: 'pay',
  bag: bag({ tactics: 1 }),
  card,
});
export const lose = (amounts: Amounts): Effect => ({ op: 'lose', bag: bag(amounts) });
export const vp = (n: number, per: Per | null = null): Effect => ({ op: 'vp', n, per });
export const progress = (track: Track | null, n = 1): Effect => ({ op: 'progress', track, n });

const module = (types: readonly ModuleType[], free: boolean, discount: number): Effect => ({
  op: 'module',
  types,
  free,
  discount,
});
export const freeModule = (types: readonly ModuleType[] = MODULE_TYPES): Effect =>
  module(types, true, 0);
export const buyModule = (discount: number, types: readonly ModuleType[] = MODULE_TYPES): Effect =>
  module(types, false, discount);
export const fieldPurchase = (...types: readonly ModuleType[]): Effect => ({
  op: 'fieldPurchase',
  types,
});

export const repair = (n: number): Effect => ({ op: 'repair', n });
export const damageModule: Effect = { op: 'damageModule', n: 1 };
export const buildShip = (discount = 0): Effect => ({ op: 'buildShip', discount });
export const upgrade: Effect = { op: 'upgrade', n: 1 };
export const outpost = (discount = 0): Effect => ({ op: 'outpost', discount });
export const recruit = (n: number): Effect => ({ op: 'recruit', n });
export const returnLeader: Effect = { op: 'returnLeader', n: 1 };
export const moon = (n = 1): Effect => ({ op: 'moon', n, withShip: false });
export const refreshOutpostCard: Effect = { op: 'refreshOutpostCard', n: 1 };
export const discovery = (stack: Stack | null): Effect => ({ op: 'discovery', stack });
export const sortEvents: Effect = { op: 'sortEvents' };
export const addBonus = (amounts: Amounts, planets: Track | null): Effect => ({
  op: 'addBonus',
  bag: bag(amounts),
  planets,
});
export const clock = (n: number): Effect => ({ op: 'clock', n });

export const dice = (n: number): Effect => ({ op: 'dice', n, of: 'self' });
export const targeting = (n: number): Effect => ({ op: 'targeting', n });
export const reroll = (n: number): Effect => ({ op: 'reroll', n });
export const endBattle = (by: Extract<Effect, { op: 'endBattle' }>['by']): Effect => ({
  op: 'endBattle',
  by,
});

export const may = (...list: EffectList): Effect => ({ op: 'may', do: list });
export const choose = (...options: readonly EffectList[]): Effect => ({ op: 'choose', options });
export const forEach = (who: Exclude<Who, 'lowest'>, ...list: EffectList): Effect => ({
  op: 'forEach',
  who,
  on: null,
  do: list,
});
export const pick = (among: Extract<Effect, { op: 'pick' }>['among']): Effect => ({
  op: 'pick',
  among,
});

const rule = (name: Rule['rule'], n = 0): Rule => ({ rule: name, n });
export const grant = (until: Until, name: Rule['rule'], n = 0): Effect => ({
  op: 'grant',
  rule: rule(name, n),
  until,
});

export const always = (name: Rule['rule'], n = 0): Ability => ({
  when: 'always',
  rule: rule(name, n),
});
export const oncePerTurn = (...list: EffectList): Ability => ({ when: 'own-turn', do: list });
export const oncePerReturn = (...list: EffectList): Ability => ({ when: 'return', do: list });
export const on = (when: Trigger, ...list: EffectList): Ability => ({ when, if: null, do: list });
export const onIf = (when: Trigger, condition: Condition, ...list: EffectList): Ability => ({
  when,
  if: condition,
  do: list,
});
