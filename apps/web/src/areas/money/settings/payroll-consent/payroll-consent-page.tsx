import { type ConsentReturn, payrollConsentQuery } from '@dayfare/api/money/settings/payroll-consent-queries';
import type { PayrollConsentOutcome } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { AskConsent } from './ask-consent.tsx';
import { ConsentStands } from './consent-stands.tsx';
import { EndVisit } from './end-visit.tsx';

export const title = 'money/settings/payroll-consent:titles.page';

/** The consent that a payroll provider asks for: before leaving for its page, and after the return. */
export function PayrollConsentScreen() {
  const { api } = useApp();
  const t = useTexts('money/settings/payroll-consent');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<PayrollConsentOutcome | null>(null);
  // Kept, because the address that led back is good once and goes.
  const [visit, setVisit] = useState<ConsentReturn | null>(() => {
    const state = query.get('state');
    return state ? { state, code: query.get('code') ?? '' } : null;
  });
  const consent = useQuery({ ...payrollConsentQuery(api), enabled: visit === null });
  if (visit)
    return (
      <EndVisit
        visit={visit}
        onEnd={(came) => {
          setOutcome(came);
          setVisit(null);
          void navigate(pathTo('/ewa/payroll-consent'), { replace: true });
        }}
      />
    );
  return (
    <QueryView
      queries={[consent]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/ewa/home')}>
          {content}
        </TaskFrame>
      )}
    >
      {(now) =>
        now.status === 'Granted' || now.status === 'NotNeeded' ? (
          <ConsentStands consent={now} isNew={outcome === 'Granted'} />
        ) : (
          <AskConsent
            consent={now}
            outcome={outcome}
            onLeave={() => setOutcome(null)}
            onClose={() => setOutcome('Cancelled')}
          />
        )
      }
    </QueryView>
  );
}

export { PayrollConsentScreen as Screen };
