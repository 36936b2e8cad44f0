import { seededGenerator } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { PART } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER } from '../data/ships.ts';
import { TECH } from '../data/technologies.ts';
import { hexKey } from '../galaxy/hexes.ts';
import { eclipse } from '../game.ts';
import { shipsAt } from '../ships.ts';
import { DISCOVERY } from './discovery.ts';
import { fleet, install, lay, learn, offer, own, spend, table, withoutShips } from './table.ts';

const zones = (keys: readonly string[]) => keys.filter((key) => key.startsWith('zone')).sort();
const places = (keys: readonly string[]) => keys.filter((key) => key.startsWith('place'));
/** Zones that the northern home of two players looks upon. */
const AROUND_HOME = ['zone -1,-1', 'zone 0,-1', 'zone 0,-3', 'zone 1,-3'];

describe('zones', () => {
  test('ECL-4.1 from sectors with one’s disc', () => {
    const game = table({});
    game.choose('explore');
    expect(zones(game.options())).toEqual(AROUND_HOME);
  });

  test('ECL-4.1 from ships that outnumber the enemies, never from a guarded centre', () => {
    const explored = (edit: Parameters<typeof table>[0]['state']) => {
      const game = table({ ...(edit ? { state: edit } : {}) });
      game.choose('explore');
      return zones(game.options()).filter((key) => !AROUND_HOME.includes(key));
    };
    const beyond = explored((s) => {
      lay(s, '103', '0,-1');
      fleet(s, 0, '103', { interceptor: 1 });
    });
    expect(beyond.length).toBeGreaterThan(0);
    const pinned = explored((s) => {
      lay(s, '103', '0,-1');
      fleet(s, 0, '103', { interceptor: 1 });
      fleet(s, 1, '103', { starbase: 1 });
    });
    expect(pinned).toEqual([]);
    const freed = explored((s) => {
      lay(s, '103', '0,-1');
      fleet(s, 0, '103', { interceptor: 2 });
      fleet(s, 1, '103', { starbase: 1 });
    });
    expect(freed).toEqual(beyond);
    expect(explored((s) => fleet(s, 0, '001', { cruiser: 4 }))).toEqual([]);
    expect(
      explored((s) => {
        s.defenseSystem = false;
        fleet(s, 0, '001', { cruiser: 1 });
      }),
    ).toEqual(['zone -1,0', 'zone -1,1', 'zone 0,1', 'zone 1,-1', 'zone 1,0']);
  });

  test('ECL-4.2 with the Wormhole Generator over every edge; only where tiles are left', () => {
    const game = table({ state: (s) => learn(s, 0, 'wormhole-generator') });
    game.choose('explore');
    expect(zones(game.options())).toEqual([...AROUND_HOME, 'zone -1,-2', 'zone 1,-2'].sort());
    const inner = table({
      state(s) {
        s.innerDiscards = [];
        for (const sector of s.inner.splice(0)) s.innerDiscards.push(sector);
        s.outerDiscards = [];
      },
    });
    inner.choose('explore');
    expect(zones(inner.options())).toEqual(AROUND_HOME);
  });

  test('ECL-4.3 the zone is named before anything is turned up', () => {
    const game = table({});
    game.choose('explore');
    expect(game.state.revealed).toEqual([]);
    game.choose('zone 0,-1', { chance: [SECTOR['103']] });
    expect(game.state.revealed).toEqual([SECTOR['103']]);
    expect(zones(game.options())).toEqual([]);
  });

  test('ECL-4.4 turned up for all to see; an empty stack is rebuilt from its discards', () => {
    const game = table({
      state(s) {
        s.innerDiscards = s.inner.splice(0);
      },
    });
    game.choose('explore').choose('zone 0,-1', { chance: [SECTOR['106']] });
    expect(game.reported('stack-reshuffled')).toHaveLength(1);
    expect(game.state.inner).toHaveLength(7);
    expect(game.state.innerDiscards).toEqual([]);
    for (const seat of [0, 1])
      expect(eclipse.view(game.position, seat).position.state.revealed).toEqual([SECTOR['106']]);
  });

  test('ECL-4.4 one that is turned up lies no longer in its stack, whoever looks', () => {
    const game = table({})
      .choose('explore')
      .choose('zone 0,-1', { chance: [SECTOR['106']] });
    const deal = eclipse.redealer(eclipse.view(game.position, 1))(seededGenerator('another deal'));
    expect(deal.state.revealed).toEqual([SECTOR['106']]);
    expect(deal.state.inner).not.toContain(SECTOR['106']);
  });

  test('ECL-4.4 discards lie by their stack', () => {
    const game = table({
      state(s) {
        lay(s, '103', '0,-1', 0);
        lay(s, '202', '-1,-1', 0);
        own(s, 0, '202');
        while (s.outer.length > 1) s.unused.push(s.outer.pop() as number);
      },
    });
    const [last] = game.state.outer;
    game
      .choose('explore')
      .choose('zone -2,-1', { chance: [last] })
      .choose('discard');
    expect(game.state).toMatchObject({ outer: [], outerDiscards: [last], middleDiscards: [] });
  });

  test('ECL-4.18 without a zone Explore is not offered', () => {
    const game = table({
      state(s) {
        s.unused.push(...s.outer.splice(0));
        lay(s, '103', '0,-1', 0);
        lay(s, '202', '-1,-1', 0);
      },
    });
    expect(game.refuses('explore')).toBe(true);
  });
});

