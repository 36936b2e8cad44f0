/** How each act looks. All of it moves by `transform` and `opacity`, in a layer over the table. */
import { type Die, drawDie } from '../die.tsx';
import type { Phrase } from '../face.ts';
import { arena, hurt, isInArena, loseOne, verdict } from './arena.ts';
import type { Cue, Where } from './cues.ts';
import { drawChip, drawRing, drawToken, node } from './drawn.ts';
import { copyOf, isSame, type Look, place } from './looks.ts';

/** What an act works with. */
export interface Hands {
  /** When it begins, and how long it lasts, in milliseconds. */
  readonly begin: number;
  readonly length: number;
  /** A place as it was before the change, and as it is. */
  before(where: Where): Look | null;
  after(where: Where): Look | null;
  /** A piece as it was before, where it isn't there any more. */
  copyBefore(where: Where): HTMLElement | null;
  /** Whether what a piece lay on before is still there. */
  hasGround(where: Where): boolean;
  /** Lays something on the layer, as soon as all acts have looked at the screen. */
  add(node: HTMLElement): HTMLElement;
  /** Lays something on the layer at once, to be measured there. */
  layOut(node: HTMLElement): void;
  /** Moves something, from `begin` on unless told otherwise; what lies on the layer goes when it has moved. */
  move(element: Element, frames: Keyframe[], timing?: Timing): void;
  /** When all is over, and the next act of a kind, if there is one. */
  readonly end: number;
  next<A extends Cue['act']>(act: A): { begin: number; cue: CueOf<A> } | null;
  say(phrase: Phrase): string;
  /** A piece of the board stays out of sight until then. */
  hideUntil(element: Element, time: number): void;
}

