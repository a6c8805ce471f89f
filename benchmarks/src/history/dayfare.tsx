import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { UiProvider } from '@dayfare/ui/provider';
import type { ComponentProps } from 'react';
import type { HistoryList } from './page.tsx';
import { noteOf, statuses } from './transactions.ts';

const Bank = (props: ComponentProps<'svg'>) => (
  <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props}>
    <path d="M3 22h18M6 18v-7m4 7v-7m4 7v-7m4 7v-7M12 2l8 5H4z" />
  </svg>
);

const text = {
  statuses: { ...statuses, partly: 'Partly arrived' },
  emptyTitle: '',
  empty: '',
  errorTitle: '',
  error: '',
  loadMore: '',
};

document.documentElement.dataset.brand = 'common';

/** As the history screen composes it: links with an icon, by month unless by day. */
export const List: HistoryList = ({ rows, isByDay }) => (
  <UiProvider locale="en-US">
    <TransactionList
      items={rows.map((row) => ({
        id: row.id,
        title: row.title,
        subtitle: noteOf(row),
        icon: Bank,
        date: row.date,
        minor: row.minor,
        status: row.status,
        href: `/ewa/history/${row.id}`,
        isCurrent: false,
      }))}
      currency="USD"
      headingLevel={2}
      groupBy={isByDay ? 'day' : 'month'}
      text={text}
    />
  </UiProvider>
);
