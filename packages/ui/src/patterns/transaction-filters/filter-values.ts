/** Filters of transactions and their order. Empty lists mean all. */
export interface TransactionFilterValues {
  /** Minor units. */
  minMinor: number;
  /** Minor units. */
  maxMinor: number;
  timeFrame: string | null;
  statuses: readonly string[];
  types: readonly string[];
  /** Where the money comes from. */
  sources?: readonly string[] | undefined;
  instruments: readonly string[];
  /** The order; null for the usual one. */
  sort: string | null;
}

/** No filter: everything from 0.00 to 500.00, at any time. */
export const noFilters: TransactionFilterValues = {
  minMinor: 0,
  maxMinor: 50_000,
  timeFrame: null,
  statuses: [],
  types: [],
  instruments: [],
  sort: null,
};

/** Returns the minor units of a typed amount; the unfiltered amount if nothing was typed. */
export function typedMinor(text: string, without: number): number {
  const amount = Number.parseFloat(text);
  return Number.isNaN(amount) ? without : Math.round(amount * 100);
}

/** Formats an amount as people would type it: "40" or "40.25". */
export function typedAmount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
