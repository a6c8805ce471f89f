import { type Job, type JobAction, jobMutation, jobQuery } from '@dayfare/api/connect/jobs/jobs-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useJobWords } from './use-job-words.ts';

export const title = 'connect/jobs:titles.job';

/** A job: what it is, keeping it among the favourites, and applying for it. */
export function JobScreen() {
  const t = useTexts('connect/jobs');
  const { id = '' } = useParams();
  const { userId } = usePerson();
  const job = useQuery(jobQuery(useApp().api, { jobId: Number(id), userId }));
  const frame = (content: ReactNode) => <PageFrame title={t('titles.job')}>{content}</PageFrame>;
  return (
    <QueryView
      queries={[job]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {(known) => <Shown job={known} />}
    </QueryView>
  );
}

function Shown({ job }: { job: Job }) {
  const t = useTexts('connect/jobs');
  const wordOf = useJobWords();
  const { money, when } = useMoneyView('USD');
  const { id, company, isFavourite, isApplied } = job;
  const { mutateAsync, isPending, error } = useMutation(jobMutation(useApp().api));
  const failure = useFailure(error);
  const act = async (kind: JobAction['kind']) => {
    await mutateAsync({ id, kind }).catch(() => undefined);
  };
  return (
    <PageFrame
      title={t('titles.job')}
      footer={
        !isApplied && (
          <ConfirmAction
            isPrimary
            label={t('applyFor')}
            title={t('applyTitle', { title: job.title })}
            text={t('applyText', { company })}
            confirm={t('applyYes')}
            keep={t('applyNo')}
            working={t('applying')}
            isPending={isPending}
            onConfirm={() => act('apply')}
          />
        )
      }
    >
      <Stack gap={5}>
        {failure && <FailureBanner failure={failure} title={t('notDone')} />}
        {isApplied && (
          <Banner tone="success" title={t('appliedDone')} isAnnounced>
            {t('appliedText', { company })}
          </Banner>
        )}
        <Stack gap={1}>
          <Text variant="heading" as="h2">
            {job.title}
          </Text>
          <Text tone="muted">{company}</Text>
        </Stack>
        <FactCard
          facts={[
            { name: t('facts.pay'), value: t('hourly', { amount: money(job.pay) }) },
            { name: t('facts.place'), value: `${job.city}, ${job.state}` },
            { name: t('facts.type'), value: wordOf(job.type) },
            { name: t('facts.jobType'), value: wordOf(job.jobType) },
            { name: t('facts.category'), value: wordOf(job.category) },
            { name: t('facts.posted'), value: when(job.at) },
          ]}
        />
        <Stack gap={2}>
          <Text variant="heading">{t('about')}</Text>
          <Text>{job.description}</Text>
        </Stack>
        <Button
          variant="secondary"
          icon={Star}
          isStretched
          aria-pressed={isFavourite}
          onPress={() => void act(isFavourite ? 'drop' : 'keep')}
        >
          {t(isFavourite ? 'drop' : 'keep')}
        </Button>
      </Stack>
    </PageFrame>
  );
}

export { JobScreen as Screen };
