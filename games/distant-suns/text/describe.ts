/** Questions, options and events of the game as phrases. */
import type { EventText, GameWords, OptionText, Phrase, View } from '@orrery/kernel';
import { MODULE_PLACEMENTS } from '../data/panel.ts';
import { SHAPES } from '../data/shapes.ts';
import { CELLS, WORLDS } from '../data/sheet.ts';
import { rankOf } from '../data/solo.ts';
import { cellsOf, placementsOf } from '../placements.ts';
import { endsAfter, endsNow, sheetAfter } from '../prospects.ts';
import { totalScore } from '../scoring.ts';
import { isSolo, type State, upgradesOwned } from '../state.ts';
import { placementOfDrawing, shapeOfDrawing, shapeToDraw } from '../steps/draw.ts';
import { ROUNDS } from '../steps/round.ts';
import { asking, type StepType, type Told, type Vocabulary } from '../vocabulary.ts';
import { placeOf } from './places.ts';
import { whyNot } from './why-not.ts';

const shapePhrase = (shape: number): Phrase => ({ id: SHAPES[shape].name });

const cellNames = (cells: readonly number[]): string =>
  cells.map((cell) => CELLS[cell].id).join(' ');

/** What a module placement says: who draws what. */
function placementValues(state: State, number: number) {
  const { edge, pair, selfZone, othersZone } = MODULE_PLACEMENTS[number];
  return {
    edge,
    left: shapePhrase(state.zones[pair]),
    right: shapePhrase(state.zones[pair + 1]),
    self: shapePhrase(state.zones[selfZone]),
    others: shapePhrase(state.zones[othersZone]),
  };
}

function describeQuestion({ position }: View<State>, seat: number, step: StepType): Phrase {
  const { state } = position;
  if (step === 'place-module') {
    const id = isSolo(state) ? 'ask.assign.solo' : 'ask.assign';
    return { id, values: { module: state.modules.length + 1 } };
  }
  return {
    id: 'ask.draw',
    values: { shape: shapePhrase(shapeToDraw(state, seat)), ends: endsNow(state) },
  };
}

function describeOption(
  { position }: View<State>,
  seat: number,
  { kind, args }: { kind: string; args: readonly number[] },
): OptionText {
  const { state } = position;
  if (kind === 'place') {
    const { selfZone, othersZone } = MODULE_PLACEMENTS[args[0]];
    const ends = endsAfter(state, args[0]);
    return {
      words: {
        id: isSolo(state) ? 'option.place.solo' : 'option.place',
        values: placementValues(state, args[0]),
      },
      touches: [placeOf.module(args[0]), placeOf.zone(selfZone), placeOf.zone(othersZone)],
      rule: 'DS-4.13',
      ...(ends === 'nothing' ? {} : { effect: { id: 'effect.ends', values: { ends } } }),
    };
  }
  if (kind === 'pass') {
    return {
      words: { id: 'option.pass' },
      effect: { id: 'option.pass.effect' },
      touches: [],
      rule: 'DS-4.30',
      tone: 'finish',
    };
  }
  const [shape, placement] = [shapeOfDrawing(args[0]), placementOfDrawing(args[0])];
  const cells = cellsOf(shape, placement);
  const ignored = placementsOf(shape).ignored[placement];
  // Hundreds are offered at once, and few of them are looked at.
  let known: ReturnType<typeof broughtBy> | undefined;
  const brought = () => (known ??= broughtBy(state, seat, shape, placement));
  return {
    words: {
      id: 'option.draw',
      values: { shape: shapePhrase(shape), cells: cellNames(cells), ignored },
    },
    touches: cells.map(placeOf.cell),
    group: { id: 'option.draw.group', values: { ignored } },
    get effect() {
      return { id: 'effect.draw', values: brought() };
    },
    get worth() {
      return brought().points;
    },
    ...(ignored > 0 ? { rule: 'DS-4.40' } : {}),
  };
}

/** What a drawing brings at once: points as the sheet then stands, upgrades gained and spent. */
function broughtBy(state: State, seat: number, shape: number, placement: number) {
  const sheet = state.sheets[seat];
  const after = sheetAfter(state, sheet, shape, placement);
  const { upgrades, ignored } = placementsOf(shape);
  return {
    points: totalScore(state, after) - totalScore(state, sheet),
    gained: upgrades[placement],
    spent: ignored[placement],
  };
}

