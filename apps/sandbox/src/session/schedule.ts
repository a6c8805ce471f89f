/** When somebody works: minutes for each of the 14 days of a pay period, over and over from `anchor` on. */
export interface Schedule {
  /** First day of any of the pay periods, `2026-11-10`. */
  readonly anchor: string;
  readonly minutes: readonly number[];
  /** Whose banks have to be open on payday. */
  readonly country: 'US' | 'CA';
}
