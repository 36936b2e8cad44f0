/** The workshop's counter: paint what is stale, and lay everything out to be looked at. */
import { existsSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { CHAPTERS } from './catalogue/index.ts';
import type { Delivery, Order } from './painter.ts';
import { recipeOf } from './recipe.ts';
import { fileOf, readInventory, writeInventory } from './shelf.ts';

export interface Wish {
  /** Only pictures whose id contains this. */
  readonly only: string;
  /** Paint also what is fresh. */
  readonly all: boolean;
  readonly jobs: number;
  told(id: string): void;
}

/** Every picture that is described. */
const idsOf = (): string[] => CHAPTERS.flatMap(({ works }) => works.flatMap(({ ids }) => [...ids]));

/** Is there any picture whose id contains this? */
export const hasPicture = (only: string): boolean => idsOf().some((id) => id.includes(only));

/** Paints and shelves; gives back how many pictures are new. */
export async function paint({ only, all, jobs, told }: Wish): Promise<number> {
  const inventory = readInventory();
  const known = new Set(idsOf());
  for (const id of Object.keys(inventory).filter((old) => !known.has(old))) {
    delete inventory[id];
    rmSync(fileOf(id), { force: true });
  }
  const orders = CHAPTERS.flatMap(({ file: chapter, works }) => {
    const recipe = recipeOf(chapter);
    const isFresh = (id: string): boolean =>
      !all && inventory[id]?.[0] === recipe && existsSync(fileOf(id));
    return works.flatMap(({ ids }, work) => {
      const wanted = ids.some((id) => id.includes(only)) && !ids.every(isFresh);
      return wanted ? [{ chapter, work, recipe }] : [];
    });
  });
  let done = 0;
  await inParallel(orders, jobs, (delivery, { recipe }) => {
    for (const [id, bytes] of Object.entries(delivery)) {
      inventory[id] = [recipe, bytes];
      told(id);
      done++;
    }
    // Written again and again, so that a run that is broken off has not been in vain.
    writeInventory(inventory);
  });
  writeInventory(inventory);
  return done;
}

function inParallel(
  orders: readonly Order[],
  jobs: number,
  received: (delivery: Delivery, order: Order) => void,
): Promise<unknown> {
  const queue = [...orders];
  return Promise.all(
    Array.from({ length: Math.min(jobs, orders.length) }, () => {
      const worker = new Worker(new URL('./painter.ts', import.meta.url));
      return new Promise<void>((resolve, reject) => {
        const next = (): void => {
          const order = queue.shift();
          if (!order) {
            worker.terminate().then(() => resolve(), reject);
            return;
          }
          worker.once('message', (delivery: Delivery) => {
            received(delivery, order);
            next();
          });
          worker.postMessage(order);
        };
        worker.on('error', reject);
        next();
      });
    }),
  );
}

const CELL = 132;
const ACROSS = 14;

/** All pictures on one sheet, on night and on paper: for looking at. */
export async function contactSheet(path: string, only: string): Promise<number> {
  const ids = Object.keys(readInventory()).filter((id) => id.includes(only));
  const rows = Math.ceil(ids.length / ACROSS);
  const grounds = ['#0b1020', '#f8f1e1'];
  const backs = grounds.map((background, i) => ({
    input: { create: { width: ACROSS * CELL, height: rows * CELL, channels: 4, background } },
    left: 0,
    top: i * rows * CELL,
  }));
  const cells = await Promise.all(
    ids.map(async (id, i) => ({
      input: await sharp(fileOf(id))
        .resize(CELL - 8, CELL - 8, { fit: 'inside' })
        .png()
        .toBuffer(),
      left: (i % ACROSS) * CELL + 4,
      top: Math.floor(i / ACROSS) * CELL + 4,
    })),
  );
  const twice = grounds.flatMap((_, i) =>
    cells.map((cell) => ({ ...cell, top: cell.top + i * rows * CELL })),
  );
  await sharp({
    create: { width: ACROSS * CELL, height: 2 * rows * CELL, channels: 4, background: grounds[0] },
  })
    .composite([...backs, ...twice])
    .png()
    .toFile(path);
  return ids.length;
}
