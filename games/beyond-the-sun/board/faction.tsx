/** One's own faction: supply, tracks, what production would give, colonies; and the achievements. */
import { NONE } from '@orrery/kernel';
import {
  breakable,
  Changing,
  calm,
  Emblem,
  Icon,
  NO_PLACES,
  Picture,
  Place,
  seatColour,
  type Touching,
  useT,
} from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { count } from '../counting.ts';
import { spendable } from '../cubes.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  automationPoints,
  COLUMNS,
  END_TRIGGER,
  type FoodCell,
  type OreCell,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { LINK_TERMS, linkedTo } from '../links.ts';
import {
  boardOf,
  discsGone,
  FOOD,
  ORE,
  type Player,
  type State,
  seatCount,
  supplyOf,
} from '../state.ts';
import { CLAIMS_PER_CARD, claimsMade, freeClaim } from '../steps/claim.ts';
import { growthOf, oreOf, SUPPLY_PRICE } from '../steps/produce.ts';
import { name } from '../text/phrases.ts';
import { achievementName, eventName, placeOf, systemName, technologyName } from '../text/places.ts';
import { aboutCard, aboutLinks, CardPicture } from './card-words.tsx';
import { spotOf } from './spots.ts';

interface FactionProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
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
  const player = state.players[seat];
  if (player.board === NONE) return <p className="bts-quiet">{t('board.no-faction')}</p>;
  return (
    <Holdings
      seat={seat}
      player={player}
      later={after?.players[seat] ?? null}
      colour={colours[seat]}
      exchange={exchanges(state, seat)}
      {...touching}
    />
  );
}

interface HoldingsProps extends Touching {
  readonly seat: number;
  readonly player: Player;
  /** The same player after the option that is looked at. */
  readonly later: Player | null;
  /** Colour index of the seat. */
  readonly colour: number;
  /** What exchanges could give at most. */
  readonly exchange: ReturnType<typeof exchanges>;
}

/** All that a faction has. */
const Holdings = calm(function Holdings(props: HoldingsProps): ReactElement {
  const { seat, player, later, colour, exchange, ...touching } = props;
  const t = useT();
  const board = boardOf(player);
  return (
    <section
      className="bts-faction"
      data-told-beside=""
      style={{ '--seat': seatColour(colour) } as React.CSSProperties}
    >
      <header>
        <Emblem of={colour} size={24} />
        <Picture of={`beyond-the-sun/medal/${board.faction}`} wide={40} />
        <Place
          {...touching}
          // Lines of the log that are about a faction as a whole, such as that its turn begins, mark nothing.
          recent={NO_PLACES}
          place={placeOf.board(seat)}
          about={() => aboutCard(t, { kind: 'board', id: player.board })}
          className="bts-name"
        >
          {breakable(t.say(name(board.faction)))}
        </Place>
        <Stocks {...{ seat, player, later }} {...touching} />
        <Place
          {...touching}
          place={placeOf.automation(seat)}
          label={`${t('term.automation')}: ${player.automation.length}`}
          about={() => ({
            title: t('term.automation'),
            lines: [
              t('board.automation', {
                n: player.automation.length,
                points: automationPoints(player.automation.length),
              }),
            ],
          })}
          className="bts-stock"
        >
          <Icon name="upgrade" title={t('term.automation')} />{' '}
          <Changing now={player.automation.length} later={later?.automation.length} />
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
                <b key={cube} />
              ))}
            </span>
          </Place>
        ))}
      </div>
      <ProductionTrack player={player} seat={seat} track={FOOD} {...touching} />
      <ProductionTrack player={player} seat={seat} track={ORE} {...touching} />
      <Place
        {...touching}
        place={placeOf.exchange(seat)}
        label={t('option.production.trade')}
        about={() => ({
          title: t('option.production.trade'),
          lines: [t('option.trade.ore'), t('board.exchange-ship'), t('option.trade.population')],
        })}
        className="bts-track bts-exchange"
      >
        <Icon name="again" />
        {t('board.exchanges', exchange)}
      </Place>
      <p className="bts-quiet bts-holdings">
        {player.colonies.length > 0 && (
          <span className="bts-holdings-of">{`${t('term.colonies')}: `}</span>
        )}
        {player.colonies.map((system) => (
          <Place
            key={system}
            {...touching}
            place={placeOf.system(system)}
            about={() => aboutCard(t, { kind: 'system', id: system })}
            className="bts-chip bts-plate-chip"
          >
            <CardPicture kind="system" id={system} wide={26} />{' '}
            <span className="bts-chip-name">{t.say(systemName(system))}</span>{' '}
            <small>★{SYSTEMS[system].points}</small>
          </Place>
        ))}
        {player.technologies.map((technology) => (
          <Place
            key={TECHNOLOGIES[technology].key}
            {...touching}
            place={placeOf.technology(technology)}
            about={() => aboutCard(t, { kind: 'technology', id: technology })}
            className="bts-chip bts-plate-chip"
          >
            <CardPicture kind="technology" id={technology} wide={26} />{' '}
            <span className="bts-chip-name">{t.say(technologyName(technology))}</span>
          </Place>
        ))}
      </p>
    </section>
  );
});

/** Ore and population, which almost everything is paid with. */
function Stocks({
  seat,
  player,
  later,
  ...touching
}: Pick<HoldingsProps, 'seat' | 'player' | 'later'> & Touching): ReactElement {
  const t = useT();
  return (
    <>
      <Place {...touching} place={placeOf.ore(seat)} label={t('term.ore')} className="bts-stock">
        <Icon name="ore" /> <Changing now={player.ore} later={later?.ore} />
      </Place>
      <Place
        {...touching}
        place={placeOf.population(seat)}
        label={t('term.population')}
        className="bts-stock"
      >
        <Icon name="population" /> <Changing now={player.population} later={later?.population} />
      </Place>
    </>
  );
}

