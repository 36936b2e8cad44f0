/** What lies in the drawer, fetched when it is first opened: nobody waits for it to see a table. */
import { type ComponentProps, lazy, Suspense } from 'react';
import type { ChoicesPane } from './choices-pane.tsx';
import type { LogList } from './log-list.tsx';
import type { RuleBook } from './rule-book.tsx';
import type { ScoreTable } from './score-table.tsx';

const Choices = lazy(() =>
  import('./choices-pane.tsx').then(({ ChoicesPane }) => ({ default: ChoicesPane })),
);
const Log = lazy(() => import('./log-list.tsx').then(({ LogList }) => ({ default: LogList })));
const Score = lazy(() =>
  import('./score-table.tsx').then(({ ScoreTable }) => ({ default: ScoreTable })),
);
const Rules = lazy(() => import('./rule-book.tsx').then(({ RuleBook }) => ({ default: RuleBook })));

export const ChoicePart = (props: ComponentProps<typeof ChoicesPane>) => (
  <Suspense fallback={null}>
    <Choices {...props} />
  </Suspense>
);

export const LogPart = (props: ComponentProps<typeof LogList>) => (
  <Suspense fallback={null}>
    <Log {...props} />
  </Suspense>
);

export const ScorePart = (props: ComponentProps<typeof ScoreTable>) => (
  <Suspense fallback={null}>
    <Score {...props} />
  </Suspense>
);

export const RulePart = (props: ComponentProps<typeof RuleBook>) => (
  <Suspense fallback={null}>
    <Rules {...props} />
  </Suspense>
);
