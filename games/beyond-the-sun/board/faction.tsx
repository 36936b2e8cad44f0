/** One's own faction: supply, tracks, what production would give, colonies; and the achievements. */
import { NONE } from '@orrery/kernel';
import { Emblem, Icon, seatColour, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { count } from '../counting.ts';
import { ACHIEVEMENTS, COLUMNS, DISCS_PER_TRACK, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { boardOf, FOOD, ORE, type State, seatCount } from '../state.ts';
import { CLAIMS_PER_CARD } from '../steps/claim.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { achievementName, placeOf, systemName, technologyName } from '../text/board-places.ts';
import { name } from '../text/phrases.ts';
import { Place, type Touching } from './places.tsx';

interface FactionProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
}

export function Faction({ state, seat, colours, ...touching }: FactionProps): ReactElement {
  const t = useT();
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
          about={{ kind: 'board', id: player.board }}
          className="bts-name"
        >
          {t.say(name(board.faction))}
        </Place>
        <Place {...touching} place={placeOf.ore(seat)} label={t('term.ore')} className="bts-stock">
          <Icon name="ore" /> <b>{player.ore}</b>
        </Place>
        <Place
          {...touching}
          place={placeOf.population(seat)}
          label={t('term.population')}
          className="bts-stock"
        >
          <Icon name="population" /> <b>{player.population}</b>
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
              {Array.from({ length: player.columns[at] }, (_, cube) => (
                <b key={`${column}${cube}`} style={{ background: seatColour(colour) }} />
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
            {Array.from({ length: DISCS_PER_TRACK }, (_, disc) => (
              <i
                key={`${track}${disc}`}
                className={disc < DISCS_PER_TRACK - player.tracks[track] ? 'bts-gone' : ''}
              />
            ))}
          </span>
          <small>
            {t('board.produces', { n: track === FOOD ? growthOf(player) : oreOf(player) })}
          </small>
        </Place>
      ))}
      <p className="bts-quiet">
        {t('term.automation')}: {player.automation.length}
        {player.colonies.length > 0 && ` · ${t('term.colonies')}: `}
        {player.colonies.map((system) => (
          <Place
            key={system}
            {...touching}
            place={placeOf.system(system)}
            label={t.say(systemName(system))}
            about={{ kind: 'system', id: system }}
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
            about={{ kind: 'technology', id: technology }}
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
            about={{ kind: 'achievement', id: achievement }}
            className="bts-achievement"
          >
            <b>{t.say(achievementName(achievement))}</b>
            <span className="bts-progress">
              <progress max={card.atLeast} value={Math.min(have, card.atLeast)} />
              {t('progress.achievement', { have, need: card.atLeast })}
            </span>
            <span className="bts-claims">
              {Array.from({ length: seats === 4 ? CLAIMS_PER_CARD : 2 }, (_, slot) => {
                const holder = state.claims[at * CLAIMS_PER_CARD + slot];
                return (
                  <span key={`${card.key}${slot}`}>
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
    </section>
  );
}
