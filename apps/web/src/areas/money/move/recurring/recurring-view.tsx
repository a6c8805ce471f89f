import { type Recurring, recurringQuery } from '@dayfare/api/money/recurring/recurring-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

export interface RecurringViewProps {
  loading: ReactNode;
  /** Shown when there are none; without it `children` is asked for an empty list too. */
  empty?: ReactNode;
  children: (all: readonly Recurring[], currency: CurrencyCode) => ReactElement;
}

/** The regular transfers with the currency they are in: loading, failed, none, or what `children` makes of them. */
export function RecurringView({ loading, empty, children }: RecurringViewProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency();
  const list = useQuery(recurringQuery(api));
  return (
    <QueryView
      queries={[list]}
      isWaiting={!currency}
      loading={loading}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('money/move/recurring:list.failed')}
          text={t('money/move/recurring:list.failedText')}
          offlineText={t('money/move/recurring:list.offlineText')}
        />
      )}
      empty={empty === undefined ? undefined : { when: (all) => all.length === 0, show: empty }}
    >
      {(all) => children(all, currency ?? 'USD')}
    </QueryView>
  );
}
