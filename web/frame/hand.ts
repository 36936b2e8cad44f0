/** Was the page last touched by hand? What a finger or a pen covers has to be shown before it is done. */

let kind = 'mouse';

// On the way down: buttons keep what happens on them to themselves.
const options = { capture: true, passive: true } as const;
window.addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    kind = pointerType;
  },
  options,
);
window.addEventListener(
  'keydown',
  () => {
    kind = 'keys';
  },
  options,
);

export const byHand = (): boolean => kind === 'touch' || kind === 'pen';
export const byKeys = (): boolean => kind === 'keys';
