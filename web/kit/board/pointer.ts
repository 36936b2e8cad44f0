/** Where the pointer is: what slides below it while it rests was not pointed at. */

/** Unknown until it moves: a board that opens below it was not pointed at either. */
let place: { readonly x: number; readonly y: number } | null = null;

const note = ({ clientX: x, clientY: y }: PointerEvent): void => {
  place = { x, y };
};
window.addEventListener('pointermove', note);
window.addEventListener('pointerdown', note);

/** Whether an event finds the pointer where it was: then the board has moved, not the hand. */
export const isResting = ({ clientX, clientY }: { clientX: number; clientY: number }): boolean =>
  !place || (clientX === place.x && clientY === place.y);
