import { total } from '@orrery/kernel';
import { memo } from 'react';
import type { Touching } from '../kit/board/place.tsx';
import type { PanelField, SeatFace } from '../kit/face.ts';
import { hint } from '../kit/hint.ts';
import { Icon } from '../kit/icons.tsx';
import { useKept } from '../kit/kept.ts';
import { useT } from '../kit/language.tsx';
import { Medal } from '../kit/medal.tsx';
import { calm } from '../kit/same.ts';
import { seatStyle } from '../kit/seats.tsx';
import { useRoom, useSpacious } from '../kit/use-room.ts';
import { classes, IconButton } from '../kit/widgets/button.tsx';
import { useSession } from './session.tsx';

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

/** Everybody at the table: the same fields in the same order; a click opens the whole area. */
export const Panels = memo(function Panels({ openArea, ...touching }: PanelsProps) {
  const t = useT();
  const { table } = useSession();
  const folded = useFolded();
  const [, fold] = useFold();
  const phone = useRoom() === 'phone';
  return (
    <section className={classes('panels', folded && 'folded')} aria-label={t('panels.title')}>
      {table.seats.map((seat) => (
        <Panel key={seat.seat} seat={seat} folded={folded} openArea={openArea} {...touching} />
      ))}
      {!phone && (
        <IconButton
          icon={folded ? 'unfold' : 'fold'}
          label={t(folded ? 'stage.unfold' : 'stage.fold')}
          className="panels-fold"
          onPress={() => fold(folded ? 'open' : 'folded')}
        />
      )}
    </section>
  );
});

interface PanelProps extends PanelsProps {
  readonly seat: SeatFace;
  readonly folded: boolean;
}

function Panel({ seat, folded, openArea, ...touching }: PanelProps) {
  const t = useT();
  const { face, table, view, sheets, ghost, now, eyes, shown } = useSession();
  const of = seat.seat;
  // The score stands in the head of the panel, for every game alike.
  const fields = folded ? [] : face.panel(view, of).filter(({ id }) => id !== 'score');
  const after = ghost && !folded ? face.panel(ghost, of) : null;
  const points = total(sheets[of] ?? []);
  const pointsAfter = ghost ? total(table.game.definition.score(ghost.position.state, of)) : points;
  const waiting = shown === null && now.waiting.includes(of);
  const { Miniature } = face;
  return (
    <article
      className={classes('panel', waiting && 'asked', of === eyes.seat && 'mine')}
      style={seatStyle(seat.colour)}
      data-spot={`panel ${of}`}
    >
      <header>
        <Medal of={seat.colour} size={28} />
        <button
          type="button"
          className="panel-name"
          data-hint-cover=""
          onClick={() => openArea(of)}
          aria-label={t('panels.open', { name: seat.name })}
          {...(folded ? hint(seat.name) : {})}
        >
          {!folded && seat.name}
        </button>
        {waiting && <Sign icon="hourglass" words={t('panels.waiting')} />}
        {!folded && seat.bot && !waiting && <Sign icon="bot" words={t('panels.bot')} />}
        {!folded &&
          face
            .badges?.(view, of)
            .map((badge) => (
              <Sign key={badge.icon} icon={badge.icon} words={t.say(badge.label)} badge />
            ))}
        <dl>
          <Figure
            field={{ id: 'score', icon: 'points', label: { id: 'panels.score' }, value: points }}
            after={pointsAfter}
            spot={`panel ${of} score`}
            strong
          />
        </dl>
      </header>
      {!folded && (
        <dl className="figures">
          {fields.map((field) => (
            <Figure
              key={field.id}
              field={field}
              after={after?.find(({ id }) => id === field.id)?.value ?? field.value}
              spot={`panel ${of} ${field.id}`}
            />
          ))}
        </dl>
      )}
      {!folded && Miniature && (
        <div className="miniature">
          <Miniature view={view} seat={eyes.seat} of={of} seats={table.seats} {...touching} />
        </div>
      )}
    </article>
  );
}

const Sign = ({ icon, words, badge }: { icon: string; words: string; badge?: boolean }) => (
  <span className={classes('sign', (badge || icon === 'hourglass') && 'bright')} {...hint(words)}>
    <Icon name={icon} title={words} />
  </span>
);

interface FigureProps {
  readonly field: PanelField;
  readonly after: PanelField['value'];
  /** Where it is, to motion. */
  readonly spot: string;
  readonly strong?: boolean;
}

const Figure = calm(function Figure({ field, after, spot, strong = false }: FigureProps) {
  const t = useT();
  const say = (value: PanelField['value']): string =>
    typeof value === 'number' ? t.number(value) : value;
  const label = t.say(field.label);
  const changes = after !== field.value;
  return (
    <div
      className={classes('figure', strong && 'strong', changes && 'changes')}
      data-spot={spot}
      {...hint(label)}
    >
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
});
