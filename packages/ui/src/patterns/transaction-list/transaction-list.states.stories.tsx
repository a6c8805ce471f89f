import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { TransactionList, type TransactionListProps } from './transaction-list.tsx';

const statuses = {
  pending: 'On its way',
  settled: 'Arrived',
  partly: 'Partly arrived',
  failed: 'Did not go through',
  reversed: 'Returned',
};

const args: TransactionListProps = {
  currency: 'USD',
  items: (['pending', 'settled', 'partly', 'failed', 'reversed'] as const).map((status, at) => ({
    id: status,
    title: 'To Everyday checking',
    date: `2026-1${at < 3 ? 1 : 0}-${20 - at}`,
    minor: -4_000 * (at + 1),
    status,
    href: '#details',
  })),
  text: {
    statuses,
    emptyTitle: 'Nothing yet',
    empty: 'Your transfers will be here.',
    errorTitle: 'Your transfers could not be loaded',
    error: 'Try again in a moment.',
    loadMore: 'Show older ones',
  },
};

const meta = preview.meta({ component: TransactionList, title: 'Patterns/Transaction list/States', args });

/** Each state of a movement. */
export const EachState = meta.story();

/** Older ones are on their way. */
export const LoadingMore = meta.story({ args: { onLoadMore: fn(), isLoadingMore: true } });

/** By day, in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    groupBy: 'day',
    text: {
      ...args.text,
      statuses: {
        pending: 'En camino',
        settled: 'Llegó',
        partly: 'Llegó en parte',
        failed: 'No se completó',
        reversed: 'Devuelto',
      },
    },
  },
});

/** By month, in Canadian French and in the dark scheme. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  args: {
    currency: 'CAD',
    text: {
      ...args.text,
      statuses: {
        pending: 'En route',
        settled: 'Arrivé',
        partly: 'Arrivé en partie',
        failed: 'N’a pas abouti',
        reversed: 'Retourné',
      },
    },
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    items: [
      {
        id: '1',
        title: twiceAsLong('To Everyday checking'),
        subtitle: unbreakable,
        date: '2026-11-20',
        minor: -123_456_789,
        status: 'failed',
      },
    ],
  },
});
