/** Measuring: warm up, run several times, take the median. */

const RUNS = 7;
/** It is warm once so many runs in a row were hardly quicker than the best before them, or after so many in all. */
const ALIKE = 3;
const HARDLY = 1.03;
const MOST_WARM_UPS = 20;

/** One measured number, as `orrery bench --json` prints it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '1/s' | 'ms';
}

/** Something that can be measured; nothing happens before `measure` is called. */
export interface Benchmark {
  readonly name: string;
  /** Takes so many seconds of processor time, and some more to warm up. */
  measure(seconds: number): Figure;
}

/**
 * Milliseconds of processor time, collecting garbage included: what one core does, whatever else
 * the machine is busy with.
 */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Looking at the clock takes a microsecond: no oftener than this, in milliseconds. */
const LOOK = 1;

/** Runs `body` for a while; it says how many things it did. */
function speed(body: () => number, duration: number): number {
  const start = clock();
  let done = 0;
  let passed = 0;
  for (let batch = 1; passed < duration; ) {
    for (let i = 0; i < batch; i++) done += body();
    const now = clock() - start;
    if (now - passed < LOOK) batch *= 2;
    passed = now;
  }
  return done / passed;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1];

/** Runs until the code is no longer being compiled: large rules take several seconds of it. */
function warmUp(body: () => number, run: number): void {
  let best = 0;
  for (let runs = 0, alike = 0; runs < MOST_WARM_UPS && alike < ALIKE; runs++) {
    const now = speed(body, run);
    alike = now < best * HARDLY ? alike + 1 : 0;
    best = Math.max(best, now);
  }
}

function perMillisecond(body: () => number, seconds: number): number {
  const run = (seconds * 1000) / RUNS;
  warmUp(body, run);
  return median(Array.from({ length: RUNS }, () => speed(body, run)));
}

/** Makes ready what is to be measured, and gives the body: it says how many things it did. */
type Preparation = () => () => number;

/** How many things per second. */
export const rate = (name: string, prepare: Preparation): Benchmark => ({
  name,
  measure: (seconds) => ({
    name,
    value: Math.round(perMillisecond(prepare(), seconds) * 1000),
    unit: '1/s',
  }),
});

/** How many milliseconds one thing takes. */
export const time = (name: string, prepare: Preparation): Benchmark => ({
  name,
  measure: (seconds) => ({
    name,
    value: Number((1 / perMillisecond(prepare(), seconds)).toPrecision(4)),
    unit: 'ms',
  }),
});
