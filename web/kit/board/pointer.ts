/** Where the pointer is: what slides below it while it rests was not pointed at. */

const place = { x: Number.NaN, y: Number.NaN };

const note = ({ clientX, clientY }: PointerEvent): void => {
  place.x = clientX;
  place.y = clientY;
};
window.addEventListener('pointermove', note);
window.addEventListener('pointerdown', note);

/** Whether an event finds the pointer where it was: then the board has moved, not the hand. */
export const isResting = ({ clientX, clientY }: { clientX: number; clientY: number }): boolean =>
  clientX === place.x && clientY === place.y;
