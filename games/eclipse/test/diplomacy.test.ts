import { describe, expect, test } from 'vitest';
import { itemsOf } from '../bits.ts';
import { SECTOR } from '../data/sectors.ts';
import { SPECIES_INDEX, type SpeciesId } from '../data/species.ts';
import { ambassadorsHeld, fitsTrack, possiblePartners } from '../diplomacy.ts';
import { eclipse } from '../game.ts';
import type { State } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { fleet, install, lay, learn, offer, own, relate, spend, store, table } from './table.ts';

const offers = (keys: readonly string[]) => keys.filter((key) => key.startsWith('propose'));

/**
 * Seats 0 (north-east) and 1 (south-east) of four or more get in touch: 102 between their homes
 * belongs to seat 0 and opens to the home of seat 1.
 */
function neighbours(s: State): void {
  lay(s, '102', '2,-1', 0);
  own(s, 0, '102');
}

describe('who may form relations', () => {
  test('ECL-6.1 only with four players or more', () => {
    const three = table({
      seats: 3,
      state(s) {
        // The homes are in the north, south-east and south-west: join the first two.
        lay(s, '103', '1,-2', 0);
        lay(s, '105', '2,-1', 0, { bare: true });
        own(s, 0, '103', '105');
      },
    });
    expect(possiblePartners(three.state, 0)).toBe(0);
    expect(offers(three.options())).toEqual([]);
    const four = table({ seats: 4, state: neighbours });
    expect(offers(four.options())).toEqual(['propose 1']);
  });

  test('ECL-6.2 their sectors must be fully connected; the Generator doesn’t help', () => {
    expect(offers(table({ seats: 4 }).options())).toEqual([]);
    const half = table({
      seats: 4,
      state(s) {
        // Closed in the south, where the home of seat 1 is open.
        lay(s, '103', '2,-1', 0);
        own(s, 0, '103');
        learn(s, 0, 'wormhole-generator');
        learn(s, 1, 'wormhole-generator');
      },
    });
    expect(offers(half.options())).toEqual([]);
  });

  test('ECL-6.3 no relation yet, no traitor, no ships in the way, an ambassador, a cube and room', () => {
    const check = (edit: (s: State) => void, seats = 4) => {
      const game = table({
        seats,
        state(s) {
          neighbours(s);
          edit(s);
        },
      });
      return offers(game.options()).includes('propose 1');
    };
    expect(check(() => {})).toBe(true);
    expect(check((s) => relate(s, 0, 1))).toBe(false);
    expect(check((s) => (s.traitor = 0))).toBe(false);
    expect(check((s) => (s.traitor = 1))).toBe(false);
    expect(check((s) => (s.traitor = 2))).toBe(true);
    expect(check((s) => fleet(s, 1, '102', { interceptor: 1 }))).toBe(false);
    expect(check((s) => fleet(s, 0, '223', { interceptor: 1 }))).toBe(false);
    // Seen from the other side too: her ships stand in his sector.
    const partners = (edit: (s: State) => void) =>
      itemsOf(
        possiblePartners(
          table({
            seats: 4,
            state(s) {
              neighbours(s);
              edit(s);
            },
          }).state,
          1,
        ),
      );
    expect(partners(() => {})).toContain(0);
    expect(partners((s) => fleet(s, 1, '102', { interceptor: 1 }))).not.toContain(0);
    const together = (s: State) => {
      lay(s, '104', '1,0', 0, { bare: true });
      fleet(s, 0, '104', { interceptor: 1 });
      fleet(s, 1, '104', { interceptor: 1 });
    };
    expect(check(together)).toBe(false);
    expect(
      check((s) => {
        s.players[1].graveyard = [...s.players[1].tracks];
        s.players[1].tracks = [0, 0, 0];
      }),
    ).toBe(false);
    expect(
      check((s) => {
        relate(s, 1, 2);
        relate(s, 1, 3);
        relate(s, 1, 4);
      }, 6),
    ).toBe(false);
  });

  test('ECL-6.3 a cube of any track will do', () => {
    for (const track of [0, 1, 2]) {
      const game = table({
        seats: 4,
        state(s) {
          neighbours(s);
          s.players[1].graveyard = s.players[1].tracks.map((n, at) => (at === track ? n - 1 : n));
          s.players[1].tracks = [0, 1, 2].map((at) => (at === track ? 1 : 0));
        },
      });
      expect(offers(game.options())).toEqual(['propose 1']);
    }
  });

  test('ECL-6.6 what fits on a track', () => {
    const terran = SPECIES_INDEX['terran-union'];
    // One slot for an ambassador only, four for either.
    expect(fitsTrack(terran, 1, 4)).toBe(true);
    expect(fitsTrack(terran, 2, 4)).toBe(false);
    expect(fitsTrack(terran, 0, 5)).toBe(false);
    expect(fitsTrack(terran, 3, 2)).toBe(true);
    const orion = SPECIES_INDEX['orion-hegemony'];
    // Four for either, one for reputation only.
    expect(fitsTrack(orion, 3, 2)).toBe(true);
    expect(fitsTrack(orion, 3, 3)).toBe(false);
    expect(fitsTrack(orion, 0, 5)).toBe(true);
  });

  test('ECL-6.8 never two ambassadors of one player', () => {
    const game = table({
      seats: 4,
      state(s) {
        neighbours(s);
        relate(s, 0, 1);
      },
    });
    expect(ambassadorsHeld(game.state.players[0])).toBe(1);
    expect(offers(game.options())).toEqual([]);
  });
});

