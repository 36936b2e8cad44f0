/** A building, advisor or race as an emblem card: what it costs, brings and is worth, at a glance. */
import {
  type About,
  AboutWords,
  breakable,
  calm,
  Icon,
  type Phrase,
  Picture,
  type Translate,
  useT,
} from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ADVISORS } from '../data/advisors.ts';
import type { Building } from '../data/building.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { type Amounts, type Color, RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import {
  advisorName,
  amountsText,
  buildingName,
  cardFacts,
  cardText,
  raceName,
  standingText,
} from '../text/card-text.ts';
import { EMBLEMS } from './emblems.ts';

/** A sign for each colour, so that colour alone never tells. */
const SIGNS: Readonly<Record<Color, string>> = {
  blue: 'M12 5A7 7 0 1 0 12.1 5Z',
  red: 'M12 4L20 19H4Z',
  yellow: 'M6 6H18V18H6Z',
  grey: 'M12 3L21 12L12 21L3 12Z',
};

export const tintOf = (color: Color): string => `var(--moo-${color})`;

export const ColorSign = calm(function ColorSign({
  color,
  size = 14,
}: {
  color: Color;
  size?: number;
}): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="moo-sign">
      <path d={SIGNS[color]} fill={tintOf(color)} stroke="var(--ink)" strokeWidth={1.6} />
    </svg>
  );
});

