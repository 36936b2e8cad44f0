/** What a faction can do in its action phase: every action open to it, its price, and why not. */
import { NONE } from '@orrery/kernel';
import { Icon, Place, type Touching, useT } from '@orrery/web/kit';
import { memo, type ReactElement } from 'react';
import {
  ACTIONS,
  type ActionEntry,
  BASIC_SPACES,
  EVENT_SPACES,
  GUILD_SPACES,
  SPACES,
  TECHNOLOGY_SPACES,
} from '../actions.ts';
import type { Effect } from '../data/effects.ts';
import { SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { ownsSlot, type State, seatCount } from '../state.ts';
import { pawnOn, priceAt } from '../steps/act.ts';
import { abilityText } from '../text/ability-text.ts';
import { effectsText } from '../text/effect-text.ts';
import { actionObjection, cheapestSpace } from '../text/objections.ts';
import { actionName, actionPlace, placeOf, systemName, technologyName } from '../text/places.ts';

/** Spaces that a faction may ever enter as things stand. */
function openSpaces(state: State, seat: number): readonly number[] {
  const player = state.players[seat];
  const cards = state.cards.filter((card, slot) => card !== NONE && ownsSlot(player, slot));
  return [
    ...BASIC_SPACES,
    ...GUILD_SPACES.filter((_, guild) => (state.guilds >> guild) & 1).flat(),
    ...[...cards, ...player.technologies].flatMap((card) => TECHNOLOGY_SPACES[card]),
    ...state.standing.flatMap((event) => EVENT_SPACES[event]),
  ].filter((space) => SPACES[space].extra[seatCount(state)] >= 0);
}

interface ActionListProps extends Touching {
  readonly state: State;
  readonly seat: number;
  openRule(rule: string): void;
}

export const ActionList = memo(function ActionList({
  state,
  seat,
  openRule,
  ...touching
}: ActionListProps): ReactElement {
  const t = useT();
  const spaces = openSpaces(state, seat);
  const entries = [...new Set(spaces.map((space) => SPACES[space].action))].map((id) => {
    const own = spaces.filter((space) => SPACES[space].action === id);
    return { action: ACTIONS[id], spaces: own, objection: actionObjection(state, seat, own) };
  });
  // What can be done comes first, each kind in the order of the board.
  entries.sort((a, b) => Number(a.objection !== null) - Number(b.objection !== null));
  return (
    <section className="bts-can" aria-label={t('board.can-do')}>
      <ul>
        {entries.map(({ action, spaces: own, objection }) => (
          <li key={action.key} className={objection ? 'bts-cannot' : ''}>
            <Place {...touching} place={actionPlace(state, action.id)} className="bts-can-do">
              <span className="bts-can-head">
                <b>{t.say(actionName(action))}</b>
                <Price state={state} seat={seat} action={action} spaces={own} />
              </span>
              <span>{t.say(effectsText(action.effects))}</span>
            </Place>
            {objection && (
              <p className="bts-why">
                {t.say(objection.words)}{' '}
                {objection.rule && (
                  <button
                    type="button"
                    className="rule-link"
                    onClick={() => objection.rule && openRule(objection.rule)}
                  >
                    {objection.rule}
                  </button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Abilities state={state} seat={seat} {...touching} />
    </section>
  );
});

/** Population that compulsory parts of an action put to use, besides its price (BTS-4.58). */
const peopleUsed = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => {
    if (effect.op === 'research' && effect.cube === 'population') return sum + 1;
    return effect.op === 'build' && effect.from === 'population' ? sum + effect.n : sum;
  }, 0);

/** What an action costs now, with discounts and with the surcharge of the space that is left. */
function Price({
  state,
  seat,
  action,
  spaces,
}: {
  state: State;
  seat: number;
  action: ActionEntry;
  spaces: readonly number[];
}): ReactElement {
  const t = useT();
  const cheapest = cheapestSpace(state, seat, spaces);
  const space = cheapest === NONE ? spaces[0] : cheapest;
  const ore = priceAt(state, seat, space);
  const people = action.cost.population + peopleUsed(action.effects);
  const pushed = SPACES[space].unlimited || cheapest === NONE ? NONE : pawnOn(state, space);
  return (
    <span className="bts-price">
      {ore !== action.cost.ore && <s>{action.cost.ore}</s>}
      {ore > 0 && (
        <span>
          {ore}
          <Icon name="ore" size="1em" title={t('term.ore')} />
        </span>
      )}
      {people > 0 && (
        <span>
          {people}
          <Icon name="population" size="1em" title={t('term.population')} />
        </span>
      )}
      {ore + people === 0 && t('board.free')}
      {pushed !== NONE && <Icon name="warning" size="1em" title={t('board.pushes')} />}
    </span>
  );
}

/** Standing abilities of technologies and colonies. */
function Abilities({
  state,
  seat,
  ...touching
}: Touching & { state: State; seat: number }): ReactElement | null {
  const t = useT();
  const player = state.players[seat];
  const cards = state.cards.filter((card, slot) => card !== NONE && ownsSlot(player, slot));
  const able = [
    ...[...cards, ...player.technologies].map((id) => ({
      place: placeOf.technology(id),
      name: technologyName(id),
      abilities: TECHNOLOGIES[id].abilities,
    })),
    ...player.colonies.map((id) => ({
      place: placeOf.system(id),
      name: systemName(id),
      abilities: SYSTEMS[id].abilities,
    })),
  ].filter(({ abilities }) => abilities.length > 0);
  if (able.length === 0) return null;
  return (
    <>
      <h3>{t('board.abilities')}</h3>
      <ul>
        {able.map(({ place, name, abilities }) => (
          <li key={place}>
            <Place {...touching} place={place} className="bts-can-do">
              <b>{t.say(name)}</b>
              {abilities.map((ability) => (
                <span key={ability.rule}>{t.say(abilityText(ability))}</span>
              ))}
            </Place>
          </li>
        ))}
      </ul>
    </>
  );
}
