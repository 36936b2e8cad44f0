/** Who can attack whom: fleets of both sides with all bonuses, what it would cost, and why not. */
import { NONE } from '@orrery/kernel';
import { calm, hint, Icon, type SeatFace, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { attackPrice, attackStrength, canAttack, defenceStrength } from '../fleets.ts';
import type { State } from '../state.ts';
import { attackObstacle } from '../text/why-not.ts';

/** How one side would stand against another, as plain data. */
interface BalanceNow {
  readonly mine: number;
  readonly theirs: number;
  readonly price: number;
  readonly obstacle: ReturnType<typeof attackObstacle>;
}

function balanceNow(state: State, seat: number, target: number): BalanceNow | null {
  const [attacker, victim] = [state.players[seat], state.players[target]];
  if (attacker.race === NONE || victim.race === NONE) return null;
  return {
    mine: attackStrength(attacker),
    theirs: defenceStrength(victim),
    price: attackPrice(attacker, victim),
    obstacle: attackObstacle(state, seat, target),
  };
}

/** Could the viewer attack a rival, and the rival the viewer? */
export interface BalancesNow {
  readonly attack: BalanceNow | null;
  readonly defence: BalanceNow | null;
}

/** `viewer` is the seat that looks; −1 for an onlooker, who attacks nobody. */
export const balancesNow = (state: State, seat: number, viewer: number): BalancesNow | null =>
  viewer < 0
    ? null
    : { attack: balanceNow(state, viewer, seat), defence: balanceNow(state, seat, viewer) };

interface ScalesProps extends BalanceNow {
  /** `damage` where I attack, `shield` where I am attacked. */
  readonly icon: 'damage' | 'shield';
}

const Scales = calm(function Scales(props: ScalesProps): ReactElement {
  const { icon, mine, theirs, price, obstacle } = props;
  const t = useT();
  const words = `${t(`attack.${icon}`)}: ${t('attack.fleets', { mine, theirs, price })}; ${t(`attack.${obstacle ?? 'can'}`)}`;
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

export const Balances = calm(function Balances({ attack, defence }: BalancesNow): ReactElement {
  return (
    <span className="moo-balances">
      {attack && <Scales {...attack} icon="damage" />}
      {defence && <Scales {...defence} icon="shield" />}
    </span>
  );
});

const Against = ({ balance }: { balance: BalanceNow | null }): ReactElement | null =>
  balance && <Scales {...balance} icon="damage" />;

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
          <Against balance={balanceNow(state, seat, target)} />
          <span className={canAttack(state, seat, target) ? '' : 'moo-quiet'}>
            {t(`attack.${attackObstacle(state, seat, target) ?? 'can'}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
