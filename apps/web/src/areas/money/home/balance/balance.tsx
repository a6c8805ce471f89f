import {
  type AvailableFunds,
  availableFundsQuery,
  earningsQuery,
  instrumentsQuery,
} from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FeesThisYear, WorkedOut } from '../../../../kit/money/parts/worked-out.tsx';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';
import { lastAnswerQuery } from '../../../../platform/queries/query-client.ts';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { unknown } from '../frame/in-order.css.ts';
import { AvailableBalance } from './available-balance.tsx';
import { BalanceBackground } from './balance-background.tsx';
import { BalanceProblem } from './balance-problem.tsx';
import { LastBalance } from './last-balance.tsx';
import { OwedRow } from './owed-row.tsx';
import { useRoomFor } from './use-room-for.ts';

/** Whether the balance was known to be wrong when the home was opened, as after a transfer, and no other has come since. */
function useIsOutdated(queryKey: QueryKey, dataUpdatedAt: number): boolean {
  const client = useQueryClient();
  const [outdatedSince] = useState(() => {
    const known = client.getQueryState(queryKey);
    return known?.isInvalidated ? known.dataUpdatedAt : null;
  });
  return dataUpdatedAt === outdatedSince;
}

/**
 * What can be taken now. While it is on its way, the balance of the last visit stands with its time; one that couldn't be loaded is never shown as
 * a number, nor is one of this visit from before a transfer.
 */
export function Balance() {
  const { api, session } = useApp();
  const query = availableFundsQuery(api);
  const funds = useQuery(query);
  const isOutdated = useIsOutdated(query.queryKey, funds.dataUpdatedAt);
  const { data: last } = useQuery({ ...lastAnswerQuery(session, query), enabled: funds.isPending });
  const { data: earnings } = useQuery(earningsQuery(api));
  const label = useVoice()('availableLabel');
  const balance = useBalance(funds.data, earnings?.period.payday ?? null);
  // What is still needed depends on them; users who can take money don’t wait for them.
  const isClosed = balance !== null && !balance.isOpen;
  const accounts = useQuery({ ...instrumentsQuery(api), staleTime: 0, enabled: isClosed });
  const isWaiting = isOutdated || (isClosed && accounts.isPending);
  const { ref, minHeight } = useRoomFor(funds.data !== undefined && !isWaiting);
  return (
    <div
      ref={ref}
      className={minHeight === undefined ? unknown : undefined}
      // What says that it failed needs no room for more.
      style={{ minBlockSize: funds.isError ? undefined : minHeight }}
    >
      <QueryView
        queries={[funds]}
        isWaiting={isWaiting}
        isOldShown={false}
        loading={<BalanceSkeleton last={last ?? null} />}
        failed={(problem) => (
          <BalanceBackground label={label}>
            <BalanceProblem {...problem} />
          </BalanceBackground>
        )}
      >
        {(available) => (
          <Stack gap={4}>
            {balance && <AvailableBalance funds={available} balance={balance} accounts={accounts.data} />}
            <Box background="surface" radius="card" paddingX="card" paddingY={2}>
              <WorkedOut funds={available} />
              <OwedRow funds={available} />
              <FeesThisYear funds={available} />
            </Box>
          </Stack>
        )}
      </QueryView>
    </div>
  );
}

interface BalanceSkeletonProps {
  /** What the server said at the last visit; null if that is not known. */
  last: AvailableFunds | null;
}

/** As high as what comes in most cases, so that nothing below it moves. */
function BalanceSkeleton({ last }: BalanceSkeletonProps) {
  const label = useVoice()('availableLabel');
  const t = useTexts('money/home');
  return (
    <Stack gap={4}>
      <BalanceBackground label={last ? t('last.label') : label}>
        <Stack gap={5}>
          {last ? (
            <LastBalance funds={last} />
          ) : (
            <Stack gap={2}>
              <Skeleton shape="amount" isAnnounced />
              <Skeleton shape="text" />
            </Stack>
          )}
          <Skeleton shape="control" isAnnounced={last !== null} />
        </Stack>
      </BalanceBackground>
      <Box background="surface" radius="card" paddingX="card" paddingY={2}>
        <Skeleton shape="control" />
        <Box paddingY={3}>
          <Skeleton shape="text" />
        </Box>
      </Box>
    </Stack>
  );
}
