/** A player's civilization: tracks, cubes, systems as stacks, advisor. */

import { NONE } from '@orrery/kernel';
import { breakable, Changing, calm, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ADVISORS, ALLUVIA } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { LEVELS, RESOURCES } from '../data/effects.ts';
import { LOYALTY, RESOURCE_MAX, SYSTEMS } from '../data/limits.ts';
import { levelOf, ZONES } from '../data/mobilization.ts';
import { incomeOf, nextLevel } from '../outlook.ts';
import { ADVISOR_PLACE, canOpenSystem, hasCube, type Player, systemsAllowed } from '../state.ts';
import { advisorName, buildingName } from '../text/card-text.ts';
import { placeOf } from '../text/places.ts';
import {
  aboutCard,
  BuildingCard,
  ColorSign,
  Cube,
  EmblemDrawing,
  NameWords,
  Resources,
} from './card.tsx';
import { spotOf } from './spots.ts';

/** A system is known by its place and its first card. */
export const keyOf = (cards: readonly number[], system: number): string =>
  `${system}:${cards[0] ?? ''}`;

const loyaltyZone = (step: number): string =>
  step >= LOYALTY.gate ? 'low' : step > LOYALTY.end ? 'medium' : 'high';

/** Food, fleets and production on their tracks, with the zones of mobilization; and loyalty. */
export const Tracks = calm(function Tracks({
  seat,
  player,
  after = null,
}: {
  seat: number;
  player: Player;
  /** The same player after what is being considered. */
  after?: Player | null;
}): ReactElement {
  const t = useT();
  const income = incomeOf(player);
  return (
    <div className="moo-tracks">
      {RESOURCES.map((resource, at) => (
        <Track
          key={resource}
          seat={seat}
          what={resource}
          icon={resource}
          label={t(`resource.${resource}`)}
          value={player.resources[at]}
          later={after?.resources[at] ?? null}
          income={income[at]}
          least={0}
          most={RESOURCE_MAX}
          zone={levelOf}
        />
      ))}
      <Track
        seat={seat}
        what="loyalty"
        icon="influence"
        label={t('label.loyalty')}
        value={player.loyalty}
        later={after?.loyalty ?? null}
        least={LOYALTY.trackEnd}
        most={LOYALTY.max}
        zone={loyaltyZone}
      />
    </div>
  );
});

interface TrackProps {
  readonly seat: number;
  readonly what: string;
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  readonly later: number | null;
  /** What every round brings. */
  readonly income?: number;
  readonly least: number;
  readonly most: number;
  zone(step: number): string;
}

