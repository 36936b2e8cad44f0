/** Where a plate has room beside the place that it is about. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;
type Corner = readonly [left: number, top: number];

const AIR = 14;

/**
 * To the right of a place, else to the left, else below or above, within the window; rather there than over what is laid
 * over the board already.
 */
export function beside(
  box: Box | null,
  { width, height }: Size,
  window: Size,
  laid: readonly Box[],
): Corner {
  const within = (value: number, most: number): number =>
    Math.max(AIR, Math.min(value, most - AIR));
  if (!box) return [(window.width - width) / 2, window.height * 0.2];
  const x = within((box.left + box.right - width) / 2, window.width - width);
  const y = within((box.top + box.bottom - height) / 2, window.height - height);
  const corners: readonly Corner[] = [
    [box.right + AIR, y],
    [box.left - AIR - width, y],
    [x, box.bottom + AIR],
    [x, box.top - AIR - height],
  ];
  const fitting = corners.filter(
    ([left, top]) =>
      left >= AIR &&
      top >= AIR &&
      left + width <= window.width - AIR &&
      top + height <= window.height - AIR,
  );
  const free = fitting.find(([left, top]) =>
    laid.every(
      (one) =>
        one.right <= left ||
        one.left >= left + width ||
        one.bottom <= top ||
        one.top >= top + height,
    ),
  );
  return free ?? fitting[0] ?? [x, within(box.top - AIR - height, window.height)];
}
