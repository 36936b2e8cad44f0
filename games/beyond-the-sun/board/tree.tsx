/** The technology tree as a draughtsman's blueprint: slots in columns I to IV, joined by lines. */
import { NONE } from '@orrery/kernel';
import {
  type About,
  breakable,
  calm,
  classes,
  Emblem,
  Icon,
  Place,
  seatStyle,
  type Touching,
  type Translate,
  useMarked,
  useMarks,
  usePlaces,
  useSteady,
  useT,
} from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import { actionAt, BASIC_SPACES, GUILD_SPACES, TECHNOLOGY_SPACES } from '../actions.ts';
import {
  BASIC_ACTIONS,
  GUILDS,
  SLOTS,
  SLOTS_BY_LEVEL,
  TECHNOLOGIES,
  type TechnologyType,
  TYPES,
} from '../data/index.ts';
import { linkedTo } from '../links.ts';
import { linkedOre } from '../price.ts';
import { ownsSlot, type State } from '../state.ts';
import { slotTitle } from '../text/objections.ts';
import { name } from '../text/phrases.ts';
import { eventName, guildName, placeOf, slotName, technologyName } from '../text/places.ts';
import { prerequisitesMet } from '../tree.ts';
import { CardSigns } from './card-signs.tsx';
import { aboutCard, aboutLinks, CardPicture } from './card-words.tsx';
import { Spaces, spacesNow } from './spaces.tsx';
import { spotOf } from './spots.ts';
import { TypeSign } from './type-sign.tsx';

interface TreeProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
}

const LEVELS = [1, 2, 3, 4] as const;
/** Left edges of the columns and their width, in hundredths of the board: where six stand in a column they are wide. */
const LEFT: Readonly<Record<number, number>> = { 1: 17.8, 2: 36.3, 3: 60.1, 4: 83.9 };
const WIDE: Readonly<Record<number, number>> = { 1: 16.6, 2: 22, 3: 22, 4: 15.6 };

/** Where the middle of a slot's row is, in hundredths. */
function heightOf(slot: number): number {
  const column = SLOTS_BY_LEVEL[SLOTS[slot].level];
  return ((column.indexOf(slot) + 0.5) / column.length) * 100;
}

export const Tree = memo(function Tree({
  state,
  seat,
  colours,
  ...touching
}: TreeProps): ReactElement {
  const t = useT();
  const tellRow = useSteady((id: number) => aboutCard(t, { kind: 'basic-action', id }));
  const tellGuild = useSteady((id: number) => aboutCard(t, { kind: 'guild', id }));
  const tellSlot = useSteady((slot: number) =>
    state.cards[slot] === NONE ? aboutEmpty(t, state, seat, slot) : aboutTechnology(t, state, slot),
  );
  return (
    // A swipe along the tree moves it and doesn't turn to another part of the board.
    <section
      className="bts-tree-room"
      aria-label={t('term.tree')}
      onTouchStart={(event) => event.stopPropagation()}
    >
      <div className="bts-tree">
        <Lines
          owned={seat < 0 ? NO_SLOTS : SLOTS.map(({ id }) => ownsSlot(state.players[seat], id))}
          lit={touching.lit}
        />
        <div className="bts-basic">
          {BASIC_ACTIONS.map(({ key, id }) => (
            <Row
              key={key}
              id={id}
              spaces={spacesNow(state, colours, ROW_SPACES[id])}
              tell={tellRow}
              {...touching}
            />
          ))}
          <div className="bts-guilds">
            {GUILDS.map(({ key, id }) => (
              <Guild
                key={key}
                id={id}
                spaces={
                  ((state.guilds >> id) & 1) === 1
                    ? spacesNow(state, colours, GUILD_SPACES[id])
                    : null
                }
                tell={tellGuild}
                {...touching}
              />
            ))}
          </div>
        </div>
        {LEVELS.flatMap((level) =>
          SLOTS_BY_LEVEL[level].map((slot) => (
            <SlotCard
              key={slot}
              slot={slot}
              now={slotNow(state, seat, slot, colours)}
              tell={tellSlot}
              {...touching}
            />
          )),
        )}
      </div>
    </section>
  );
});

