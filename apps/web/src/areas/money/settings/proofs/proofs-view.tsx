import { type Proof, proofsQuery } from '@dayfare/api/money/settings/proofs-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

export interface ProofsViewProps {
  /** The page's frame, around everything but what was loaded, which has its own. Default none. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  children: (proofs: {
    readonly deductions: readonly Proof[];
    readonly hours: readonly Proof[];
  }) => ReactNode;
}

/** Loads what a person is asked to show, and what became of it. */
export function ProofsView({ frame, children }: ProofsViewProps) {
  const { api } = useApp();
  const t = useTexts('kit/money/proof');
  const deductions = useQuery(proofsQuery(api, 'deduction'));
  const hours = useQuery(proofsQuery(api, 'hours'));
  return (
    <QueryView
      queries={[deductions, hours]}
      frame={frame}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
    >
      {(ofDeductions, ofHours) => children({ deductions: ofDeductions, hours: ofHours })}
    </QueryView>
  );
}
