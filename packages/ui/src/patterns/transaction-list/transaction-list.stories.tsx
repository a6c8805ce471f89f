import preview from '@dayfare/storybook/preview';
import { ArrowUpRight, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabInto } from '../../testing/play.tsx';
import { TransactionList, type TransactionListProps } from './transaction-list.tsx';

const args: TransactionListProps = {
  currency: 'USD',
  items: [
    {
      id: '6',
      title: 'To Visa debit',
      subtitle: 'Instant',
      icon: ArrowUpRight,
      date: '2026-11-21',
      minor: -4_000,
      status: 'pending',
      href: '/ewa/t/6',
    },
    {
      id: '5',
      title: 'To Everyday checking',
      subtitle: 'Next day',
      icon: ArrowUpRight,
      date: '2026-11-18',
      minor: -8_000,
      status: 'settled',
      href: '/ewa/t/5',
    },
    {
      id: '4',
      title: 'To Visa debit',
      subtitle: 'Instant',
      icon: ArrowUpRight,
      date: '2026-11-18',
      minor: -2_500,
      status: 'failed',
      href: '/ewa/t/4',
    },
    {
      id: '3',
      title: 'Back from Visa debit',
      icon: Undo2,
      date: '2026-10-29',
      minor: 6_000,
      status: 'reversed',
      href: '/ewa/t/3',
    },
    {
      id: '2',
      title: 'To Everyday checking',
      subtitle: 'Next day',
      icon: ArrowUpRight,
      date: '2026-10-12',
      minor: -12_050,
      status: 'partly',
      href: '/ewa/t/2',
    },
  ],
  text: {
    statuses: {
      pending: 'On its way',
      settled: 'Arrived',
      partly: 'Partly arrived',
      failed: 'Did not go through',
      reversed: 'Returned',
    },
    emptyTitle: 'No transfers yet',
    empty: 'When you take some of your pay early, it shows here.',
    errorTitle: 'Your transfers could not be loaded',
    error: 'They are safe. Try again in a moment.',
    loadMore: 'Show older',
  },
};

const meta = preview.meta({
  component: TransactionList,
  title: 'Patterns/Transaction list',
  args,
});

/** Each month with what it comes to. */
export const WithTotals = meta.story({
  args: { groupNotes: { '2026-11': 'Taken $120.00 · Fees $2.99', '2026-10': 'Taken $120.50 · Fees $0.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken $120.00 · Fees $2.99')).toBeVisible();
  },
});

/** By month, newest first; every state has an icon and words. */
export const ByMonth = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** By day. */
export const ByDay = meta.story({ args: { groupBy: 'day' } });

/** There is more. */
export const WithMore = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Ten thousand by day, of which some twenty are in the page. The row that has the focus stays, however far one scrolls. */
export const TenThousand = meta.story({
  args: {
    groupBy: 'day',
    items: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index + 1),
      title: `Transfer ${index + 1}`,
      subtitle: 'Next day',
      icon: ArrowUpRight,
      date: new Date(Date.UTC(2026, 10, 21 - Math.floor(index / 5))).toISOString().slice(0, 10),
      minor: -4_000,
      status: 'settled' as const,
      href: `/ewa/t/${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await tabInto();
    const first = canvas.getByRole('link', { name: /Transfer 1 / });
    await expect(first).toHaveFocus();
    window.scrollTo(0, 40_000);
    await waitFor(() => expect(canvas.queryByText('Transfer 30')).toBeNull());
    await expect(first).toHaveFocus();
    // The day of the first row in sight has its heading.
    const [, row] = canvas.getAllByRole('listitem');
    await expect(row?.closest('section')?.querySelector('h3')).not.toBeNull();
    window.scrollTo(0, 0);
  },
});

/** On its way, in the shape of what comes. */
export const Loading = meta.story({ args: { state: 'loading', items: [] } });

/** Nothing yet. */
export const Empty = meta.story({ args: { items: [] } });

/** Not loaded; one can try again. */
export const NotLoaded = meta.story({ args: { state: 'error', items: [], onRetry: fn() } });
