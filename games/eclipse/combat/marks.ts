/** A group and a small number in one: the damage of a ship, the sector that a group retreats to. */
const NUMBERS = 64;

export const mark = (group: number, n: number): number => group * NUMBERS + n;
export const markedGroup = (marked: number): number => Math.trunc(marked / NUMBERS);
export const markedNumber = (marked: number): number => marked % NUMBERS;
