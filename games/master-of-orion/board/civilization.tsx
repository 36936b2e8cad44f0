/** A player's civilization: tracks, cubes, systems as stacks, advisor. */

import { NONE } from '@orrery/kernel';
import { Icon, useT } from '@orrery/web/kit';
import type { CSSProperties, ReactElement } from 'react';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { LOYALTY, RESOURCE_MAX, SYSTEMS } from '../data/limits.ts';
import { levelOf, ZONES } from '../data/mobilization.ts';
import { RACES } from '../data/races.ts';
import { LEVELS, RESOURCES } from '../effects.ts';
import { ADVISOR_PLACE, canOpenSystem, hasCube, type Player, type State } from '../state.ts';
import { advisorName, buildingName, raceName } from '../text/card-text.ts';
import { placeOf } from '../text/places.ts';
import { BuildingCard, ColorSign, Cube, EmblemDrawing, Place, Resources, tintOf } from './card.tsx';

/** What every part of the board needs to light up and to be touched. */
export interface Touching {
  readonly open: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly recent?: ReadonlySet<string>;
  touch(place: string): void;
  point(place: string | null): void;
  show(source: string | null): void;
}

const ICONS = ['food', 'fleet', 'production'] as const;

/** Food, fleets and production on their tracks, with the zones of mobilization; and loyalty. */
export function Tracks({ player }: { player: Player }): ReactElement {
  const t = useT();
  return (
    <div className="moo-tracks">
      {RESOURCES.map((resource, at) => (
        <Track
          key={resource}
          icon={ICONS[at]}
          label={t(`resource.${resource}`)}
          value={player.resources[at]}
          least={0}
          most={RESOURCE_MAX}
          zone={(step) => levelOf(step)}
        />
      ))}
      <Track
        icon="influence"
        label={t('label.loyalty')}
        value={player.loyalty}
        least={LOYALTY.trackEnd}
        most={LOYALTY.max}
        zone={(step) => (step >= LOYALTY.gate ? 'low' : step > LOYALTY.end ? 'medium' : 'high')}
      />
    </div>
  );
}

interface TrackProps {
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  zone(step: number): string;
}

function Track({ icon, label, value, least, most, zone }: TrackProps): ReactElement {
  const steps = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <div className="moo-track" role="img" aria-label={`${label}: ${value}`}>
      <Icon name={icon} />
      <b>{value}</b>
      <span className="moo-steps" aria-hidden="true">
        {steps.map((step) => (
          <i
            key={step}
            className={`moo-zone-${zone(step)}${step === Math.max(least, value) ? ' moo-here' : ''}`}
          >
            {step}
          </i>
        ))}
      </span>
    </div>
  );
}

/** Available cubes, the reserve, and this round's mobilization. */
export function Cubes({ player }: { player: Player }): ReactElement {
  const t = useT();
  const level = player.level === NONE ? null : LEVELS[player.level];
  return (
    <div className="moo-cubes">
      <span title={t('label.available')}>
        {Array.from({ length: player.available }, (_, at) => at).map((at) => (
          <Cube key={at} />
        ))}
        <b>{player.available}</b> {t('label.available')}
      </span>
      <span className="moo-quiet">
        {t('label.reserve')} <b>{player.reserve}</b>
      </span>
      {level && (
        <span className={`moo-level moo-zone-${level}`}>
          {t(`level.${level}`)} ({ZONES[level].from}–{ZONES[level].to})
        </span>
      )}
    </div>
  );
}

interface CivilizationProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly mine: boolean;
}

