import { availableFundsQuery, type Transaction } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import { isOfWages } from '../../../kit/money/format/transactions.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useBalance } from '../../../kit/money/reasons/use-balance.ts';
import { SameAgain } from '../../../kit/money/transfer/same-again.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';

export interface LastOneAgainProps {
  /** Newest first. */
  transactions: readonly Transaction[];
  currency: CurrencyCode;
}

/** The last transfer of wages that did not come back, to make once more; nothing while there is less to take than that. */
export function LastOneAgain({ transactions, currency }: LastOneAgainProps) {
  const { api } = useApp();
  const { hasBalance } = usePerson();
  // Whether it is asked for again after a failure is decided where the balance stands.
  const { data: funds } = useQuery({
    ...availableFundsQuery(api),
    enabled: hasBalance,
    retryOnMount: false,
  });
  const balance = useBalance(funds, null);
  const last = transactions.find((one) => isOfWages(one) && isMade(one));
  if (!last || !balance || balance.now < last.amount) return null;
  return <SameAgain transaction={last} currency={currency} />;
}

const isMade = ({ statusCode }: Transaction) => ['pending', 'settled'].includes(moneyStatus(statusCode));