const NO_SLOTS: readonly boolean[] = [];
/** The spaces of each basic action. */
const ROW_SPACES = BASIC_ACTIONS.map(({ id }) =>
  BASIC_SPACES.filter((space) => actionAt(space).owner === id),
);

interface RowProps extends Touching {
  readonly id: number;
  readonly spaces: ReturnType<typeof spacesNow>;
  tell(id: number): About;
}

/** A basic action with its spaces. */
const Row = calm(function Row({ id, spaces, tell, ...touching }: RowProps): ReactElement {
  const t = useT();
  return (
    <Place {...touching} place={placeOf.row(id)} about={() => tell(id)} className="bts-row">
      <b>{breakable(t.say(name(BASIC_ACTIONS[id].key)))}</b>
      <CardSigns kind="basic-action" id={id} />
      <Spaces spaces={spaces} open={touching.open} lit={touching.lit} />
    </Place>
  );
});

/** A guild; without spaces while it is covered. */
const Guild = calm(function Guild({
  id,
  spaces,
  tell,
  ...touching
}: Omit<RowProps, 'spaces'> & { spaces: RowProps['spaces'] | null }): ReactElement {
  const t = useT();
  return (
    <Place
      {...touching}
      place={placeOf.guild(id)}
      about={() => tell(id)}
      className={spaces ? 'bts-row bts-guild' : 'bts-row bts-covered'}
    >
      <span className="bts-guild-name">
        <Icon
          name={spaces ? 'bts-guild' : 'lock'}
          size="1em"
          {...(spaces ? {} : { title: t('term.cover') })}
        />
        <span className="unseen">{t.say(guildName(id))}</span>
        <span aria-hidden="true">{breakable(t(`short.${GUILDS[id].key}`))}</span>
      </span>
      <CardSigns kind="guild" id={id} />
      {spaces && <Spaces spaces={spaces} open={touching.open} lit={touching.lit} />}
    </Place>
  );
});

/** What was found for the places that are lit now: every slot of the tree asks. */
let lastFound: { readonly lit: ReadonlySet<string>; readonly slots: ReadonlySet<number> } | null =
  null;

/** Slots under the pointer and all that leads to them. */
function leadingTo(lit: ReadonlySet<string>): ReadonlySet<number> {
  if (lastFound?.lit === lit) return lastFound.slots;
  const found = new Set<number>();
  const add = (slot: number) => {
    if (found.has(slot)) return;
    found.add(slot);
    SLOTS[slot].prerequisites.forEach(add);
  };
  for (const { id } of SLOTS) if (lit.has(placeOf.slot(id))) add(id);
  lastFound = { lit, slots: found };
  return found;
}

/** Lines from prerequisites to what they lead to; those that are met are drawn in brass. */
const Lines = calm(function Lines({
  owned,
  lit: places,
}: {
  /** Whether the seat has researched each slot. */
  owned: readonly boolean[];
  lit: Touching['lit'];
}): ReactElement {
  const lit = usePlaces(places);
  const wanted = leadingTo(lit);
  return (
    <svg className="bts-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {SLOTS.flatMap(({ id, level, prerequisites }) =>
        prerequisites.map((from) => {
          const [x1, y1] = [LEFT[level - 1] + WIDE[level - 1], heightOf(from)];
          const [x2, y2] = [LEFT[level], heightOf(id)];
          const marks = [
            owned[from] && 'bts-met',
            wanted.has(id) && 'bts-marked',
            lit.has(placeOf.slot(from)) && 'bts-onward',
          ];
          return (
            <path
              key={`${from} ${id}`}
              className={marks.filter(Boolean).join(' ')}
              d={`M${x1} ${y1}C${x1 + 1.2} ${y1} ${x2 - 1.2} ${y2} ${x2} ${y2}`}
            />
          );
        }),
      )}
    </svg>
  );
});

/** Somebody whose cube lies on a slot. */
interface Owner {
  readonly seat: number;
  readonly colour: number;
}

/** What shows of a slot now, as plain data. */
type SlotNow =
  | {
      readonly reachable: boolean;
      readonly mine: readonly TechnologyType[];
      readonly others: readonly TechnologyType[];
      /** Who is about to discover what it becomes. */
      readonly owners: readonly Owner[];
    }
  | {
      readonly card: number;
      /** Who has researched it. */
      readonly owners: readonly Owner[];
      readonly own: boolean;
      /** Events that lie with it. */
      readonly linked: readonly number[];
      /** Ore that they add to the price of its actions. */
      readonly moreOre: number;
      readonly spaces: ReturnType<typeof spacesNow>;
    };