/** Systems in the order they were opened, each a stack whose covered cards still show. */
export function Systems({ state, seat, mine, ...touching }: CivilizationProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  return (
    <div className="moo-systems">
      {player.systems.map((cards, system) => {
        const alluvia = player.alluvia === system;
        const key = alluvia ? 'alluvia' : `${system}:${cards[0] ?? ''}`;
        const covered = cards.slice(0, -1);
        const top = cards.at(-1);
        return (
          <div key={key} className="moo-system">
            {top !== undefined && (
              <Place
                {...touching}
                place={placeOf.card(top)}
                label={t.say(buildingName(CARDS[top]))}
                source={CARDS[top].id}
              >
                <BuildingCard design={CARDS[top].index} cube={hasCube(player, system)} />
              </Place>
            )}
            {covered.toReversed().map((card) => (
              <CoveredCard key={card} card={card} {...touching} />
            ))}
            {alluvia && (
              <div className="moo-strip">
                <EmblemDrawing id="alluvia" size={16} />
                {t.say(
                  advisorName(
                    ADVISORS.find(({ id }) => id === 'alluvia') as (typeof ADVISORS)[number],
                  ),
                )}
              </div>
            )}
            <span className="moo-quiet moo-count">
              {cards.length + (alluvia ? 1 : 0)}/{SYSTEMS.size}
            </span>
          </div>
        );
      })}
      {mine && canOpenSystem(player) && (
        <Place {...touching} place={placeOf.newSystem} label={t('option.new')} className="moo-new">
          <Icon name="plus" size={28} />
          <span>{t('label.system')}</span>
        </Place>
      )}
      {player.advisor !== NONE && (
        <Place
          {...touching}
          place={placeOf.advisor(player.advisor)}
          label={t.say(advisorName(ADVISORS[player.advisor]))}
          source={ADVISORS[player.advisor].id}
          className="moo-advisor"
        >
          <EmblemDrawing id={ADVISORS[player.advisor].id} size={52} />
          <span>{t.say(advisorName(ADVISORS[player.advisor]))}</span>
          {hasCube(player, ADVISOR_PLACE) && <Cube />}
        </Place>
      )}
    </div>
  );
}

/** A covered card: a strip with its colour, emblem, name and income. */
function CoveredCard({ card, ...touching }: Touching & { card: number }): ReactElement {
  const t = useT();
  const building = CARDS[card];
  return (
    <Place
      {...touching}
      place={placeOf.card(card)}
      label={`${t.say(buildingName(building))} (${t('label.covered')})`}
      source={building.id}
      className="moo-strip"
    >
      <ColorSign color={building.color} size={11} />
      <EmblemDrawing id={building.id} size={16} />
      <span className="moo-strip-name">{t.say(buildingName(building))}</span>
      <Resources of={building.income} />
    </Place>
  );
}

/** Another player's civilization on one line: numbers, mobilization and stacks. */
export function Rival({
  state,
  seat,
  name,
  style,
  ...touching
}: CivilizationProps & { name: string; style: CSSProperties; openArea(): void }): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const race = player.race === NONE ? null : RACES[player.race];
  return (
    <section className="moo-rival" style={style} aria-label={name}>
      <Place
        {...touching}
        place={placeOf.seat(seat)}
        label={name}
        {...(race ? { source: race.id } : {})}
        className="moo-rival-name"
      >
        {race && <EmblemDrawing id={race.id} size={26} />}
        <b>{name}</b>
        {race && <span className="moo-quiet">{t.say(raceName(race))}</span>}
      </Place>
      <span className="moo-numbers">
        {player.resources.map((value, at) => (
          <span key={ICONS[at]} title={t(`resource.${RESOURCES[at]}`)}>
            <Icon name={ICONS[at]} />
            <b>{value}</b>
          </span>
        ))}
        <span title={t('label.loyalty')}>
          <Icon name="influence" />
          <b>{player.loyalty}</b>
        </span>
        <span title={t('label.available')}>
          <Cube /> <b>{player.available}</b>
        </span>
        <span title={t('label.hand')}>
          <Icon name="cards" />
          <b>{player.hand.length + player.shown.length}</b>
        </span>
      </span>
      <span className="moo-stacks">
        {player.systems.map((cards, system) => (
          <span key={`${system}:${cards[0] ?? ''}`} className="moo-stack">
            {cards.map((card, at) => (
              <Place
                key={card}
                {...touching}
                place={placeOf.card(card)}
                label={t.say(buildingName(CARDS[card]))}
                source={CARDS[card].id}
                className={at === cards.length - 1 ? 'moo-chip moo-chip-top' : 'moo-chip'}
              >
                <i style={{ background: tintOf(CARDS[card].color) }} />
                <EmblemDrawing id={CARDS[card].id} size={at === cards.length - 1 ? 26 : 16} />
              </Place>
            ))}
          </span>
        ))}
        {player.advisor !== NONE && (
          <Place
            {...touching}
            place={placeOf.advisor(player.advisor)}
            label={t.say(advisorName(ADVISORS[player.advisor]))}
            source={ADVISORS[player.advisor].id}
            className="moo-chip moo-chip-top"
          >
            <EmblemDrawing id={ADVISORS[player.advisor].id} size={26} />
          </Place>
        )}
      </span>
    </section>
  );
}
