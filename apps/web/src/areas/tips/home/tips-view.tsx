import { type Tips, tipsQuery } from '@dayfare/api/tips/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface TipsViewProps {
  /** The screen around what is shown until then. */
  frame: (content: ReactNode) => ReactElement;
  children: (tips: Tips) => ReactElement;
}

/** The user's tips setup: loading, failed, or what `children` makes of it. */
export function TipsView({ frame, children }: TipsViewProps) {
  const t = useTexts('tips/home');
  const tips = useQuery(tipsQuery(useApp().api));
  return (
    <QueryView
      queries={[tips]}
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
