/** A transfer, as every list gets it. */
export interface Transfer {
  readonly id: string;
  readonly title: string;
  /** Minor units. */
  readonly minor: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly speed: string;
  readonly status: 'pending' | 'settled' | 'failed' | 'reversed';
}

export const statuses = {
  pending: 'On its way',
  settled: 'Arrived',
  failed: 'Did not go through',
  reversed: 'Returned',
} as const;

const dayMs = 86_400_000;
const last = Date.parse('2026-11-23');
const kinds = ['settled', 'settled', 'settled', 'reversed', 'settled', 'failed', 'settled'] as const;

/** 10,000 transfers, newest first, ten a day. Every second one is of $50.00 or more; the first is not. */
export const transfers: readonly Transfer[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `T-${index}`,
  title: `Transfer ${10_000 - index}`,
  minor: index % 2 === 0 ? 1_000 + (index % 40) * 75 : 5_000 + (index % 90) * 125,
  date: new Date(last - Math.floor(index / 10) * dayMs).toISOString().slice(0, 10),
  speed: index % 3 === 0 ? 'Instant' : 'Next business day',
  status: index < 3 ? 'pending' : (kinds[index % kinds.length] ?? 'settled'),
}));

/** What the filter leaves. */
export const isLarge = ({ minor }: Transfer): boolean => minor >= 5_000;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const amountOf = ({ minor }: Transfer): string => money.format(minor / 100);

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
export const noteOf = ({ date, speed }: Transfer): string => `${short.format(Date.parse(date))} · ${speed}`;

/** A day's heading, or a transfer. */
export type Line = Transfer | { readonly id: string; readonly day: string };

/** The transfers with a heading before each day, for lists that know no groups. */
export function linesOf(rows: readonly Transfer[], isByDay: boolean): readonly Line[] {
  if (!isByDay) return rows;
  return rows.flatMap((row, index) =>
    row.date === rows[index - 1]?.date
      ? [row]
      : [{ id: row.date, day: day.format(Date.parse(row.date)) }, row],
  );
}
