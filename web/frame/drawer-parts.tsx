/** What lies in the drawer, fetched when it is first opened: nobody waits for it to see a table. */
import type { ComponentProps } from 'react';
import { fetched } from '../kit/fetched.tsx';
import type ChoicesPane from './choices-pane.tsx';
import { Later } from './later.tsx';
import type LogList from './log-list.tsx';
import type RuleBook from './rule-book.tsx';
import type ScoreTable from './score-table.tsx';

const Choices = fetched(() => import('./choices-pane.tsx'));
const Log = fetched(() => import('./log-list.tsx'));
const Score = fetched(() => import('./score-table.tsx'));
const Rules = fetched(() => import('./rule-book.tsx'));

export const ChoicePart = (props: ComponentProps<typeof ChoicesPane>) => <Choices {...props} />;

export const LogPart = (props: ComponentProps<typeof LogList>) => (
  <Later>
    <Log {...props} />
  </Later>
);

export const ScorePart = (props: ComponentProps<typeof ScoreTable>) => (
  <Later>
    <Score {...props} />
  </Later>
);

export const RulePart = (props: ComponentProps<typeof RuleBook>) => <Rules {...props} />;
