/** One's own faction: supply, tracks, what production would give, colonies; and the achievements. */
import { NONE } from '@orrery/kernel';
import { Emblem, Icon, seatColour, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { count } from '../counting.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  COLUMNS,
  DISCS_PER_TRACK,
  END_TRIGGER,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { boardOf, FOOD, ORE, type State, seatCount } from '../state.ts';
import { CLAIMS_PER_CARD, claimsMade } from '../steps/claim.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { achievementName, placeOf, systemName, technologyName } from '../text/board-places.ts';
import { name } from '../text/phrases.ts';
import { aboutCard, Place, type Touching } from './places.tsx';

interface FactionProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
}

/** «6 → 3» where what is being considered would change a number. */
function Stock({ now, later }: { now: number; later: number | undefined }): ReactElement {
  return (
    <b>
      {now}
      {later !== undefined && later !== now && (
        <em className={later > now ? 'bts-more' : 'bts-less'}> → {later}</em>
      )}
    </b>
  );
}

export function Faction({
  state,
  seat,
  colours,
  after,
  ...touching
}: FactionProps & {
  /** The state after the option that is looked at. */
  after: State | null;
}): ReactElement {
  const t = useT();
  const later = after?.players[seat];
  const player = state.players[seat];
  if (player.board === NONE) return <p className="bts-quiet">{t('board.no-faction')}</p>;
  const board = boardOf(player);
  const colour = colours[seat];
  return (
    <section className="bts-faction">
      <header>
        <Emblem of={colour} size={24} />
        <Place
          {...touching}
          place={placeOf.board(seat)}
          label={t.say(name(board.faction))}
          about={() => aboutCard(t, { kind: 'board', id: player.board })}
          className="bts-name"
        >
          {t.say(name(board.faction))}
        </Place>
        <Place {...touching} place={placeOf.ore(seat)} label={t('term.ore')} className="bts-stock">
          <Icon name="ore" /> <Stock now={player.ore} later={later?.ore} />
        </Place>
        <Place
          {...touching}
          place={placeOf.population(seat)}
          label={t('term.population')}
          className="bts-stock"
        >
          <Icon name="population" /> <Stock now={player.population} later={later?.population} />
        </Place>
      </header>
      <div className="bts-columns" title={t('term.columns')}>
        {COLUMNS.map((column, at) => (
          <Place
            key={column}
            {...touching}
            place={placeOf.column(seat, at)}
            label={`${t('term.columns')} ${column}: ${player.columns[at]}`}
            className="bts-column"
          >
            <i>{column}</i>
            <span>
              {[...Array(player.columns[at]).keys()].map((cube) => (
                <b key={cube} style={{ background: seatColour(colour) }} />
              ))}
            </span>
          </Place>
        ))}
      </div>
      {[FOOD, ORE].map((track) => (
        <Place
          key={track}
          {...touching}
          place={placeOf.track(seat, track)}
          label={t(track === FOOD ? 'term.growth-track' : 'term.ore-track')}
          className="bts-track"
        >
          <Icon name={track === FOOD ? 'food' : 'ore'} />
          <span className="bts-discs">
            {[...Array(DISCS_PER_TRACK).keys()].map((disc) => (
              <i
                key={disc}
                className={disc < DISCS_PER_TRACK - player.tracks[track] ? 'bts-gone' : ''}
              />
            ))}
          </span>
          <small>
            {t(track === FOOD ? 'board.grows' : 'board.mines', {
              n: track === FOOD ? growthOf(player) : oreOf(player),
            })}
          </small>
        </Place>
      ))}
      <p className="bts-quiet">
        <Place
          {...touching}
          place={placeOf.automation(seat)}
          label={t('term.automation')}
          className="bts-chip"
        >
          {t('term.automation')}: {player.automation.length}
        </Place>
        {player.colonies.length > 0 && ` ${t('term.colonies')}: `}
        {player.colonies.map((system) => (
          <Place
            key={system}
            {...touching}
            place={placeOf.system(system)}
            label={t.say(systemName(system))}
            about={() => aboutCard(t, { kind: 'system', id: system })}
            className="bts-chip"
          >
            {t.say(systemName(system))} <small>★{SYSTEMS[system].points}</small>
          </Place>
        ))}
        {player.technologies.map((technology) => (
          <Place
            key={TECHNOLOGIES[technology].key}
            {...touching}
            place={placeOf.technology(technology)}
            label={t.say(technologyName(technology))}
            about={() => aboutCard(t, { kind: 'technology', id: technology })}
            className="bts-chip"
          >
            {t.say(technologyName(technology))}
          </Place>
        ))}
      </p>
    </section>
  );
}

/** Achievements with the progress toward each and who has claimed them. */
export function Achievements({ state, seat, colours, ...touching }: FactionProps): ReactElement {
  const t = useT();
  const seats = seatCount(state);
  return (
    <section className="bts-achievements" aria-label={t('term.achievements')}>
      {state.achievements.map((achievement, at) => {
        const card = ACHIEVEMENTS[achievement];
        const have =
          seat >= 0 && state.players[seat].board !== NONE ? count(state, seat, card.count) : 0;
        return (
          <Place
            key={card.key}
            {...touching}
            place={placeOf.achievement(achievement)}
            label={t.say(achievementName(achievement))}
            about={() => aboutCard(t, { kind: 'achievement', id: achievement })}
            className="bts-achievement"
          >
            <b>{t.say(achievementName(achievement))}</b>
            <span className="bts-progress" title={t('term.achievement')}>
              <progress max={card.atLeast} value={Math.min(have, card.atLeast)} />
              {t('progress.achievement', { have, need: card.atLeast })}
            </span>
            <span className="bts-claims">
              {[...Array(achievementSlots(seats)).keys()].map((slot) => {
                const holder = state.claims[at * CLAIMS_PER_CARD + slot];
                return (
                  <span key={slot}>
                    {holder >= 0 ? (
                      <Emblem of={colours[holder]} size={18} />
                    ) : (
                      `★${card.points[slot]}`
                    )}
                  </span>
                );
              })}
            </span>
          </Place>
        );
      })}
      <p className="bts-end">
        <progress max={END_TRIGGER[seats]} value={claimsMade(state)} />
        {t('progress.end', { have: claimsMade(state), need: END_TRIGGER[seats] })}
      </p>
    </section>
  );
}
