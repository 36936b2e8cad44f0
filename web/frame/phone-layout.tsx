import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import type { Touching } from '../kit/board/place.tsx';
import { isInLine } from '../kit/board/question-bar.tsx';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { classes, IconButton } from '../kit/widgets/button.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import { ChoicePart, LogPart, RulePart, ScorePart } from './drawer-parts.tsx';
import type { DrawerTab } from './drawer-tabs.ts';
import { Grace } from './grace.tsx';
import GuideNote, { useAdvice } from './guide-note.tsx';
import { Later } from './later.tsx';
import { Panels } from './panels.tsx';
import { Questions } from './questions.tsx';
import { useSession } from './session.tsx';
import { TurnButtons } from './status-line.tsx';
import { useUnread } from './use-heard.ts';

/** From so many on there is no room for all their names. */
const MANY_TABS = 7;

interface PhoneLayoutProps {
  board(area: string | null): ReactNode;
  /** The part of the drawer that is open, if any, and where the rules are opened. */
  readonly drawer: {
    readonly tab: DrawerTab | null;
    setTab(tab: DrawerTab | null): void;
    readonly rule: string | null;
    openRule(id: string): void;
  };
  readonly touching: Required<Omit<Touching, 'show'>>;
  readonly replay: ReactNode;
  openArea(seat: number): void;
  askUndo(): void;
}

/**
 * A phone held upright: the board fills the screen, choices rise from the lower edge, areas are
 * tabs that one taps or swipes. The board stays mounted, so it never loses its place.
 */
export default function PhoneLayout(props: PhoneLayoutProps) {
  const { board, drawer, replay, touching, openArea, askUndo } = props;
  const t = useT();
  const { face, view, asked, choices, pending, shown } = useSession();
  const unread = useUnread();
  const areas = face.areas ?? [{ id: '', label: { id: 'area.board' }, icon: 'orrery' }];
  const tabs = [
    ...areas.map((area) => ({ ...area, label: t.say(area.label) })),
    { id: '/players', label: t('panels.title'), icon: 'people' },
    { id: '/log', label: t('rail.log'), icon: 'log' },
  ];
  const [chosen, setChosen] = useState(tabs[0]?.id ?? '');
  const [raised, setRaised] = useState(false);
  const advice = useAdvice();
  // The first advice shows itself, so that one knows where to find the next.
  const [advised, setAdvised] = useState(true);
  const onBoard = !chosen.startsWith('/');
  const lastArea = useRef(chosen);
  if (onBoard) lastArea.current = chosen;
  /** Where one was before a question turned to the part that it is about. */
  const before = useRef<string | null>(null);
  const turnTo = (tab: string): void => {
    before.current = null;
    // Advice is about what one turns away from, and would lie over what one turns to.
    setAdvised(false);
    // So would the list of options; what is considered may be compared with any part.
    if (!pending) setRaised(false);
    setChosen(tab);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answered question lowers the sheet
  useEffect(() => {
    setRaised(false);
    // The part of the board that a new question is about comes up by itself.
    const due = asked && onBoard ? face.areaFor?.(asked.step, view, touching.open.all) : null;
    if (due && due !== chosen) {
      before.current ??= chosen;
      setChosen(due);
    }
    // While others move, theirs is what there is to see.
    if (!asked && before.current !== null) turnTo(before.current);
    // Others may have moved first.
    return asked ? () => setAdvised(false) : undefined;
  }, [asked?.question]);

  const parts = choices.map(({ text }) => text.touches.map((place) => face.areaOf?.(view, place)));
  /** Where something can be done that can't be done on the part in sight. */
  const busy = new Set(parts.flatMap((some) => (some.includes(chosen) ? [] : some)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and where one turns to
  useEffect(() => {
    // Who turns to what the question is not about reads it from its beginning.
    const elsewhere = busy.size > 0 && parts.flat().every((part) => part && part !== chosen);
    // What may be touched is marked when it is on screen.
    if (asked && onBoard && !elsewhere) afterPaint(bringIntoSight);
  }, [asked?.question, chosen]);

  // Who looks back from the log wants to see the board.
  useEffect(() => {
    if (shown !== null) setChosen(lastArea.current);
  }, [shown]);

  const swipe = useSwipe((by) => {
    const next = tabs[tabs.findIndex(({ id }) => id === chosen) + by];
    if (next) turnTo(next.id);
  });
  const options = choices.filter((choice) => !isInLine(choice)).length;

  return (
    <div className="phone-room" {...swipe}>
      <main
        className="board"
        data-spot="board"
        hidden={!onBoard}
        onPointerDownCapture={() => setAdvised(false)}
      >
        <h2 className="unseen">{t('area.board')}</h2>
        <div className="board-room">{board(face.areas ? lastArea.current : null)}</div>
        <Questions openAll={() => setRaised(true)} />
      </main>
      {chosen === '/players' && (
        <main className="pane">
          <Later>
            <Panels {...touching} openArea={openArea} />
          </Later>
        </main>
      )}
      {chosen === '/log' && (
        <main className="pane">
          <LogPart />
        </main>
      )}
      {replay ? (
        <div className="choice-sheet">{replay}</div>
      ) : (
        <div className={classes('choice-sheet', raised && 'raised')}>
          <div className="choice-grip">
            {asked && options > 0 && (
              <button
                type="button"
                className="button line"
                aria-expanded={raised}
                onClick={() => setRaised(!raised)}
              >
                <Icon name={raised ? 'down' : 'up'} />
                <span className="count-words">{t('choices.count', { count: options })}</span>
                <span className="count" aria-hidden="true">
                  {t.number(options)}
                </span>
              </button>
            )}
            {advice && (
              <IconButton
                icon="info"
                label={t('guide.show')}
                aria-expanded={advised}
                onPress={() => setAdvised(!advised)}
              />
            )}
            <Grace />
            <TurnButtons askUndo={askUndo} />
          </div>
          {advice && advised && !raised && <Advice onRead={() => setAdvised(false)} />}
          {raised && (
            <div className={classes('choice-room', pending !== null && 'considering')}>
              <ChoicePart openRule={drawer.openRule} />
            </div>
          )}
        </div>
      )}
      <nav
        className={classes('phone-tabs', tabs.length >= MANY_TABS && 'many')}
        aria-label={t('area.tabs')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={classes('phone-tab', tab.id === chosen && 'chosen')}
            aria-current={tab.id === chosen ? 'page' : undefined}
            data-spot={`sheet ${tab.id}`}
            onClick={() => turnTo(tab.id)}
          >
            <Icon name={tab.icon} />
            <span>{tab.label}</span>
            {busy.has(tab.id) && tab.id !== chosen && (
              <i className="tab-busy" title={t('area.busy')} />
            )}
            {tab.id === '/log' && chosen !== tab.id && unread > 0 && (
              <b className="news-count" title={t('log.news')}>
                {t.number(unread)}
              </b>
            )}
          </button>
        ))}
      </nav>
      <Overlay
        open={drawer.tab === 'rules'}
        onClose={() => drawer.setTab(null)}
        title={t('rail.rules')}
        kind="sheet"
      >
        <RulePart face={face} at={drawer.rule || asked?.rule || null} onOpen={drawer.openRule} />
      </Overlay>
      <Overlay
        open={drawer.tab === 'score'}
        onClose={() => drawer.setTab(null)}
        title={t('rail.score')}
        kind="sheet"
      >
        <ScorePart detailed />
      </Overlay>
    </div>
  );
}

/** Whether it stands in something that scrolls, with more than there is room for. */
function isInLongList(answer: Element | undefined): boolean {
  for (let at = answer?.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'auto')
      return true;
  }
  return false;
}

