/** Where finished pictures lie, and the list of them that the page and the tests read. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHELF = fileURLToPath(new URL('../web/public/pictures/', import.meta.url));

/** Of each picture: the recipe that it was made by, and how large its file is in bytes. */
export type Inventory = Record<string, readonly [recipe: string, bytes: number]>;

const LIST = join(SHELF, 'inventory.json');

/** Others than WebP say so: launchers want PNG, those who unfold links JPEG. */
export const fileOf = (id: string): string =>
  join(SHELF, /\.(png|jpg)$/.test(id) ? id : `${id}.webp`);

export function readInventory(): Inventory {
  return existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
}

export function writeInventory(inventory: Inventory): void {
  const lines = Object.keys(inventory)
    .sort()
    .map((id) => `  "${id}": ["${inventory[id][0]}", ${inventory[id][1]}]`);
  mkdirSync(SHELF, { recursive: true });
  writeFileSync(LIST, `{\n${lines.join(',\n')}\n}\n`);
}

export function put(id: string, file: Uint8Array): void {
  mkdirSync(dirname(fileOf(id)), { recursive: true });
  writeFileSync(fileOf(id), file);
}
