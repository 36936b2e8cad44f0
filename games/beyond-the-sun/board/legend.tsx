/** What each sign of Beyond the Sun means. */
import { Emblem, Icon, type LegendEntry, seatStyle } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { TYPES } from '../data/index.ts';
import { SignRow } from './card-signs.tsx';
import { LEGEND_ICONS } from './legend-icons.ts';
import type { Sign } from './signs.ts';
import { TypeSign } from './type-sign.tsx';

const shown = (signs: readonly Sign[]) => (): ReactElement => (
  <span className="bts-legend-sign">
    <SignRow signs={signs} />
  </span>
);

const entry = (label: string, Sign: LegendEntry['Sign']): LegendEntry => ({
  id: label,
  label: { id: label },
  Sign,
});

export const legend: readonly LegendEntry[] = [
  ...LEGEND_ICONS.map(([icon, beside, label]) =>
    entry(
      label,
      beside ? shown([{ icon }, { text: beside }]) : () => <Icon name={icon} size={36} />,
    ),
  ),
  entry('sign.may', shown([{ text: '( )' }])),
  entry('sign.or', shown([{ text: '/' }])),
  entry('sign.each', shown([{ text: '×' }])),
  entry('sign.most', shown([{ text: '≤8' }])),
  entry('sign.needed', () => (
    <span className="bts-legend-sign">
      <span className="bts-mark">2/3</span>
    </span>
  )),
  entry('term.surcharge', () => (
    <span className="bts-legend-sign">
      <span className="bts-space bts-space-dear">+1</span>
    </span>
  )),
  entry('sign.pawn', () => (
    <span className="bts-space">
      <Emblem of={0} size={24} />
    </span>
  )),
  entry('sign.cube', () => (
    <span className="bts-cube" style={seatStyle(0)}>
      <Emblem of={0} size={24} />
    </span>
  )),
  entry('sign.star', shown([{ text: '★A' }])),
  ...TYPES.map((type) => entry(`type.${type}`, () => <TypeSign type={type} label="" />)),
];
