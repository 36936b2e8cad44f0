/** The table of Master of Orion: my civilization, my hand and the market; rivals stand in the panels. */
import { NONE, type Position } from '@orrery/kernel';
import {
  AboutPanel,
  type BoardProps,
  Button,
  type Choice,
  calm,
  classes,
  HandDock,
  Icon,
  Overlay,
  Place,
  TableSky,
  type Touching,
  useAbout,
  useT,
} from '@orrery/web/kit';
import { type ReactElement, useRef, useState } from 'react';
import { ACTIONS } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import { FLEET } from '../fleets.ts';
import { bestDiscount, hasNextRound } from '../outlook.ts';
import { finalScore } from '../scoring.ts';
import { handSize, hasAdvisors, type Player, type State } from '../state.ts';
import { actionText, advisorName, raceName } from '../text/card-text.ts';
import { pricePreview, researchBonus } from '../text/options.ts';
import { placeOf } from '../text/places.ts';
import { asking } from '../vocabulary.ts';
import { balancesNow } from './attacks.tsx';
import { aboutCard, BuildingCard, Cube, EmblemDrawing } from './card.tsx';
import { Advisor, Cubes, Systems, Tracks } from './civilization.tsx';
import { Neighbour, Rival } from './rival.tsx';
import { spotOf } from './spots.ts';
import { Stage } from './stage.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, open, lit, recent, touch, point, area } = props;
  const { state } = view.position;
  const board = useRef<HTMLDivElement>(null);
  const { shown, show } = useAbout(board);
  const own = Math.max(0, seat);
  const touching: Touching = { open, lit, recent, touch, point, show };
  const others = seats.filter((other) => other.seat !== own);
  const everything = area === null;
  const after = props.ghost?.position.state.players[own] ?? null;
  return (
    <div
      className={classes(
        'board-layers moo-board',
        (everything || area === 'mine') && state.players[own].race === NONE && 'moo-raceless',
      )}
      ref={board}
    >
      <TableSky of="master-of-orion/sky/orion" />
      <div className="board-scroll moo-scroll">
        {/* On a desk the panels show them; folded away, or on a tablet, they stand here. */}
        {(everything || area === 'rivals') && (
          <div className={everything ? 'moo-rivals moo-unfolded' : 'moo-rivals'}>
            {others.map((other) => (
              <div key={other.seat}>
                <Rival
                  player={state.players[other.seat]}
                  seat={other.seat}
                  balances={balancesNow(state, other.seat, seat)}
                  name={other.name}
                  colour={other.colour}
                  told={area === 'rivals'}
                  {...touching}
                />
                {area === 'rivals' && (
                  <Systems player={state.players[other.seat]} mine={false} {...touching} />
                )}
              </div>
            ))}
          </div>
        )}
        {area === 'mine' && (
          <div className="moo-neighbours">
            {others.map(({ seat: of, name, colour }) => (
              <Neighbour
                key={of}
                race={state.players[of].race}
                fleet={state.players[of].resources[FLEET]}
                loyalty={state.players[of].loyalty}
                points={finalScore(state.players[of])}
                seat={of}
                name={name}
                colour={colour}
                {...touching}
              />
            ))}
          </div>
        )}
        {(everything || area === 'mine') && (
          <div className="moo-mine">
            <Mine
              player={state.players[own]}
              seat={own}
              of={seat < 0 ? (seats[own]?.name ?? null) : null}
              after={after}
              toCome={hasNextRound(state)}
              {...touching}
            />
            <Systems player={state.players[own]} mine={seat >= 0} {...touching} />
          </div>
        )}
        <div className={classes('moo-edge', fromHand(view.position, seat))}>
          {(everything || area === 'market') && (
            <Market {...marketNow(state)} told={area === 'market'} {...touching} />
          )}
          {(everything || area === 'mine') && seat >= 0 && (
            <Hand
              player={state.players[seat]}
              taken={takenNow(view.position, seat)}
              build={buildsNow(props.choices)}
              toCome={hasNextRound(state)}
              {...touching}
            />
          )}
        </div>
      </div>
      <Stage
        state={state}
        choices={props.choices}
        market={area === 'market'}
        choose={props.choose}
        preview={props.preview}
        {...touching}
      />
      <AboutPanel shown={shown} />
    </div>
  );
}

