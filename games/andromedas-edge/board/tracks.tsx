/** The five tracks of all players, the way to the next event, and the raiders that wait for one. */
import { NONE, UNKNOWN } from '@orrery/kernel';
import { classes, Emblem, Icon, Place, type SeatFace, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import {
  DISCOVERIES,
  EVENT_TRACK,
  EVENTS,
  RAIDER_CLASSES,
  RAIDERS,
  SUPREMACY_TOKENS,
  TRACK,
  TRACK_SPACES,
  TRACKS,
} from '../data/index.ts';
import { CLASSES, FIRST_FIGURE } from '../raiders.ts';
import { ON_STATION, type State } from '../state.ts';
import { TOKEN_AT } from '../steps/tracks.ts';
import { placeOf } from '../text/places.ts';
import { EffectSigns } from './amounts.tsx';
import { aboutCard, Plate } from './cards.tsx';
import { foreseenBy } from './foreseen.ts';
import { TRACK_ICONS, TRACK_TINTS } from './icons.ts';
import { markerOn } from './pieces.ts';

interface TracksProps extends Touching {
  readonly state: State;
  readonly seats: readonly SeatFace[];
  /** Whose eyes. */
  readonly seat: number;
}

export const Tracks = memo(function Tracks(props: TracksProps): ReactElement {
  return (
    <div className="ae-tracks">
      <div className="ae-track-table">
        {TRACKS.map((name, track) => (
          <Track key={name} track={track} {...props} />
        ))}
      </div>
      <div className="ae-events">
        <EventTrack {...props} />
        <RaiderCards {...props} />
        <Tokens {...props} />
      </div>
    </div>
  );
});

type Space = (typeof TRACK_SPACES)[number][number];

const FEATURES: readonly (readonly [keyof Space, string])[] = [
  ['discovery', 'treasure'],
  ['upgrade', 'upgrade'],
  ['storageBonus', 'module'],
  ['handLimit', 'hand'],
  ['token', 'trophy'],
  ['event', 'ae-event'],
];

function Track({ track, state, seats, ...touching }: TracksProps & { track: number }) {
  const t = useT();
  const name = t(`track.${TRACKS[track]}`);
  return (
    <Place
      {...touching}
      place={placeOf.track(track)}
      label={name}
      about={() => ({ title: name, lines: [t(`board.about-track.${TRACKS[track]}`)] })}
      className="ae-track"
      style={{ '--track': TRACK_TINTS[track] } as never}
    >
      <span className="ae-track-name">
        <Icon name={TRACK_ICONS[track]} /> {name}
      </span>
      {TRACK_SPACES[track].map((space, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
        <span key={at} className={classes('ae-space', space.level > 0 && 'ae-level')}>
          <b title={t('board.space-vp', { n: space.vp })}>{space.vp}</b>
          <span className="ae-features">
            {FEATURES.map(([feature, icon]) => {
              const value = space[feature];
              if (value === null || value === false || value === 0) return null;
              const taken =
                feature === 'token' && state.supremacyTokens[TOKEN_AT.indexOf(at)] === NONE;
              return (
                <span key={feature} className={taken ? 'ae-used' : undefined}>
                  <Icon name={icon} size="1em" title={t(`board.feature.${feature}`)} />
                  {(feature === 'handLimit' || feature === 'storageBonus') && value}
                </span>
              );
            })}
            {space.level > 0 && <small title={t('board.level')}>{space.level}</small>}
          </span>
          <span className="ae-markers">
            {state.players.map(
              (player, seat) =>
                player.tracks[track] === at && (
                  <span key={seats[seat].seat} data-spot={markerOn(track, seat)}>
                    <Emblem of={seats[seat].colour} size={17} title={seats[seat].name} />
                  </span>
                ),
            )}
          </span>
        </span>
      ))}
    </Place>
  );
}

/** How near the next event is and, for whoever has looked, what it will be. */
function EventTrack({ state, seat, ...touching }: TracksProps): ReactElement {
  const t = useT();
  const foreseen = foreseenBy(state, seat);
  const waits =
    state.marker === ON_STATION
      ? t('board.event-due')
      : state.marker === NONE
        ? t('board.no-more-events')
        : t('board.event-in', { n: EVENT_TRACK.end - state.marker });
  return (
    <Place
      {...touching}
      place={placeOf.eventTrack}
      label={`${t('board.events')}: ${waits}`}
      className="ae-event-track"
    >
      <span>
        <Icon name="ae-event" /> <b>{t('board.events')}</b> {waits}
      </span>
      <span className="ae-row" aria-hidden="true">
        {Array.from({ length: EVENT_TRACK.end + 1 }, (_, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            key={at}
            className={classes('ae-pip', at === state.marker && 'ae-pip-on')}
          />
        ))}
      </span>
      {foreseen.map((card, at) => (
        <small key={card} className="ae-foreseen">
          <Plate kind="event" id={card} wide={34} />
          {t(at > 0 ? 'board.foreseen.then' : 'board.foreseen', {
            event: t(`name.${EVENTS[card].key}`),
          })}
        </small>
      ))}
    </Place>
  );
}

function RaiderCards({ state, ...touching }: TracksProps): ReactElement {
  const t = useT();
  return (
    <div className="ae-row">
      {[...Array(CLASSES).keys()].map((raiderClass) => {
        const raider = state.raiders[raiderClass];
        if (raider === undefined || raider === NONE) return null;
        const figures = state.figures.slice(
          FIRST_FIGURE[raiderClass],
          FIRST_FIGURE[raiderClass + 1],
        );
        const waiting = figures.filter((at) => at === NONE).length;
        const { key, weapons, range } = RAIDERS[raider];
        return (
          <Place
            key={key}
            {...touching}
            place={placeOf.raider(raider)}
            label={t(`name.${key}`)}
            about={() => aboutCard(t, 'raider', raider)}
            className={classes('ae-card ae-raider-card', waiting === 0 && 'ae-used')}
          >
            <Plate kind="raider" id={raider} wide={34} />
            <b>{RAIDER_CLASSES[raiderClass]}</b> {t(`name.${key}`)}
            <span className="ae-amount" title={t('term.weapons')}>
              <Icon name="die" size="1em" /> {weapons}
            </span>
            <span className="ae-amount" title={t('term.range')}>
              <Icon name="ae-range" size="1em" /> {range}
            </span>
            <small title={t('board.raiders-waiting', { n: waiting })}>×{waiting}</small>
          </Place>
        );
      })}
    </div>
  );
}

/** Tokens that are there to be had, and those that I hold. */
function Tokens({ state, seat, seats: _, ...touching }: TracksProps): ReactElement {
  const t = useT();
  const mine = seat >= 0 ? state.players[seat] : null;
  const discoveries = [...(mine?.discoveries ?? []), ...(mine?.looking ?? [])].filter(
    (design) => design !== UNKNOWN,
  );
  return (
    <div className="ae-row">
      {state.supremacyTokens.map(
        (token) =>
          token !== NONE && (
            <Place
              key={SUPREMACY_TOKENS[token].key}
              {...touching}
              place={placeOf.supremacy(token)}
              label={t(`name.${SUPREMACY_TOKENS[token].key}`)}
              about={() => aboutCard(t, 'supremacy', token)}
              className="ae-card"
              style={{ color: TRACK_TINTS[TRACK.supremacy] }}
            >
              <Icon name="trophy" size="1em" />
              {t(`name.${SUPREMACY_TOKENS[token].key}`)}
              <EffectSigns effects={SUPREMACY_TOKENS[token].effects} />
            </Place>
          ),
      )}
      {(mine?.tokens ?? []).map((token) => (
        <Place
          key={`mine ${SUPREMACY_TOKENS[token].key}`}
          {...touching}
          place={placeOf.supremacy(token)}
          label={t('board.my-token', { token: t(`name.${SUPREMACY_TOKENS[token].key}`) })}
          about={() => aboutCard(t, 'supremacy', token)}
          className="ae-card ae-mine"
        >
          <Icon name="trophy" size="1em" />
          {t(`name.${SUPREMACY_TOKENS[token].key}`)}
          <EffectSigns effects={SUPREMACY_TOKENS[token].effects} />
        </Place>
      ))}
      {[...new Set(discoveries)].map((design) => {
        const { key, effects } = DISCOVERIES[design];
        const n = discoveries.filter((one) => one === design).length;
        return (
          <Place
            key={key}
            {...touching}
            place={placeOf.discovery(design)}
            label={t('board.my-token', { token: t(`name.${key}`) })}
            about={() => aboutCard(t, 'discovery', design)}
            className="ae-card ae-mine"
          >
            <Icon name="treasure" size="1em" />
            {t(`name.${key}`)}
            <EffectSigns effects={effects} />
            {n > 1 && <span className="ae-quiet">×{n}</span>}
          </Place>
        );
      })}
    </div>
  );
}
