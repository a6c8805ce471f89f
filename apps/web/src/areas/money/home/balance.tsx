import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { SlowNote } from '../parts/slow-note.tsx';
import { AvailableBalance } from './available-balance.tsx';
import { BalanceBackground } from './balance-background.tsx';
import { BalanceProblem } from './balance-problem.tsx';
import { FeesThisYear, WorkedOut } from './worked-out.tsx';

/** What can be taken now. A balance that couldn't be loaded is never shown as a number. */
export function Balance() {
  const { api } = useApp();
  const funds = useQuery(availableFundsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  if (funds.isError) {
    return (
      <BalanceProblem
        error={funds.error}
        onRetry={() => void funds.refetch()}
        isRetrying={funds.isFetching}
      />
    );
  }
  if (!funds.data) return <BalanceSkeleton />;
  return (
    <Stack gap={4}>
      <BalanceBackground>
        <AvailableBalance funds={funds.data} payday={earnings?.period.payday ?? null} />
      </BalanceBackground>
      <Box background="surface" radius="card" paddingX="card" paddingY={2}>
        <WorkedOut funds={funds.data} />
        <FeesThisYear funds={funds.data} />
      </Box>
    </Stack>
  );
}

function BalanceSkeleton() {
  return (
    <BalanceBackground>
      <Stack gap={4}>
        <Skeleton shape="amount" announce />
        <Skeleton shape="text" />
        <SlowNote />
      </Stack>
    </BalanceBackground>
  );
}
