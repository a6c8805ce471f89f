import { type Biller, billersQuery } from '@dayfare/api/money/places/places-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { billerIcon, useCategoryName } from '../../../../kit/money/billers/biller-look.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

/** The companies that bills can be paid to, with a search. */
export function BillerList() {
  const { api } = useApp();
  const t = useTexts('money/move/biller');
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed);
  const found = useQuery(billersQuery(api, search));
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('text')}</Text>
      <SearchField label={t('search')} value={typed} onChange={setTyped} resultCount={found.data?.length} />
      <QueryView
        queries={[found]}
        loading={<Skeleton shape="row" count={5} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
        empty={{
          when: (all: readonly Biller[]) => all.length === 0,
          show: <EmptyState title={t('none')}>{t('noneText')}</EmptyState>,
        }}
      >
        {(billers) => <Billers billers={billers} />}
      </QueryView>
    </Stack>
  );
}

function Billers({ billers }: { billers: readonly Biller[] }) {
  const t = useTexts('money/move/biller');
  const categoryName = useCategoryName();
  const { keep } = useWayBack();
  return (
    <List isDivided aria-label={t('billers')}>
      {billers.map((biller) => (
        <ListRow
          key={biller.id}
          icon={billerIcon(biller)}
          href={keep(pathTo('/ewa/accounts/new/biller', {}, { biller: biller.id }))}
          title={biller.name}
          subtitle={`${categoryName(biller)} · ${t(biller.takesInstant ? 'fast' : 'nextDay')}`}
        />
      ))}
    </List>
  );
}
