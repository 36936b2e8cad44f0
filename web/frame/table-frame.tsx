import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../kit/after-paint.ts';
import { useAnnouncements } from '../kit/announcer.tsx';
import { fetched } from '../kit/fetched.tsx';
import { keep, kept, useKept } from '../kit/kept.ts';
import { useT } from '../kit/language.tsx';
import { useRoom } from '../kit/use-room.ts';
import { useSteady } from '../kit/use-steady.ts';
import { classes, IconButton } from '../kit/widgets/button.tsx';
import { fetchOverlays, Overlay } from '../kit/widgets/overlay.tsx';
import type { UndoAnswer } from '../table/live-table.ts';
import { BoardSlot } from './board-slot.tsx';
import { DRAWER_TABS, type DrawerTab } from './drawer-tabs.ts';
import { EmblemsAhead } from './emblems-ahead.tsx';
import { undoneSeat } from './eyes.ts';
import { Grace } from './grace.tsx';
import { useHotKeys } from './hotkeys.tsx';
import { Later } from './later.tsx';
import { Panels, useFolded } from './panels.tsx';
import { Questions } from './questions.tsx';
import { useSession } from './session.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StatusLine, TurnButtons } from './status-line.tsx';
import { type TableActions, type TableDialog, TableMenu } from './table-menu.tsx';
import { ToldLine } from './told-line.tsx';
import { useTouchMenu } from './touch-menu.tsx';
import { useTouching } from './use-touching.ts';

/** Fetched when first needed: nobody waits for them to see a table. */
const PhoneLayout = fetched(() => import('./phone-layout.tsx'), { missing: 'throw' });
const GuideNote = fetched(() => import('./guide-note.tsx'), {
  missing: 'hide',
});
const Drawer = fetched(() => import('./drawer.tsx'));
const Considered = fetched(() => import('./considered.tsx'), {
  missing: 'hide',
});
const BoardWalk = fetched(() => import('./board-walk.tsx'), { missing: 'hide' });
const Hints = fetched(() => import('../kit/hints.tsx'), {
  missing: 'hide',
});
const TableWarning = fetched(() => import('./table-warning.tsx'));
const HotKeyHelp = fetched(() => import('./hotkey-help.tsx'));
const RenameDialog = fetched(() => import('./rename-dialog.tsx'));
const UndoDialog = fetched(() => import('./undo-dialog.tsx'));
const ReplayBar = fetched(() => import('./replay-bar.tsx'), {
  instead: <div className="replay-bar" />,
});
const Motion = fetched(() => import('./motion.tsx'), {
  missing: 'hide',
});
const EndDialog = fetched(() => import('./end-dialog.tsx'));
const Curtain = fetched(() => import('../kit/curtain.tsx'), {
  missing: 'throw',
});

interface TableFrameProps {
  readonly actions: TableActions;
  /** A finished game of somebody's: there is nothing to play, only to watch. */
  readonly replayOnly: boolean;
  /** False where the browser keeps nothing. */
  readonly lasting: boolean;
}

/** The tab of the drawer that the player left open. */
const leftOpen = (): DrawerTab | null => DRAWER_TABS.find((tab) => tab === kept('drawer')) ?? null;

