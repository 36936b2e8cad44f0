/** A battle beside its place, large enough to be followed: two sides, dice between them, a verdict. */
import { onPicture } from '../picture.tsx';
import { seatColour } from '../seats.tsx';
import type { Act, Hands } from './acts.ts';
import { beside } from './beside.ts';
import type { Group, Side } from './cues.ts';
import { node } from './drawn.ts';
import type { Look } from './looks.ts';

const APPEARS = 200;
/** How large a ship of a battle is drawn. */
const SHIP = 60;

export const arena: Act<'arena'> = (cue, hands) => () => open(cue, hands);

function open({ at, title, sides, sky }: Parameters<Act<'arena'>>[0], hands: Hands): void {
  const plate = node('motion-arena mounted', node('motion-arena-title', hands.say(title)));
  const [left, right] = sides.map((side) => drawSide(side, hands));
  const dice = node('motion-arena-dice');
  dice.dataset.spot = 'arena dice';
  const field = node('motion-arena-field');
  field.append(...[left, dice, right].filter((part) => part !== undefined));
  plate.append(field);
  if (sky) onPicture(sky, (address) => plate.style.setProperty('--sky', `url("${address}")`));
  const ends = hands.next('arena')?.begin ?? null;
  // How it went has its room from the beginning.
  const said = hands.next('verdict');
  if (said && said.begin < (ends ?? Number.POSITIVE_INFINITY)) {
    const line = node('motion-arena-verdict', hands.say(said.cue.words));
    line.style.opacity = '0';
    plate.append(line);
  }
  if (ends === null) plate.classList.add('motion-stays');
  const last = hands.after('arena dice')?.element.closest('.motion-arena');
  if (last) dim(last, 0, hands.begin, hands);
  hands.layOut(plate);
  const box = (hands.after(at) ?? hands.before(at))?.box;
  const laid = [...document.querySelectorAll('.stage')].map((part) => part.getBoundingClientRect());
  const size = { width: plate.offsetWidth, height: plate.offsetHeight };
  const [x, y] = beside(box ?? null, size, { width: innerWidth, height: innerHeight }, laid);
  Object.assign(plate.style, { left: `${x}px`, top: `${y}px` });
  hands.move(
    plate,
    [
      { opacity: 0, transform: 'scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ],
    { length: APPEARS },
  );
}

function drawSide({ name, colour, groups }: Side, hands: Hands): HTMLElement {
  const heading = node('motion-arena-name', hands.say(name));
  if (colour !== undefined) heading.style.borderColor = seatColour(colour);
  return node('motion-arena-side', heading, ...groups.map((group) => drawGroup(group, hands)));
}

function drawGroup({ id, look, count, hull }: Group, hands: Hands): HTMLElement {
  const spot = node('motion-arena-ship');
  spot.dataset.spot = `arena ${id}`;
  const copy = hands.copyBefore(look)?.cloneNode(true) as HTMLElement | undefined;
  const size = hands.before(look)?.box;
  if (copy && size) {
    const scale = SHIP / Math.max(size.width, size.height);
    Object.assign(copy.style, {
      left: `${(SHIP - size.width) / 2}px`,
      top: `${(SHIP - size.height) / 2}px`,
      scale: `${scale}`,
    });
    spot.append(copy);
  }
  const pips = node('motion-arena-hull');
  for (let pip = 0; pip < hull; pip++) pips.append(node('motion-arena-pip'));
  const group = node('motion-arena-group', spot, node('motion-arena-count', times(count)), pips);
  group.dataset.left = `${count}`;
  return group;
}

const times = (count: number): string => `×${count}`;

export const isInArena = ({ element }: Look): boolean => element.matches('.motion-arena-ship');

const groupOf = ({ element }: Look): HTMLElement =>
  element.closest('.motion-arena-group') as HTMLElement;

/** Something fades, or comes back, at a time. */
const dim = (element: Element, to: number, begin: number, hands: Hands): void =>
  hands.move(element, [{}, { opacity: to }], { begin, length: APPEARS, fill: 'forwards' });

/** A ship of a group is hit: so much of its hull is gone. Battles are set in their order. */
export function hurt(look: Look, damage: number, begin: number, hands: Hands): void {
  const whole = [...groupOf(look).querySelectorAll('.motion-arena-pip:not([data-hurt])')];
  for (const pip of whole.slice(0, damage) as HTMLElement[]) {
    pip.dataset.hurt = '';
    dim(pip, 0.2, begin, hands);
  }
}

/** A ship of a group is lost: one less, or none. */
export function loseOne(look: Look, hands: Hands): void {
  const group = groupOf(look);
  const left = Number(group.dataset.left) - 1;
  group.dataset.left = `${left}`;
  const { begin } = hands;
  const counts = group.querySelectorAll('.motion-arena-count');
  const before = counts[counts.length - 1] as HTMLElement;
  const after = node('motion-arena-count', times(left));
  before.after(after);
  dim(before, 0, begin, hands);
  hands.move(after, [{ opacity: 0 }, { opacity: 1 }], { length: APPEARS });
  if (left === 0) dim(look.element, 0.15, begin, hands);
  for (const pip of group.querySelectorAll<HTMLElement>('.motion-arena-pip')) {
    delete pip.dataset.hurt;
    dim(pip, left === 0 ? 0.2 : 1, begin, hands);
  }
}

export const verdict: Act<'verdict'> = (_cue, hands) => () => {
  const plate = hands.after('arena dice')?.element.closest('.motion-arena');
  const line = plate?.querySelector('.motion-arena-verdict');
  if (!line) return;
  hands.move(
    line,
    [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'none' },
    ],
    { length: APPEARS },
  );
};
