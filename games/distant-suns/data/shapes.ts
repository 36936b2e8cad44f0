import { frozen, type Provenance } from '@orrery/kernel';

/** A place on the hexagonal grid: q counts to the east, r to the south-east. */
export type Axial = readonly [q: number, r: number];

export interface Shape {
  readonly id: string;
  /** Key of the name in `text/`. */
  readonly name: string;
  /** The outline in one of its positions; it may be turned and mirrored. */
  readonly cells: readonly Axial[];
  readonly provenance: { readonly name: Provenance; readonly outline: Provenance };
}

/** The shape of zone Z0, printed on the panel and in play in every game. */
export const BLACK_HOLE = 0;

/**
 * The eleven shapes. Everywhere else a shape is its number in this list: the black hole is 0, the
 * ten zone tokens, of which five are in play, are 1 to 10. All outlines are designed: the pictures
 * of the book are lost. So are the names, but for the three that the book mentions. (The empty
 * comments keep the formatter from joining the rows of a picture.)
 */
export const SHAPES: readonly Shape[] = frozen([
  shape('black-hole', 'book', [
    ' # # ', //
    '# @ #',
    ' # # ',
  ]),
  shape('crescent', 'book', [
    ' # # ', //
    '# o #',
    ' #   ',
  ]),
  shape('lightning', 'book', [
    ' @  ', //
    '# # ',
    ' #  ',
    '#   ',
  ]),
  shape('comet', 'designed', [
    '     # ', //
    '# # @ #',
  ]),
  shape('rocket', 'designed', [
    '#       ', //
    ' @ # # #',
    '#       ',
  ]),
  shape('star', 'designed', [
    '#   ', //
    ' @ #',
    '#   ',
  ]),
  shape('satellite', 'designed', [
    '   # ', //
    '# @ #',
    ' #   ',
  ]),
  shape('ringed-planet', 'designed', [
    '   #   ', //
    '# @ # #',
    '   #   ',
  ]),
  shape('beam', 'designed', ['@ # # #']),
  shape('galaxy', 'designed', [
    '   # ', //
    '    #',
    ' @ # ',
    '#    ',
    ' #   ',
  ]),
  shape('dipper', 'designed', [
    '# # @    ', //
    '     # # ',
  ]),
]);

/** Reads a drawn outline: `#` and `@` are its cells, `@` or `o` stands at [0, 0]. */
function shape(id: string, name: Provenance, drawn: readonly string[]): Shape {
  const rows = drawn.findIndex((row) => /[@o]/.test(row));
  const columns = drawn[rows].search(/[@o]/);
  const cells = drawn.flatMap((row, y) =>
    [...row].flatMap((mark, x): Axial[] => {
      const r = y - rows;
      // Each row down shifts a cell by half its width, which is one character.
      return mark === '#' || mark === '@' ? [[(x - columns - r) / 2, r]] : [];
    }),
  );
  return { id, name: `shape.${id}`, cells, provenance: { name, outline: 'designed' } };
}