/** The frame of every table: the board, and on its margins status line, panels, drawer, replay. */
export function TableFrame({ actions, replayOnly, lasting }: TableFrameProps) {
  const t = useT();
  const { announce } = useAnnouncements();
  const session = useSession();
  const { face, table, now, showing, eyes, view, asked, pending, shown, show, tell } = session;
  const room = useRoom();
  const phone = room === 'phone';
  const folded = useFolded();
  const [tab, turnTo] = useState<DrawerTab | null>(() => {
    if (replayOnly) return 'log';
    return phone ? null : leftOpen();
  });
  const [rule, setRule] = useState<string | null>(null);
  const [area, setArea] = useState<number | null>(null);
  const [open, setOpen] = useState<TableDialog | null>(null);
  const [blocked, setBlocked] = useState<Extract<UndoAnswer, { possible: false }> | null>(null);
  const [warned, setWarned] = useKept('warned', '');
  const { touch, menu, taken, putBack } = useTouchMenu(session);
  const touching = useTouching(touch, taken);

  const setTab = useSteady((next: DrawerTab | null): void => {
    turnTo(next);
    if (!phone) keep('drawer', next ?? '');
  });
  /** A key or a tool opens a part of the drawer, and closes it again. */
  const toggle = useSteady((part: DrawerTab): void => setTab(tab === part ? null : part));
  const openRule = useSteady((id: string): void => {
    setRule(id);
    setTab('rules');
  });
  const askUndo = (): void => {
    // Who looks back has the present out of sight.
    if (shown !== null) return;
    const undo = table.undoable(undoneSeat(table, eyes.seat));
    if (undo.possible) session.undo();
    else if (undo.reason !== 'nothing') setBlocked(undo);
  };
  const copyLink = useSteady((): void => {
    actions.copyLink().then((done) => tell({ id: done ? 'link.copied' : 'link.failed' }));
  });

  const [rested, rest] = useState(false);
  // A style sheet that comes with a dialog has the whole table styled anew: better while nothing happens.
  useEffect(() => {
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => {
      fetchOverlays();
      EndDialog.ahead();
      rest(true);
    });
  }, []);

  const { over } = now;
  const openDialog = useSteady((dialog: TableDialog): void => {
    // The result is that of the end, wherever one was looking.
    if (dialog === 'end') show(null);
    setOpen(dialog);
  });
  const closeDialog = useSteady((): void => setOpen(null));
  const wasOver = useRef(over);
  useEffect(() => {
    const ended = over && !wasOver.current;
    wasOver.current = over;
    if (!ended) return;
    let waits: number | undefined;
    // First of all one sees how it ended on the board.
    const conclude = (): void => {
      if (showing.moving) waits = window.setTimeout(conclude, 100);
      else startTransition(() => setOpen('end'));
    };
    afterPaint(conclude);
    return () => clearTimeout(waits);
  }, [over, showing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (asked && !asked.sealed) announce(t.say(face.describeQuestion(view, eyes.seat, asked.step)));
  }, [asked?.question, eyes.seat]);

  const game = t(`game.${table.game.id}.name`);
  const called = now.name || game;
  const mine = asked !== null && asked.sealed === null;
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${called} · Orrery`;
  }, [mine, called]);

  const step = (by: number) => () => {
    if (shown !== null || by < 0) show(Math.max(0, (shown ?? now.moments) + by));
  };
  useHotKeys({
    u: askUndo,
    y: () => shown === null && table.redoable(eyes.seat) && session.redo(),
    c: () => {
      const list = document.querySelector('.choices');
      if (list?.contains(document.activeElement)) return setTab(null);
      setTab('choices');
      // The list takes the focus when it is there.
      session.walking.current = true;
      if (list) list.querySelector('button')?.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    l: () => toggle('log'),
    s: () => toggle('score'),
    b: () => (tab === 'rules' ? setTab(null) : openRule(asked?.rule ?? rule ?? '')),
    h: () => replayOnly || show(shown === null ? now.moments : null),
    '?': () => setOpen('keys'),
    Enter: session.confirm,
    Escape: () => {
      if (session.pending) session.cancel();
      else if (taken) putBack();
      else if (session.told) session.hush();
      else if (tab !== null) setTab(null);
      else if (shown !== null && !replayOnly) show(null);
    },
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    Home: () => shown !== null && show(0),
    End: () => shown !== null && show(now.moments),
    ...Object.fromEntries(table.seats.map(({ seat }) => [`${seat + 1}`, () => setArea(seat)])),
  });

  const { Area } = face;
  const board = (shownArea: string | null) => (
    <BoardSlot area={shownArea} {...touching} openArea={setArea} openRule={openRule} />
  );
  const tools = (
    <TableMenu
      actions={actions}
      copyLink={copyLink}
      open={openDialog}
      tab={tab}
      toggle={toggle}
      result={over}
      own={!replayOnly}
    />
  );
  const back = useMemo(
    () => <IconButton icon="back" label={t('tools.leave')} onPress={actions.leave} />,
    [t, actions],
  );
  const replaying = shown !== null && (
    <ReplayBar branch={actions.branch} onClose={replayOnly ? null : () => show(null)} />
  );
  const drawer = { tab, setTab, rule, openRule };

  if (eyes.curtain !== null) {
    const next = table.seats[eyes.curtain];
    const last = undoneSeat(table, eyes.seat);
    return (
      <Curtain
        name={next?.name ?? ''}
        colour={next?.colour ?? 0}
        onOpen={eyes.open}
        // Whoever has just left the screen need not see another's secrets to think better of it.
        onUndo={last === eyes.seat ? null : session.undo}
        onLeave={actions.leave}
      />
    );
  }
  const warns = now.botsFailed || now.saving !== 'saved' || !(lasting || warned);
  return (
    <div className="table-room">
      {warns && <TableWarning onRead={() => setWarned('yes')} />}
      <div
        // Said by classes: asked for by `:has(…)`, the whole table would be looked through for whatever comes and goes in it.
        className={classes(
          'table',
          room,
          folded && 'folded',
          face.edgeToEdge && 'edge-to-edge',
          !phone && tab !== null && 'drawer-open',
          pending !== null && 'considered-open',
        )}
        data-game={table.game.id}
        data-question={mine ? asked.question : ''}
        data-moments={now.moments}
      >
        <StatusLine
          before={
            <>
              <h1 className="unseen">{called}</h1>
              {back}
            </>
          }
          told={
            !phone && (
              <>
                <Grace />
                <ToldLine openRule={openRule} />
              </>
            )
          }
          after={
            <>
              {!phone && (replaying || <TurnButtons askUndo={askUndo} />)}
              {tools}
            </>
          }
        />
        {phone ? (
          <PhoneLayout
            board={board}
            drawer={drawer}
            replay={replaying}
            touching={touching}
            openArea={setArea}
            askUndo={askUndo}
          />
        ) : (
          <>
            <main className="board" data-spot="board">
              <h2 className="unseen">{t('area.board')}</h2>
              <div className="board-room">{board(null)}</div>
              <Questions openAll={() => setTab('choices')} />
            </main>
            <div className="side">
              <Later>
                <Panels {...touching} openArea={setArea} />
              </Later>
              <GuideNote folded={room === 'tablet' || folded} />
            </div>
            {tab !== null && <Drawer {...drawer} tab={tab} />}
          </>
        )}
        {phone && <ToldLine openRule={openRule} />}
        <Considered />
        <Hints />
        <BoardWalk />
        {rested && <EmblemsAhead seats={table.seats} />}
        <Motion />
        {menu}
        <Overlay
          open={area !== null}
          onClose={() => setArea(null)}
          title={area === null ? '' : t('area.title', { name: table.seats[area]?.name ?? '' })}
          wide
        >
          {area !== null && (
            <div className="area">
              <Area view={view} seat={eyes.seat} of={area} seats={table.seats} lit={touching.lit} />
            </div>
          )}
        </Overlay>
        {blocked && <UndoDialog why={blocked} onClose={() => setBlocked(null)} />}
        {open === 'rename' && (
          <RenameDialog
            name={now.name}
            game={game}
            onRename={(name) => table.rename(name)}
            onClose={closeDialog}
          />
        )}
        {open === 'keys' && <HotKeyHelp onClose={closeDialog} />}
        <SettingsDialog open={open === 'settings'} onClose={closeDialog} />
        {over && (
          <EndDialog
            open={open === 'end'}
            onClose={closeDialog}
            onReplay={() => {
              setOpen(null);
              show(0);
            }}
            onAgain={actions.again}
            onExport={actions.exportFile}
            onLink={() => {
              setOpen(null);
              copyLink();
            }}
          />
        )}
      </div>
    </div>
  );
}
