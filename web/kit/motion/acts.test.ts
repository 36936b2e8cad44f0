import { expect, test } from 'vitest';
import { type Hands, rehearse } from './acts.ts';
import type { Where } from './cues.ts';
import type { Look } from './looks.ts';

/** A place on screen; `gone` if it is there no more. */
function spot(name: string, [left, top, width, height]: number[], gone = false): Look {
  const element = {
    isConnected: !gone,
    getAttribute: (attribute: string) => (attribute === 'data-spot' ? name : null),
  };
  return { element, box: { left, top, width, height } } as unknown as Look;
}

/** Hands that find what is there before and after, and note what stays out of sight and what is laid on the layer. */
function hands(before: readonly Look[], after: readonly Look[]) {
  const [hidden, laid]: [unknown[], HTMLElement[]] = [[], []];
  const find = (looks: readonly Look[]) => (where: Where) => {
    for (const name of [where].flat()) {
      const found = looks.find(({ element }) => element.getAttribute('data-spot') === name);
      if (found) return found;
    }
    return null;
  };
  const made: Partial<Hands> = {
    hasGround: () => true,
    begin: 0,
    length: 380,
    before: find(before),
    after: find(after),
    copyBefore: () => ({ style: {} }) as HTMLElement,
    add: (node) => {
      laid.push(node);
      return node;
    },
    hideUntil: (element) => hidden.push(element),
  };
  return { hands: made as Hands, hidden, laid };
}

const tile = spot('tile', [200, 0, 90, 80]);
const tray = spot('tray', [0, 0, 90, 80]);

test('what flies is not seen where it comes to before it has come, even to a place that was there', () => {
  const cube = spot('cube', [220, 20, 16, 16]);
  const seen = hands([tile, tray], [tile, tray, cube]);
  rehearse({ act: 'fly', from: 'tray', to: ['cube', 'tile'] }, seen.hands);
  expect(seen.hidden).toEqual([cube.element]);
});

test('what lay there already stays in sight while more comes to it', () => {
  const before = spot('stack', [220, 20, 16, 16], true);
  const after = spot('stack', [220, 20, 16, 16]);
  const drawnAnew = hands([tile, tray, before], [tile, tray, after]);
  rehearse({ act: 'fly', from: 'tray', to: ['stack', 'tile'] }, drawnAnew.hands);
  const asItWas = hands([tile, tray, after], [tile, tray, after]);
  rehearse({ act: 'fly', from: 'tray', to: ['stack', 'tile'] }, asItWas.hands);
  const near = spot('stack', [220, 20, 40, 40]);
  const elsewhereToo = hands([tile, tray, after], [tile, tray, near]);
  rehearse({ act: 'fly', from: 'tray', to: ['stack', 'tile'] }, elsewhereToo.hands);
  expect([drawnAnew, asItWas, elsewhereToo].flatMap(({ hidden }) => hidden)).toEqual([]);
});

test('what changes its own place is where it was until it flies, and then where it comes to', () => {
  const before = spot('pawn', [220, 20, 16, 16], true);
  const after = spot('pawn', [20, 20, 16, 16]);
  const seen = hands([before], [after]);
  rehearse({ act: 'fly', from: 'pawn', to: 'pawn', piece: 'pawn' }, seen.hands);
  expect(seen.hidden).toEqual([after.element]);
  expect(seen.laid.map(({ style }) => style.transform)).toEqual(['translate(200px, 0px) scale(1)']);
  // Where it is gone for good, what stands for it now stays in sight.
  const taken = hands([before, tray], [tray]);
  rehearse({ act: 'fly', from: 'pawn', to: ['pawn', 'tray'], piece: 'pawn' }, taken.hands);
  expect(taken.hidden).toEqual([]);
});

test('a place is never hidden because a piece upon it has gone', () => {
  const gone = spot('cube', [220, 20, 16, 16], true);
  const seen = hands([tile, tray, gone], [tile, tray]);
  rehearse({ act: 'fly', from: 'tray', to: ['cube', 'tile'] }, seen.hands);
  expect(seen.hidden).toEqual([]);
});

test('what waits to fly away is as large as it was, however small the place is that it goes to', () => {
  const moon = spot('moon', [100, 100, 40, 40], true);
  const figure = spot('figure', [0, 0, 60, 16]);
  const seen = hands([moon, figure], [figure]);
  rehearse({ act: 'fly', from: 'moon', to: 'figure', piece: 'moon' }, seen.hands);
  expect(seen.laid.map(({ style }) => [style.width, style.transform])).toEqual([
    ['40px', 'translate(90px, 112px) scale(1)'],
  ]);
});

test('what is about to go stays in sight until it goes, though its place is still there', () => {
  const ship = spot('ship', [220, 20, 16, 16], true);
  const alone = hands([tile, ship], [tile]);
  rehearse({ act: 'leave', at: ['ship', 'tile'] }, alone.hands);
  expect(alone.laid).toHaveLength(1);
  const fewer = hands([tile, ship], [tile, spot('ship', [220, 20, 16, 16])]);
  rehearse({ act: 'leave', at: ['ship', 'tile'] }, fewer.hands);
  expect(fewer.laid).toHaveLength(0);
});
