/** Technologies, ship parts and species, to leaf through. */

import type { Phrase } from '@orrery/kernel';
import { useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { PARTS } from '../data/parts.ts';
import { SPECIES } from '../data/species.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { partName, partText, speciesName, techName, techText } from '../text/component-text.ts';
import { speciesText } from '../text/species-text.ts';

function Entries({
  of,
}: {
  of: readonly { id: string; name: Phrase; lines: readonly Phrase[] }[];
}): ReactElement {
  const t = useT();
  return (
    <dl className="ecl-entries">
      {of.map(({ id, name, lines }) => (
        <div key={id}>
          <dt>{t.say(name)}</dt>
          <dd>{lines.map((line) => t.say(line)).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

export const TechnologyGallery = (): ReactElement => (
  <Entries
    of={TECHNOLOGIES.map(({ id, index }) => ({
      id,
      name: techName(index),
      lines: techText(index),
    }))}
  />
);
export const PartGallery = (): ReactElement => (
  <Entries
    of={PARTS.map(({ id, index }) => ({ id, name: partName(index), lines: partText(index) }))}
  />
);
export const SpeciesGallery = (): ReactElement => (
  <Entries
    of={SPECIES.map(({ id, index }) => ({
      id,
      name: speciesName(index),
      lines: speciesText(index),
    }))}
  />
);