export const EmblemDrawing = calm(function EmblemDrawing({
  id,
  size = 48,
}: {
  id: string;
  size?: number | string;
}): ReactElement {
  const { line, fill } = EMBLEMS[id];
  return (
    <Picture of={pictureOf(id)} className="moo-struck" wide={size}>
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="moo-emblem">
        {line && (
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {fill && <path d={fill} fill="currentColor" />}
      </svg>
    </Picture>
  );
});

export const pictureOf = (id: string): string => `master-of-orion/${shelfOf(id)}/${id}`;

/** Which of the painted reliefs it is: a plate, or one of the two kinds of medals. */
const shelfOf = (id: string): string =>
  RACES.some((race) => race.id === id)
    ? 'race'
    : ADVISORS.some((advisor) => advisor.id === id)
      ? 'advisor'
      : 'building';

/** «3 ⌂ 1 ▲»: amounts of resources with their icons, which are called as they are. */
export const Resources = calm(function Resources({ of }: { of: Amounts }): ReactElement {
  return (
    <span className="moo-amounts">
      {RESOURCES.filter((resource) => of[resource] > 0).map((resource) => (
        <span key={resource}>
          {of[resource]}
          <Icon name={resource} size="1em" />
        </span>
      ))}
    </span>
  );
});

interface CardProps {
  readonly design: number;
  /** A cube of this owner lies on it. */
  readonly cube?: boolean;
  /** Works in a system: says what it does there. */
  readonly working?: boolean;
  /** Whether its price can be paid now; absent where that is not the question. */
  readonly affordable?: boolean;
  /** What discounts take off its price. */
  readonly off?: number;
}

/** A building face up. */
export const BuildingCard = calm(function BuildingCard({
  design,
  cube = false,
  working = false,
  affordable,
  off = 0,
}: CardProps): ReactElement {
  const t = useT();
  const building = BUILDINGS[design];
  const price =
    affordable === undefined ? '' : affordable ? ' moo-affordable' : ' moo-unaffordable';
  const does = working
    ? standingText(building)
        .map((line) => t.say(line))
        .join(' ')
    : '';
  const telling = does
    ? does.length > MUCH
      ? ' moo-telling moo-telling-much'
      : ' moo-telling'
    : '';
  return (
    <div
      className={`moo-card${working ? ' moo-working' : ''}${telling}${price}`}
      style={{ '--tint': tintOf(building.color) } as React.CSSProperties}
    >
      <div className="moo-card-head">
        <ColorSign color={building.color} />
        {off > 0 && (
          <em className="moo-off" title={t('label.discount')}>
            −{off}
          </em>
        )}
        <span title={t('label.cost')}>
          <Resources of={building.cost} />
        </span>
      </div>
      <div className="moo-art">
        <EmblemDrawing id={building.id} size="100%" />
      </div>
      <b className="moo-card-name">
        <NameWords of={t.say(buildingName(building))} />
      </b>
      {working && <p className="moo-does">{does}</p>}
      <div className="moo-card-foot">
        <span className="moo-income" title={t('label.income')}>
          {hasIncome(building) && '+'}
          <Resources of={building.income} />
        </span>
        {building.slot && (
          <span className="moo-slot" title={t(`label.slot.${building.slot}`)}>
            {cube ? <Cube /> : t(`slot.${building.slot}`)}
          </span>
        )}
        <span className="moo-worth" title={t('label.points')}>
          {building.points ?? '?'}
          <Icon name="points" size="0.95em" />
        </span>
      </div>
    </div>
  );
});

/** Longer words have no line to themselves on a narrow card. */
const LONGEST_WHOLE = 13;

/** A name of several words: the last one goes to the next line rather than being parted. */
export function NameWords({ of: name }: { of: string }): ReactElement {
  const last = name.lastIndexOf(' ') + 1;
  if (name.length - last > LONGEST_WHOLE) return <span>{breakable(name)}</span>;
  return (
    <span>
      {breakable(name.slice(0, last))}
      <span className="moo-last-word">{breakable(name.slice(last))}</span>
    </span>
  );
}

/** A card that says more may have no room for its picture. */
const MUCH = 90;

const hasIncome = ({ income }: Building): boolean =>
  RESOURCES.some((resource) => income[resource] > 0);

/** An action cube. */
export const Cube = calm(function Cube(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width={13} height={13} aria-hidden="true" className="moo-cube">
      <path d="M8 1L15 4.5V11.5L8 15L1 11.5V4.5Z" />
      <path d="M1 4.5L8 8L15 4.5M8 8V15" fill="none" />
    </svg>
  );
});

/** All that a building, advisor or race says, generated from what it does. */
export function aboutCard(t: Translate, id: string, price?: Phrase): About {
  const building = BUILDINGS.find((one) => one.id === id);
  const advisor = ADVISORS.find((one) => one.id === id);
  const race = RACES.find((one) => one.id === id);
  const described = building ?? advisor ?? race;
  if (!described) return { title: '', lines: [] };
  const name = building
    ? buildingName(building)
    : advisor
      ? advisorName(advisor)
      : raceName(race as (typeof RACES)[number]);
  const facts = building ? cardFacts(building) : [];
  // What it costs somebody now says more than what is printed.
  const numbers = price ? [price, ...facts.slice(-1)] : facts;
  const does = cardText(described);
  if (race && does.length === 0) does.push({ id: 'board.no-ability' });
  return {
    title: t.say(name),
    lines: [...numbers, ...does].map((line) => t.say(line)),
    sign: <EmblemDrawing id={id} size={30} />,
  };
}

/** A race to play or an advisor to hire: the face, what a race begins with, and what is special. */
export function FaceWords({ id }: { id: string }): ReactElement {
  const t = useT();
  const { title, lines } = aboutCard(t, id);
  const race = RACES.find((one) => one.id === id);
  return (
    <>
      <EmblemDrawing id={id} size="100%" />
      <b className="moo-face-title">{title}</b>
      {race && <Resources of={race.start} />}
      <span className="moo-face-words">{lines.join(' ')}</span>
    </>
  );
}

/** What a building does, below its face, which says all else. */
export function EffectWords({ design }: { design: number }): ReactElement | null {
  const t = useT();
  const lines = cardText(BUILDINGS[design]).map((line) => t.say(line));
  return lines.length > 0 ? <AboutWords title="" lines={lines} /> : null;
}

/** The same where one leafs; a race says what it begins with, too. */
export function CardWords({ id }: { id: string }): ReactElement {
  const t = useT();
  const about = aboutCard(t, id);
  const race = RACES.find((one) => one.id === id);
  const start = race && t('thing.start', { amount: t.say(amountsText(race.start)) });
  return <AboutWords {...about} lines={start ? [...about.lines, start] : about.lines} />;
}
