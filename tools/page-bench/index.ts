/** What `orrery bench --page` measures: how quickly the built page answers, as on a slower processor. */
import type { Brain } from '@orrery/bots';
import { type Browser, chromium } from 'playwright-core';
import { startServer } from '../../server/index.ts';
import { buildPageIfStale } from '../build.ts';
import { ensureChromium } from '../chromium.ts';
import { type Measured, type Moved, measureMotion, measureTable } from './at-table.ts';
import { lateRecord } from './late-table.ts';
import { restingLoad } from './rest.ts';
import { type Processors, processors, stolenPercent } from './stolen.ts';

export interface PageFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | '%' | 'per s';
  /** What it should not exceed, or with `least` what it should reach. */
  readonly bar: number;
  readonly least?: true;
}

interface PageBench {
  /** Brains of the games to measure, by id, each loaded when its turn has come. */
  readonly games: Readonly<Record<string, () => Promise<Brain<unknown>>>>;
  /** Also the start page. */
  readonly start: boolean;
  readonly runs: number;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Figures as they are found: of all taps in all runs together, or the median of the runs. */
export async function* measurePage(bench: PageBench): AsyncGenerator<PageFigure> {
  const executablePath = ensureChromium();
  await buildPageIfStale();
  const server = await startServer({ port: 0 });
  const { origin } = new URL(server.url);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    if (bench.start) yield await startFigure(browser, origin, bench.runs);
    for (const [id, load] of Object.entries(bench.games)) {
      const record = lateRecord(await load());
      const before = processors();
      const [played, moved]: [Measured[], Moved[]] = [[], []];
      for (let run = 0; run < bench.runs; run++) {
        played.push(await measureTable(browser, origin, record, run));
        moved.push(await measureMotion(browser, origin, record, run));
      }
      const after = processors();
      yield* tableFigures(id, played);
      yield* motionFigures(id, moved);
      if (before && after) yield trustFigure(id, before, after);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function startFigure(browser: Browser, origin: string, runs: number): Promise<PageFigure> {
  const loads: number[] = [];
  for (let run = 0; run < runs; run++) loads.push(await restingLoad(browser, origin));
  return { name: 'start.rest_percent', value: round(median(loads)), unit: '%', bar: 1 };
}

function tableFigures(id: string, runs: readonly Measured[]): PageFigure[] {
  const figure = (name: string, bar: number, value: number): PageFigure => ({
    name: `${id}.${name}_ms`,
    value: round(value),
    unit: 'ms',
    bar,
  });
  const taps = runs.flatMap((run) => run.taps);
  /** Where bots move in turn with the person, and never among themselves, there is nothing to say. */
  const measured = (name: string, bar: number, of: (run: Measured) => readonly number[]) => {
    const found = runs.flatMap(of);
    return found.length > 0 ? [figure(name, bar, median(found))] : [];
  };
  return [
    figure('tap', 100, median(taps)),
    figure('tap_p95', 200, quantile(taps, 0.95)),
    figure('longest_task', 200, median(runs.map(({ longestTask }) => longestTask))),
    figure('afterwards', 200, median(runs.flatMap(({ afterwards }) => afterwards))),
    ...measured('bot_move', 50, ({ botMoves }) => botMoves),
    ...measured('bot_asks', 100, ({ questions }) => questions),
    figure('hover', 50, median(runs.flatMap(({ hovers }) => hovers))),
  ];
}

function motionFigures(id: string, runs: readonly Moved[]): PageFigure[] {
  const middle = (of: (run: Moved) => number): number => round(median(runs.map(of)));
  return [
    {
      name: `${id}.motion_frames`,
      value: middle(({ frames }) => frames),
      unit: 'per s',
      bar: 50,
      least: true,
    },
    {
      name: `${id}.motion_task_ms`,
      value: middle(({ longestTask }) => longestTask),
      unit: 'ms',
      bar: 100,
    },
  ];
}

/** Where it is above its bar, what the others say of the slowest taps and tasks may be the host's doing. */
function trustFigure(id: string, before: Processors, after: Processors): PageFigure {
  const value = round(stolenPercent(before, after));
  return { name: `${id}.stolen_percent`, value, unit: '%', bar: 1 };
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const round = (value: number): number => Number(value.toPrecision(3));
