/** Signs of ship parts and technologies: what kind of thing it is, and how strong. */
import { Icon, Picture } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { DIE_IDS, PART, PARTS, type PartKind, type ShipPart } from '../data/parts.ts';
import { TECHNOLOGIES, type TechEffect } from '../data/technologies.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS } from './figures.tsx';

const KIND_ICONS: Readonly<Record<PartKind, string>> = {
  cannon: 'damage',
  missile: 'ecl-missile',
  hull: 'ecl-hull',
  drive: 'ecl-drive',
  computer: 'technology',
  shield: 'shield',
  source: 'energy',
};

/** The one number that a part is taken for. */
function strengthOf({ kind, dice, hull, computer, shield, move, energy }: ShipPart): number {
  const strengths = {
    cannon: dice,
    missile: dice,
    hull,
    computer,
    shield,
    drive: move,
    source: energy,
  };
  return strengths[kind];
}

interface SignSize {
  /** Of the drawn sign. */
  readonly size?: number;
  /** Shown as a painted plate of this width, where there is room for one. */
  readonly plate?: number | undefined;
}

interface PlateProps {
  readonly of: string | undefined;
  /** Without it, or without a name, what is drawn stays. */
  readonly wide: number | undefined;
  readonly children: ReactNode;
}

/** The plate of a part, a technology or a discovery in place of what is drawn. */
export const Plate = ({ of, wide, children }: PlateProps): ReactNode =>
  of === undefined || wide === undefined ? (
    children
  ) : (
    <Picture of={`eclipse/plate/${of}`} className="ecl-plate" wide={wide}>
      {children}
    </Picture>
  );

/** A part as a sign: its kind and its strength; weapons are underlined in the colour of their dice. */
export function PartSign({ part, size = 18, plate }: SignSize & { part: number }): ReactElement {
  const { id, kind, die } = PARTS[part];
  return (
    <span className={`ecl-sign ecl-${kind} ecl-die-${DIE_IDS[die]}`}>
      <Plate of={id} wide={plate}>
        <Icon name={KIND_ICONS[kind]} size={size} />
      </Plate>
      <b>{strengthOf(PARTS[part])}</b>
    </span>
  );
}

function effectIcon(effect: TechEffect): string {
  switch (effect.op) {
    case 'unlock-build':
      return `ecl-${effect.build}`;
    case 'allow-advanced':
      return RESOURCE_ICONS[effect.resource];
    case 'gain-discs':
      return 'influence';
    case 'bombard-all':
      return 'ecl-bomb';
    case 'extra-build':
      return 'production';
    case 'gain-per-artifact':
      return 'ecl-artifact';
    default:
      return 'black-hole';
  }
}

/** A technology as a sign: the part that it opens, or what it allows. */
export function TechSign({ tech, size = 24, plate }: SignSize & { tech: number }): ReactElement {
  const { id, effect } = TECHNOLOGIES[tech];
  if (effect.op === 'unlock-part') {
    return <PartSign part={PART[effect.part]} size={size} plate={plate} />;
  }
  const tint = effect.op === 'allow-advanced' ? RESOURCE_TINTS[effect.resource] : undefined;
  return (
    <span className="ecl-sign" style={{ color: tint }}>
      <Plate of={id} wide={plate}>
        <Icon name={effectIcon(effect)} size={size} />
      </Plate>
      {effect.op === 'allow-advanced' && <Icon name="points" size={size * 0.6} />}
      {'n' in effect && <b>+{effect.n}</b>}
    </span>
  );
}
