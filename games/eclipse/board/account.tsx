/** What has just happened: the round that ended, summed up, and the last shots of a battle. */
import { type BoardProps, calm, Icon, IconButton, type SeatFace, useT } from '@orrery/web/kit';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { pointsOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { describeEvent } from '../text/events.ts';
import type { EventType, Told, Vocabulary } from '../vocabulary.ts';
import { useLeastOver } from './clear-of.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS } from './figures.tsx';
import { Emblem } from './pieces.tsx';

type AccountProps = Pick<
  BoardProps<State, Vocabulary>,
  'view' | 'seats' | 'asked' | 'played' | 'replaying'
>;

export interface Account {
  /** Since the round began. */
  readonly events: readonly Told[];
  /** The round before, once it is over. */
  readonly ended: readonly Told[] | null;
}

/** Keeps what is played, round by round. */
export function useAccount({ played }: Pick<AccountProps, 'played'>): Account {
  const seen = useRef(-1);
  const account = useRef<Account>({ events: [], ended: null });
  if (played && played.id !== seen.current) {
    seen.current = played.id;
    let { events, ended } = account.current;
    for (const event of played.events) {
      if (event.type === 'round-began') [events, ended] = [[], events];
      events = [...events, event];
    }
    account.current = { events, ended };
  }
  return account.current;
}

/** Events of a round that are worth a line in its summary. */
const NEWS: readonly EventType[] = [
  'battle-won',
  'battle-empty',
  'control-lost',
  'sector-given-up',
  'relation-formed',
  'relation-broken',
  'collapsed',
  'techs-offered',
];

interface SummaryProps extends AccountProps {
  readonly ended: Account['ended'];
  /** Something else has its place for now. */
  readonly waits: boolean;
}

/** Who earned what in the round before, and what else happened; gone for good with a tap or the next choice. */
export function RoundSummary(props: SummaryProps): ReactElement | null {
  const { view, seats, asked, replaying, ended, waits } = props;
  const t = useT();
  const [read, setRead] = useState<unknown>(null);
  const first = useRef<{ ended: unknown; question: number } | null>(null);
  const { state } = view.position;
  if (waits) return null;
  if (asked && first.current?.ended !== ended) first.current = { ended, question: asked.question };
  const moved = first.current?.ended === ended && first.current.question !== asked?.question;
  if (!ended?.some(({ type }) => type === 'income') || replaying || read === ended || moved)
    return null;
  return (
    <Summary>
      <header>
        <h3>{t('board.round-over', { n: state.round - 1 })}</h3>
        <IconButton icon="close" label={t('board.close')} onPress={() => setRead(ended)} />
      </header>
      <Incomes
        ended={ended}
        seats={seats}
        points={seats.map(({ seat }) => pointsOf(state, seat))}
      />
      <Lines view={view} seats={seats} events={ended.filter(({ type }) => NEWS.includes(type))} />
    </Summary>
  );
}

/** Where it covers the least. */
function Summary({ children }: { children: ReactNode }): ReactElement {
  const own = useRef<HTMLElement>(null);
  useLeastOver(own);
  return (
    <section ref={own} className="stage ecl-summary">
      {children}
    </section>
  );
}

/** What the round has brought to everybody; the same for as long as it can be read. */
const Incomes = calm(function Incomes({
  ended,
  seats,
  points,
}: {
  ended: NonNullable<Account['ended']>;
  seats: readonly SeatFace[];
  points: readonly number[];
}): ReactElement {
  const t = useT();
  const incomes = ended.filter((event) => event.type === 'income');
  return (
    <table>
      <tbody>
        {incomes.map((event) => {
          const { seat, change } = event;
          const made = ended
            .filter((one) => one.type === 'production')
            .find((one) => one.seat === seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <Emblem colour={seats[seat].colour} size={20} /> {seats[seat].name}
              </th>
              <td>
                <Sign resource={MONEY} /> +{`${event.income} −${event.upkeep}`}{' '}
                <b className={change < 0 ? 'ecl-bad' : ''}>
                  = {change < 0 ? `−${-change}` : `+${change}`}
                </b>
              </td>
              <td>
                <Sign resource={SCIENCE} /> +{`${made?.science ?? 0}`}
              </td>
              <td>
                <Sign resource={MATERIALS} /> +{`${made?.materials ?? 0}`}
              </td>
              <td title={t('board.points')}>
                <Icon name="points" size="1em" /> {points[seat]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

const Sign = ({ resource }: { resource: number }): ReactElement => (
  <i style={{ color: RESOURCE_TINTS[resource] }}>
    <Icon name={RESOURCE_ICONS[resource]} size="1.1em" />
  </i>
);

/** Events of a battle that belong to its shots. */
const SHOTS: readonly EventType[] = [
  'volley',
  'ship-hit',
  'missed',
  'ship-destroyed',
  'retreated',
  'retreat-declared',
];
const LAST_SHOTS = 4;

export function LastShots({
  view,
  seats,
  events,
}: Pick<AccountProps, 'view' | 'seats'> & Pick<Account, 'events'>): ReactElement | null {
  const began = events.findLastIndex(({ type }) => type === 'battle-began');
  const shots = events.slice(began + 1).filter(({ type }) => SHOTS.includes(type));
  return <Lines view={view} seats={seats} events={shots.slice(-LAST_SHOTS)} />;
}

function Lines({
  view,
  seats,
  events,
}: Pick<AccountProps, 'view' | 'seats'> & Pick<Account, 'events'>): ReactElement | null {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <ul className="ecl-lines" data-spot="battle report">
      {events.map((event, at) => {
        const text = describeEvent(view, event);
        if (!text) return null;
        const { id, values } = text.words;
        const seat = text.seat === undefined ? {} : { seat: seats[text.seat].name };
        // biome-ignore lint/suspicious/noArrayIndexKey: events are told in order and stay
        return <li key={at}>{t.say({ id, values: { ...seat, ...values } })}</li>;
      })}
    </ul>
  );
}
