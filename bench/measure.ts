/** Measuring: warm up, run several times, take the median. */

/** Of the time that a figure may take: a quarter to warm up, the rest for the runs. */
const WARM_UP = 1 / 4;
const RUNS = 7;

/** One measured number, as `orrery bench --json` prints it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '1/s' | 'ms';
}

/** Something that can be measured; nothing happens before `measure` is called. */
export interface Benchmark {
  readonly name: string;
  /** Takes so many seconds of processor time. */
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

function perMillisecond(body: () => number, seconds: number): number {
  speed(body, seconds * 1000 * WARM_UP);
  const run = (seconds * 1000 * (1 - WARM_UP)) / RUNS;
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
