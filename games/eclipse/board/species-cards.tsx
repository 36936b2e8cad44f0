/** Species to choose from: aliens side by side, and Terrans, who differ only in where they live, on one card. */
import { type BoardProps, type Choice, hint, Icon, Offer, Picture, useT } from '@orrery/web/kit';
import type { CSSProperties, ReactElement } from 'react';
import { RESOURCE_IDS } from '../data/resources.ts';
import { SPECIES } from '../data/species.ts';
import { TECH } from '../data/technologies.ts';
import { sectorName, speciesName, techName } from '../text/component-text.ts';
import { speciesTraits } from '../text/species-text.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS, ShipFigure } from './figures.tsx';
import { SectorTile } from './sector-tile.tsx';
import { TechSign } from './signs.tsx';

type Props = Pick<BoardProps, 'choices' | 'choose' | 'preview'> & {
  /** Of whoever chooses. */
  readonly colour: number;
};

const speciesOf = ({ args }: Choice) => SPECIES[args[0]];

/** Few stand in one row, more in two. */
const columns = (n: number): number => (n <= 4 ? Math.max(1, n) : 3);

export function SpeciesCards({ choices, choose, preview, colour }: Props): ReactElement {
  const t = useT();
  const length = ({ args: [species] }: Choice): number =>
    speciesTraits(species).reduce((sum, line) => sum + t.say(line).length, 0);
  // Those of whom there is as much to say share a row: all of them are to be read at once.
  const aliens = choices
    .filter((choice) => !speciesOf(choice).terran)
    .sort((one, other) => length(one) - length(other));
  const terrans = choices.filter((choice) => speciesOf(choice).terran);
  const across = columns(aliens.length);
  return (
    <div className="stage ecl-species-choice">
      <div className="ecl-aliens" style={{ '--across': across } as CSSProperties}>
        {aliens.map((choice) => (
          <Offer key={choice.key} className="ecl-species" {...{ choice, choose, preview }}>
            <b>{t.say(speciesName(choice.args[0]))}</b>
            <span className="ecl-species-head">
              <Medal species={choice.args[0]} wide={52} />
              <Home species={choice.args[0]} />
              <Start species={choice.args[0]} colour={colour} />
            </span>
            <Traits species={choice.args[0]} />
          </Offer>
        ))}
        {terrans.length > 0 && (
          <section
            className="ecl-species ecl-terrans"
            style={{ '--span': across - (aliens.length % across) } as CSSProperties}
          >
            <header>
              <b>{t('board.terrans')}</b>
              <Start species={terrans[0].args[0]} colour={colour} />
              <Traits species={terrans[0].args[0]} />
              <p>{t('board.terrans-homes')}</p>
            </header>
            <div className="ecl-homes">
              {terrans.map((choice) => (
                <Offer key={choice.key} className="ecl-home" {...{ choice, choose, preview }}>
                  <Medal species={choice.args[0]} wide={36} />
                  <Home species={choice.args[0]} />
                  <small>{t.say(speciesName(choice.args[0]))}</small>
                </Offer>
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}

const Medal = ({ species, wide }: { species: number; wide: number }): ReactElement => (
  <Picture of={`eclipse/medal/${SPECIES[species].id}`} className="ecl-medal" wide={wide} />
);

const ORIGIN = { x: 0, y: 0 };
const NO_SHIPS = [] as const;

/** The home sector as printed. */
function Home({ species }: { species: number }): ReactElement {
  const t = useT();
  const { home } = SPECIES[species];
  return (
    <svg
      viewBox="-76 -68 152 136"
      className="ecl-home-tile"
      role="img"
      aria-label={t.say(sectorName(home))}
      {...hint(t.say(sectorName(home)))}
    >
      <SectorTile
        sector={home}
        rotation={0}
        at={ORIGIN}
        owner={-1}
        cubes={0}
        orbital={false}
        monolith={false}
        ancients={0}
        guarded={false}
        discovery={false}
        ships={NO_SHIPS}
      />
    </svg>
  );
}

/** What a species begins with, in signs: stores, rate of exchange, ship, technologies. */
function Start({ species, colour }: { species: number; colour: number }): ReactElement {
  const t = useT();
  const { storage, trade, ship, technologies } = SPECIES[species];
  return (
    <span className="ecl-start">
      {RESOURCE_IDS.map((id, resource) => (
        <span key={id} {...hint(t(`resource.${id}`))}>
          <i style={{ color: RESOURCE_TINTS[resource] }}>
            <Icon name={RESOURCE_ICONS[resource]} title={t(`resource.${id}`)} size="1.1em" />
          </i>
          {storage[resource]}
        </span>
      ))}
      <span {...hint(t('board.trade', { rate: trade }))}>
        <Icon name="again" size="1.1em" title={t('board.trade', { rate: trade })} />
        {t('board.exchange', { n: trade })}
      </span>
      <svg viewBox="-13 -13 26 26" width={22} height={22} aria-hidden="true">
        <ShipFigure type={ship} colour={colour} count={1} />
      </svg>
      {technologies.map((id) => (
        <span key={id} {...hint(t.say(techName(TECH[id])))}>
          <TechSign tech={TECH[id]} size={18} />
          <span className="unseen">{t.say(techName(TECH[id]))}</span>
        </span>
      ))}
    </span>
  );
}

function Traits({ species }: { species: number }): ReactElement {
  const t = useT();
  return (
    <span className="ecl-traits">
      {speciesTraits(species).map((line) => {
        const words = t.say(line);
        return <small key={words}>{words}</small>;
      })}
    </span>
  );
}
