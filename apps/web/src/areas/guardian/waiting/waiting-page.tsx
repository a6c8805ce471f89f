import { guardianConsentQuery } from '@dayfare/api/guardian/waiting-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { AskForm } from './ask-form.tsx';
import { Given, Waiting } from './consent-status.tsx';

export const title = 'guardian/waiting:titles.page';

/** A minor's page about the guardian's consent: asking for it, waiting for it, and that it was given. */
export function Screen() {
  const t = useTexts('guardian/waiting');
  const consent = useQuery(guardianConsentQuery(useApp().api));
  const [isAskingAnew, setAskingAnew] = useState(false);
  const [isJustSent, setJustSent] = useState(false);
  return (
    <QueryView
      queries={[consent]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/ewa/home')}>
          {content}
        </TaskFrame>
      )}
    >
      {(now) => {
        if (!now) return <Navigate to={pathTo('/ewa/home')} replace />;
        if (now.isApproved) return <Given />;
        if (!now.asked || isAskingAnew)
          return (
            <AskForm
              onSent={() => {
                setAskingAnew(false);
                setJustSent(true);
              }}
            />
          );
        return (
          <Waiting
            asked={now.asked}
            isJustSent={isJustSent}
            onSent={() => setJustSent(true)}
            onOtherNumber={() => setAskingAnew(true)}
          />
        );
      }}
    </QueryView>
  );
}
