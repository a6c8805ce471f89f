import { historyQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { recurringQuery } from '@dayfare/api/money/recurring/recurring-queries';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listed } from '../../kit/money/format/instruments.ts';
import { statusWords } from '../../kit/money/format/transactions.ts';
import { weekdayWords } from '../../kit/money/format/when.ts';
import { useCurrency } from '../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../kit/money/parts/use-money-view.ts';
import { usePerson } from '../../kit/money/parts/use-person.ts';
import { firstPage } from '../../kit/money/records/pages.ts';
import { useApp } from '../../platform/app-context/app-context.ts';

/** Keeps the room of a line that has not come yet, so that nothing below moves. */
const room = '\u00A0';

/** The line of an answer: room while it is on its way, nothing where it failed. */
function lineOf<Data>(
  { data, isPending }: UseQueryResult<Data>,
  line: (data: Data) => string,
): string | undefined {
  if (data !== undefined) return line(data);
  return isPending ? room : undefined;
}

/** What stands below the places of money, by path: the last transfer, the account that is used first, the next regular transfer. */
export function useMoneyLines(): Readonly<Partial<Record<string, string>>> {
  const { api } = useApp();
  const { hasBalance: enabled } = usePerson();
  const currency = useCurrency();
  const { t, money, language } = useMoneyView(currency ?? 'USD');
  const none = t('app/hubs:none');
  const history = useQuery({ ...historyQuery(api, firstPage), enabled });
  const instruments = useQuery({ ...instrumentsQuery(api), enabled });
  const recurring = useQuery({ ...recurringQuery(api), enabled });
  if (!enabled) return {};
  return {
    '/ewa/history': lineOf(history, ({ transactions: [last] }) => {
      if (!last) return none;
      if (!currency) return room;
      return `${money(last.amount)} · ${statusWords(t, last)}`;
    }),
    '/ewa/accounts': lineOf(instruments, (all) => {
      const own = listed(all);
      return (own.find(({ isDefault }) => isDefault) ?? own[0])?.name ?? none;
    }),
    '/ewa/recurring': lineOf(recurring, (all) => {
      const coming = all.flatMap(({ plan, next }) => (next ? [{ plan, next }] : []));
      const [first] = coming.toSorted((a, b) => a.next.date.localeCompare(b.next.date));
      if (!first) return none;
      if (!currency) return room;
      return `${money(first.plan.amount)} · ${weekdayWords(first.next.date, language)}`;
    }),
  };
}
