import sharp from 'sharp';
import type { Canvas } from './tools/canvas.ts';
import type { Work } from './work.ts';

/** A painted sheet as a file: WebP unless its name says otherwise. */
export async function encode(
  id: string,
  canvas: Canvas,
  { quality = 82, alpha = 85 }: Pick<Work, 'quality' | 'alpha'>,
): Promise<Uint8Array> {
  const size = { width: canvas.wide, height: canvas.high, channels: 4 } as const;
  const sheet = sharp(canvas.bytes(), { raw: size });
  if (id.endsWith('.png')) return await sheet.png({ palette: true, effort: 10 }).toBuffer();
  if (id.endsWith('.jpg')) return await sheet.jpeg({ quality, mozjpeg: true }).toBuffer();
  return await sheet.webp({ quality, alphaQuality: alpha, effort: 6 }).toBuffer();
}
