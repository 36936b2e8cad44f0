/**
 * What the host of a virtual machine takes of its processors for others. It stands still meanwhile and does not know: the
 * browser counts that time as work of whatever was at work.
 */
import { readFileSync } from 'node:fs';

/** Since the machine was started, in ticks. */
export interface Processors {
  readonly stolen: number;
  /** In all, at rest or not. */
  readonly passed: number;
}

/** Null where the system doesn't tell. */
export function processors(): Processors | null {
  try {
    return processorsIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return null;
  }
}

/** As Linux writes it: user, nice, system, idle, iowait, irq, softirq, steal, and guests, who are in user already. */
export function processorsIn(text: string): Processors | null {
  const ticks = /^cpu +(.+)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number) ?? [];
  const stolen = ticks[7];
  return stolen === undefined ? null : { stolen, passed: ticks.reduce((sum, n) => sum + n, 0) };
}

/** Percent of all processors' time. */
export function stolenPercent(before: Processors, after: Processors): number {
  const passed = after.passed - before.passed;
  return passed > 0 ? ((after.stolen - before.stolen) / passed) * 100 : 0;
}
