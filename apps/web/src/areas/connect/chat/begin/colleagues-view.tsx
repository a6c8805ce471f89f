import { type Colleague, colleaguesQuery } from '@dayfare/api/connect/chat/groups-queries';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

/** Colleagues that can be searched: loading, failed, empty, or what `children` makes of them. */
export function ColleaguesView({ children }: { children: (people: readonly Colleague[]) => ReactElement }) {
  const t = useTexts('connect/chat/begin');
  const [search, setSearch] = useState('');
  const colleagues = useQuery({
    ...colleaguesQuery(useApp().api, useDeferredValue(search.trim())),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        label={t('search')}
        value={search}
        onChange={setSearch}
        resultCount={colleagues.data?.total}
      />
      <QueryView
        queries={[colleagues]}
        loading={<Skeleton shape="row" count={4} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
      >
        {({ people }) => (people.length === 0 ? <Text tone="muted">{t('none')}</Text> : children(people))}
      </QueryView>
    </>
  );
}