describe('an offer', () => {
  test('ECL-6.4 at any moment of one’s turn; both must agree', () => {
    const game = table({ seats: 4, state: neighbours });
    game.choose('influence');
    expect(offers(game.options())).toEqual(['propose 1']);
    game.choose('propose 1');
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(['accept', 'refuse']);
    game.choose('refuse');
    expect(game.asked).toEqual([0]);
    expect(game.step).toBe('influence');
    expect(game.state.players[0].ambassadors).toBe(0);
    // Not twice in one turn, nor at its end.
    expect(offers(game.options())).toEqual([]);
    game.choose('done');
    while (game.asked[0] !== 1) game.choose('end-turn');
    expect(offers(game.options())).toEqual(['propose 0']);
  });

  test('ECL-6.4 at the end of a turn too, beside what else is free', () => {
    const game = table({ seats: 4, state: neighbours });
    game.choose('influence').choose('done');
    expect(game.step).toBe('finish-turn');
    expect(game.options()).toContain('propose 1');
    expect(game.options()).toContain('trade science money');
    game.choose('end-turn');
    expect(game.asked).toEqual([1]);
  });

  test('ECL-6.5 the last cube of all tracks will do', () => {
    const game = table({
      seats: 4,
      state(s) {
        neighbours(s);
        s.players[1].graveyard = [10, 10, 9];
        s.players[1].tracks = [0, 0, 1];
      },
    });
    game.choose('propose 1').choose('accept').choose('track money');
    // There is nothing to choose from.
    expect(game.state.players[1].tracks).toEqual([0, 0, 0]);
    expect(game.state.players[1].ambassadors).toBe(0b1);
  });

  test('ECL-6.5 ambassadors are swapped, each with a cube from a track of choice', () => {
    const game = table({ seats: 4, state: neighbours });
    game.choose('propose 1').choose('accept');
    expect(game.asked).toEqual([0]);
    expect(game.options()).toEqual(['track money', 'track science', 'track materials']);
    game.choose('track materials').choose('track money', { seat: 1 });
    expect(game.state.players.map((player) => player.ambassadors)).toEqual([2, 1, 0, 0]);
    expect(game.state.players[0].tracks).toEqual([10, 10, 9]);
    expect(game.state.players[1].tracks).toEqual([9, 10, 10]);
    expect(game.asked).toEqual([0]);
    expect(game.step).toBe('turn');
  });

  test('ECL-6.7 a full track gives a reputation tile back (worked example)', () => {
    const game = table({
      species: ['planta', 'eridani-empire', 'mechanema', 'orion-hegemony'],
      state(s) {
        neighbours(s);
        // Eridani: four slots for either, all of them with reputation tiles.
        s.players[1].reputation.push(s.reputationBag.shift() as number);
        s.players[1].reputation.push(s.reputationBag.pop() as number);
      },
    });
    const bag = game.state.reputationBag.length;
    game.choose('propose 1').choose('accept').choose('track money');
    expect(game.step).toBe('relation-room');
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(['return-tile 1', 'return-tile 4']);
    game.choose('return-tile 1').choose('track money');
    expect(game.state.players[1].reputation).toHaveLength(3);
    expect(game.state.reputationBag).toHaveLength(bag + 1);
    expect(game.state.players[0].ambassadors).toBe(2);
  });

  test('ECL-6.9 an ambassador scores 1', () => {
    const game = table({
      seats: 4,
      state(s) {
        relate(s, 0, 1);
        relate(s, 0, 2);
      },
    });
    const points = (seat: number) =>
      eclipse.definition.score(game.state, seat).find((line) => line.id === 'ambassadors')?.points;
    expect([0, 1, 2, 3].map(points)).toEqual([2, 1, 1, 0]);
  });
});

