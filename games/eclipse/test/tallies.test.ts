import { expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { tallies } from '../tallies.ts';
import type { Told } from '../vocabulary.ts';

const state = {} as State;
const of = (...events: Told[]) => tallies.fault(state, 0, events);
const took = (action: Told<'action-taken'>['action'], seat = 0): Told => ({
  type: 'action-taken',
  seat,
  action,
});
const cruiser: Told = { type: 'built', seat: 0, thing: 'cruiser', sector: SECTOR['221'], price: 5 };
const passed: Told = { type: 'passed', seat: 0 };
const trade = (from: Told<'traded'>['from'], to: Told<'traded'>['to']): Told => ({
  type: 'traded',
  seat: 0,
  n: 3,
  from,
  to,
});
const left = (sector: number, type: 'disc-returned' | 'control-lost'): Told => ({
  type,
  seat: 0,
  sector,
});

test('a game without faults', () => {
  expect(of(took('build'), cruiser, passed)).toEqual([]);
});

test('actions without effect are found, wherever they stand', () => {
  expect(of(took('build'), cruiser, took('upgrade'), passed)).toEqual(['action without effect']);
  expect(of(took('upgrade'), took('build'), cruiser)).toEqual(['action without effect']);
  expect(of(took('build'), cruiser, took('upgrade', 1), passed)).toEqual([]);
});

test('whatever was traded for and is traded away again went round in a circle', () => {
  const [there, back] = [trade('science', 'materials'), trade('materials', 'money')];
  expect(of(there, back, took('build'), cruiser)).toEqual(['circular trade']);
  expect(of(there, took('build'), cruiser, back)).toEqual([]);
  const research: Told = {
    type: 'tech-researched',
    seat: 0,
    tech: TECHNOLOGIES.length - 1,
    price: 4,
  };
  expect(of(took('build'), cruiser, there, research, back)).toEqual([]);
});

test('home is left by a disc that is taken away, not by one that is lost', () => {
  expect(of(cruiser, left(SECTOR['221'], 'disc-returned'))).toEqual(['left home']);
  expect(of(cruiser, left(SECTOR['221'], 'control-lost'))).toEqual([]);
  expect(of(cruiser, left(SECTOR['311'], 'disc-returned'))).toEqual([]);
});

test('Orbitals are no ships', () => {
  const orbital: Told = { ...cruiser, thing: 'orbital' } as Told;
  expect(of(took('build'), orbital)).toEqual(['no ship built']);
});
