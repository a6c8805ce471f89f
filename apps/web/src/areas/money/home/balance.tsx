import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { FeesThisYear, WorkedOut } from '../../../kit/money/parts/worked-out.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { AvailableBalance } from './available-balance.tsx';
import { BalanceBackground } from './balance-background.tsx';
import { BalanceProblem } from './balance-problem.tsx';
import { unknown } from './frame/in-order.css.ts';
import { useRoomFor } from './use-room-for.ts';

/** What can be taken now. A balance that couldn't be loaded is never shown as a number. */
export function Balance() {
  const { api } = useApp();
  const funds = useQuery(availableFundsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  const { ref, minHeight } = useRoomFor(funds.data !== undefined);
  return (
    <div
      ref={ref}
      className={minHeight === undefined ? unknown : undefined}
      // What says that it failed needs no room for more.
      style={{ minBlockSize: funds.isError ? undefined : minHeight }}
    >
      <QueryView
        queries={[funds]}
        isOldShown={false}
        loading={<BalanceSkeleton />}
        failed={(problem) => (
          <BalanceBackground>
            <BalanceProblem {...problem} />
          </BalanceBackground>
        )}
      >
        {(available) => (
          <Stack gap={4}>
            <BalanceBackground>
              <AvailableBalance funds={available} payday={earnings?.period.payday ?? null} />
            </BalanceBackground>
            <Box background="surface" radius="card" paddingX="card" paddingY={2}>
              <WorkedOut funds={available} />
              <FeesThisYear funds={available} />
            </Box>
          </Stack>
        )}
      </QueryView>
    </div>
  );
}

/** As high as what comes in most cases, so that nothing below it moves. */
function BalanceSkeleton() {
  return (
    <Stack gap={4}>
      <BalanceBackground>
        <Stack gap={5}>
          <Stack gap={2}>
            <Skeleton shape="amount" isAnnounced />
            <Skeleton shape="text" />
          </Stack>
          <Skeleton shape="control" />
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
