/** Technologies as they lie on the supply board: a row for each category, from cheap to dear. */
import { breakable, classes, hint, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { SCIENCE } from '../data/resources.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import type { Player, State } from '../state.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { techName, techText } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { TechSign } from './signs.tsx';

interface ResearchProps extends Touching {
  readonly state: State;
  readonly seat: number;
  /** What one can pay with, where that isn't in sight anyway. */
  readonly children: ReactNode;
}

export function Research({ state, seat, children, ...touching }: ResearchProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  return (
    <div className="ecl-research">
      {children}
      {TECH_CATEGORY_IDS.map((id, category) => (
        <section key={id} className={`ecl-category ecl-${id}`}>
          <h3>{t(`tech-category.${id}`)}</h3>
          {TECHNOLOGIES.filter((tech) => tech.category === category).map(({ index }) => (
            <TechTile
              key={index}
              tech={index}
              left={state.offer[index]}
              player={player}
              {...touching}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface TileProps extends Touching {
  readonly tech: number;
  /** Tiles on offer. */
  readonly left: number;
  readonly player: Player;
}

function TechTile({ tech, left, player, ...touching }: TileProps): ReactElement {
  const t = useT();
  const chosen = player.species >= 0;
  const owned = chosen && hasTech(player, tech);
  const { cost } = TECHNOLOGIES[tech];
  const price = chosen ? priceOf(player, tech) : cost;
  const name = t.say(techName(tech));
  const state = owned ? t('why.tech-owned') : left === 0 ? t('board.not-offered') : null;
  return (
    <Place
      {...touching}
      place={placeOf.tech(tech)}
      className={classes('ecl-tech', owned && 'ecl-owned', !owned && left === 0 && 'ecl-gone')}
      about={() => ({
        title: name,
        lines: [...techText(tech).map((line) => t.say(line)), ...(state ? [state] : [])],
        sign: <TechSign tech={tech} plate={72} />,
      })}
    >
      <span className="ecl-tech-head">
        <TechSign tech={tech} plate={34} />
        <span className="ecl-tech-side">
          {owned ? (
            <Icon name="check" size="1.1em" title={t('why.tech-owned')} />
          ) : (
            <span className="ecl-price">
              <b className={left > 0 && price > player.storage[SCIENCE] ? 'ecl-bad' : ''}>
                {price}
              </b>
              <Icon name="science" size="1em" />
            </span>
          )}
          {left > 0 && !owned && (
            <small className="ecl-price">
              {price < cost && <s>{cost}</s>}
              {left > 1 && <span {...hint(t('board.left', { n: left }))}>×{left}</span>}
            </small>
          )}
        </span>
      </span>
      <span className="ecl-tech-name">{breakable(name)}</span>
    </Place>
  );
}
