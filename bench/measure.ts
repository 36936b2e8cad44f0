/** Measuring: warm up, run several times, take the median. */

const WARM_UP_MS = 1000;
const RUN_MS = 400;
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
  measure(): Figure;
}

/**
 * Milliseconds of processor time, collecting garbage included: what one core does, whatever else
 * the machine is busy with.
 */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs `body` for a while; it says how many things it did. */
function speed(body: () => number, duration: number): number {
  const start = clock();
  let done = 0;
  let passed = 0;
  while (passed < duration) {
    done += body();
    passed = clock() - start;
  }
  return done / passed;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1];

function perMillisecond(body: () => number): number {
  speed(body, WARM_UP_MS);
  return median(Array.from({ length: RUNS }, () => speed(body, RUN_MS)));
}

/** Makes ready what is to be measured, and gives the body: it says how many things it did. */
type Preparation = () => () => number;

/** How many things per second. */
export const rate = (name: string, prepare: Preparation): Benchmark => ({
  name,
  measure: () => ({ name, value: Math.round(perMillisecond(prepare()) * 1000), unit: '1/s' }),
});

/** How many milliseconds one thing takes. */
export const time = (name: string, prepare: Preparation): Benchmark => ({
  name,
  measure: () => ({
    name,
    value: Number((1 / perMillisecond(prepare())).toPrecision(4)),
    unit: 'ms',
  }),
});