describe('placing', () => {
  const drawn = (
    id: keyof typeof SECTOR,
    zone: string,
    edit?: Parameters<typeof table>[0]['state'],
  ) => {
    const game = table({ ...(edit ? { state: edit } : {}) });
    return game.choose('explore').choose(`zone ${zone}`, { chance: [SECTOR[id]] });
  };

  test('ECL-4.5 discarding ends the turn on the spot, without further free steps', () => {
    const game = drawn('106', '0,-1', (s) => {
      lay(s, '201', '-1,-1');
      own(s, 0, '201');
    });
    expect(game.options()).toContain('settle 201 0 money');
    game.choose('discard');
    expect(game.state.innerDiscards).toEqual([SECTOR['106']]);
    expect(game.asked).toEqual([1]);
    const placed = drawn('106', '0,-1', (s) => {
      lay(s, '201', '-1,-1');
      own(s, 0, '201');
    });
    placed.choose(places(placed.options())[0]).choose('no-disc');
    expect(placed.step).toBe('finish-turn');
  });

  test('ECL-4.6 only turns in which a wormhole meets one of the explorer’s sectors', () => {
    // 317 has wormholes on two neighbouring edges: the zone north of home needs one in the south.
    const game = drawn('317', '0,-3', (s) => {
      if (!s.outer.includes(SECTOR['317'])) {
        const other = s.outer[0];
        s.outer[0] = SECTOR['317'];
        s.unused[s.unused.indexOf(SECTOR['317'])] = other;
      }
    });
    expect(places(game.options())).toEqual(['place 317 0', 'place 317 5']);
    game.choose('place 317 5');
    expect(hexKey(game.state.hexOf[SECTOR['317']])).toBe('0,-3');
  });

  test('ECL-4.6 it need not be the sector from which the zone was reached', () => {
    // The zone 1,-3 touches the home and the ship's sector 0,-3; both count.
    const game = table({
      state(s) {
        if (!s.outer.includes(SECTOR['306'])) {
          s.unused[s.unused.indexOf(SECTOR['306'])] = s.outer[0];
          s.outer[0] = SECTOR['306'];
        }
        lay(s, '309', '0,-3', 2);
        own(s, 0, '309');
      },
    });
    // Only sector 309 (open in the south-east) and the home (north-east) look there.
    game.choose('explore').choose('zone 1,-3', { chance: [SECTOR['306']] });
    const open = (rotation: number) => [1, 3].map((edge) => (edge + rotation) % 6);
    for (const key of places(game.options())) {
      const edges = open(Number(key.split(' ')[2]));
      expect(edges.includes(4) || edges.includes(5)).toBe(true);
    }
    expect(places(game.options())).toHaveLength(4);
  });

  test('ECL-4.6 nor one from which a ship could explore: where it is pinned will do', () => {
    const shown = (edit: Parameters<typeof table>[0]['state']) =>
      places(drawn('106', '0,-1', edit).options());
    // 106 is open on four edges in a row; turned by one they face the centre and not the home.
    const unmet = 'place 106 1';
    expect(shown(() => {})).not.toContain(unmet);
    expect(shown((s) => fleet(s, 0, '001', { interceptor: 1 }))).toContain(unmet);
    expect(shown((s) => fleet(s, 1, '001', { interceptor: 1 }))).not.toContain(unmet);
    // A sector of somebody else's with more ships pins too.
    const outnumbered = shown((s) => {
      lay(s, '103', '1,-2', 0);
      own(s, 1, '103');
      fleet(s, 1, '103', { interceptor: 2 });
      fleet(s, 0, '103', { interceptor: 1 });
    });
    expect(outnumbered).toContain(unmet);
  });

  test('ECL-4.7 other neighbours don’t matter', () => {
    const game = drawn('106', '0,-1');
    // The centre is open on all sides; turns that close the way to it are allowed too.
    const closed = places(game.options()).filter((key) => {
      const rotation = Number(key.split(' ')[2]);
      return ![0, 1, 2, 3].map((edge) => (edge + rotation) % 6).includes(3);
    });
    expect(closed.length).toBeGreaterThan(0);
  });

  test('ECL-4.8 a discovery tile and the Ancients are put on it (example: two Ancients)', () => {
    const game = drawn('301', '0,-3', (s) => {
      if (!s.outer.includes(SECTOR['301'])) {
        s.unused[s.unused.indexOf(SECTOR['301'])] = s.outer[0];
        s.outer[0] = SECTOR['301'];
      }
    });
    game.choose(places(game.options())[0]);
    expect(game.state.ancients[SECTOR['301']]).toBe(2);
    expect(game.state.discovery[SECTOR['301']]).toBe(1);
    expect(game.state.discoveryPool).toHaveLength(21);
    // No disc may be put beside them.
    expect(game.step).not.toBe('claim');
    expect(game.asked).toEqual([1]);
  });

  test('ECL-4.9 a disc may be put at once, if there is one', () => {
    const game = drawn('106', '0,-1');
    game.choose(places(game.options())[0]);
    expect(game.options()).toEqual(['put-disc', 'no-disc']);
    game.choose('put-disc');
    expect(game.state.owner[SECTOR['106']]).toBe(0);
    expect(game.state.players[0].discs).toBe(10);
    const poor = drawn('106', '0,-1', (s) => spend(s, 0, 11));
    poor.choose(places(poor.options())[0]);
    expect(poor.step).not.toBe('claim');
  });

  test('ECL-4.9 the Descendants put discs among Ancients', () => {
    const game = table({
      species: ['descendants-of-draco', 'terran-union', 'mechanema'],
    });
    game
      .choose('explore')
      .choose('zone 0,-1')
      .choose('reveal 1', { chance: [SECTOR['105']] });
    game.choose(places(game.options())[0]);
    expect(game.step).toBe('claim');
    game.choose('put-disc');
    expect(game.state.owner[SECTOR['105']]).toBe(0);
    // The discovery tile stays closed while the Ancient lives.
    expect(game.state.discovery[SECTOR['105']]).toBe(1);
    expect(game.step).not.toBe('discovery');
  });
});

