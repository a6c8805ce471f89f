import { type CashLocation, cashLocationsQuery } from '@dayfare/api/money/places/cash-queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { SearchField } from '@dayfare/ui/search-field';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CounterList } from '../../../../kit/money/cash/counter-list.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { usePosition } from '../../../../platform/device/use-position.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

/** How long typing must pause before the server is asked, in ms. */
const pauseMs = 400;

/** The counters that pay out cash, with a search; the nearest first once the position is known. */
export function Counters() {
  const { api } = useApp();
  const { t } = useMoneyView('USD');
  const country = useCurrency() === 'CAD' ? 'CA' : 'US';
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { position, state, look } = usePosition();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery(cashLocationsQuery(api, search, position));
  return (
    <Stack gap={4}>
      <SearchField
        label={t(`money/move/cash:search.${country}`)}
        value={typed}
        onChange={setTyped}
        resultCount={found.data?.length}
      />
      {!position && (
        <Stack gap={2} align="start">
          <Button
            variant="secondary"
            isPending={state === 'looking'}
            pendingLabel={t('money/move/cash:getting')}
            onPress={look}
          >
            {t('money/move/cash:nearby')}
          </Button>
          {(state === 'denied' || state === 'failed') && (
            <Text tone="muted" role="status">
              {t('money/move/cash:nearbyOff')}
            </Text>
          )}
        </Stack>
      )}
      <QueryView
        queries={[found]}
        loading={<Skeleton shape="row" count={5} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('money/move/cash:failed')}
            text={t('money/move/cash:failedText')}
            offlineText={t('money/move/cash:offlineText')}
            headingLevel={2}
            retryVariant="secondary"
          />
        )}
        empty={{
          when: (all: readonly CashLocation[]) => all.length === 0,
          show: (
            <EmptyState title={t('money/move/cash:none')}>
              {t(`money/move/cash:noneText.${country}`)}
            </EmptyState>
          ),
        }}
      >
        {(all) => <CounterList counters={all} />}
      </QueryView>
    </Stack>
  );
}
