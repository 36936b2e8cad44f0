/** The technology tree as a draughtsman's blueprint: slots in columns I to IIII, joined by lines. */
import { NONE } from '@orrery/kernel';
import { Emblem, Icon, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import {
  actionAt,
  BASIC_SPACES,
  EVENT_SPACES,
  GUILD_SPACES,
  SPACES,
  TECHNOLOGY_SPACES,
} from '../actions.ts';
import {
  BASIC_ACTIONS,
  GUILDS,
  SLOTS,
  SLOTS_BY_LEVEL,
  TECHNOLOGIES,
  TYPES,
} from '../data/index.ts';
import { ownsSlot, type State, seatCount } from '../state.ts';
import { eventName, guildName, placeOf, slotName, technologyName } from '../text/board-places.ts';
import { cardText } from '../text/card-text.ts';
import { name } from '../text/phrases.ts';
import { prerequisitesMet, typesFor } from '../tree.ts';
import { Place, type Touching, TypeSign } from './places.tsx';

interface TreeProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
}

const LEVELS = [1, 2, 3, 4] as const;
/** Left edges of the columns and their width, in hundredths of the board. */
const LEFT: Readonly<Record<number, number>> = { 1: 19.5, 2: 40, 3: 60.5, 4: 81 };
const WIDE = 18.2;

/** Where the middle of a slot's row is, in hundredths. */
function heightOf(slot: number): number {
  const column = SLOTS_BY_LEVEL[SLOTS[slot].level];
  return ((column.indexOf(slot) + 0.5) / column.length) * 100;
}

export function Tree({ state, seat, colours, ...touching }: TreeProps): ReactElement {
  const t = useT();
  return (
    <section className="bts-tree" aria-label={t('term.tree')}>
      <Lines state={state} seat={seat} lit={touching.lit} />
      <div className="bts-basic">
        {BASIC_ACTIONS.map((row) => (
          <Place
            key={row.key}
            {...touching}
            place={placeOf.row(row.id)}
            label={t.say(name(row.key))}
            about={{ kind: 'basic-action', id: row.id }}
            className="bts-row"
          >
            <b>{t.say(name(row.key))}</b>
            <Spaces
              state={state}
              colours={colours}
              spaces={BASIC_SPACES.filter((space) => actionAt(space).owner === row.id)}
              {...touching}
            />
          </Place>
        ))}
        <div className="bts-guilds">
          {GUILDS.map((guild) => {
            const uncovered = ((state.guilds >> guild.id) & 1) === 1;
            return (
              <Place
                key={guild.key}
                {...touching}
                place={placeOf.guild(guild.id)}
                label={t.say(guildName(guild.id))}
                about={{ kind: 'guild', id: guild.id }}
                className={uncovered ? 'bts-row' : 'bts-row bts-covered'}
              >
                <Icon name={uncovered ? 'trophy' : 'lock'} size="1em" />
                <span>{t.say(guildName(guild.id))}</span>
                {uncovered && (
                  <Spaces
                    state={state}
                    colours={colours}
                    spaces={GUILD_SPACES[guild.id]}
                    {...touching}
                  />
                )}
              </Place>
            );
          })}
        </div>
      </div>
      {LEVELS.flatMap((level) =>
        SLOTS_BY_LEVEL[level].map((slot) => (
          <SlotCard
            key={slot}
            slot={slot}
            state={state}
            seat={seat}
            colours={colours}
            {...touching}
          />
        )),
      )}
    </section>
  );
}

/** Lines from prerequisites to what they lead to; those that are met are drawn in brass. */
function Lines({
  state,
  seat,
  lit,
}: {
  state: State;
  seat: number;
  lit: ReadonlySet<string>;
}): ReactElement {
  return (
    <svg className="bts-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {SLOTS.flatMap(({ id, level, prerequisites }) =>
        prerequisites.map((from) => {
          const [x1, y1] = [LEFT[level - 1] + WIDE, heightOf(from)];
          const [x2, y2] = [LEFT[level], heightOf(id)];
          const met = seat >= 0 && ownsSlot(state.players[seat], from);
          const marked = lit.has(placeOf.slot(id)) || lit.has(placeOf.slot(from));
          return (
            <path
              key={`${from} ${id}`}
              className={[met && 'bts-met', marked && 'bts-marked'].filter(Boolean).join(' ')}
              d={`M${x1} ${y1}C${x1 + 1.2} ${y1} ${x2 - 1.2} ${y2} ${x2} ${y2}`}
            />
          );
        }),
      )}
    </svg>
  );
}

