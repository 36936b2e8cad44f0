import type { GameCard } from '../games.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';

/** For how many, how long, how much to learn. */
export function GameFacts({ card }: { card: GameCard }) {
  const t = useT();
  return (
    <ul className="game-facts">
      <li>
        <Icon name="person" /> {t('game.seats', card.seats)}
      </li>
      <li>
        <Icon name="hourglass" />{' '}
        {t('game.minutes', { from: card.minutes[0], to: card.minutes[1] })}
      </li>
      <li>{t(`game.weight.${card.weight}`)}</li>
    </ul>
  );
}