describe('attacking a partner', () => {
  /** Seat 0 can fly from its home into 102, which belongs to seat 1. */
  const attack = (options: Record<string, string> = {}, edit: (s: State) => void = () => {}) =>
    table({
      seats: 4,
      options,
      state(s) {
        // South-east of the home of seat 0, and open towards it.
        lay(s, '106', '3,-2', 4);
        own(s, 1, '106');
        relate(s, 0, 1);
        edit(s);
      },
    });

  test('ECL-6.10 ECL-6.11 ECL-6.13 flying to where the partner has a disc ends the relation', () => {
    const game = attack();
    expect(game.state.players[0].ambassadors).toBe(2);
    game.choose('move').choose('ship interceptor 221').choose('step 106');
    expect(game.reported('relation-broken')).toHaveLength(1);
    expect(game.state.traitor).toBe(0);
    expect(game.state.players.map((player) => player.ambassadors)).toEqual([0, 0, 0, 0]);
    // Both choose a track for the cube that comes home.
    expect(game.step).toBe('broken-relation');
    game.choose('track science').choose('track money');
    expect(game.state.players[0].cubesInHand + game.state.players[1].cubesInHand).toBe(0);
    expect(game.step).toBe('move');
  });

  test('ECL-6.10 it lasts through rounds without an attack', () => {
    const game = attack();
    while (!game.over) game.choose(game.options().includes('pass') ? 'pass' : game.options()[0]);
    expect(game.state.players[0].ambassadors).toBe(2);
  });

  test('ECL-6.11 where the partner only has a ship it is an attack too', () => {
    const game = table({
      seats: 4,
      state(s) {
        lay(s, '106', '3,-2', 4);
        fleet(s, 1, '106', { interceptor: 1 });
        relate(s, 0, 1);
      },
    });
    game.choose('move').choose('ship interceptor 221').choose('step 106');
    expect(game.state.traitor).toBe(0);
  });

  test('ECL-6.12 passing through counts at the moment of entry, unless the table says otherwise', () => {
    const through = (options: Record<string, string>) => {
      const game = attack(options, (s) => {
        learn(s, 0, 'fusion-drive');
        install(s, 0, 'interceptor', { 3: 'fusion-drive' });
      });
      return game.choose('move').choose('ship interceptor 221').choose('step 106');
    };
    const strict = through({});
    expect(strict.state.traitor).toBe(0);
    const lax = through({ 'transit-breaks-relations': 'no' });
    expect(lax.step).toBe('move-step');
    expect(lax.state.traitor).toBe(-1);
    lax.choose('step 221');
    expect(lax.state.traitor).toBe(-1);
    expect(lax.state.players[0].ambassadors).toBe(2);
    const stopping = through({ 'transit-breaks-relations': 'no' });
    stopping.choose('stop');
    expect(stopping.state.traitor).toBe(0);
  });

  test('ECL-6.13 the card goes from its holder to the new traitor', () => {
    const game = attack({}, (s) => (s.traitor = 3));
    game.choose('move').choose('ship interceptor 221').choose('step 106');
    expect(game.state.traitor).toBe(0);
  });

  test('ECL-6.13 whoever becomes the traitor is named, and not again while he is', () => {
    const betray = (edit?: (s: State) => void) =>
      attack({}, edit).choose('move').choose('ship interceptor 221').choose('step 106');
    expect(betray().reported('traitor')).toEqual([{ type: 'traitor', seat: 0 }]);
    expect(betray((s) => (s.traitor = 0)).reported('traitor')).toEqual([]);
  });

  test('ECL-6.14 a traitor keeps old relations, gets no new ones, and loses 2 points', () => {
    const game = table({
      seats: 4,
      state(s) {
        neighbours(s);
        relate(s, 0, 2);
        s.traitor = 0;
      },
    });
    expect(offers(game.options())).toEqual([]);
    expect(game.state.players[0].ambassadors).toBe(4);
    const line = eclipse.definition.score(game.state, 0).find(({ id }) => id === 'traitor');
    expect(line?.points).toBe(-2);
  });

  test('ECL-6.15 attacking anybody else has no such consequence', () => {
    const game = table({
      seats: 4,
      state(s) {
        lay(s, '106', '3,-2', 4);
        own(s, 1, '106');
      },
    });
    game.choose('move').choose('ship interceptor 221').choose('step 106');
    expect(game.state.traitor).toBe(-1);
    expect(game.reported('relation-broken')).toEqual([]);
  });
});