function SlotCard({
  slot,
  state,
  seat,
  colours,
  ...touching
}: TreeProps & { slot: number }): ReactElement {
  const t = useT();
  const { level, needed, prerequisites } = SLOTS[slot];
  const card = state.cards[slot];
  const column = SLOTS_BY_LEVEL[level];
  const style = {
    left: `${LEFT[level]}%`,
    width: `${WIDE}%`,
    top: `${(column.indexOf(slot) / column.length) * 100}%`,
    height: `${100 / column.length}%`,
  };
  const owners = state.players.flatMap((player, of) =>
    ownsSlot(player, slot) ? [colours[of]] : [],
  );
  const mark = needed < prerequisites.length ? '2/3' : prerequisites.length > 1 ? '2' : '';
  if (card === NONE) {
    const reachable =
      seat >= 0 && state.players[seat].board !== NONE && prerequisitesMet(state, seat, slot);
    const types = reachable ? typesFor(state, seat, slot) : 0;
    return (
      <div className="bts-slot" style={style}>
        <Place
          {...touching}
          place={placeOf.slot(slot)}
          label={`${t('term.undiscovered')} ${slotName(slot)}`}
          className="bts-card bts-unknown"
        >
          <span className="bts-slot-name">{slotName(slot)}</span>
          {mark && <span className="bts-mark">{mark}</span>}
          {TYPES.map((type, at) =>
            (types >> at) & 1 ? (
              <TypeSign key={type} type={type} label={t(`type.${type}`)} />
            ) : null,
          )}
          {state.faceDown.includes(slot) && (
            <Icon name="warning" title={t('term.event')} size="1em" />
          )}
        </Place>
      </div>
    );
  }
  const technology = TECHNOLOGIES[card];
  const linked = linksTo(state, slot);
  return (
    <div className="bts-slot" style={style}>
      <Place
        {...touching}
        place={placeOf.slot(slot)}
        label={t.say(technologyName(card))}
        about={{ kind: 'technology', id: card }}
        className={
          seat >= 0 && ownsSlot(state.players[seat], slot) ? 'bts-card bts-own' : 'bts-card'
        }
      >
        <span className="bts-card-head">
          {technology.types.map((type) => (
            <TypeSign key={type} type={type} label={t(`type.${type}`)} />
          ))}
          <b>{t.say(technologyName(card))}</b>
        </span>
        <small className="bts-card-text">
          {cardText('technology', card)
            .slice(1)
            .map((line) => t.say(line))
            .join(' ')}
        </small>
        <span className="bts-card-foot">
          {owners.map((colour) => (
            <Emblem key={colour} of={colour} size={15} />
          ))}
          {linked.map((event) => (
            <Icon key={event} name="warning" title={t.say(eventName(event))} size="1em" />
          ))}
          <Spaces state={state} colours={colours} spaces={TECHNOLOGY_SPACES[card]} {...touching} />
        </span>
      </Place>
    </div>
  );
}

/** Events that point at a slot of the tree. */
function linksTo(state: State, slot: number): number[] {
  const found: number[] = [];
  for (let at = 0; at + 1 < state.links.length; at += 2)
    if (state.links[at + 1] === slot) found.push(state.links[at]);
  return found;
}

/** Action spaces with the pawns on them. */
export function Spaces({
  state,
  colours,
  spaces,
  ...touching
}: Touching & {
  state: State;
  colours: readonly number[];
  spaces: readonly number[];
}): ReactElement {
  const seats = seatCount(state);
  return (
    <span className="bts-spaces">
      {spaces
        .filter((space) => SPACES[space].extra[seats] >= 0)
        .map((space) => {
          const pawns = state.players.flatMap((player, of) =>
            player.pawn === space ? [colours[of]] : [],
          );
          const place = placeOf.space(space);
          const classes = [
            'bts-space',
            touching.open.has(place) && 'bts-space-open',
            touching.lit.has(place) && 'bts-lit',
          ];
          return (
            <span key={space} className={classes.filter(Boolean).join(' ')}>
              {pawns.length > 0
                ? pawns.map((colour) => <Emblem key={colour} of={colour} size={17} />)
                : SPACES[space].extra[seats] > 0
                  ? '+1'
                  : ''}
            </span>
          );
        })}
    </span>
  );
}

/** Events that stay on the table and offer actions. */
export function StandingEvents({
  state,
  colours,
  ...touching
}: Touching & { state: State; colours: readonly number[] }): ReactElement | null {
  const t = useT();
  const events = [...state.standing, ...(state.turned === NONE ? [] : [state.turned])];
  if (events.length === 0) return null;
  return (
    <div className="bts-events">
      {events.map((event) => (
        <Place
          key={event}
          {...touching}
          place={placeOf.event(event)}
          label={t.say(eventName(event))}
          about={{ kind: 'event', id: event }}
          className="bts-row"
        >
          <Icon name="warning" size="1em" />
          <span>{t.say(eventName(event))}</span>
          <Spaces state={state} colours={colours} spaces={EVENT_SPACES[event]} {...touching} />
        </Place>
      ))}
    </div>
  );
}
