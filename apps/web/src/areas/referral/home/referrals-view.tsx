import { type Referrals, referralsQuery } from '@dayfare/api/referral/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface ReferralsViewProps {
  /** The screen around what is shown until then. */
  frame: (content: ReactNode) => ReactElement;
  children: (referrals: Referrals) => ReactElement;
}

/** Everything about bringing others: loading, failed, or what `children` makes of it. */
export function ReferralsView({ frame, children }: ReferralsViewProps) {
  const t = useTexts('referral/home');
  const referrals = useQuery(referralsQuery(useApp().api));
  return (
    <QueryView
      queries={[referrals]}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={3} />
        </>
      }
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {children}
    </QueryView>
  );
}