function slotNow(state: State, seat: number, slot: number, colours: readonly number[]): SlotNow {
  const card = state.cards[slot];
  const owners = state.players.flatMap((player, of) =>
    ownsSlot(player, slot) ? [{ seat: of, colour: colours[of] }] : [],
  );
  if (card === NONE) {
    const reachable = isReachable(state, seat, slot);
    return { reachable, ...possibleTypes(state, seat, slot), owners };
  }
  return {
    card,
    owners,
    own: seat >= 0 && ownsSlot(state.players[seat], slot),
    linked: linkedTo(state, 'technology', slot),
    moreOre: linkedOre(state, card),
    spaces: spacesNow(state, colours, TECHNOLOGY_SPACES[card]),
  };
}

interface SlotProps extends Touching {
  readonly slot: number;
  tell(slot: number): About;
}

const SlotCard = calm(function SlotCard(props: SlotProps & { now: SlotNow }): ReactElement {
  const { slot, now, tell, ...touching } = props;
  const { level } = SLOTS[slot];
  const column = SLOTS_BY_LEVEL[level];
  const style = {
    left: `${LEFT[level]}%`,
    width: `${WIDE[level]}%`,
    top: `${(column.indexOf(slot) / column.length) * 100}%`,
    height: `${100 / column.length}%`,
  };
  const leads = useMarks(touching.lit, (lit) => leadingTo(lit).has(slot)) ? ' bts-leads' : '';
  return (
    <div className={`bts-slot${leads}`} style={style}>
      {'card' in now ? (
        <Discovered slot={slot} {...now} tell={tell} {...touching} />
      ) : (
        <Undiscovered slot={slot} {...now} tell={tell} {...touching} />
      )}
    </div>
  );
});

function isReachable(state: State, seat: number, slot: number): boolean {
  return seat >= 0 && state.players[seat].board !== NONE && prerequisitesMet(state, seat, slot);
}

/** Types that a slot could get, by the prerequisites that are there: those of mine, and the rest. */
function possibleTypes(state: State, seat: number, slot: number) {
  const owner = seat >= 0 ? state.players[seat] : null;
  const outputs = SLOTS[slot].prerequisites.flatMap((from) => {
    // While a technology is being discovered its cube lies there already, but no card yet.
    const output = state.cards[from] === NONE ? null : TECHNOLOGIES[state.cards[from]].output;
    return output ? [{ output, mine: owner !== null && ownsSlot(owner, from) }] : [];
  });
  const has = (type: TechnologyType, mine: boolean) =>
    outputs.some((one) => one.output === type && one.mine === mine);
  return {
    mine: TYPES.filter((type) => has(type, true)),
    others: TYPES.filter((type) => has(type, false) && !has(type, true)),
  };
}

/** Every undiscovered slot of levels II and III has a face-down event (BTS-4.66). */
const eventWaits = (slot: number): boolean => [2, 3].includes(SLOTS[slot].level);

function aboutEmpty(t: Translate, state: State, seat: number, slot: number): About {
  const { prerequisites } = SLOTS[slot];
  const player = seat >= 0 ? state.players[seat] : null;
  const { mine, others } = possibleTypes(state, seat, slot);
  const named = (types: readonly TechnologyType[]) =>
    t.list(
      types.map((type) => t(`type.${type}`)),
      'disjunction',
    );
  const could = isReachable(state, seat, slot) ? 'board.could-be' : 'board.could-be-later';
  return {
    title: `${t('term.undiscovered')} ${slotName(slot)}`,
    lines: [
      ...(prerequisites.length > 1 ? [t(howMany(slot))] : []),
      ...prerequisites.map(
        (from) =>
          `${player && ownsSlot(player, from) ? '✓' : '○'} ${t.say(slotTitle(state, from))}`,
      ),
      ...(mine.length > 0 ? [t(could, { types: named(mine) })] : []),
      ...(others.length > 0 ? [t('board.could-be-with', { types: named(others) })] : []),
      ...(eventWaits(slot) ? [t('board.event-waits')] : []),
    ],
  };
}

