import type { MoneyStatus, TransactionSource, TransactionType } from '@dayfare/domain/money';

/** The orders of the history, the usual one first: the wire's column and direction. */
export const sorts = {
  newest: ['createdAt', 'Desc'],
  oldest: ['createdAt', 'Asc'],
  largest: ['amount', 'Desc'],
  smallest: ['amount', 'Asc'],
  name: ['title', 'Asc'],
} as const;

/** An order of the history. */
export type Sort = keyof typeof sorts;

/** Numbers of days to filter by. */
export const filterDays = ['30', '90', '365'] as const;

/** What became of transfers, to filter by, in display order. */
export const filterStatuses = [
  'pending',
  'settled',
  'partly',
  'failed',
  'reversed',
] as const satisfies readonly MoneyStatus[];

/** A filter of the history, and its order. Empty lists mean all. */
export interface HistoryFilter {
  /** Part of the account's or card's name; empty for all. */
  readonly title: string;
  /** Minor units. */
  readonly minMinor: number;
  /** Minor units. */
  readonly maxMinor: number;
  /** Number of days back; null for any time. */
  readonly timeFrame: (typeof filterDays)[number] | null;
  readonly statuses: readonly MoneyStatus[];
  readonly types: readonly TransactionType[];
  /** Where the money comes from. */
  readonly sources: readonly TransactionSource[];
  /** Ids of accounts and cards, as text. */
  readonly instruments: readonly string[];
  /** Null for the newest first. */
  readonly sort: Sort | null;
}

/** All transfers in the documented range of amounts, newest first. */
export const allTransfers: HistoryFilter = {
  title: '',
  minMinor: 0,
  maxMinor: 500_00,
  timeFrame: null,
  statuses: [],
  types: [],
  sources: [],
  instruments: [],
  sort: null,
};

/** What leaves nothing out. */
export const all = 'all';

/** The statuses that one press filters by. */
export const quickStatuses = {
  [all]: [],
  pending: ['pending'],
  arrived: ['settled', 'partly'],
  failed: ['failed'],
} as const satisfies Record<string, readonly MoneyStatus[]>;

/** A name of {@link quickStatuses}. */
export type QuickStatus = keyof typeof quickStatuses;

/** Which of them a filter is; null where it is another choice of statuses. */
export function quickStatusOf({ statuses }: Pick<HistoryFilter, 'statuses'>): QuickStatus | null {
  const names = Object.keys(quickStatuses) as QuickStatus[];
  return names.find((name) => quickStatuses[name].join() === statuses.join()) ?? null;
}

/** How many kinds of filter are in use, besides the search and the order. */
export function filtersInUse({
  minMinor,
  maxMinor,
  timeFrame,
  statuses,
  types,
  sources,
  instruments,
}: HistoryFilter) {
  const isRange = minMinor !== allTransfers.minMinor || maxMinor !== allTransfers.maxMinor;
  return [
    isRange,
    timeFrame !== null,
    ...[statuses, types, sources, instruments].map(({ length }) => length > 0),
  ].filter(Boolean).length;
}

/** Whether the filter leaves anything out. */
export function isNarrowed(filter: HistoryFilter): boolean {
  return filter.title !== '' || filtersInUse(filter) > 0;
}
