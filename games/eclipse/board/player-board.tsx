/** A player's board: tracks, technologies, reputation and relations. */
import { hint, Icon, Picture, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { has } from '../bits.ts';
import { SPECIES } from '../data/species.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import { TECH_DISCOUNT } from '../data/tracks.ts';
import type { Player, State } from '../state.ts';
import { tradeRate } from '../storage.ts';
import { hasTech, tilesOnTrack } from '../technologies.ts';
import { speciesName, techName } from '../text/component-text.ts';
import { ShipFigure } from './figures.tsx';
import { Emblem } from './pieces.tsx';
import { TechSign } from './signs.tsx';
import { InfluenceTrack, PopulationTracks } from './tracks.tsx';

interface BoardPartProps extends Touching {
  readonly state: State;
  readonly seat: number;
  /** Of all seats. */
  readonly colours: readonly number[];
}

export function PlayerBoard({ state, seat, colours, ...touching }: BoardPartProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const colour = colours[seat];
  if (player.species < 0) return <p className="ecl-quiet">{t('board.no-species')}</p>;
  return (
    <div className="ecl-player">
      <header>
        <Emblem colour={colour} />
        <Picture of={`eclipse/medal/${SPECIES[player.species].id}`} wide={34} />
        <h3>{t.say(speciesName(player.species))}</h3>
        <Figures player={player} colours={colours} />
        <Ships player={player} colour={colour} />
      </header>
      <div className="ecl-tracks">
        <PopulationTracks player={player} colour={colour} {...touching} />
        <InfluenceTrack player={player} colour={colour} {...touching} />
      </div>
      <Technologies player={player} />
    </div>
  );
}

/** A figure with its sign; its name shows on a closer look. */
const Figure = ({ icon, name, children }: { icon: string; name: string; children: ReactNode }) => (
  <span className="ecl-figure" {...hint(name)}>
    <Icon name={icon} title={name} />
    {children}
  </span>
);

function Figures({
  player,
  colours,
}: {
  player: Player;
  colours: readonly number[];
}): ReactElement {
  const t = useT();
  const partners = colours.filter((_, other) => has(player.ambassadors, other));
  // Only the owner sees the values.
  const values = player.reputation.filter((points) => points > 0);
  const { colonyShips } = SPECIES[player.species];
  return (
    <>
      <Figure icon="again" name={t('board.trade', { rate: tradeRate(player) })}>
        {t('board.exchange', { n: tradeRate(player) })}
      </Figure>
      <Figure
        icon="home"
        name={t('board.colony-ships', { n: player.colonyShips, of: colonyShips })}
      >
        {player.colonyShips}/{colonyShips}
      </Figure>
      <Figure icon="trophy" name={t('board.reputation', { n: player.reputation.length })}>
        {values.length > 0 ? values.join(' · ') : player.reputation.length}
      </Figure>
      <Figure icon="person" name={t('board.ambassadors', { n: partners.length })}>
        {partners.length === 0 && 0}
        {partners.map((partner) => (
          <Emblem key={partner} colour={partner} size={18} />
        ))}
      </Figure>
      <Figure icon="treasure" name={t('board.discoveries', { n: player.discoveries.length })}>
        {player.discoveries.length}
      </Figure>
    </>
  );
}

/** Figures that are still to be built. */
function Ships({ player, colour }: { player: Player; colour: number }): ReactElement {
  const t = useT();
  return (
    <span className="ecl-figure" {...hint(t('board.unbuilt'))}>
      {player.unbuilt.map((n, type) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship type is its number
        <span key={type} className="ecl-figure">
          <svg viewBox="-13 -13 26 26" width={22} height={22} aria-hidden="true">
            <ShipFigure type={type} colour={colour} count={1} />
          </svg>
          {n}
        </span>
      ))}
    </span>
  );
}

/** Owned technologies by category, with the discount that the next one gets. */
function Technologies({ player }: { player: Player }): ReactElement {
  const t = useT();
  return (
    <div className="ecl-techs">
      {TECH_CATEGORY_IDS.map((id, category) => {
        const n = tilesOnTrack(player, category);
        const discount = TECH_DISCOUNT[Math.min(n, TECH_DISCOUNT.length - 1)];
        return (
          <div key={id}>
            <h3>
              {t(`tech-category.${id}`)}{' '}
              {discount > 0 && (
                <small {...hint(t('board.discount', { n: discount }))}>−{discount}</small>
              )}
            </h3>
            {TECHNOLOGIES.filter(
              (tech) => tech.category === category && hasTech(player, tech.index),
            ).map(({ index }) => (
              <span key={index} className="ecl-tech-owned" {...hint(t.say(techName(index)))}>
                <TechSign tech={index} size={20} plate={28} />
                <span className="unseen">{t.say(techName(index))}</span>
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
