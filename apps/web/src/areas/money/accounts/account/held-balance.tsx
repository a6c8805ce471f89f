import { balanceQuery } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

/** What is in an account or card that we hold. */
export function HeldBalance({ account }: { account: Instrument }) {
  const { api } = useApp();
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const balance = useQuery(balanceQuery(api, account.id));
  return (
    // A box of its own: the note of a long wait would take a gap of the page's.
    <Box>
      <QueryView
        queries={[balance]}
        loading={<Skeleton shape="text" />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('kit/money/accounts:list.failed')}
            text={t('kit/money/accounts:list.failedText')}
            offlineText={t('kit/money/accounts:list.offlineText')}
          />
        )}
      >
        {(there) =>
          there !== null && (
            <Facts facts={[{ name: t('money/accounts/account:account.balance'), value: money(there) }]} />
          )
        }
      </QueryView>
    </Box>
  );
}