/** At the lower edge, or at the upper one where it would lie over more of the answers. */
function Advice({ onRead }: { onRead: () => void }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const answers = [...document.querySelectorAll('.board .place-open')];
    const covered = (): Element[] => {
      const { top, bottom } = (room.current as HTMLElement).getBoundingClientRect();
      return answers.filter((answer) => {
        const box = answer.getBoundingClientRect();
        return box.height > 0 && box.top < bottom && box.bottom > top;
      });
    };
    const low = covered();
    room.current?.classList.add('high');
    const high = covered();
    // Whoever reads down a long list begins with its first answer.
    const [first] = answers;
    if (high.length >= low.length || (first && high.includes(first) && isInLongList(first))) {
      room.current?.classList.remove('high');
    }
  }, []);
  return (
    <div ref={room} className="choice-room">
      <GuideNote onRead={onRead} />
    </div>
  );
}

/**
 * Where nothing that answers the question is in sight, the first thing that does comes into sight; what is left aside
 * (another order, another way to be asked) waits for who looks for it.
 */
function bringIntoSight(): void {
  const answers = [
    ...document.querySelectorAll<HTMLElement>('.board button.place-open:not(.place-aside)'),
  ];
  const inSight = (thing: HTMLElement): boolean => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && thing.contains(hit);
  };
  if (!answers.some(inSight)) answers[0]?.scrollIntoView({ block: 'center', inline: 'center' });
}

const FAR_ENOUGH = 64;

/** Does something here move by itself under a finger: a shape in hand, a slider, a wide table? */
function isDragged(target: Element): boolean {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(at);
    if (touchAction === 'none' || at.role === 'application') return true;
    if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
  }
  return false;
}

/** Swipes to the side, except over what is itself dragged. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      const touch = event.touches[0];
      const dragged = isDragged(event.target as Element);
      from.current = touch && !dragged ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from.current || !touch) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = null;
      if (Math.abs(dx) > FAR_ENOUGH && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
  };
}
