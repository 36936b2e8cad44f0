/** Another player's civilization in small: numbers, who could attack whom, and stacks. */
import { NONE } from '@orrery/kernel';
import { calm, hint, Icon, Place, seatStyle, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { handSize, type Player } from '../state.ts';
import { advisorName, buildingName, raceName } from '../text/card-text.ts';
import { placeOf } from '../text/places.ts';
import { Balances, type BalancesNow } from './attacks.tsx';
import { aboutCard, ColorSign, Cube, EmblemDrawing, tintOf } from './card.tsx';
import { keyOf } from './civilization.tsx';
import { spotOf } from './spots.ts';

/** On one line of the board. */
export const Rival = calm(function Rival({
  player,
  seat,
  balances,
  name,
  colour,
  told,
  ...touching
}: Touching & {
  player: Player;
  seat: number;
  /** Against the seat that looks; null for an onlooker. */
  balances: BalancesNow | null;
  name: string;
  /** Colour index of the seat. */
  colour: number;
  /** There is room for the advisor's name. */
  told: boolean;
}): ReactElement {
  const t = useT();
  return (
    <section className="moo-rival" style={seatStyle(colour)} aria-label={name}>
      <Seat race={player.race} seat={seat} name={name} named {...touching} />
      <span className="moo-numbers">
        {player.resources.map((value, at) => (
          <span
            key={RESOURCES[at]}
            data-spot={spotOf.stock(seat, RESOURCES[at])}
            {...hint(t(`resource.${RESOURCES[at]}`))}
          >
            <Icon name={RESOURCES[at]} />
            <b>{value}</b>
          </span>
        ))}
        <span data-spot={spotOf.stock(seat, 'loyalty')} {...hint(t('label.loyalty'))}>
          <Icon name="influence" />
          <b>{t.number(player.loyalty)}</b>
        </span>
        <span data-spot={spotOf.stock(seat, 'cube')} {...hint(t('label.available'))}>
          <Cube /> <b>{player.available}</b>
        </span>
        <span data-spot={spotOf.stock(seat, 'card')} {...hint(t('label.hand'))}>
          <Icon name="cards" />
          <b>{handSize(player)}</b>
        </span>
        {balances && <Balances {...balances} />}
      </span>
      <Stacks systems={player.systems} {...touching} />
      <Hired advisor={player.advisor} named={told} {...touching} />
    </section>
  );
});

interface NeighbourProps extends Touching {
  readonly race: number;
  readonly fleet: number;
  readonly loyalty: number;
  readonly points: number;
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
}

/** On a phone, above one's own board: whom one can attack, and where others' moves are seen. */
export const Neighbour = calm(function Neighbour(props: NeighbourProps): ReactElement {
  const { race, fleet, loyalty, points, seat, name, colour, ...touching } = props;
  const t = useT();
  return (
    <section
      className="moo-neighbour"
      style={seatStyle(colour)}
      aria-label={name}
      data-spot={`panel ${seat}`}
    >
      <Seat race={race} seat={seat} name={name} {...touching} />
      <span data-spot={spotOf.stock(seat, 'fleet')} {...hint(t('resource.fleet'))}>
        <Icon name="fleet" />
        <b>{fleet}</b>
      </span>
      <span data-spot={spotOf.stock(seat, 'loyalty')} {...hint(t('label.loyalty'))}>
        <Icon name="influence" />
        <b>{t.number(loyalty)}</b>
      </span>
      <span data-spot={spotOf.stock(seat, 'points')} {...hint(t('label.points'))}>
        <Icon name="points" />
        <b>{points}</b>
      </span>
    </section>
  );
});

/** A player's race: whom one attacks. */
export const Seat = calm(function Seat({
  race: at,
  seat,
  name,
  named = false,
  ...touching
}: Touching & {
  race: number;
  seat: number;
  name: string;
  /** The name is written, not only said. */
  named?: boolean;
}): ReactElement {
  const t = useT();
  const race = at === NONE ? null : RACES[at];
  const words = race ? `${name}, ${t.say(raceName(race))}` : name;
  return (
    <Place
      {...touching}
      place={placeOf.seat(seat)}
      label={words}
      {...(race ? { about: () => ({ ...aboutCard(t, race.id), title: words }) } : {})}
      className="moo-rival-name"
    >
      <span className="moo-seat" aria-hidden="true">
        {race && <EmblemDrawing id={race.id} size={24} />}
        {named && <b>{name}</b>}
      </span>
    </Place>
  );
});

/** Each system by the working card's emblem, and by the colours of what it covers. */
export const Stacks = calm(function Stacks({
  systems,
  ...touching
}: Touching & { systems: Player['systems'] }): ReactElement {
  return (
    <span className="moo-stacks">
      {systems.map((cards, system) => {
        const [top, ...covered] = cards.toReversed();
        return (
          <span key={keyOf(cards, system)} className="moo-stack">
            {top !== undefined && <Chip card={top} working {...touching} />}
            <span className="moo-covered">
              {covered.map((card) => (
                <Chip key={card} card={card} {...touching} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
});

const Chip = calm(function Chip({
  card,
  working = false,
  ...touching
}: Touching & { card: number; working?: boolean }): ReactElement {
  const t = useT();
  const { color, id } = CARDS[card];
  const name = t.say(buildingName(CARDS[card]));
  return (
    <Place
      {...touching}
      place={placeOf.card(card)}
      label={name}
      about={() => aboutCard(t, id)}
      className={working ? 'moo-chip moo-chip-top' : 'moo-chip'}
    >
      <span className="moo-seat" aria-hidden="true">
        {working && <i style={{ background: tintOf(color) }} />}
        {working ? <EmblemDrawing id={id} size={24} /> : <ColorSign color={color} size={11} />}
      </span>
    </Place>
  );
});

/** A rival's advisor. */
export const Hired = calm(function Hired({
  advisor: hired,
  named = false,
  ...touching
}: Touching & { advisor: number; named?: boolean }): ReactElement | null {
  const t = useT();
  if (hired === NONE) return null;
  const advisor = ADVISORS[hired];
  const name = t.say(advisorName(advisor));
  return (
    <Place
      {...touching}
      place={placeOf.advisor(hired)}
      label={name}
      about={() => aboutCard(t, advisor.id)}
      className="moo-chip moo-chip-top moo-hired"
    >
      <span className="moo-seat" aria-hidden="true">
        <EmblemDrawing id={advisor.id} size={24} />
        {named && name}
      </span>
    </Place>
  );
});
