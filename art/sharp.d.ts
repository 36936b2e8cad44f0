/** The little of sharp that is used here; the package brings its own, larger description. */
declare module 'sharp' {
  interface Blank {
    readonly create: { width: number; height: number; channels: number; background: string };
  }
  interface Layer {
    readonly input: Uint8Array | Blank;
    readonly left: number;
    readonly top: number;
  }
  interface WebP {
    readonly quality: number;
    readonly alphaQuality?: number;
    readonly effort: number;
    /** Of a film: how long each picture stands, in milliseconds, and how often all is shown; 0: for ever. */
    readonly delay?: readonly number[];
    readonly loop?: number;
  }
  interface Picture {
    resize(wide: number, high?: number, options?: { fit: 'inside' }): Picture;
    composite(layers: readonly Layer[]): Picture;
    webp(options: WebP): Picture;
    png(options?: { readonly palette: boolean; readonly effort: number }): Picture;
    jpeg(options: { readonly quality: number; readonly mozjpeg: boolean }): Picture;
    toBuffer(): Promise<Uint8Array>;
    toFile(path: string): Promise<unknown>;
  }
  export default function sharp(
    input: Uint8Array | string | Blank | readonly Uint8Array[],
    options?:
      | { raw: { width: number; height: number; channels: 4 } }
      | { join: { animated: boolean } },
  ): Picture;
}