const Track = calm(function Track(props: TrackProps): ReactElement {
  const { seat, what, icon, label, value, later, income = 0, least, most, zone } = props;
  const t = useT();
  const steps = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const changes = later !== null && later !== value;
  // Where a zone begins and where the track ends, unless the marker stands right beside it.
  const labelled = (step: number): boolean =>
    step === value ||
    (Math.abs(step - value) > 1 &&
      (step === most || (step === least ? least === 0 : zone(step) !== zone(step - 1))));
  return (
    <div className="moo-track" role="img" aria-label={`${label}: ${t.number(value)}`} title={label}>
      <Icon name={icon} />
      <span className="moo-value" data-spot={spotOf.stock(seat, what)}>
        <Changing now={value} later={later} say={(n) => t.number(n)} />
        {income > 0 && !changes && (
          <small className="moo-income" title={t('label.income')}>
            +{income}
          </small>
        )}
      </span>
      <span className="moo-steps" aria-hidden="true">
        {steps.map((step) => (
          <i
            key={step}
            {...(step === Math.max(least, value) && { 'data-spot': spotOf.marker(seat, what) })}
            className={[
              `moo-zone-${zone(step)}`,
              step === Math.max(least, value) && 'moo-here',
              changes && step === Math.max(least, later) && 'moo-there',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {labelled(step) ? step : ''}
          </i>
        ))}
      </span>
    </div>
  );
});

/** Available cubes, the reserve, this round's mobilization and the next one's. */
export const Cubes = calm(function Cubes({
  seat,
  player,
  after = null,
  toCome,
}: {
  seat: number;
  player: Player;
  after?: Player | null;
  /** There is another round. */
  toCome: boolean;
}): ReactElement {
  const t = useT();
  const next = nextLevel(player);
  const then = after ? nextLevel(after) : next;
  const level = player.level === NONE ? null : LEVELS[player.level];
  return (
    <div className="moo-cubes">
      <span title={t('label.available')} data-spot={spotOf.stock(seat, 'cube')}>
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
      {toCome && (
        <span className="moo-quiet moo-next">
          {t('board.next-level', { level: t(`board.level.${next}`) })}
          {then !== next && <em className="moo-change"> → {t(`board.level.${then}`)}</em>}
        </span>
      )}
    </div>
  );
});

export interface CivilizationProps extends Touching {
  readonly player: Player;
  readonly mine: boolean;
}

/** Systems in the order they were opened, each a stack whose covered cards still show. */
export const Systems = calm(function Systems({
  player,
  mine,
  ...touching
}: CivilizationProps): ReactElement {
  const t = useT();
  return (
    <div className="moo-systems more-below">
      {player.systems.map((cards, system) => {
        const alluvia = player.alluvia === system;
        const key = alluvia ? 'alluvia' : keyOf(cards, system);
        const covered = cards.slice(0, -1);
        const top = cards.at(-1);
        const count = cards.length + (alluvia ? 1 : 0);
        return (
          <div key={key} className={`moo-system moo-cards-${count} kept-clear`}>
            {top !== undefined && (
              <Place
                {...touching}
                place={placeOf.card(top)}
                about={() => aboutCard(t, CARDS[top].id)}
              >
                <BuildingCard working design={CARDS[top].index} cube={hasCube(player, system)} />
              </Place>
            )}
            {covered.toReversed().map((card) => (
              <CoveredCard key={card} card={card} {...touching} />
            ))}
            {alluvia && (
              <div className="moo-strip">
                <EmblemDrawing id="alluvia" size={16} />
                {t.say(advisorName(ADVISORS[ALLUVIA]))}
              </div>
            )}
            <span className="moo-quiet moo-count">
              {count}/{SYSTEMS.size}
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
      {Array.from(
        { length: systemsAllowed(player) - player.systems.length - (mine ? 1 : 0) },
        (_, at) => systemsAllowed(player) - at,
      ).map((slot) => (
        <span key={slot} className="moo-slot-empty" />
      ))}
    </div>
  );
});

/** The hired advisor, with the cube that lies on the card. */
export const Advisor = calm(function Advisor({
  player,
  ...touching
}: Touching & { player: Player }): ReactElement | null {
  const t = useT();
  if (player.advisor === NONE) return null;
  const advisor = ADVISORS[player.advisor];
  return (
    <Place
      {...touching}
      place={placeOf.advisor(player.advisor)}
      about={() => aboutCard(t, advisor.id)}
      className="moo-advisor"
    >
      <EmblemDrawing id={advisor.id} size={38} />
      <span>
        <small>{t('label.advisor')}</small>
        <b>{breakable(t.say(advisorName(advisor)))}</b>
      </span>
      {hasCube(player, ADVISOR_PLACE) && <Cube />}
    </Place>
  );
});

/** A covered card: a strip with its colour, name and income. */
const CoveredCard = calm(function CoveredCard({
  card,
  ...touching
}: Touching & { card: number }): ReactElement {
  const t = useT();
  const building = CARDS[card];
  return (
    <Place
      {...touching}
      place={placeOf.card(card)}
      label={t('label.covered')}
      about={() => aboutCard(t, building.id)}
      className={`moo-strip moo-${building.color}`}
    >
      <EmblemDrawing id={building.id} size={32} />
      <ColorSign color={building.color} size={11} />
      <span className="moo-strip-name">
        <NameWords of={t.say(buildingName(building))} />
      </span>
      <Resources of={building.income} />
    </Place>
  );
});
