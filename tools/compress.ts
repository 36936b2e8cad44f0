/** Writes `.br` and `.gz` beside built files, so that the server never compresses anything itself. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const WORTH_IT = /\.(js|mjs|css|html|svg|json|webmanifest|txt|xml|wasm|ttf)$/;

/** Below this, the headers weigh more than what is saved. */
const SMALLEST = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses all files of a folder that gain by it; returns how many did. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const gained = await Promise.all(files.map(compressFile));
  return gained.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return false;
  const [br, gz] = await Promise.all([
    brotliAsync(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipAsync(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  return br.length < content.length;
}
