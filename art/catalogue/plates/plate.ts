/** Plates from the box of parts: a line of recipe each. */
import { assemble } from '../../box/index.ts';
import { type Ground, paintRelief } from '../../relief/relief.ts';
import { one, type Work } from '../../work.ts';

/** What all plates of a game have in common. */
export interface Make {
  /** Before the name of each: `eclipse/plate`. */
  readonly shelf: string;
  readonly size: number;
  readonly quality: number;
}

/** Name → recipe, all on the same ground. */
export const plates = (
  { shelf, size, quality }: Make,
  enamel: string,
  engraving: Ground['engraving'],
  recipes: Readonly<Record<string, string>>,
): Work[] =>
  Object.entries(recipes).map(([name, recipe]) =>
    one(
      `${shelf}/${name}`,
      () => paintRelief(assemble(recipe), { shape: 'plate', enamel, engraving }, size, size, 0.77),
      quality,
    ),
  );