/** Events carry numbers; what they mean is looked up here. */
function describeEvent({ position }: View<State>, event: Told): EventText {
  const { state } = position;
  const { seat } = event;
  switch (event.type) {
    case 'round-started':
      return {
        words: { id: 'event.round-started', values: { round: event.round } },
        places: [],
        weight: 'round',
        sound: 'turn',
      };
    case 'round-ended':
      return {
        words: { id: 'event.round-ended', values: { round: event.round } },
        places: [],
        weight: 'quiet',
      };
    case 'game-ended':
      return { words: { id: 'event.game-ended' }, places: [], weight: 'round', sound: 'end' };
    case 'module-placed':
    case 'drone-placed': {
      const solo = event.type === 'module-placed' && isSolo(state) ? '.solo' : '';
      return {
        words: {
          id: `event.${event.type}${solo}`,
          values: { ...placementValues(state, event.placement), module: event.module },
        },
        places: [placeOf.module(event.placement)],
        ...(seat >= 0 ? { seat } : {}),
        weight: 'turn',
        sound: 'place',
      };
    }
    case 'drew': {
      const { shape, placement, ignored } = event;
      const cells = cellsOf(shape, placement);
      return {
        words: {
          id: 'event.drew',
          values: { shape: shapePhrase(shape), cells: cellNames(cells), ignored },
        },
        places: [placeOf.drawing(shape, placement), ...cells.map(placeOf.cell)],
        seat,
        sound: 'card',
      };
    }
    case 'passed': {
      const { shape, forced } = event;
      return {
        words: {
          id: forced ? 'event.passed.forced' : 'event.passed',
          values: { shape: shapePhrase(shape) },
        },
        places: [],
        seat,
        rule: forced ? 'DS-4.31' : 'DS-4.30',
      };
    }
    case 'upgrade-gained':
      return {
        words: { id: 'event.upgrade-gained', values: { upgrades: event.upgrades } },
        places: [],
        seat,
        rule: 'DS-4.41',
        weight: 'quiet',
        sound: 'gain',
      };
    case 'world-reached': {
      const { name, cell } = WORLDS[event.world];
      return {
        words: {
          id: 'event.world-reached',
          values: { world: { id: name }, points: event.points },
        },
        places: [placeOf.cell(cell)],
        seat,
        rule: 'DS-4.50',
        sound: 'gain',
      };
    }
    case 'drone-claimed': {
      const { name, cell } = WORLDS[event.world];
      return {
        words: { id: 'event.drone-claimed', values: { world: { id: name } } },
        places: [placeOf.cell(cell)],
        rule: 'DS-4.93',
        // A world lost is a blow, one reached is none.
        weight: 'strike',
        sound: 'gain',
      };
    }
  }
}

/** A turn begins when its module is to be placed, not when it lies there. */
function moment({ position }: View<State>): Phrase {
  const { state } = position;
  const placing = asking(position)?.step === 'place-module';
  const turn = state.modules.length + (placing ? 1 : 0);
  return { id: 'moment', values: { round: state.round, rounds: ROUNDS, turn } };
}

/** Alone, the total earns a rank (DS-4.96). */
function verdict({ position: { state } }: View<State>): Phrase | null {
  if (!isSolo(state)) return null;
  const rank = rankOf(totalScore(state, state.sheets[0]));
  return { id: 'rank.earned', values: { rank: { id: rank.name } } };
}

export const words: GameWords<State, Vocabulary> = {
  moment,
  describeQuestion,
  describeOption,
  describeEvent,
  verdict,
  whyNot,
};

/** What a seat should know about its question besides the question itself, or null. */
export function drawingNote(
  { position: { state } }: View<State>,
  seat: number,
  fits: boolean,
): Phrase | null {
  if (!fits) return { id: 'ask.draw.no-room' };
  const upgrades = Math.min(2, upgradesOwned(state.sheets[seat]));
  return upgrades > 0 ? { id: 'ask.draw.upgrades', values: { upgrades } } : null;
}
