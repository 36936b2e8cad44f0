/** All technologies on offer by category, with the price for the player who looks. */
import { Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SCIENCE } from '../data/resources.ts';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { techName, techText } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';

export function Research({
  state,
  seat,
  ...touching
}: Touching & { state: State; seat: number }): ReactElement {
  const t = useT();
  const player = state.players[seat];
  const isOwned = (tech: number) => player.species >= 0 && hasTech(player, tech);
  return (
    <div className="ecl-research">
      {TECH_CATEGORY_IDS.map((id, category) => (
        <section key={id}>
          <h3>{t(`tech-category.${id}`)}</h3>
          {TECHNOLOGIES.filter((tech) => tech.category === category && state.offer[tech.index] > 0)
            .sort((a, b) => Number(isOwned(a.index)) - Number(isOwned(b.index)))
            .map((tech) => {
              const owned = isOwned(tech.index);
              const price = player.species >= 0 ? priceOf(player, tech.index) : tech.cost;
              return (
                <Place
                  key={tech.id}
                  {...touching}
                  place={placeOf.tech(tech.index)}
                  className={owned ? 'ecl-tech ecl-owned' : 'ecl-tech'}
                >
                  <span className="ecl-tech-head">
                    <b>{t.say(techName(tech.index))}</b>
                    {owned ? (
                      <Icon name="check" size="1em" title={t('why.tech-owned')} />
                    ) : (
                      <span>
                        {state.offer[tech.index] > 1 && <small>×{state.offer[tech.index]} </small>}
                        {price < tech.cost && <s>{tech.cost}</s>}{' '}
                        <b className={price > player.storage[SCIENCE] ? 'ecl-bad' : ''}>{price}</b>{' '}
                        <Icon name="science" size="1em" />
                      </span>
                    )}
                  </span>
                  {!owned && (
                    <small>
                      {techText(tech.index)
                        .map((line) => t.say(line))
                        .join(' ')}
                    </small>
                  )}
                </Place>
              );
            })}
        </section>
      ))}
    </div>
  );
}
