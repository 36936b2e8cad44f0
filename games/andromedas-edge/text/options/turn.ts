/** Options of set-up, launch and return. */
import { NONE, type Phrase } from '@orrery/kernel';
import { launchOdds } from '../../battle-odds.ts';
import {
  BASES,
  DESTINIES,
  FACTIONS,
  MODULES,
  PLANETS,
  RAIDER_CLASSES,
  SPECIAL_REGIONS,
} from '../../data/index.ts';
import { canDock } from '../../docking.ts';
import { baseAt, has, planetAt, REGION_COUNT, specialAt } from '../../frontier.ts';
import { attackers, classIn, regionsOfClass } from '../../raiders.ts';
import type { State } from '../../state.ts';
import { inputCost } from '../../station.ts';
import { abilityText, effectsText } from '../effect-text.ts';
import { bagText, join, name, phrase, trackName } from '../phrases.ts';
import {
  moduleName,
  moonContents,
  placeOf,
  raiderName,
  regionName,
  shipName,
  shipPlaceName,
  tacticName,
} from '../places.ts';
import { type Describe, type Describers, finish, type Offered, option } from './option.ts';

/** What a launch to a region brings: what it gives or does, who is there or may come, and how a battle stands. */
function launchNote(state: State, seat: number, type: number, region: number): Phrase {
  const classes = attackers(state, region);
  const raiders = state.raiders.filter(
    (_, raiderClass) => (classes >> raiderClass) & 1 || classIn(state, region) === raiderClass,
  );
  const notes = [activation(state, region)];
  if (raiders.length > 0) {
    notes.push(phrase('note.raiders', { raiders: join('list.or', raiders.map(raiderName)) }));
  }
  const chance = launchOdds(state, seat, type, region);
  if (chance !== null) notes.push(phrase('note.chance', { chance }));
  return join('list.next', notes);
}

/** What activating a region would give or do. */
function activation(state: State, region: number): Phrase {
  const [planet, base, special] = [
    planetAt(state, region),
    baseAt(state, region),
    specialAt(state, region),
  ];
  if (base !== NONE) return effectsText(BASES[base].effects);
  if (special !== NONE) return effectsText(SPECIAL_REGIONS[special].effects);
  const moon = state.topMoons[region];
  if (moon !== NONE) return phrase('note.moon', { what: moonContents(moon) });
  return planet === NONE
    ? phrase('effect.sortEvents')
    : phrase('note.gain', { what: bagText(PLANETS[planet].resource) });
}

const launch =
  (id: string): Describe =>
  ({ state, seat, args: [type, region] }) =>
    option(
      phrase(`option.${id}`, { ship: shipName(type), region: regionName(state, region) }),
      [placeOf.region(region), placeOf.ship(seat, type)],
      {
        group: phrase('group.launch', { ship: shipName(type) }),
        effect: () => launchNote(state, seat, type, region),
      },
    );

/** What a module does when it acts, with the moon in its slot. */
function moduleEffect({ state, seat }: Offered, module: number): Phrase | undefined {
  const player = state.players[seat];
  const cell = player.modules.indexOf(module);
  const { slot, effects } = MODULES[module];
  const moon = player.slots[cell];
  const parts: Phrase[] = [];
  const cost = inputCost(player, cell);
  if (cost) parts.push(phrase('effect.pay', { what: bagText(cost) }));
  if (slot === 'output' && moon !== NONE) {
    parts.push(phrase('effect.gain', { what: moonContents(moon) }));
  }
  if (effects.length > 0) parts.push(effectsText(effects));
  return parts.length > 0 ? join('list.next', parts) : undefined;
}

const module =
  (id: string, group: string): Describe =>
  (offered) => {
    const { seat, args } = offered;
    return option(
      phrase(`option.${id}`, { module: moduleName(args[0]) }),
      [placeOf.module(seat, args[0])],
      { group, effect: moduleEffect(offered, args[0]) },
    );
  };

const activate: Describers = {
  activate: module('activate', 'activate'),
  stop: finish('stop'),
};

export const turn: Readonly<Record<string, Describers>> = {
  'choose-factions': {
    faction({ args: [faction] }) {
      const { key, abilities } = FACTIONS[faction];
      return option(phrase('option.faction', { faction: name(key) }), [placeOf.faction(faction)], {
        effect: join(
          'list.next',
          abilities.map(({ ability }) => abilityText(ability, 'player')),
        ),
      });
    },
  },
  'choose-destinies': {
    keep({ args: [card] }) {
      const { key, tracks } = DESTINIES[card];
      return option(phrase('option.destiny', { card: name(key) }), [`destiny ${key}`], {
        rule: 'AE-4.16.1',
        effect: phrase('note.destiny', {
          first: trackName(tracks[0]),
          second: trackName(tracks[1]),
        }),
      });
    },
  },
  act: {
    launch: launch('launch'),
    jump: launch('jump'),
    /** Beside the question, like all ways out: the map is for launches. */
    return(offered) {
      const n = offered.state.players[offered.seat].ships.filter(canDock).length;
      const effect = phrase('note.return', { n });
      return { ...finish('return')(offered), rule: 'AE-4.9.1', effect };
    },
  },
  'finish-turn': { 'end-turn': finish('end-turn') },
  'before-attack': { continue: finish('continue') },
  'before-battle': { continue: finish('continue') },
  'raider-attack': {
    attack({ state, args: [raiderClass] }) {
      const raider = state.raiders[raiderClass];
      const from = regionsOfClass(state, raiderClass);
      const regions = [...Array(REGION_COUNT).keys()].filter((region) => has(from, region));
      return option(
        phrase('option.attack', { class: RAIDER_CLASSES[raiderClass], raider: raiderName(raider) }),
        [...regions.map(placeOf.region), placeOf.raider(raider)],
      );
    },
  },
  return: {
    dock: module('dock', 'dock'),
    power: module('power', 'power'),
    finish: finish('finish'),
  },
  reactor: activate,
  reactivate: activate,
  'choose-ship': {
    ship: ({ state, args: [type, place] }) =>
      // Without a place: the station lies over the regions, and a type may come from several.
      option(
        phrase('option.ship', { ship: shipName(type), place: shipPlaceName(state, place) }),
        [],
      ),
  },
  'hand-limit': {
    discard: ({ args: [design] }) =>
      option(phrase('option.discard-card', { card: tacticName(design) }), [placeOf.card(design)]),
  },
};