/** My race board: tracks, cubes, and a box for each action. */
const Mine = calm(function Mine({
  player,
  seat,
  of,
  after,
  toCome,
  ...touching
}: Touching & {
  player: Player;
  seat: number;
  /** Whose it is, for who looks on. */
  of: string | null;
  after: Player | null;
  toCome: boolean;
}): ReactElement {
  const t = useT();
  const race = player.race === NONE ? null : RACES[player.race];
  return (
    <section className="moo-race kept-clear">
      {race && (
        <Place
          {...touching}
          place={placeOf.race(player.race)}
          about={() => aboutCard(t, race.id)}
          className="moo-race-name"
        >
          <EmblemDrawing id={race.id} size={34} />
          <b>
            {of && <small>{of}</small>}
            {t.say(raceName(race))}
          </b>
          <span className="moo-points">
            {player.points} <Icon name="points" />
          </span>
        </Place>
      )}
      <Tracks seat={seat} player={player} after={after} />
      <Cubes seat={seat} player={player} after={after} toCome={toCome} />
      <div className="moo-actions">
        {ACTIONS.map((action, at) => (
          <Place
            key={action}
            {...touching}
            place={placeOf.action(action)}
            about={() => ({
              title: t(`action.${action}`),
              lines: actionText(action, researchBonus(player)).map((line) => t.say(line)),
            })}
            className="moo-action"
          >
            {t(`action.${action}`)}
            <span className="moo-box" data-spot={spotOf.box(seat, action)}>
              {Array.from({ length: player.spent[at] ?? 0 }, (_, cube) => cube).map((cube) => (
                <Cube key={cube} />
              ))}
            </span>
          </Place>
        ))}
        <Advisor player={player} {...touching} />
      </div>
    </section>
  );
});

/** What lies in the middle of the table, as plain data. */
interface MarketNow {
  /** Cards left in the deck. */
  readonly left: number;
  readonly discard: readonly number[];
  /** Advisors for hire; null if there are none. */
  readonly row: readonly number[] | null;
}

const marketNow = (state: State): MarketNow => ({
  left: state.deck.top.length + state.deck.rest.length + state.deck.under.length,
  discard: state.discard,
  row: hasAdvisors(state) && state.row.length > 0 ? state.row : null,
});

/** Deck, discard pile and the advisors for hire. */
const Market = calm(function Market({
  left,
  discard,
  row,
  told,
  ...touching
}: Touching &
  MarketNow & { /** There is room for what advisors do. */ told: boolean }): ReactElement {
  const t = useT();
  const [leafing, leaf] = useState(false);
  const top = discard.at(-1);
  return (
    <section className="moo-market">
      <Place
        {...touching}
        place={placeOf.deck}
        about={() => ({ title: t('label.deck'), lines: [t('board.deck')] })}
        className="moo-pile"
      >
        <Icon name="cards" size={22} />
        <span>{t('label.deck')}</span>
        <b>{left}</b>
      </Place>
      <Button
        look="line"
        onPress={() => leaf(true)}
        isDisabled={discard.length === 0}
        className="moo-discard"
        data-spot={placeOf.discard}
      >
        {t('label.discard')} {discard.length}
        {top !== undefined && (
          <span data-spot={placeOf.card(top)}>
            <EmblemDrawing id={CARDS[top].id} size={24} />
          </span>
        )}
      </Button>
      {row && (
        <div className="moo-row">
          <span className="moo-quiet">{t('label.advisors')}</span>
          {row.map((advisor) => (
            <Place
              key={advisor}
              {...touching}
              place={placeOf.advisor(advisor)}
              about={() => aboutCard(t, ADVISORS[advisor].id)}
              className="moo-hireling"
            >
              <EmblemDrawing id={ADVISORS[advisor].id} size={26} />
              <span>{t.say(advisorName(ADVISORS[advisor]))}</span>
              {told && <small>{aboutCard(t, ADVISORS[advisor].id).lines.join(' ')}</small>}
            </Place>
          ))}
        </div>
      )}
      <Overlay wide open={leafing} onClose={() => leaf(false)} title={t('label.discard')}>
        <div className="moo-gallery">
          {discard.toReversed().map((card) => (
            <Place
              key={card}
              {...touching}
              touch={(place) => {
                leaf(false);
                touching.touch(place);
              }}
              place={placeOf.card(card)}
              about={() => aboutCard(t, CARDS[card].id)}
            >
              <BuildingCard design={CARDS[card].index} />
            </Place>
          ))}
        </div>
      </Overlay>
    </section>
  );
});