/** What one can pay with, and what a turn brings, where one's faction is out of sight: on a phone. */
export const Purse = calm(function Purse({
  seat,
  player,
  later,
  ...touching
}: Pick<HoldingsProps, 'seat' | 'player' | 'later'> & Touching): ReactElement {
  const t = useT();
  return (
    <section className="bts-purse" aria-label={t('board.mine')}>
      <Stocks {...{ seat, player, later }} {...touching} />
      <small>{t('board.mines', { n: oreOf(player) })}</small>
      <small>{t('board.grows', { n: growthOf(player) })}</small>
    </section>
  );
});

/** What exchanges could give at most: population for ore, and ore for population. */
function exchanges(state: State, seat: number): { people: number; ore: number } {
  const player = state.players[seat];
  return {
    people: Math.min(Math.floor(player.ore / SUPPLY_PRICE), supplyOf(player)),
    ore: spendable(state, seat),
  };
}

/** What a cell of a production track shows once its disc is gone. */
function cellSign(cell: FoodCell | OreCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? `+${cell}` : cell.replace('ability-', '★');
}

/** A production track: what each disc covers, and what production gives as things stand. */
function ProductionTrack({
  player,
  seat,
  track,
  ...touching
}: Touching & { player: Player; seat: number; track: number }): ReactElement {
  const t = useT();
  const { foodTrack, oreTrack } = boardOf(player);
  const food = track === FOOD;
  const cells = food ? foodTrack : oreTrack;
  const gone = discsGone(player, track);
  const next = cells.findIndex((cell, at) => at >= gone && cell !== null);
  const name = t(food ? 'term.growth-track' : 'term.ore-track');
  return (
    <Place
      {...touching}
      place={placeOf.track(seat, track)}
      label={name}
      about={() => ({
        title: name,
        lines: [
          t(food ? 'board.growth-now' : 'board.ore-now', {
            n: food ? growthOf(player) : oreOf(player),
          }),
          next < 0 ? t('board.track-empty') : t('board.track-next', { n: next - gone + 1 }),
        ],
      })}
      className="bts-track"
    >
      <Icon name={food ? 'food' : 'ore'} />
      <span className="bts-discs">
        <i className="bts-gone">{food ? 'A' : '+1'}</i>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place on the track
          <i key={at} className={at < gone ? 'bts-gone' : ''}>
            {cellSign(cell)}
          </i>
        ))}
      </span>
      <small>
        {t(food ? 'board.grows' : 'board.mines', { n: food ? growthOf(player) : oreOf(player) })}
      </small>
    </Place>
  );
}

/** Achievements with the progress toward each and who has claimed them. */
export const Achievements = memo(function Achievements({
  state,
  seat,
  colours,
  ...touching
}: FactionProps): ReactElement {
  const t = useT();
  const seats = seatCount(state);
  return (
    <section className="bts-achievements" aria-label={t('term.achievements')}>
      {state.achievements.map((achievement, at) => {
        const card = ACHIEVEMENTS[achievement];
        const have =
          seat >= 0 && state.players[seat].board !== NONE ? count(state, seat, card.count) : 0;
        const linked = linkedTo(state, 'achievement', achievement);
        const more = linked.reduce((sum, event) => sum + LINK_TERMS[event].pointsPerDisc, 0);
        return (
          <Place
            key={card.key}
            {...touching}
            place={placeOf.achievement(achievement)}
            about={() => {
              const card = aboutCard(t, { kind: 'achievement', id: achievement });
              const links = aboutLinks(t, state, 'achievement', achievement);
              return { ...card, lines: [...card.lines, ...links] };
            }}
            className="bts-achievement"
          >
            <CardPicture kind="achievement" id={achievement} wide={34} />
            <b>
              {t.say(achievementName(achievement))}
              {linked.map((event) => (
                <Icon key={event} name="warning" title={t.say(eventName(event))} size="1.1em" />
              ))}
            </b>
            {have >= card.atLeast && seat >= 0 && freeClaim(state, seat, at) !== NONE && (
              <b className="bts-ready">{t('board.claimable')}</b>
            )}
            <span className="bts-progress" title={t('term.achievement')}>
              <progress max={card.atLeast} value={Math.min(have, card.atLeast)} />
              {t('progress.achievement', { have, need: card.atLeast })}
              <span className="bts-claims">
                {[...Array(achievementSlots(seats)).keys()].map((slot) => {
                  const holder = state.claims[at * CLAIMS_PER_CARD + slot];
                  return (
                    <span
                      key={slot}
                      {...(more === 0 ? {} : { className: 'bts-changed' })}
                      {...(holder >= 0 ? { 'data-spot': spotOf.claim(achievement, holder) } : {})}
                    >
                      {holder >= 0 ? (
                        <Emblem of={colours[holder]} size={18} />
                      ) : (
                        `★${card.points[slot] + more}`
                      )}
                    </span>
                  );
                })}
              </span>
            </span>
          </Place>
        );
      })}
    </section>
  );
});

/** How near the end of the game is: in its last round more may be claimed than it takes. */
export function endProgress(state: State): { have: number; need: number } {
  const need = END_TRIGGER[seatCount(state)];
  return { have: Math.min(claimsMade(state), need), need };
}

export const EndProgress = memo(function EndProgress({ state }: { state: State }): ReactElement {
  const t = useT();
  const { have, need } = endProgress(state);
  return (
    <p className="bts-end" title={t('term.achievements')}>
      <progress max={need} value={have} />
      {t('progress.end', { have, need })}
    </p>
  );
});
