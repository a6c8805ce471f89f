import { type Bills, billsQuery } from '@dayfare/api/billpay/bill-queries';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface BillsViewProps {
  loading: ReactNode;
  /** Whether something else is still loading. Default `false`. */
  isWaiting?: boolean | undefined;
  /** The screen around what is shown until then. */
  frame: (content: ReactNode) => ReactElement;
  children: (bills: Bills) => ReactElement;
}

/** All bills of a person: loading, failed, or what `children` makes of them. */
export function BillsView({ loading, isWaiting, frame, children }: BillsViewProps) {
  const t = useTexts('billpay/bills');
  const bills = useQuery(billsQuery(useApp().api));
  return (
    <QueryView
      queries={[bills]}
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
