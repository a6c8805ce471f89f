import { cardFeesQuery } from '@dayfare/api/card/costs-queries';
import { isCurrency } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { CashMachines } from './cash-machines.tsx';

export const title = 'card/costs:titles.page';

/** What the card costs, and where cash costs nothing. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('card/costs');
  const fees = useQuery(cardFeesQuery(api));
  const currency = fees.data && isCurrency(fees.data.currency) ? fees.data.currency : 'USD';
  const { money } = useMoneyView(currency);
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/card/home')}>
      <QueryView
        queries={[fees]}
        loading={<Skeleton shape="row" count={6} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {({ fees: all }) => (
          <FactCard
            facts={all.map(({ kind, amount }) => ({
              name: t(`fees.${kind}`),
              value: amount > 0 ? money(amount) : t('free'),
            }))}
          />
        )}
      </QueryView>
      <CashMachines />
    </TaskFrame>
  );
}