describe('discoveries', () => {
  /** Seat 0 puts a disc on a sector with a discovery tile and finds this. */
  const found = (
    tile: keyof typeof DISCOVERY,
    edit: NonNullable<Parameters<typeof table>[0]['state']> = () => {},
  ) => {
    const game = table({
      state(s) {
        lay(s, '206', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
        edit(s);
      },
    });
    game.choose('influence').choose('disc-from-track');
    return game.choose('disc-to 206', { chance: [DISCOVERY[tile]] });
  };

  test('ECL-4.10 the first disc takes the tile; until then it waits, whoever explored', () => {
    const game = found('money');
    expect(game.step).toBe('discovery');
    expect(game.state.discovery[SECTOR['206']]).toBe(0);
    game.choose('keep-discovery').choose('disc-from 206').choose('disc-to-track');
    expect(game.asked).toEqual([1]);
    expect(game.state.discovery[SECTOR['206']]).toBe(0);
  });

  test('ECL-4.10 nobody takes it beside Ancients', () => {
    const game = table({
      species: ['descendants-of-draco', 'terran-union', 'mechanema'],
      state(s) {
        lay(s, '105', '0,-1', 0);
        lay(s, '210', '-1,-1', 1);
      },
    });
    game.choose('influence').choose('disc-from-track').choose('disc-to 105');
    expect(game.state.owner[SECTOR['105']]).toBe(0);
    expect(game.step).toBe('influence');
    expect(game.state.discovery[SECTOR['105']]).toBe(1);
  });

  test('ECL-4.11 only the taker sees the front; used it is public, kept it is worth 2', () => {
    const game = found('shard-hull');
    const frame = (seat: number) => eclipse.view(game.position, seat).position.agenda.at(-1);
    expect(frame(0)).toMatchObject({ tile: DISCOVERY['shard-hull'] });
    expect(frame(1)).toMatchObject({ tile: -2 });
    game.choose('keep-discovery');
    expect(game.state.players[0].discoveries).toEqual([DISCOVERY['shard-hull']]);
    expect(eclipse.view(game.position, 1).position.state.players[0].discoveries).toEqual([-2]);
    const score = eclipse.definition.score(game.state, 0);
    expect(score.find((line) => line.id === 'discoveries')?.points).toBe(2);
  });

  test('ECL-4.11 that one was kept is told, which one is not', () => {
    const game = found('shard-hull').choose('keep-discovery');
    expect(game.reported('discovery-kept')).toEqual([{ type: 'discovery-kept', seat: 0 }]);
  });

  test('ECL-4.12 hoards: 8 money, 5 science, 6 materials', () => {
    const gains = (['money', 'science', 'materials'] as const).map((tile, resource) => {
      const game = found(tile);
      const before = game.state.players[0].storage[resource];
      game.choose('use-discovery');
      return game.state.players[0].storage[resource] - before;
    });
    expect(gains).toEqual([8, 5, 6]);
  });

  test('ECL-4.13 Ancient Technology: the cheapest one lacks, ties by choice', () => {
    const game = found('ancient-technology', (s) => {
      // Terrans own Starbase; Improved Hull and Fusion Drive cost 4, Plasma Cannon 6.
      offer(s, 'starbase', 'plasma-cannon', 'fusion-drive', 'improved-hull');
    });
    game.choose('use-discovery');
    expect(game.options()).toEqual(['take-tech improved-hull', 'take-tech fusion-drive']);
    const science = game.state.players[0].storage[1];
    game.choose('take-tech fusion-drive');
    expect(game.state.players[0].techs & (1 << TECH['fusion-drive'])).not.toBe(0);
    expect(game.state.players[0].storage[1]).toBe(science);
    expect(game.state.offer[TECH['fusion-drive']]).toBe(0);
  });

  test('ECL-4.13 what one owns is no choice, however cheap, nor is what costs more', () => {
    const game = found('ancient-technology', (s) => {
      learn(s, 0, 'gauss-shield');
      offer(s, 'gauss-shield', 'nanorobots', 'improved-hull', 'fusion-drive', 'plasma-cannon');
    });
    game.choose('use-discovery');
    expect(game.state.players[0].techs & (1 << TECH.nanorobots)).not.toBe(0);
  });

  test('ECL-4.13 instant effects happen; a full track takes nothing; without any nothing happens', () => {
    const robotics = found('ancient-technology', (s) => offer(s, 'advanced-robotics'));
    robotics.choose('use-discovery');
    expect(robotics.state.players[0]).toMatchObject({ discs: 11, reserve: 2 });
    const nothing = found('ancient-technology', (s) => offer(s, 'starbase'));
    nothing.choose('use-discovery');
    expect(nothing.step).toBe('influence');
  });

  test('ECL-4.14 an Ancient Cruiser stands in the sector, if one is unbuilt', () => {
    const game = found('ancient-cruiser');
    game.choose('use-discovery');
    expect(shipsAt(game.state, SECTOR['206'], 0, CRUISER)).toBe(1);
    expect(game.state.players[0].unbuilt[CRUISER]).toBe(3);
    const none = found('ancient-cruiser', (s) => fleet(s, 0, '221', { cruiser: 4 }));
    none.choose('use-discovery');
    expect(shipsAt(none.state, SECTOR['206'], 0, CRUISER)).toBe(0);
    expect(none.step).toBe('influence');
  });

  test('ECL-4.15 an ancient part goes onto a blueprint at once, or lies beside the board', () => {
    const game = found('ion-turret');
    game.choose('use-discovery');
    expect(game.options()).toContain('keep-part');
    // Over the drive the Interceptor would have none.
    expect(game.options()).not.toContain('slot interceptor 3');
    game.choose('slot interceptor 0');
    expect(game.state.players[0].parts[0]).toBe(PART['ion-turret']);
    expect(game.step).toBe('influence');
    const kept = found('flux-shield');
    kept.choose('use-discovery').choose('keep-part');
    expect(kept.reported('part-kept')).toHaveLength(1);
    expect(kept.state.players[0].savedParts).not.toBe(0);
  });

  test('ECL-4.15 a part that needs more energy than there is can’t be installed at once', () => {
    // The Interceptor makes 3 and uses 2: Flux Shield (2) fits only in place of the cannon.
    const game = found('flux-shield');
    game.choose('use-discovery');
    expect(game.options().filter((key) => key.includes('interceptor'))).toEqual([
      'slot interceptor 1',
    ]);
    const source = found('hypergrid-source', (s) => install(s, 0, 'interceptor', { 0: 'hull' }));
    source.choose('use-discovery');
    expect(source.options()).toContain('slot interceptor 2');
  });
});

describe('species', () => {
  test('ECL-4.16 Planta explore twice (example: place, claim, settle; discard the second)', () => {
    const game = table({
      species: ['planta', 'terran-union', 'mechanema'],
      state(s) {
        if (!s.outer.includes(SECTOR['313'])) {
          s.unused[s.unused.indexOf(SECTOR['313'])] = s.outer[0];
          s.outer[0] = SECTOR['313'];
        }
      },
    });
    const { discs } = game.state.players[0];
    game.choose('explore').choose('zone 0,-1', { chance: [SECTOR['108']] });
    // An Ancient is there, so it is only placed.
    game.choose(places(game.options())[0]);
    expect(game.options()).toContain('stop');
    game.choose('zone -1,-1', { chance: [SECTOR['206']] });
    game.choose(places(game.options())[0]).choose('put-disc', { chance: [DISCOVERY.money] });
    game.choose('keep-discovery').choose('settle 206 0 materials');
    expect(game.state.players[0].discs).toBe(discs - 2);
    expect(game.state.players[0].spent).toBe(1);
    game.choose('pass', { seat: 1 }).choose('pass', { seat: 2 });
    game
      .choose('explore')
      .choose('zone 0,-3', { chance: [SECTOR['313']] })
      .choose('discard');
    expect(game.step).toBe('explore');
    game.choose('stop');
    // The second exploration was only skipped, so the turn is not over at once: nothing to do in it.
    expect(game.step).toBe('turn');
  });

  test('ECL-4.16 discarding the second one ends the turn', () => {
    const game = table({ species: ['planta', 'terran-union', 'mechanema'] });
    game
      .choose('explore')
      .choose('zone 0,-1', { chance: [SECTOR['106']] })
      .choose('discard');
    game.choose('zone 0,-1', { chance: [SECTOR['103']] }).choose('discard');
    expect(game.asked).toEqual([1]);
    expect(game.state.innerDiscards).toEqual([SECTOR['106'], SECTOR['103']]);
  });

  test('ECL-4.4 tiles go back to the discards of their own ring', () => {
    const discards = (zone: string, tiles: readonly (keyof typeof SECTOR)[]) => {
      const { state } = table({
        species: ['descendants-of-draco', 'terran-union', 'planta'],
        state: (s) => learn(s, 0, 'wormhole-generator'),
      })
        .choose('explore')
        .choose(`zone ${zone}`)
        .choose('reveal 2', { chance: tiles.map((id) => SECTOR[id]) })
        .choose('discard');
      return [state.innerDiscards, state.middleDiscards, state.outerDiscards].map(
        (sectors) => sectors.length,
      );
    };
    expect(discards('0,-1', ['103', '106'])).toEqual([2, 0, 0]);
    expect(discards('-1,-1', ['201', '210'])).toEqual([0, 2, 0]);
  });

  test('ECL-4.7 with the Wormhole Generator the tile’s own wormhole must face a hex of one’s own', () => {
    const turns = (techs: readonly 'wormhole-generator'[]) =>
      places(
        table({ state: (s) => learn(s, 0, ...techs) })
          .choose('explore')
          .choose('zone 0,-3', { chance: [SECTOR['301']] })
          .options(),
      );
    // The home looks upon this zone: with the generator any turn will do.
    expect(turns(['wormhole-generator']).length).toBeGreaterThan(turns([]).length);
    const game = table({ state: (s) => learn(s, 0, 'wormhole-generator') })
      .choose('explore')
      .choose('zone -1,-2', { chance: [SECTOR['301']] });
    // It doesn't upon this one: in three of six turns a wormhole of the tile faces the home.
    expect(places(game.options())).toHaveLength(3);
  });

  test('ECL-4.17 ECL-19.6 the Descendants turn up one or two and place one at most', () => {
    const descendants = () =>
      table({ species: ['descendants-of-draco', 'terran-union', 'mechanema'] })
        .choose('explore')
        .choose('zone 0,-1');
    const game = descendants();
    expect(game.options()).toEqual(['reveal 1', 'reveal 2']);
    expect(game.state.revealed).toEqual([]);
    game.choose('reveal 2', { chance: [SECTOR['103'], SECTOR['106']] });
    expect(places(game.options()).some((key) => key.startsWith('place 103'))).toBe(true);
    expect(places(game.options()).some((key) => key.startsWith('place 106'))).toBe(true);
    game.choose('place 103 0');
    expect(game.state.innerDiscards).toEqual([SECTOR['106']]);
    const none = descendants();
    none.choose('reveal 2', { chance: [SECTOR['103'], SECTOR['106']] }).choose('discard');
    expect(none.state.innerDiscards).toEqual([SECTOR['103'], SECTOR['106']]);
  });

  test('ECL-4.17 with a single tile left there is nothing to choose', () => {
    const game = table({
      species: ['descendants-of-draco', 'terran-union', 'mechanema'],
      state(s) {
        const left = s.inner.filter((sector) => sector !== SECTOR['106']);
        s.inner = [SECTOR['106']];
        // All others lie on the map, far away.
        left.forEach((sector, i) => {
          s.hexOf[sector] = 900 + 3 * i;
        });
      },
    });
    game.choose('explore').choose('zone 0,-1', { chance: [SECTOR['106']] });
    expect(game.step).toBe('place-sector');
  });

  test('ECL-4.2 the centre and ships: a lone ship of a ruined player still explores', () => {
    const game = table({
      state(s) {
        lay(s, '103', '0,-1');
        fleet(s, 0, '103', { interceptor: 1 });
        withoutShips(s, 0, '221');
      },
    });
    expect(game.refuses('explore')).toBe(false);
  });
});

test('ECL-4.9 whoever puts no disc down keeps it, and the sector is nobody’s', () => {
  const claimed = (choice: 'put-disc' | 'no-disc') => {
    const game = table({})
      .choose('explore')
      .choose('zone 0,-1', { chance: [SECTOR['106']] });
    game.choose(places(game.options())[0]).choose(choice);
    return [game.state.owner[SECTOR['106']], game.reported('disc-placed').length];
  };
  expect(claimed('put-disc')).toEqual([0, 1]);
  expect(claimed('no-disc')).toEqual([-1, 0]);
});
