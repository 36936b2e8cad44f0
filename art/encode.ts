import sharp from 'sharp';
import type { Canvas } from './tools/canvas.ts';
import type { Work } from './work.ts';

/** A painted sheet as a WebP file. */
export async function encode(
  canvas: Canvas,
  { quality = 82, alpha = 85 }: Pick<Work, 'quality' | 'alpha'>,
): Promise<Uint8Array> {
  const size = { width: canvas.wide, height: canvas.high, channels: 4 } as const;
  return await sharp(canvas.bytes(), { raw: size })
    .webp({ quality, alphaQuality: alpha, effort: 6 })
    .toBuffer();
}