export interface Timing {
  readonly begin?: number;
  readonly length?: number;
  readonly easing?: string;
  /** Outside its time: as at its nearer end, unless told otherwise. */
  readonly fill?: FillMode;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type CueOf<A extends Cue['act']> = Extract<Cue, { act: A }>;
/**
 * As soon as the board has changed an act hides what is still to come, and lays out what is still there; what it gives back
 * is done when its time has come.
 */
export type Act<A extends Cue['act']> = (cue: CueOf<A>, hands: Hands) => (() => void) | undefined;

export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
const middle = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});
/** The way from the middle of one box to that of another. */
function way(from: Box, to: Box): { x: number; y: number; far: number; heading: number } {
  const [a, b] = [middle(from), middle(to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  return { x, y, far: Math.hypot(x, y), heading: Math.atan2(y, x) };
}

const TOKEN = 22;
const around = (box: Box, size: number): Box => {
  const { x, y } = middle(box);
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
};
const widened = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
/** Outlines reach over the edge of what they are around. */
const INK_EDGE = 4;
/** A piece is small; a place that pieces lie on may be large. */
const isPiece = ({ width, height }: Box): boolean => width * height < 30_000;

const fly: Act<'fly'> = ({ from, to, piece }, hands) => {
  const source = hands.before(from) ?? hands.after(from);
  const arrived = hands.after(to);
  const target = arrived ?? hands.before(to);
  if (!source || !target) {
    const at = source ?? target;
    return at ? () => ring(at.box, hands) : undefined;
  }
  const token = typeof piece === 'object' && 'token' in piece ? piece : null;
  const named = piece !== undefined && !token ? (piece as Where) : null;
  const own = named ? hands.copyBefore(named) : null;
  if (!token && !own && !(arrived && isPiece(arrived.box))) return () => ring(target.box, hands);
  const draw = (): HTMLElement => {
    const actor = token ? drawToken(token) : (own ?? copyOf(arrived as Look));
    if (token) place(actor, around(target.box, TOKEN));
    else if (own) {
      const { x, y } = middle(target.box);
      const { width, height } = drawn;
      place(actor, { width, height, left: x - width / 2, top: y - height / 2 });
    }
    return hands.add(actor);
  };
  const drawn = (own && hands.before(named as Where)?.box) || target.box;
  const { x, y } = way(target.box, source.box);
  const size = !token && isPiece(source.box) ? source.box.height / drawn.height : 1;
  const scale = Math.min(Math.max(size, 0.6), 1.6);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  // What is new there comes with the flight; what lay there already stays in sight.
  const was = hands.before(to);
  // Nothing comes to it: it changes its own place.
  const itself =
    was !== null &&
    arrived !== null &&
    hands.before(from) === was &&
    hands.after(from)?.element === arrived.element;
  // Before, the place that it comes to may have stood for it.
  const stoodFor = (was: Look): boolean => was.element.isConnected && !isSame(was, arrived as Look);
  const isNew = !token && arrived && (was === null || itself || stoodFor(was));
  if (isNew) hands.hideUntil(arrived.element, hands.begin + hands.length);
  // What has gone from there waits there until it flies.
  const rests = hands.before(from) !== null && (itself || hands.after(from) === null);
  const waiting = rests ? draw() : null;
  if (waiting) waiting.style.transform = start;
  return () => {
    const actor = waiting ?? draw();
    hands.move(actor, [
      { transform: start, opacity: 1 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - 10}px) scale(${(1 + scale) / 2 + 0.15})`,
        offset: 0.5,
      },
      ...settled(isNew === true),
    ]);
  };
};

/** The end of a way. What is hidden until then takes the place of its copy, which stays until it goes; else it goes by itself. */
const settled = (shows: boolean): Keyframe[] =>
  shows
    ? [{ transform: 'none', opacity: 1 }]
    : [
        { transform: 'none', opacity: 1, offset: 0.99 },
        { transform: 'none', opacity: 0 },
      ];

const arrive: Act<'arrive'> = ({ at }, hands) => {
  const look = hands.after(at);
  if (!look) return;
  if (!isPiece(look.box)) return () => ring(look.box, hands);
  hands.hideUntil(look.element, hands.begin + hands.length);
  return () =>
    hands.move(hands.add(copyOf(look)), [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
      ...settled(true),
    ]);
};

/** So much of a drawing's time the pen takes to come. */
const COMING = 0.3;
/** How far up and down a pen goes, of the height of what it draws, at each quarter of its way across. */
const STROKES = [0, -0.32, 0.32, -0.32, 0];

const draw: Act<'draw'> = ({ at, from }, hands) => {
  const look = hands.after(at);
  if (!look) return;
  const { begin, length } = hands;
  hands.hideUntil(look.element, begin + length);
  return () => {
    // What is drawn already shows through a window that goes across it: the ink itself stands still.
    const { left, top, width, height } = widened(look.box, INK_EDGE);
    const ink = copyOf(look);
    place(ink, { left: INK_EDGE, top: INK_EDGE, width: look.box.width, height: look.box.height });
    const drawn = hands.add(node('motion-drawn', ink));
    place(drawn, { left, top, width, height });
    const timing = {
      begin: begin + length * COMING,
      length: length * (1 - COMING),
      easing: 'linear',
    };
    hands.move(drawn, [{ transform: `translateX(${-width}px)` }, { transform: 'none' }], timing);
    hands.move(ink, [{ transform: `translateX(${width}px)` }, { transform: 'none' }], timing);
    const source = hands.before(from) ?? hands.after(from);
    const pen = hands.add(node('motion-pen'));
    place(pen, { left, top: top + height / 2, width: 0, height: 0 });
    const { x, y } = middle(source?.box ?? look.box);
    hands.move(
      pen,
      [
        { transform: `translate(${x - left}px, ${y - top - height / 2}px)`, opacity: 0 },
        ...STROKES.map((stroke, i) => ({
          transform: `translate(${(width * i) / 4}px, ${height * stroke}px)`,
          opacity: 1,
          offset: COMING + ((1 - COMING) * i) / 4.2,
        })),
        { transform: `translate(${width}px, -6px)`, opacity: 0 },
      ],
      { easing: 'linear' },
    );
  };
};

const leave: Act<'leave'> = ({ at, burst = false }, hands) => {
  const actor = hands.copyBefore(at);
  // What is still there, though fewer, stays; the copy is what goes. Of a stage that has closed nothing hangs in the air.
  const [was, is] = [hands.before(at), hands.after(at)];
  const isGone = !is || (was !== null && !isSame(was, is));
  if (actor && isGone && hands.hasGround(at)) hands.add(actor);
  return () => {
    const look = hands.before(at);
    if (look && isInArena(look)) {
      loseOne(look, hands);
      flash(around(look.box, 70), hands);
      return;
    }
    if (!look || !actor) return;
    if (!actor.isConnected) hands.add(actor);
    const gone = burst ? 'scale(1.6) rotate(18deg)' : 'scale(0.4)';
    hands.move(actor, [
      { transform: 'none', opacity: 1 },
      { transform: gone, opacity: 0 },
    ]);
    if (burst) flash(around(look.box, Math.min(look.box.height * 1.6, 90)), hands);
  };
};

const turn: Act<'turn'> = ({ at, from, degrees = 0 }, hands) => {
  const look = hands.after(at);
  if (!look) return;
  const source = from === undefined ? null : (hands.before(from) ?? hands.after(from));
  const { x, y } = source ? way(look.box, source.box) : { x: 0, y: 0 };
  hands.hideUntil(look.element, hands.begin + hands.length);
  const lies = `rotate(${-degrees}deg)`;
  // It comes on edge, so that something is seen to come; above its place it is turned up, and only then turned to lie.
  return () =>
    hands.move(
      hands.add(copyOf(look)),
      [
        {
          transform: `translate(${x}px, ${y}px) scale(0.4) rotateY(75deg) ${lies}`,
          opacity: 0,
          easing: 'ease-out',
        },
        {
          transform: `translate(${x * 0.8}px, ${y * 0.8}px) scale(0.5) rotateY(75deg) ${lies}`,
          opacity: 1,
          offset: 0.1,
          easing: 'ease-in-out',
        },
        {
          transform: `translate(0px, 0px) scale(1.08) rotateY(75deg) ${lies}`,
          offset: 0.42,
          easing: 'ease-out',
        },
        {
          transform: `translate(0px, 0px) scale(1.08) rotateY(0deg) ${lies}`,
          offset: 0.62,
          easing: 'ease-in-out',
        },
        { transform: 'translate(0px, 0px) scale(1.08)', offset: 0.88, easing: 'ease-in' },
        ...settled(true),
      ],
      { easing: 'linear' },
    );
};

function ring(box: Box, hands: Hands, colour?: number): void {
  const made = hands.add(drawRing(colour));
  place(made, widened(box, 4));
  hands.move(made, [
    { transform: 'scale(0.94)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.35 },
    { transform: 'none', opacity: 0.9, offset: 0.6 },
    { transform: 'scale(1.04)', opacity: 0 },
  ]);
}

function flash(box: Box, hands: Hands, begin = hands.begin, length = hands.length): void {
  const made = hands.add(node('motion-flash'));
  place(made, box);
  hands.move(
    made,
    [
      { transform: 'scale(0.2)', opacity: 0 },
      { transform: 'scale(0.8)', opacity: 1, offset: 0.25 },
      { transform: 'scale(1.25)', opacity: 0 },
    ],
    { begin, length },
  );
}

const pulse: Act<'pulse'> =
  ({ at, colour }, hands) =>
  () => {
    const look = hands.after(at) ?? hands.before(at);
    if (look) ring(look.box, hands, colour);
  };

const claim: Act<'claim'> =
  ({ at, colour }, hands) =>
  () => {
    const look = hands.after(at) ?? hands.before(at);
    if (!look) return;
    const { width, height } = look.box;
    const wave = hands.add(drawRing(colour));
    wave.classList.add('motion-wave');
    place(wave, around(look.box, Math.min(width, height)));
    // What comes to say so comes first.
    hands.move(
      wave,
      [
        { transform: 'scale(0.1)', opacity: 0 },
        { transform: 'scale(0.1)', opacity: 0, offset: 0.45 },
        { transform: 'scale(0.7)', opacity: 0.75, offset: 0.7 },
        { transform: 'scale(1.05)', opacity: 0 },
      ],
      { easing: 'linear' },
    );
  };

const count: Act<'count'> =
  ({ at, by, icon }, hands) =>
  () => {
    const look = hands.after(at) ?? hands.before(at);
    if (!look) return;
    const words = typeof by === 'string' ? by : by < 0 ? `−${-by}` : `+${by}`;
    chip(words, look.box, hands, { icon, bad: typeof by === 'number' && by < 0 });
  };

function chip(
  words: string,
  box: Box,
  hands: Hands,
  {
    icon,
    bad = false,
    begin = hands.begin,
  }: { icon?: string | undefined; bad?: boolean; begin?: number },
): void {
  const made = hands.add(drawChip(words, icon));
  if (bad) made.classList.add('motion-loss');
  const { x, y } = middle(box);
  Object.assign(made.style, { left: `${x}px`, top: `${y}px` });
  const at = 'translate(-50%, -50%)';
  hands.move(
    made,
    [
      { transform: `${at} scale(0.6)`, opacity: 0 },
      { transform: `${at} translateY(-8px)`, opacity: 1, offset: 0.2 },
      { transform: `${at} translateY(-16px)`, opacity: 1, offset: 0.7 },
      { transform: `${at} translateY(-26px)`, opacity: 0 },
    ],
    { begin, length: Math.max(hands.length, 900) },
  );
}

const trail: Act<'trail'> = ({ through, colour }, hands) => {
  const boxes = through.flatMap((where) => {
    const look = hands.after(where) ?? hands.before(where);
    return look ? [look.box] : [];
  });
  const each = hands.length / Math.max(1, boxes.length - 1);
  const draw = (to: Box, at: number): void => {
    const from = boxes[at] as Box;
    const { far, heading } = way(from, to);
    const { x, y } = middle(from);
    const line = hands.add(drawRing(colour));
    line.className = 'motion-trail';
    place(line, { left: x, top: y - 1.5, width: far, height: 3 });
    const turned = `rotate(${heading}rad)`;
    hands.move(
      line,
      [
        { transform: `${turned} scaleX(0)`, opacity: 0.9 },
        { transform: turned, opacity: 0.9, offset: 0.45 },
        { transform: turned, opacity: 0 },
      ],
      { begin: hands.begin + each * at, length: hands.length * 1.6 },
    );
  };
  return () => boxes.slice(1).forEach(draw);
};

/** Tumbling: three moments in the air, and so much turning, before the face that counts. */
const AIR = [0, 1, 2] as const;
const TUMBLES = AIR.length + 1;
const DIE = 40;
/** A throw settles within so many milliseconds; then it lies there to be read. */
const THROW = 560;
const FADES = 160;

const dice: Act<'dice'> = ({ at, dice: thrown }, hands) => {
  // Dice that lie there from now on lie there once they are thrown.
  const [was, is] = [hands.before(at), hands.after(at)];
  if (is && is.element !== was?.element) hands.hideUntil(is.element, hands.begin + hands.length);
  return () => {
    const look = hands.after(at) ?? hands.before(at);
    if (look) cast(thrown, spotsFor(thrown, look), hands);
  };
};

/** Where each die comes to rest: where it lies from now on, else in rows around the middle. */
function spotsFor(thrown: readonly Die[], { element, box }: Look): readonly Box[] {
  const there = [...element.querySelectorAll('.die-holder')];
  const lying = thrown.flatMap(({ face }) => {
    const at = there.findIndex((holder) => holder.ariaLabel === `${face}`);
    return at < 0 ? [] : there.splice(at, 1);
  });
  if (lying.length === thrown.length) return lying.map((holder) => holder.getBoundingClientRect());
  const { x, y } = middle(box);
  const perRow = Math.min(thrown.length, 8);
  return thrown.map((_, i) => ({
    left: x + ((i % perRow) - perRow / 2) * (DIE + 6),
    top: y + Math.floor(i / perRow) * (DIE + 6) - DIE / 2,
    width: DIE,
    height: DIE,
  }));
}

function cast(thrown: readonly Die[], spots: readonly Box[], hands: Hands): void {
  thrown.forEach((die, i) => {
    const length = Math.min(THROW, hands.length * 0.7);
    const [sideways, spin] = [((i * 37) % 60) - 30, 300 + ((i * 67) % 160)];
    const path = [
      { transform: `translate(${sideways * 3}px, -120px) rotate(${-spin}deg)` },
      { transform: `translate(${sideways}px, 6px) rotate(${-spin * 0.4}deg)`, offset: 0.4 },
      {
        transform: `translate(${sideways * 0.5}px, -16px) rotate(${-spin * 0.15}deg)`,
        offset: 0.65,
      },
      { transform: 'translate(0, 2px) rotate(-6deg)', offset: 0.88 },
      { transform: 'none' },
    ];
    // Its faces take turns in one thing that flies: as many that fly would each be a layer to move.
    const made = hands.add(node('motion-die'));
    place(made, spots[i] as Box);
    hands.move(made, path, { length, easing: 'ease-out' });
    // Comes and goes by one motion: by two of a kind it would be drawn anew at every frame.
    const stays = hands.length + FADES;
    hands.move(
      made,
      [
        { opacity: 0 },
        { opacity: 1, offset: (0.2 * length) / stays },
        { opacity: 1, offset: hands.length / stays },
        { opacity: 0 },
      ],
      { length: stays, easing: 'linear' },
    );
    for (let tumble = 0; tumble < TUMBLES; tumble++) {
      const last = tumble === TUMBLES - 1;
      const face = last ? die.face : ((die.face + i + tumble * 2) % 6) + 1;
      const pose = last ? 'lying' : (`tumbling-${AIR[(i + tumble) % AIR.length] as 0}` as const);
      const side = drawDie({ ...die, face }, pose);
      made.append(side);
      // Each face is seen for its part of the throw, the last one until it has been read.
      const [from, to] = [tumble / TUMBLES, last ? 1 : (tumble + 1) / TUMBLES];
      const seen = last ? 1 : 0;
      hands.move(
        side,
        [
          { opacity: 0, offset: 0 },
          { opacity: 0, offset: from },
          { opacity: 1, offset: from },
          { opacity: 1, offset: to },
          { opacity: seen, offset: to },
          { opacity: seen, offset: 1 },
        ],
        { length, easing: 'linear' },
      );
    }
  });
}

const shot: Act<'shot'> = (cue, hands) => () => fire(cue, hands);

function fire({ from, to, hit }: CueOf<'shot'>, hands: Hands): void {
  const source = hands.before(from) ?? hands.after(from);
  const target = hands.before(to) ?? hands.after(to);
  if (!target) return;
  const flight = hands.length * 0.45;
  if (source) {
    const { x, y, heading } = way(source.box, target.box);
    const start = middle(source.box);
    const bolt = hands.add(node('motion-bolt'));
    Object.assign(bolt.style, { left: `${start.x - 9}px`, top: `${start.y - 1.5}px` });
    const turned = `rotate(${heading}rad)`;
    hands.move(
      bolt,
      [
        { transform: `${turned} scaleX(0.3)`, opacity: 0 },
        { transform: `translate(${x * 0.1}px, ${y * 0.1}px) ${turned}`, opacity: 1, offset: 0.1 },
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 1, offset: 0.98 },
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 0 },
      ],
      { length: flight, easing: 'ease-in' },
    );
  }
  const strikes = hands.begin + flight;
  flash(around(target.box, 34), hands, strikes, hands.length - flight);
  if (!hit) return;
  chip(hit, target.box, hands, { bad: true, begin: strikes });
  if (isInArena(target)) hurt(target, Number.parseInt(hit.replace('−', ''), 10), strikes, hands);
}

const withhold: Act<'withhold'> = ({ at }, hands) => {
  const look = hands.after(at);
  if (look) hands.hideUntil(look.element, hands.end);
};

const appear: Act<'appear'> = ({ at }, hands) => {
  const look = hands.after(at);
  if (look) hands.hideUntil(look.element, hands.begin + hands.length);
};

const ACTS: { readonly [A in Cue['act']]: Act<A> } = {
  fly,
  arrive,
  draw,
  leave,
  turn,
  pulse,
  claim,
  count,
  trail,
  dice,
  shot,
  arena,
  verdict,
  withhold,
  appear,
};

/** Makes ready for an act; what it gives back is done when its time has come. */
export const rehearse = (cue: Cue, hands: Hands): (() => void) | undefined =>
  (ACTS[cue.act] as Act<Cue['act']>)(cue as never, hands);
