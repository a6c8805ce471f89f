import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { AvailableBalance } from './available-balance.tsx';
import { BalanceBackground } from './balance-background.tsx';
import { BalanceProblem } from './balance-problem.tsx';
import { FeesThisYear, WorkedOut } from './worked-out.tsx';

/** What can be taken now. A balance that couldn't be loaded is never shown as a number. */
export function Balance() {
  const { api } = useApp();
  const funds = useQuery(availableFundsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  return (
    <QueryView
      queries={[funds]}
      isOldShown={false}
      loading={<BalanceSkeleton />}
      failed={(problem) => <BalanceProblem {...problem} />}
      frame={(content) => content && <BalanceBackground>{content}</BalanceBackground>}
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
  );
}

function BalanceSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="amount" isAnnounced />
      <Skeleton shape="text" />
    </Stack>
  );
}
