/** A worker that paints: it is told a chapter and the number of a work, and answers with files. */
import { parentPort } from 'node:worker_threads';
import { CHAPTERS } from './catalogue/index.ts';
import { encode } from './encode.ts';
import { put } from './shelf.ts';

export interface Order {
  readonly chapter: string;
  readonly work: number;
  readonly recipe: string;
}

/** Picture → bytes. */
export type Delivery = Readonly<Record<string, number>>;

parentPort?.on('message', async ({ chapter, work }: Order) => {
  const found = CHAPTERS.find(({ file }) => file === chapter)?.works[work];
  if (!found) throw new Error(`no work ${work} in ${chapter}`);
  const done: Record<string, number> = {};
  let i = 0;
  for (const canvas of found.paint()) {
    const id = found.ids[i++];
    const file = await encode(id, canvas, found);
    put(id, file);
    done[id] = file.length;
  }
  parentPort?.postMessage(done);
});