/** How many of its prerequisites a slot asks for, as a message. */
const howMany = (slot: number): string =>
  SLOTS[slot].needed < SLOTS[slot].prerequisites.length ? 'term.two-of-three' : 'term.both';

/** An empty slot: what it asks for, which types it could become for me, whether an event waits. */
const Undiscovered = calm(function Undiscovered(
  props: SlotProps & Exclude<SlotNow, { card: number }>,
): ReactElement {
  const { slot, reachable, mine, others, owners, tell, ...touching } = props;
  const t = useT();
  const { needed, prerequisites } = SLOTS[slot];
  return (
    <Place
      {...touching}
      place={placeOf.slot(slot)}
      label={t('term.undiscovered')}
      about={() => tell(slot)}
      className={classes(
        'bts-card bts-unknown',
        reachable && 'bts-reachable',
        owners.length > 0 && 'bts-sought',
      )}
    >
      <span className="bts-slot-name">{slotName(slot)}</span>
      {prerequisites.length > 1 && (
        <span className="bts-mark" title={t(howMany(slot))}>
          {needed}/{prerequisites.length}
        </span>
      )}
      <span className="bts-types">
        {mine.map((type) => (
          <TypeSign key={type} type={type} label={t(`type.${type}`)} />
        ))}
      </span>
      <span className="bts-types bts-far">
        {others.map((type) => (
          <TypeSign key={type} type={type} label={t(`type.${type}`)} />
        ))}
      </span>
      {eventWaits(slot) && (
        <span className="bts-waits">
          <Icon name="card" title={t('term.event')} size="1.1em" />
        </span>
      )}
      {owners.length > 0 && <Cubes slot={slot} owners={owners} />}
    </Place>
  );
});

const Cubes = ({ slot, owners }: { slot: number; owners: readonly Owner[] }): ReactElement => (
  <span className="bts-cubes">
    {owners.map(({ seat, colour }) => (
      <span
        key={seat}
        className="bts-cube"
        style={seatStyle(colour)}
        data-spot={spotOf.cube(slot, seat)}
      >
        <Emblem of={colour} size={14} />
      </span>
    ))}
  </span>
);

/** Names of more letters are written smaller. */
const LONG_NAME = 32;

function aboutTechnology(t: Translate, state: State, slot: number): About {
  const card = aboutCard(t, { kind: 'technology', id: state.cards[slot] });
  return { ...card, lines: [...card.lines, ...aboutLinks(t, state, 'technology', slot)] };
}

const Discovered = calm(function Discovered(
  props: SlotProps & Extract<SlotNow, { card: number }>,
): ReactElement {
  const { slot, card, owners, own, linked, moreOre, spaces, tell, ...touching } = props;
  const t = useT();
  const { types } = TECHNOLOGIES[card];
  const words = t.say(technologyName(card));
  // What a technology offers in a turn is touched where it lies, in the tree.
  const [asCard, asSlot] = [placeOf.technology(card), placeOf.slot(slot)];
  const asked = [useMarked(touching.open, asCard), useMarked(touching.open, asSlot)];
  const place = asked[0] && !asked[1] ? asCard : asSlot;
  return (
    <Place
      {...touching}
      place={place}
      about={() => tell(slot)}
      className={own ? 'bts-card bts-own' : 'bts-card'}
    >
      <CardPicture kind="technology" id={card} wide={42} />
      <span className={classes('bts-card-head', words.length > LONG_NAME && 'bts-long')}>
        <b>{breakable(words)}</b>
        {types.map((type) => (
          <TypeSign key={type} type={type} label={t(`type.${type}`)} />
        ))}
      </span>
      <span className="unseen">
        {aboutCard(t, { kind: 'technology', id: card }).lines.join(' ')}
      </span>
      <span className="bts-card-foot">
        <CardSigns kind="technology" id={card} moreOre={moreOre} />
        <span className="bts-owners">
          <Cubes slot={slot} owners={owners} />
          {linked.map((event) => (
            <Icon key={event} name="warning" title={t.say(eventName(event))} size="1.1em" />
          ))}
          <Spaces spaces={spaces} open={touching.open} lit={touching.lit} />
        </span>
      </span>
    </Place>
  );
});
