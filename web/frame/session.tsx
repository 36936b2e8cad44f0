/** Everything the parts of a table's frame share: what is shown, asked, chosen, pointed at. */
import type { View } from '@orrery/kernel';
import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAnnouncements } from '../kit/announcer.tsx';
import type { Border } from '../kit/board/border.tsx';
import { isInLine } from '../kit/board/question-bar.tsx';
import type { Asked, Choice, GameFace, JustPlayed, Phrase, ReadOption } from '../kit/face.ts';
import { useT } from '../kit/language.tsx';
import { useSteady } from '../kit/use-steady.ts';
import { useSettings } from '../settings.ts';
import type { LiveTable, Result, TableNow } from '../table/live-table.ts';
import { Showing } from '../table/showing.ts';
import { type Eyes, undoneSeat, useEyes } from './eyes.ts';
import { byHand } from './hand.ts';
import { LogKeeper, type LogLine, linesBetween, newsSince } from './log.ts';
import { Reading } from './reading.ts';
import { playSound } from './sound.ts';
import { lineWords } from './words.ts';

export interface Told {
  readonly id: number;
  readonly words: string;
  readonly rule: string | undefined;
}

export interface Session {
  readonly face: GameFace;
  readonly table: LiveTable;
  /** What is true at the moment that play has reached on screen. */
  readonly now: TableNow;
  readonly showing: Showing;
  readonly eyes: Eyes;
  /** The moment on screen; null for now. */
  readonly shown: number | null;
  show(moment: number | null): void;
  readonly view: View<unknown>;
  /** The score sheet of each seat at the moment on screen, as far as it may be known by then. */
  readonly sheets: Result['sheets'];
  /** How it ended, if that is what is on screen. */
  readonly result: Result | null;
  readonly asked: Asked | null;
  readonly choices: readonly Choice[];
  /** Shown large, to be chosen once more: after a first tap, or where everything is to be confirmed. */
  readonly pending: Choice | null;
  choose(choice: Choice): void;
  /** Pressed twice at once: the second time was meant for the question before, which stood there when it began. */
  isEcho(): boolean;
  confirm(): void;
  cancel(): void;
  undo(): void;
  redo(): void;
  /** Goes back to a moment for practice. */
  rewind(moment: number): void;
  readonly previewed: Choice | null;
  preview(choice: Choice | null): void;
  readonly ghost: View<unknown> | null;
  /** What the previewed option can't simply be taken back from. */
  readonly border: Border | null;
  /** The same of any option of the open question. */
  borderOf(choice: Choice): Border | null;
  /** Places under the pointer, on the board or named by a log entry. */
  readonly pointed: ReadonlySet<string>;
  point(places: readonly string[]): void;
  readonly played: JustPlayed | null;
  readonly log: readonly LogLine[];
  /** Lines of this moment and later are news to the seat. */
  readonly news: number;
  readonly reading: Reading;
  /** True while somebody walks the options by keyboard: the next ones take the focus over. */
  readonly walking: RefObject<boolean>;
  readonly told: Told | null;
  tell(phrase: Phrase, rule?: string): void;
  hush(): void;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('not at a table');
  return session;
}

const NOWHERE: ReadonlySet<string> = new Set();
const NO_CHOICES: readonly Choice[] = [];
/** Two presses within so many milliseconds and pixels are one that came out double. */
const TWICE = 400;
const NEAR = 12;

/** Options with their words, each made when first looked at. */
function withWords(
  face: GameFace,
  view: View<unknown>,
  seat: number,
  options: readonly ReadOption[],
): readonly Choice[] {
  return options.map((option) => {
    let text: Choice['text'] | undefined;
    return {
      ...option,
      get text() {
        text ??= face.describeOption(view, seat, option);
        return text;
      },
    };
  });
}

