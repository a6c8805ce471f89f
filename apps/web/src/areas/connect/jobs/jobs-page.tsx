import { everyJob, type Job, type JobFilter, jobsQuery } from '@dayfare/api/connect/jobs/jobs-queries';
import { Box } from '@dayfare/ui/box';
import { EmptyState } from '@dayfare/ui/empty-state';
import { IconButton } from '@dayfare/ui/icon-button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { LoadMore } from '@dayfare/ui/load-more';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListFilter, Star } from 'lucide-react';
import { useState } from 'react';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { filtersSet, JobFilters } from './job-filters.tsx';
import { useJobWords } from './use-job-words.ts';

export const title = 'connect/jobs:titles.page';

/** Jobs that are open at work and at its partners, with a search and filters. */
export function JobsScreen() {
  const t = useTexts('connect/jobs');
  const { api } = useApp();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<JobFilter>(everyJob);
  const [isFiltering, setFiltering] = useState(false);
  const jobs = useInfiniteQuery(jobsQuery(api, { ...filter, title: useSettledText(typed) }));
  const set = filtersSet(filter);
  return (
    <PageFrame title={t('titles.page')}>
      <Stack direction="row" align="center" gap={2}>
        <Box isGrowing>
          <SearchField
            label={t('search')}
            isLabelHidden
            placeholder={t('search')}
            value={typed}
            onChange={setTyped}
            resultCount={jobs.data?.total}
          />
        </Box>
        <IconButton
          icon={ListFilter}
          label={t('filter')}
          aria-haspopup="dialog"
          onPress={() => setFiltering(true)}
        />
      </Stack>
      {set > 0 && <Text tone="muted">{t('filtered', { count: set })}</Text>}
      <QueryView
        queries={[jobs]}
        loading={<Skeleton shape="row" count={5} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
        empty={{
          when: (all) => all.jobs.length === 0,
          show: (
            <EmptyState illustration="not-found" title={t('nothingTitle')} headingLevel={2}>
              {t('nothing')}
            </EmptyState>
          ),
        }}
      >
        {(all) => (
          <>
            <List isDivided aria-label={t('titles.page')}>
              {all.jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </List>
            <LoadMore
              shown={all.jobs.length}
              total={all.total}
              isLoading={jobs.isFetchingNextPage}
              onPress={() => void jobs.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
      {isFiltering && (
        <JobFilters
          value={filter}
          onClose={() => setFiltering(false)}
          onApply={(chosen) => {
            setFilter(chosen);
            setFiltering(false);
          }}
        />
      )}
    </PageFrame>
  );
}

function JobRow({ job }: { job: Job }) {
  const t = useTexts('connect/jobs');
  const wordOf = useJobWords();
  const { money } = useMoneyView('USD');
  const { company, city, state, jobType, pay, isFavourite, isApplied } = job;
  return (
    <ListRow
      href={pathTo('/connect/jobs/:id', { id: job.id })}
      title={job.title}
      subtitle={`${company}\n${city}, ${state} · ${wordOf(jobType)}\n${t('hourly', { amount: money(pay) })}`}
      status={
        isApplied ? (
          <StatusTag tone="success">{t('applied')}</StatusTag>
        ) : isFavourite ? (
          <StatusTag icon={Star}>{t('favourite')}</StatusTag>
        ) : undefined
      }
    />
  );
}

export { JobsScreen as Screen };
