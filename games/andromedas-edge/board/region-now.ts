/** What shows of a region now, as plain data: the map compares it to see what to draw anew. */
import { NONE } from '@orrery/kernel';
import type { SeatFace } from '@orrery/web/kit';
import { BONUS_KINDS, bonusOf } from '../bonus.ts';
import { RAIDER_CLASSES } from '../data/index.ts';
import { baseAt, planetAt, specialAt } from '../frontier.ts';
import { cardOf, classIn, figuresIn } from '../raiders.ts';
import { TYPE_OF_SHIP, TYPES } from '../ships.ts';
import type { Player, State } from '../state.ts';

export interface RegionNow {
  /** The question is about it. */
  readonly active: boolean;
  readonly planet: number;
  readonly base: number;
  readonly special: number;
  /** The moon that one would claim, and how many lie beneath it. */
  readonly moon: number;
  readonly below: number;
  /** Colour of whose outpost stands there, or NONE. */
  readonly outpost: number;
  readonly bonus: readonly number[];
  /** Leaders who wait to be recruited, by colour of their owner. */
  readonly leaders: readonly { readonly colour: number; readonly n: number }[];
  readonly fleets: readonly Fleet[];
  readonly raiders: {
    readonly name: string;
    readonly count: number;
    readonly weapons: number;
  } | null;
}

/** Ships of one owner and type. */
interface Fleet {
  readonly colour: number;
  readonly type: number;
  readonly count: number;
  readonly wear: number;
}

export function regionNow(state: State, seats: readonly SeatFace[], region: number): RegionNow {
  const owner = state.outposts[region] ?? NONE;
  const raiderClass = classIn(state, region);
  return {
    active: state.region === region,
    planet: planetAt(state, region),
    base: baseAt(state, region),
    special: specialAt(state, region),
    moon: state.topMoons[region],
    below: state.moonsBelow[region] ?? 0,
    outpost: owner === NONE ? NONE : seats[owner].colour,
    bonus: Array.from({ length: BONUS_KINDS }, (_, kind) => bonusOf(state, region, kind)),
    leaders: state.players
      .map(({ leaders }, seat) => ({ colour: seats[seat].colour, n: leaders[region] ?? 0 }))
      .filter(({ n }) => n > 0),
    fleets: state.players.flatMap((player, seat) => fleetsOf(player, seats[seat].colour, region)),
    raiders:
      raiderClass === NONE
        ? null
        : {
            name: RAIDER_CLASSES[raiderClass],
            count: figuresIn(state, region),
            weapons: cardOf(state, raiderClass).weapons,
          },
  };
}

function fleetsOf(player: Player, colour: number, region: number): Fleet[] {
  return Array.from({ length: TYPES }, (_, type) => type).flatMap((type) => {
    const here = player.ships.flatMap((at, ship) =>
      at === region && TYPE_OF_SHIP[ship] === type ? [ship] : [],
    );
    if (here.length === 0) return [];
    const wear = Math.max(...here.map((ship) => player.wear[ship]));
    return [{ colour, type, count: here.length, wear }];
  });
}