/** `replayOnly`: there is nothing to play, only to watch. */
export function useNewSession(face: GameFace, table: LiveTable, replayOnly: boolean): Session {
  const t = useT();
  const { announce, silence } = useAnnouncements();
  const settings = useSettings();
  const showing = useMemo(() => new Showing(table, replayOnly), [table, replayOnly]);
  const { now, shown, behind } = useSyncExternalStore(showing.subscribe, showing.screen);
  const eyes = useEyes(table, now, behind, replayOnly);
  const { seat } = eyes;

  const moment = shown === null ? now.moments : Math.min(shown, now.moments);
  // `era`: after something was taken back, the same moment shows another position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const view = useMemo(() => table.viewAt(seat, moment), [table, seat, moment, now.era]);

  // Where there is only watching, the last moment is the end.
  const ended = now.over && (replayOnly ? moment === now.moments : shown === null);
  const result = useMemo(() => (ended ? table.result() : null), [table, ended]);
  const sheets = useMemo(() => {
    const { score } = table.game.definition;
    return result?.sheets ?? table.seats.map((of) => score(view.position.state, of.seat));
  }, [table, result, view]);

  // An onlooker sees with somebody's eyes, and answers for nobody.
  const mine = table.seats[seat]?.mine === true;
  const isAsked = mine && (now.waiting.includes(seat) || table.sealed(seat) !== null);
  const covered = eyes.curtain !== null;
  const live = shown === null && !behind && !covered && isAsked;
  // One question, one list: a board may keep what it has worked out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says when to look again
  const choices = useMemo(
    () => (live ? withWords(face, view, seat, table.options(seat)) : NO_CHOICES),
    [live, seat, now.question, now.era, table, face],
  );
  const sealed = live ? table.sealed(seat) : null;
  const asked = useMemo<Asked | null>(() => {
    if (!live || now.step === null) return null;
    const answer = choices.find(({ option }) => option === sealed) ?? null;
    return { question: now.question, step: now.step, rule: now.rule, sealed: answer };
  }, [live, now.question, now.step, now.rule, choices, sealed]);

  const [told, setTold] = useState<Told | null>(null);
  const lastTold = useRef(0);
  const tell = useCallback(
    (phrase: Phrase, rule?: string) => {
      const words = t.say(phrase);
      setTold({ id: ++lastTold.current, words, rule });
      announce(words);
    },
    [t, announce],
  );
  const hush = useCallback(() => setTold(null), []);

  // «It is not your turn» is no longer true when one is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    if (live) hush();
  }, [live, now.question, hush]);

  // What was said to one person is not for the next.
  useLayoutEffect(() => {
    if (!covered) return;
    hush();
    silence();
  }, [covered, hush, silence]);

  // ——— choosing ———

  const [pending, setPending] = useState<Choice | null>(null);
  const [previewed, setPreviewed] = useState<Choice | null>(null);
  const stillThere = (choice: Choice | null): Choice | null =>
    choice && choices.includes(choice) ? choice : null;
  const looking = stillThere(pending) ?? stillThere(previewed);
  const foresight = looking ? table.foresee(seat, looking.option) : null;

  const borderOf = useCallback(
    (choice: Choice) => {
      const waits = table.now().waiting.includes(seat);
      return waits ? table.foresee(seat, choice.option).border : null;
    },
    [table, seat],
  );

  const attempt = (act: Promise<void>): void => {
    act.then(hush, (error) => {
      console.error(error);
      tell({ id: 'error.choice' });
    });
  };
  /** Whoever has found what may be done need not be told any longer what may not. */
  const hushWhyNot = (): void => {
    if (told?.rule) hush();
  };
  // Whoever goes from one option to the next does not pass through none.
  const leaving = useRef(0);
  const preview = useSteady((choice: Choice | null): void => {
    clearTimeout(leaving.current);
    if (choice) {
      setPreviewed(choice);
      hushWhyNot();
    } else leaving.current = window.setTimeout(() => setPreviewed(null));
  });
  const commit = (choice: Choice): void => {
    setPending(null);
    setPreviewed(null);
    // Who says that he is done has no second thoughts.
    const hold = settings.grace !== 'off' && choice.text.tone !== 'finish';
    attempt(table.choose(seat, now.question, choice.key, hold));
  };
  // What was shown already when the finger came down need not be shown again.
  const shownBefore = useRef<Choice | null>(null);
  const down = useRef({ at: -TWICE, x: 0, y: 0, question: 0 });
  const onDown = useSteady(({ timeStamp: at, clientX: x, clientY: y }: PointerEvent) => {
    shownBefore.current = looking;
    const last = down.current;
    const again = at - last.at < TWICE && Math.hypot(x - last.x, y - last.y) < NEAR;
    down.current = { at, x, y, question: again ? last.question : now.question };
  });
  const isEcho = useSteady(
    () => down.current.question !== now.question && performance.now() - down.current.at < TWICE,
  );
  useEffect(() => {
    window.addEventListener('pointerdown', onDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onDown, { capture: true });
  }, [onDown]);
  const choose = useSteady((choice: Choice): void => {
    if (isInLine(choice) && isEcho()) return;
    const seen = stillThere(pending) === choice;
    const known = isInLine(choice) || shownBefore.current === choice;
    if (seen || !(settings.confirm || (byHand() && !known))) commit(choice);
    else {
      setPending(choice);
      hushWhyNot();
    }
  });
  const confirm = useSteady(() => pending && commit(pending));
  const cancel = useSteady(() => setPending(null));
  const undo = useSteady(() => {
    const whose = undoneSeat(table, seat);
    attempt(table.undo(whose));
    eyes.turnTo(whose);
  });
  const redo = useSteady(() => attempt(table.redo(seat)));
  const rewind = useSteady((to: number) => attempt(table.rewind(to)));
  const show = useSteady((next: number | null) => {
    setPending(null);
    showing.show(next);
  });

  // ——— what has just happened ———

  const log = useMemo(() => new LogKeeper(), []);
  const reading = useMemo(() => new Reading(), []);
  const played = usePlayed(table, seat, moment, now.era, !covered);
  // Once for each run of events, whatever else changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!played) return;
    for (const { text } of linesBetween(face, table, seat, played.from, played.to)) {
      // Where events are seen one by one, they are heard one by one.
      if (text.sound && settings.sound && !showing.directed)
        void playSound(text.sound, settings.volume);
      if (text.weight !== 'quiet') announce(lineWords(t, text, table.seats));
    }
  }, [played]);

  const walking = useRef(false);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(NOWHERE);
  const point = useCallback(
    (places: readonly string[]) => setPointed(places.length ? new Set(places) : NOWHERE),
    [],
  );

  return {
    face,
    table,
    now,
    showing,
    eyes,
    shown: shown === null ? null : moment,
    show,
    view,
    sheets,
    result,
    asked,
    choices,
    pending: stillThere(pending),
    choose,
    isEcho,
    confirm,
    cancel,
    undo,
    redo,
    rewind,
    previewed: looking,
    preview,
    ghost: foresight?.ghost ?? null,
    border: foresight?.border ?? null,
    borderOf,
    pointed,
    point,
    played,
    log: log.lines(face, table, seat, now.moments),
    news: newsSince(table, seat, now.moments),
    reading,
    walking,
    told,
    tell,
    hush,
  };
}

/** Runs of events between what was on screen and what is; jumps and steps back play nothing. */
function usePlayed(
  table: LiveTable,
  seat: number,
  moment: number,
  era: number,
  visible: boolean,
): (JustPlayed & { readonly from: number; readonly to: number }) | null {
  const before = useRef({ moment, era, seat });
  const run = useRef<(JustPlayed & { from: number; to: number }) | null>(null);
  const { current } = before;
  if (visible && (current.moment !== moment || current.era !== era || current.seat !== seat)) {
    const forward = current.era === era && moment > current.moment && moment - current.moment <= 12;
    const from = current.moment;
    run.current = forward
      ? {
          id: (run.current?.id ?? 0) + 1,
          from,
          to: moment,
          events: Array.from({ length: moment - from }, (_, i) =>
            table.eventsAt(seat, from + i),
          ).flat(),
        }
      : null;
    before.current = { moment, era, seat };
  }
  return run.current;
}