/** The buildings that may be built now; null where it is not about building. */
const buildsNow = (choices: readonly Choice[]): readonly number[] | null =>
  choices.some(({ kind }) => kind === 'build' || kind === 'exploit')
    ? choices.flatMap(({ kind, args }) => (kind === 'build' ? [args[0]] : []))
    : null;

/** Cards taken out of a hand for what is asked: about to be built, or to be replaced. */
function takenNow(position: Position<State>, seat: number): readonly number[] {
  const frame = asking(position);
  if (frame?.seat !== seat) return [];
  if (frame.step === 'redraw') return frame.marked ?? [];
  return frame.step === 'build-place' || frame.step === 'build-pay' ? [frame.card] : [];
}

/** On a phone two rows of cards have room for their pictures. */
const TWO_ROWS = 6;

/** How the hand is laid out on a phone where the question is answered with its cards alone. */
function fromHand(position: Position<State>, seat: number): string {
  const frame = asking(position);
  if (frame?.seat !== seat || !['redraw', 'discard', 'build-card'].includes(frame.step)) return '';
  return handSize(position.state.players[seat]) > TWO_ROWS
    ? 'moo-from-hand moo-from-many'
    : 'moo-from-hand';
}

interface HandProps extends Touching {
  readonly player: Player;
  readonly taken: readonly number[];
  readonly build: readonly number[] | null;
  /** There is another round. */
  readonly toCome: boolean;
}

/** A card in hand that is narrower has no room for its price and name in letters that one reads with ease. */
const NARROWEST = 104;

/** My hand; cards that everybody knows are marked, and what was taken out keeps its place. */
const Hand = calm(function Hand(props: HandProps): ReactElement {
  const { player, taken, build, toCome, ...touching } = props;
  const t = useT();
  const { hand, shown } = player;
  const cards = [
    ...hand.map((card) => ({ card, known: false, out: false })),
    ...shown.map((card) => ({ card, known: true, out: false })),
    ...taken.map((card) => ({ card, known: false, out: true })),
  ]
    .filter(({ card }) => card >= 0)
    .sort((a, b) => CARDS[a.card].index - CARDS[b.card].index || a.card - b.card);
  return (
    <HandDock label={t('label.hand')} least={NARROWEST}>
      {cards.map(({ card, known, out }) =>
        out ? (
          <div key={card} className="place moo-taken">
            {/* From here it goes where it is built. */}
            <div data-spot={placeOf.hand(CARDS[card].index)}>
              <BuildingCard design={CARDS[card].index} />
            </div>
          </div>
        ) : (
          <Place
            key={card}
            {...touching}
            place={placeOf.hand(CARDS[card].index)}
            about={() => {
              const now = pricePreview(
                player,
                CARDS[card].index,
                bestDiscount(player, CARDS[card].index),
                toCome,
              );
              const told = aboutCard(t, CARDS[card].id, { id: 'preview.now', values: { now } });
              return known ? { ...told, lines: [...told.lines, `${t('label.known')}.`] } : told;
            }}
            className={known ? 'moo-known' : ''}
          >
            <BuildingCard
              design={CARDS[card].index}
              off={bestDiscount(player, CARDS[card].index)}
              {...(build ? { affordable: build.includes(CARDS[card].index) } : {})}
            />
          </Place>
        ),
      )}
    </HandDock>
  );
});
