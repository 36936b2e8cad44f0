/** Population and influence tracks: pieces cover numbers, and the first number in sight counts. */
import { hint, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { RESOURCE_IDS } from '../data/resources.ts';
import { INFLUENCE_CIRCLES, PRODUCTION, UPKEEP } from '../data/tracks.ts';
import type { Player } from '../state.ts';
import { placeOf } from '../text/places.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS } from './figures.tsx';
import { Cube, Emblem } from './pieces.tsx';

interface TrackProps extends Touching {
  readonly player: Player;
  readonly colour: number;
}

export function PopulationTracks({ player, colour, ...touching }: TrackProps): ReactElement {
  const t = useT();
  return (
    <>
      {RESOURCE_IDS.map((id, resource) => (
        <Place
          key={id}
          {...touching}
          place={placeOf.track(resource)}
          label={t(`resource.${id}`)}
          className="ecl-track"
        >
          <i style={{ color: RESOURCE_TINTS[resource] }} {...hint(t(`resource.${id}`))}>
            <Icon name={RESOURCE_ICONS[resource]} />
          </i>
          <span className="ecl-row">
            {PRODUCTION.map((income, square) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
                key={square}
                value={income}
                full={square < player.tracks[resource]}
                counts={square === player.tracks[resource]}
              >
                <Cube colour={colour} />
              </Cell>
            ))}
          </span>
        </Place>
      ))}
    </>
  );
}

export function InfluenceTrack({ player, colour, ...touching }: TrackProps): ReactElement {
  const t = useT();
  return (
    <Place
      {...touching}
      place={placeOf.influence}
      label={t('board.influence')}
      className="ecl-track"
    >
      <i {...hint(t('board.influence'))}>
        <Icon name="influence" />
      </i>
      <span className="ecl-row">
        {Array.from({ length: INFLUENCE_CIRCLES }, (_, circle) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a circle is its number
            key={circle}
            round
            value={UPKEEP[INFLUENCE_CIRCLES - circle]}
            full={circle < player.discs}
            counts={circle === player.discs}
          >
            <Emblem colour={colour} size={18} />
          </Cell>
        ))}
      </span>
    </Place>
  );
}

interface CellProps {
  readonly value: number;
  readonly full: boolean;
  readonly counts: boolean;
  readonly round?: boolean;
  /** What covers it. */
  readonly children: ReactNode;
}

function Cell({ value, full, counts, round = false, children }: CellProps): ReactElement {
  const classes = ['ecl-cell', round && 'ecl-round', full && 'ecl-full', counts && 'ecl-counts'];
  return <span className={classes.filter(Boolean).join(' ')}>{full ? children : value}</span>;
}
