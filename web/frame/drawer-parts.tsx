/** What lies in the drawer, fetched when it is first opened: nobody waits for it to see a table. */
import { type ComponentProps, lazy, memo, Suspense } from 'react';
import type { ChoicesPane } from './choices-pane.tsx';
import { Later } from './later.tsx';
import type { LogList } from './log-list.tsx';
import type { RuleBook } from './rule-book.tsx';
import type { ScoreTable } from './score-table.tsx';

const Choices = lazy(() =>
  import('./choices-pane.tsx').then(({ ChoicesPane }) => ({ default: ChoicesPane })),
);
const Log = lazy(() =>
  import('./log-list.tsx').then(({ LogList }) => ({ default: memo(LogList) })),
);
const Score = lazy(() =>
  import('./score-table.tsx').then(({ ScoreTable }) => ({ default: memo(ScoreTable) })),
);
const Rules = lazy(() => import('./rule-book.tsx').then(({ RuleBook }) => ({ default: RuleBook })));

export const ChoicePart = (props: ComponentProps<typeof ChoicesPane>) => (
  <Suspense fallback={null}>
    <Choices {...props} />
  </Suspense>
);

export const LogPart = (props: ComponentProps<typeof LogList>) => (
  <Suspense fallback={null}>
    <Later>
      <Log {...props} />
    </Later>
  </Suspense>
);

export const ScorePart = (props: ComponentProps<typeof ScoreTable>) => (
  <Suspense fallback={null}>
    <Later>
      <Score {...props} />
    </Later>
  </Suspense>
);

export const RulePart = (props: ComponentProps<typeof RuleBook>) => (
  <Suspense fallback={null}>
    <Rules {...props} />
  </Suspense>
);
