import { expect, test } from 'vitest';
import { processorsIn, stolenPercent } from '../page-bench/stolen.ts';
import { Trace, type TraceEvent } from '../page-bench/trace.ts';

const MAIN = { pid: 7, tid: 7, cat: '' };
const COMPOSITOR = { pid: 7, tid: 9, cat: '' };

/** Milliseconds: by the clock, and of processor time. */
const mark = (name: string, at: number, spent: number): TraceEvent => ({
  ...MAIN,
  name: `orrery ${name}`,
  ph: 'I',
  ts: at * 1000,
  tts: spent * 1000,
});
const task = (begin: number, end: number, length: number, thread = MAIN): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: begin * 1000,
  dur: (end - begin) * 1000,
  tdur: length * 1000,
});
const NAMES: TraceEvent = {
  ...COMPOSITOR,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'Compositor' },
};

test('a tap takes four times the processor time, and the frame that it waits for', () => {
  const trace = new Trace([
    task(10, 20, 10),
    mark('tap 2', 10, 100),
    task(28, 38, 5),
    mark('answered 3', 36, 114),
  ]);
  const [span] = trace.spans('tap', 'answered');
  // 14 ms of work, 2 ms on its way, 8 ms until the frame.
  expect(span && trace.felt(span)).toBeCloseTo(4 * 14 + 2 + 8);
});

test('what an answer leaves to do is told from the move that comes next', () => {
  const trace = new Trace([
    mark('answered 3', 10, 100),
    mark('thought 0', 70, 120),
    mark('thought 0', 71, 121),
    mark('asked 5', 90, 150),
    mark('rest 0', 500, 160),
  ]);
  const [afterwards] = trace.spans('answered', 'thought', 'rest');
  expect(afterwards && trace.busy(afterwards)).toBe(4 * 20);
  const [move] = trace.steps(['answered', 'moved', 'asked']);
  expect(move && trace.busy(trace.since('thought', move))).toBe(4 * 30);
  expect(move && trace.busy(trace.since('tap', move))).toBe(4 * 50);
});

test('what the machine has to do beside takes nobody any time', () => {
  const trace = new Trace([
    mark('tap 90', 10, 100),
    // Another program had the processor for most of the task, and kept the frame waiting.
    task(10, 400, 10),
    task(700, 705, 5),
    mark('answered 3', 704, 114),
  ]);
  const [span] = trace.spans('tap', 'answered');
  expect(span && trace.felt(span)).toBeCloseTo(4 * 14 + 2 * (1000 / 60));
  expect(span && trace.longestTask(span)).toBe(40);
});

test('work that does not fit into a frame makes the next ones late', () => {
  const second = [mark('answered 0', 0, 0), mark('still 0', 1000, 0)];
  const frames = (...tasks: TraceEvent[]): number => {
    const trace = new Trace([NAMES, ...second, ...tasks]);
    return Math.round(trace.frames(trace.spans('answered', 'still')[0] as never));
  };
  expect(frames()).toBe(60);
  expect(frames(task(5, 8, 3))).toBe(60);
  // 60 ms on a slow processor: three frames are gone before it is over, and a bit of the fourth is left.
  expect(frames(task(5, 20, 15))).toBe(57);
  expect(frames(task(5, 20, 15, COMPOSITOR))).toBe(57);
  expect(frames(task(5, 8, 3), task(9, 12, 3))).toBe(59);
});

test('one kind of mark is paired with the next of another, whatever stands between', () => {
  const trace = new Trace([
    mark('hover 0', 0, 0),
    mark('shown 0', 5, 1),
    mark('shown 0', 9, 2),
    mark('rest 0', 300, 3),
    mark('shown 0', 301, 4),
    mark('hover 0', 400, 5),
  ]);
  const spans = trace.spans('hover', 'rest');
  expect(spans).toHaveLength(1);
  expect(spans[0] && trace.last('shown', spans[0])?.at).toBe(9);
});

test('moves are told apart, from an answer to the next question', () => {
  const trace = new Trace([
    mark('answered 4', 0, 0),
    mark('moved 5', 100, 10),
    mark('moved 7', 200, 30),
    mark('asked 8', 300, 60),
    mark('rest 0', 350, 70),
    mark('answered 9', 400, 100),
    mark('asked 9', 410, 101),
    mark('answered 10', 500, 200),
  ]);
  const steps = trace.steps(['answered', 'moved', 'asked']);
  expect(steps.map((step) => [step.to.number - step.from.number, trace.busy(step)])).toEqual([
    [1, 40],
    [2, 80],
    [1, 120],
    [0, 4],
  ]);
});

test('what the host of a virtual machine has taken of all processors is known where Linux tells', () => {
  const before = processorsIn('cpu  100 0 20 800 10 0 0 70 50 0\ncpu0 50 0 10 400 5 0 0 35 25 0\n');
  const after = processorsIn('cpu  160 0 30 820 10 0 0 80 90 0\ncpu0 80 0 15 410 5 0 0 40 45 0\n');
  expect(before).toEqual({ stolen: 70, passed: 1000 });
  expect(before && after && stolenPercent(before, after)).toBe(10);
  expect(before && stolenPercent(before, before)).toBe(0);
  expect(processorsIn('cpu  100 0 20 800\n')).toBeNull();
  expect(processorsIn('')).toBeNull();
});
