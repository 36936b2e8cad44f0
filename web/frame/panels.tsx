import { total } from '@orrery/kernel';
import { memo } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import type { GameFace, PanelField, Phrase, SeatFace } from '../kit/face.ts';
import { hint } from '../kit/hint.ts';
import { Icon } from '../kit/icons.tsx';
import { useKept } from '../kit/kept.ts';
import { useT } from '../kit/language.tsx';
import { Medal } from '../kit/medal.tsx';
import { calm } from '../kit/same.ts';
import { seatStyle } from '../kit/seats.tsx';
import { useRoom, useSpacious } from '../kit/use-room.ts';
import { classes, IconButton } from '../kit/widgets/button.tsx';
import { difference } from './difference.ts';
import { type Session, useSession } from './session.tsx';
import { figureWords } from './words.ts';

interface PanelsProps extends Required<Omit<Touching, 'show'>> {
  openArea(seat: number): void;
}

const useFold = (): [string, (next: string) => void] =>
  useKept('panels', useSpacious() ? 'open' : 'folded');

/** Are the panels folded to emblem and points? On a phone they have a tab of their own. */
export function useFolded(): boolean {
  const [fold] = useFold();
  return useRoom() !== 'phone' && fold === 'folded';
}

/** So many panels stand one under another without scrolling only if each is low. */
const MANY = 4;

/** Everybody at the table: the same fields in the same order; a click opens the whole area. */
export const Panels = memo(function Panels({ openArea, ...touching }: PanelsProps) {
  const t = useT();
  const session = useSession();
  const folded = useFolded();
  const room = useRoom();
  const many = session.table.seats.length >= MANY;
  return (
    <section
      className={classes('panels', folded && 'folded', many && 'many')}
      aria-label={t('panels.title')}
    >
      {session.table.seats.map((seat) => (
        <Panel
          key={seat.seat}
          seat={seat}
          folded={folded}
          // Folded on a tablet, a row of few has room for names.
          withName={!folded || (room === 'tablet' && !many)}
          now={panelNow(session, seat.seat, folded)}
          Miniature={session.face.Miniature}
          openArea={openArea}
          {...touching}
        />
      ))}
      {room !== 'phone' && <FoldButton />}
    </section>
  );
});

const FoldButton = memo(function FoldButton() {
  const t = useT();
  const [now, fold] = useFold();
  const folded = now === 'folded';
  return (
    <IconButton
      icon={folded ? 'unfold' : 'fold'}
      label={t(folded ? 'stage.unfold' : 'stage.fold')}
      className="panels-fold"
      onPress={() => fold(folded ? 'open' : 'folded')}
    />
  );
});

/** What shows of a player now, as plain data. */
interface PanelNow {
  readonly fields: readonly (PanelField & { readonly after: PanelField['value'] })[];
  readonly badges: readonly { readonly icon: string; readonly label: Phrase }[];
  /** The score stands in the head of the panel, for every game alike. */
  readonly points: number;
  readonly pointsLabel: Phrase;
  readonly pointsAfter: number;
  readonly waiting: boolean;
  readonly mine: boolean;
}

function panelNow(session: Session, of: number, folded: boolean): PanelNow {
  const { face, table, view, sheets, ghost, now, eyes, shown } = session;
  const fields = folded ? [] : face.panel(view, of);
  const later = ghost && !folded ? face.panel(ghost, of) : null;
  const points = total(sheets[of] ?? []);
  return {
    fields: fields.map((field) => ({
      ...field,
      after: later?.find(({ id }) => id === field.id)?.value ?? field.value,
    })),
    badges: folded ? [] : (face.badges?.(view, of) ?? []),
    points,
    pointsLabel: face.pointsLabel?.(view, of) ?? { id: 'panels.score' },
    pointsAfter: ghost ? total(table.game.definition.score(ghost.position.state, of)) : points,
    waiting: shown === null && now.waiting.includes(of),
    mine: of === eyes.seat,
  };
}

interface PanelProps extends PanelsProps {
  readonly seat: SeatFace;
  readonly folded: boolean;
  readonly withName: boolean;
  readonly now: PanelNow;
  readonly Miniature: GameFace['Miniature'];
}

