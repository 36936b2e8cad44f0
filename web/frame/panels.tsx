import { total } from '@orrery/kernel';
import type { PanelField, SeatFace } from '../kit/face.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Emblem, seatStyle } from '../kit/seats.tsx';
import { classes } from '../kit/widgets/button.tsx';
import { useSession } from './session.tsx';

/** Everybody at the table: the same fields in the same order; a click opens the whole area. */
export function Panels({ openArea }: { openArea(seat: number): void }) {
  const t = useT();
  const { table } = useSession();
  return (
    <section className="panels" aria-label={t('panels.title')}>
      {table.seats.map((seat) => (
        <Panel key={seat.seat} seat={seat} openArea={openArea} />
      ))}
    </section>
  );
}

function Panel({ seat, openArea }: { seat: SeatFace; openArea(seat: number): void }) {
  const t = useT();
  const { face, table, view, sheets, ghost, now, eyes, shown, pointed } = useSession();
  const of = seat.seat;
  // The score stands in the head of the panel, for every game alike.
  const fields = face.panel(view, of).filter(({ id }) => id !== 'score');
  const after = ghost ? face.panel(ghost, of) : null;
  const points = total(sheets[of] ?? []);
  const pointsAfter = ghost ? total(table.game.definition.score(ghost.position.state, of)) : points;
  const waiting = shown === null && now.waiting.includes(of);
  const Miniature = face.Miniature;
  return (
    <article
      className={classes('panel', waiting && 'asked', of === eyes.seat && 'mine')}
      style={seatStyle(seat.colour)}
    >
      <header>
        <Emblem of={seat.colour} size={26} />
        <button
          type="button"
          className="panel-name"
          onClick={() => openArea(of)}
          title={t('panels.open', { name: seat.name })}
        >
          {seat.name}
        </button>
        {waiting && <Icon name="hourglass" className="waiting" title={t('panels.waiting')} />}
        {seat.bot && <Icon name="bot" title={t('panels.bot')} />}
        {face.badges?.(view, of).map((badge) => (
          <Icon key={badge.icon} name={badge.icon} className="badge" title={t.say(badge.label)} />
        ))}
        <dl>
          <Figure
            field={{ id: 'score', icon: 'points', label: { id: 'panels.score' }, value: points }}
            after={pointsAfter}
            strong
          />
        </dl>
      </header>
      <dl className="figures">
        {fields.map((field) => (
          <Figure
            key={field.id}
            field={field}
            after={after?.find(({ id }) => id === field.id)?.value ?? field.value}
          />
        ))}
      </dl>
      {Miniature && (
        <div className="miniature" aria-hidden="true">
          <Miniature view={view} seat={eyes.seat} of={of} seats={table.seats} lit={pointed} />
        </div>
      )}
    </article>
  );
}

function Figure({
  field,
  after,
  strong = false,
}: {
  field: PanelField;
  after: PanelField['value'];
  strong?: boolean;
}) {
  const t = useT();
  const say = (value: PanelField['value']): string =>
    typeof value === 'number' ? t.number(value) : value;
  const label = t.say(field.label);
  const changes = after !== field.value;
  return (
    <div className={classes('figure', strong && 'strong', changes && 'changes')} title={label}>
      <dt>
        <Icon name={field.icon} size="1.1em" />
        <span className="unseen">{label}</span>
      </dt>
      <dd>
        {say(field.value)}
        {field.of !== undefined && !changes && <span className="of">/{t.number(field.of)}</span>}
        {changes && <b> → {say(after)}</b>}
      </dd>
    </div>
  );
}
