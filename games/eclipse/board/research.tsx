/** All technologies on offer by category, with the price for the player who looks. */
import { Icon, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { TECH_CATEGORY_IDS, TECHNOLOGIES } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { techName, techText } from '../text/describe.ts';
import { placeOf } from '../text/places.ts';
import { Spot, type Touching } from './player-board.tsx';

export function Research({
  state,
  seat,
  ...touching
}: Touching & { state: State; seat: number }): ReactElement {
  const t = useT();
  const player = state.players[seat];
  return (
    <div className="ecl-research">
      {TECH_CATEGORY_IDS.map((id, category) => (
        <section key={id}>
          <h4>{t(`tech-category.${id}`)}</h4>
          {TECHNOLOGIES.filter(
            (tech) => tech.category === category && state.offer[tech.index] > 0,
          ).map((tech) => {
            const owned = player.species >= 0 && hasTech(player, tech.index);
            return (
              <Spot
                key={tech.id}
                {...touching}
                place={placeOf.tech(tech.index)}
                label={t.say(techName(tech.index))}
                className={owned ? 'ecl-tech ecl-owned' : 'ecl-tech'}
              >
                <span className="ecl-tech-head">
                  <b>{t.say(techName(tech.index))}</b>
                  <span>
                    {player.species >= 0 ? priceOf(player, tech.index) : tech.cost}{' '}
                    <Icon name="science" size="1em" />
                    {state.offer[tech.index] > 1 && <small> ×{state.offer[tech.index]}</small>}
                  </span>
                </span>
                <small>
                  {techText(tech.index)
                    .map((line) => t.say(line))
                    .join(' ')}
                </small>
              </Spot>
            );
          })}
        </section>
      ))}
    </div>
  );
}
