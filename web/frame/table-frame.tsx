import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAnnouncements } from '../kit/announcer.tsx';
import { useT } from '../kit/language.tsx';
import { IconButton } from '../kit/widgets/button.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import type { UndoAnswer } from '../table/live-table.ts';
import { BoardSlot } from './board-slot.tsx';
import { HotKeyHelp, useHotKeys } from './hotkeys.tsx';
import { Panels } from './panels.tsx';
import { PhoneLayout } from './phone-layout.tsx';
import { Rail, type RailTab } from './rail.tsx';
import { useSession } from './session.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StatusLine, TurnButtons } from './status-line.tsx';
import { type TableActions, type TableDialog, TableMenu } from './table-menu.tsx';
import { TableWarnings, ToldLine } from './told-line.tsx';
import { useTouchMenu } from './touch-menu.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { usePhone } from './use-phone.ts';

/** Fetched when first needed: nobody waits for them to see a table. */
const ReplayBar = lazy(() => import('./replay-bar.tsx'));
const EndDialog = lazy(() => import('./end-dialog.tsx'));
const Curtain = lazy(() =>
  import('../kit/curtain.tsx').then(({ Curtain }) => ({ default: Curtain })),
);

interface TableFrameProps {
  readonly actions: TableActions;
  /** A finished game of somebody's: there is nothing to play, only to watch. */
  readonly replayOnly: boolean;
  /** False where the browser keeps nothing. */
  readonly lasting: boolean;
}

/** The frame of every table: status line, board, panels, choices, log, score, rules, replay. */
export function TableFrame({ actions, replayOnly, lasting }: TableFrameProps) {
  const t = useT();
  const { announce } = useAnnouncements();
  const session = useSession();
  const { face, table, now, eyes, view, asked, shown, show, tell } = session;
  const phone = usePhone();
  const [tab, setTab] = useState<RailTab>(replayOnly ? 'log' : 'choices');
  const [rule, setRule] = useState<string | null>(null);
  const [area, setArea] = useState<number | null>(null);
  const [open, setOpen] = useState<TableDialog | null>(null);
  const [blocked, setBlocked] = useState<Extract<UndoAnswer, { possible: false }> | null>(null);
  const { touch, menu } = useTouchMenu(session);

  const openRule = (id: string): void => {
    setRule(id);
    setTab('rules');
  };
  const askUndo = (): void => {
    const undo = table.undoable(eyes.seat);
    if (undo.possible) session.undo();
    else if (undo.reason !== 'nothing') setBlocked(undo);
  };
  const copyLink = (): void => {
    actions.copyLink().then((done) => tell({ id: done ? 'link.copied' : 'link.failed' }));
  };

  const over = now.over && !replayOnly;
  const openDialog = (dialog: TableDialog): void => {
    // The result is that of the end, wherever one was looking.
    if (dialog === 'end') show(null);
    setOpen(dialog);
  };
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) setOpen('end');
    wasOver.current = over;
  }, [over]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (asked && !asked.sealed) announce(t.say(face.describeQuestion(view, eyes.seat, asked.step)));
  }, [asked?.question, eyes.seat]);

  const game = t(`game.${table.game.id}.name`);
  const mine = asked !== null && asked.sealed === null;
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${game} · Orrery`;
  }, [mine, game]);

  const step = (by: number) => () => {
    if (shown !== null || by < 0) show(Math.max(0, (shown ?? now.moments) + by));
  };
  useHotKeys({
    u: askUndo,
    c: () => {
      setTab('choices');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.choices button')?.focus());
    },
    l: () => setTab('log'),
    s: () => setTab('score'),
    b: () => openRule(asked?.rule ?? rule ?? ''),
    h: () => show(shown === null ? now.moments : null),
    '?': () => setOpen('keys'),
    Enter: session.confirm,
    Escape: () => {
      if (session.pending) session.cancel();
      else if (shown !== null && !replayOnly) show(null);
      else session.hush();
    },
    ArrowLeft: step(-1),
    ArrowRight: step(1),
    Home: () => shown !== null && show(0),
    End: () => shown !== null && show(now.moments),
    ...Object.fromEntries(table.seats.map(({ seat }) => [`${seat + 1}`, () => setArea(seat)])),
  });

  const { Area } = face;
  const board = (shownArea: string | null) => (
    <BoardSlot area={shownArea} touch={touch} openArea={setArea} openRule={openRule} />
  );
  const tools = (
    <TableMenu
      actions={actions}
      copyLink={copyLink}
      open={openDialog}
      openRule={() => openRule(asked?.rule ?? '')}
      openScore={() => setTab('score')}
      result={over}
    />
  );
  const back = <IconButton icon="back" label={t('tools.leave')} onPress={actions.leave} />;
  const replaying = shown !== null && (
    <Suspense fallback={<div className="replay-bar" />}>
      <ReplayBar branch={actions.branch} leave={replayOnly ? null : () => show(null)} />
    </Suspense>
  );
  const rail = { tab, setTab, rule, openRule };

  if (eyes.curtain !== null) {
    const next = table.seats[eyes.curtain];
    return (
      <Suspense fallback={null}>
        <Curtain name={next?.name ?? ''} colour={next?.colour ?? 0} onOpen={eyes.open} />
      </Suspense>
    );
  }
  return (
    <div className="table">
      <StatusLine
        before={
          <>
            <h1 className="unseen">{game}</h1>
            {back}
          </>
        }
        after={
          <>
            {!phone && (replaying || <TurnButtons askUndo={askUndo} />)}
            {tools}
          </>
        }
      />
      <TableWarnings lasting={lasting} />
      {phone ? (
        <PhoneLayout
          board={board}
          rail={rail}
          replay={replaying}
          openArea={setArea}
          askUndo={askUndo}
        />
      ) : (
        <div className="desk">
          <Panels openArea={setArea} />
          <main className="board">
            <h2 className="unseen">{t('area.board')}</h2>
            <div className="board-room">{board(null)}</div>
            <ToldLine openRule={openRule} />
          </main>
          <Rail {...rail} />
        </div>
      )}
      {phone && <ToldLine openRule={openRule} />}
      {menu}
      <Overlay
        open={area !== null}
        onClose={() => setArea(null)}
        title={area === null ? '' : t('area.title', { name: table.seats[area]?.name ?? '' })}
        wide
      >
        {area !== null && (
          <div className="area">
            <Area
              view={view}
              seat={eyes.seat}
              of={area}
              seats={table.seats}
              lit={session.pointed}
            />
          </div>
        )}
      </Overlay>
      <UndoDialog why={blocked} onClose={() => setBlocked(null)} />
      <SettingsDialog open={open === 'settings'} onClose={() => setOpen(null)} />
      <HotKeyHelp open={open === 'keys'} onClose={() => setOpen(null)} />
      {over && (
        <Suspense fallback={null}>
          <EndDialog
            open={open === 'end'}
            onClose={() => setOpen(null)}
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
        </Suspense>
      )}
    </div>
  );
}
