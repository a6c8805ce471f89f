import { sql } from 'drizzle-orm';
import { transactions } from './tables.ts';

/** What a transfer took from the wages in the end: without what came back of it. In minor units. */
export const moved = {
  amount: sql<number>`(${transactions.amountMinor} - ${transactions.returnedMinor})`.mapWith(Number),
  fee: sql<number>`(${transactions.feeMinor} - ${transactions.returnedFeeMinor})`.mapWith(Number),
} as const;
