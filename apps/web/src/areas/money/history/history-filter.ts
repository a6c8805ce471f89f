/** Statuses to filter by: the server's codes, in display order. */
export const filterStatuses = { pending: '0', settled: '2', failed: '3', canceled: '4' } as const;
/** Numbers of days to filter by. */
export const filterDays = [30, 90, 365] as const;

/** A filter of the history. */
export interface HistoryFilter {
  /** Part of the account's or card's name; empty for all. */
  readonly title: string;
  /** Null for all. */
  readonly status: keyof typeof filterStatuses | null;
  /** Number of days back; null for any time. */
  readonly days: (typeof filterDays)[number] | null;
}

/** All transfers. */
export const allTransfers: HistoryFilter = { title: '', status: null, days: null };

/** Whether the filter leaves anything out. */
export function isNarrowed({ title, status, days }: HistoryFilter): boolean {
  return title !== '' || status !== null || days !== null;
}
