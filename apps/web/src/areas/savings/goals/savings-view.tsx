import { type Savings, savingsQuery } from '@dayfare/api/savings/queries';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface SavingsViewProps {
  loading: ReactNode;
  /** Whether something else is still loading. Default `false`. */
  isWaiting?: boolean | undefined;
  /** The screen around what is shown until then. */
  frame: (content: ReactNode) => ReactElement;
  children: (savings: Savings) => ReactElement;
}

/** All savings of the user: loading, failed, or what `children` makes of it. */
export function SavingsView({ loading, isWaiting, frame, children }: SavingsViewProps) {
  const t = useTexts('savings/goals');
  const savings = useQuery(savingsQuery(useApp().api));
  return (
    <QueryView
      queries={[savings]}
      isWaiting={isWaiting}
      loading={loading}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {children}
    </QueryView>
  );
}
