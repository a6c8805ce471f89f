/** What the history can be narrowed to by what became of a transfer: the server's codes, in the order in which they are offered. */
export const filterStatuses = { pending: '0', settled: '2', failed: '3', canceled: '4' } as const;
/** Days back that the history can be narrowed to. */
export const filterDays = [30, 90, 365] as const;

/** Which transfers are looked for. */
export interface HistoryFilter {
  /** Part of the name of the account or card; empty for all. */
  readonly title: string;
  /** Null for all. */
  readonly status: keyof typeof filterStatuses | null;
  /** How many days back; null for any time. */
  readonly days: (typeof filterDays)[number] | null;
}

/** All transfers. */
export const allTransfers: HistoryFilter = { title: '', status: null, days: null };

/** Whether anything is left out. */
export function isNarrowed({ title, status, days }: HistoryFilter): boolean {
  return title !== '' || status !== null || days !== null;
}
