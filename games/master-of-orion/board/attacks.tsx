/** Who can attack whom: fleets of both sides with all bonuses, what it would cost, and why not. */
import { NONE } from '@orrery/kernel';
import { calm, hint, Icon, type SeatFace, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { attackPrice, attackStrength, canAttack, defenceStrength } from '../fleets.ts';
import type { State } from '../state.ts';
import { attackObstacle } from '../text/why-not.ts';

interface BalanceProps {
  readonly state: State;
  readonly seat: number;
  readonly target: number;
  /** `damage` where I attack, `shield` where I am attacked. */
  readonly icon: 'damage' | 'shield';
}

function Balance({ state, seat, target, icon }: BalanceProps): ReactElement | null {
  const [attacker, victim] = [state.players[seat], state.players[target]];
  if (attacker.race === NONE || victim.race === NONE) return null;
  return (
    <Scales
      icon={icon}
      mine={attackStrength(attacker)}
      theirs={defenceStrength(victim)}
      price={attackPrice(attacker, victim)}
      obstacle={attackObstacle(state, seat, target)}
    />
  );
}

interface ScalesProps extends Pick<BalanceProps, 'icon'> {
  readonly mine: number;
  readonly theirs: number;
  readonly price: number;
  readonly obstacle: ReturnType<typeof attackObstacle>;
}

const Scales = calm(function Scales(props: ScalesProps): ReactElement {
  const { icon, mine, theirs, price, obstacle } = props;
  const t = useT();
  const words = `${t(`attack.${icon}`)}: ${t('preview.attack', { mine, theirs, price })}; ${t(`attack.${obstacle ?? 'can'}`)}`;
  return (
    <span className={obstacle ? 'moo-balance' : 'moo-balance moo-can'} {...hint(words)}>
      <Icon name={icon} title={words} />
      <b>
        {mine}
        {mine >= theirs ? ' ≥ ' : ' < '}
        {theirs}
      </b>
      <small>
        −{price}
        <Icon name="fleet" size="1em" />
      </small>
    </span>
  );
});

/** Could the viewer attack a rival, and the rival the viewer? */
export const Balances = ({
  state,
  seat,
  viewer,
}: {
  state: State;
  seat: number;
  /** The seat that looks; −1 for an onlooker, who attacks nobody. */
  viewer: number;
}): ReactElement | null =>
  viewer < 0 ? null : (
    <span className="moo-balances">
      <Balance state={state} seat={viewer} target={seat} icon="damage" />
      <Balance state={state} seat={seat} target={viewer} icon="shield" />
    </span>
  );

/** A player against each of the others, in words. */
export function Attacks({
  state,
  seat,
  seats,
}: {
  state: State;
  seat: number;
  seats: readonly SeatFace[];
}): ReactElement {
  const t = useT();
  const others = seats.filter(
    (other) => other.seat !== seat && state.players[other.seat].race !== NONE,
  );
  return (
    <ul className="moo-attacks" aria-label={t('action.attack')}>
      {others.map(({ seat: target, name }) => (
        <li key={target}>
          {t('attack.against', { name })}
          <Balance state={state} seat={seat} target={target} icon="damage" />
          <span className={canAttack(state, seat, target) ? '' : 'moo-quiet'}>
            {t(`attack.${attackObstacle(state, seat, target) ?? 'can'}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