const Panel = calm(function Panel(props: PanelProps) {
  const { seat, folded, withName, now, Miniature, openArea, ...touching } = props;
  const t = useT();
  const of = seat.seat;
  const points = {
    id: 'score',
    icon: 'points',
    label: now.pointsLabel,
    value: now.points,
    after: now.pointsAfter,
  };
  // One sign that changes: one that goes while another comes has all layers of the page sorted anew.
  const sign = now.waiting ? 'hourglass' : !folded && seat.bot ? 'bot' : null;
  const signs = now.badges.length + (sign ? 1 : 0);
  /** Figures have no focus of their own, which would make a long way of it: the panel names them all. */
  const named = [points, ...now.fields].map(({ label, value }) => `${t.say(label)}: ${value}`);
  return (
    <article
      className={classes('panel', now.waiting && 'asked', now.mine && 'mine')}
      style={seatStyle(seat.colour)}
      data-spot={`panel ${of}`}
    >
      <header
        className={classes(
          signs >= 3 && 'crowded',
          signs >= 4 && 'packed',
          signs >= 2 && now.pointsAfter !== now.points && 'foreseen',
        )}
      >
        <Medal of={seat.colour} size={28} />
        <button
          type="button"
          className="panel-name"
          data-hint-cover=""
          onClick={() => openArea(of)}
          aria-label={t('panels.open', { name: seat.name })}
          {...(folded ? hint(seat.name) : {})}
          data-hint-focused={named.join(' · ')}
        >
          {withName && seat.name}
        </button>
        {sign && <Sign icon={sign} words={t(sign === 'bot' ? 'panels.bot' : 'panels.waiting')} />}
        {now.badges.map((badge) => (
          <Sign key={badge.icon} icon={badge.icon} words={t.say(badge.label)} badge />
        ))}
        <dl>
          <Figure field={points} spot={`panel ${of} score`} strong />
        </dl>
      </header>
      {!folded && (
        <dl className="figures">
          {now.fields.map((field) => (
            <Figure key={field.id} field={field} spot={`panel ${of} ${field.id}`} />
          ))}
        </dl>
      )}
      {!folded && Miniature && <PanelMiniature {...{ of, Miniature }} {...touching} />}
    </article>
  );
});

/** The game's own drawing below the figures, which sees for itself what it shows. */
function PanelMiniature({
  of,
  Miniature,
  ...touching
}: Omit<PanelsProps, 'openArea'> & { of: number; Miniature: NonNullable<GameFace['Miniature']> }) {
  const { table, view, eyes } = useSession();
  return (
    <div className="miniature">
      <Miniature view={view} seat={eyes.seat} of={of} seats={table.seats} {...touching} />
    </div>
  );
}

const Sign = ({ icon, words, badge }: { icon: string; words: string; badge?: boolean }) => (
  <span className={classes('sign', (badge || icon === 'hourglass') && 'bright')} {...hint(words)}>
    <Icon name={icon} title={words} />
  </span>
);

interface FigureProps {
  readonly field: PanelNow['fields'][number];
  /** Where it is, to motion. */
  readonly spot: string;
  readonly strong?: boolean;
}

const Figure = calm(function Figure({ field, spot, strong = false }: FigureProps) {
  const t = useT();
  const label = t.say(field.label);
  const { after } = field;
  const changes = after !== field.value;
  const [from, to] = difference(figureWords(t, field.value), figureWords(t, after));
  return (
    <div
      className={classes('figure', strong && 'strong', changes && 'changes')}
      data-spot={spot}
      {...hint(label)}
    >
      <dt {...(field.tint ? { style: { color: field.tint } } : {})}>
        <Icon name={field.icon} size="1.1em" />
        <span className="unseen">{label}</span>
      </dt>
      <dd>
        {from}
        {field.of !== undefined && !changes && <span className="of">/{t.number(field.of)}</span>}
        {changes && <b>{`\u2009→\u2009${to}`}</b>}
      </dd>
    </div>
  );
});