describe('when an offer can be made', () => {
  /** What is asked, with partners at hand and everything to spend. */
  const asked = (frame: StepFrame) =>
    table({
      seats: 4,
      agenda: [frame],
      state(s) {
        neighbours(s);
        store(s, 0, 20, 20, 20);
        fleet(s, 0, '102', { interceptor: 1 });
        offer(s, 'gauss-shield', 'neutron-bombs');
      },
    });
  const several = { seat: 0, left: 2, first: false } as const;

  test('ECL-6.4 between the parts of every action, and with the free steps of a turn', () => {
    for (const frame of [
      { step: 'turn', seat: 0 },
      { step: 'finish-turn', seat: 0 },
      { step: 'explore', ...several },
      { step: 'research', ...several },
      { step: 'upgrade', ...several },
      { step: 'build', ...several },
      { step: 'move', ...several },
      { step: 'influence', seat: 0, left: 1, first: false },
    ] as const) {
      const game = asked(frame);
      expect(offers(game.options()), frame.step).toEqual(['propose 1']);
      game.choose('propose 1');
      expect([game.step, game.asked], frame.step).toEqual(['offer', [1]]);
      game.choose('refuse');
      expect(offers(game.options()), frame.step).toEqual([]);
      expect(game.step).toBe(frame.step);
    }
  });

  test('ECL-6.4 while a sector is being laid', () => {
    const game = table({ seats: 4, state: neighbours });
    game.choose('explore');
    const zone = game.options().find((key) => key.startsWith('zone')) as string;
    game.choose(zone);
    expect([game.step, ...offers(game.options())]).toEqual(['place-sector', 'propose 1']);
  });
});

test('ECL-6.6 a track holds so many ambassadors and reputation tiles, and no more', () => {
  const fits = (species: SpeciesId, ambassadors: number, reputation: number) =>
    fitsTrack(SPECIES_INDEX[species], ambassadors, reputation);
  // Terrans: one slot for an ambassador, four for either.
  expect([fits('terran-union', 5, 0), fits('terran-union', 6, 0)]).toEqual([true, false]);
  expect([fits('terran-union', 0, 4), fits('terran-union', 0, 5)]).toEqual([true, false]);
  expect([fits('terran-union', 3, 2), fits('terran-union', 3, 3)]).toEqual([true, false]);
  // Eridani: four for either.
  expect([fits('eridani-empire', 4, 0), fits('eridani-empire', 4, 1)]).toEqual([true, false]);
});

test('ECL-6.3 ships of the first seat in one’s sector are in the way too', () => {
  const proposals = (guests: number) =>
    table({
      seats: 4,
      state(s) {
        neighbours(s);
        for (let i = 0; i < guests; i++) fleet(s, 0, '223', { interceptor: 1 });
        s.active = 1;
        s.startPlayer = 1;
      },
      agenda: [{ step: 'turn', seat: 1 }],
    })
      .options()
      .filter((key) => key.startsWith('propose'));
  expect(proposals(0)).toContain('propose 0');
  expect(proposals(1)).not.toContain('propose 0');
});

test('ECL-6.1 the sixth player may be asked like any other', () => {
  const game = table({
    seats: 6,
    state(s) {
      s.defenseSystem = false;
      s.discovery[SECTOR['001']] = 0;
      own(s, 0, '001');
      lay(s, '101', '0,-1', 0, { bare: true });
      own(s, 5, '101');
    },
  });
  expect(game.options()).toContain('propose 5');
  game.choose('propose 5');
  expect(game.asked).toEqual([5]);
});

test('ECL-11.6 with nothing but a pass one is still asked if the first seat could be a partner', () => {
  const asked = (contact: boolean) =>
    table({
      seats: 4,
      options: { 'colony-ships-on-pass': 'no' },
      state(s) {
        s.defenseSystem = false;
        s.discovery[SECTOR['001']] = 0;
        own(s, 1, '001');
        if (contact) {
          lay(s, '101', '0,-1', 0, { bare: true });
          own(s, 0, '101');
        }
        spend(s, 1, s.players[1].discs);
        s.active = 1;
        s.startPlayer = 1;
      },
    }).asked;
  expect(asked(true)).toEqual([1]);
  expect(asked(false)).toEqual([2]);
});
