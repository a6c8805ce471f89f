import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { type LedgerOwner, accountsOf } from './accounts.ts';
import { journalEntries, ledgerAccounts, postings } from './tables.ts';

/** One line of a journal entry: so many minor units on one account, debit positive. */
export interface Line {
  readonly account: string;
  readonly minor: number;
}

/** A journal entry before it is posted. `reference` is unique, so that nothing can be posted twice. */
export interface Entry {
  readonly kind: 'accrual' | 'transfer' | 'settlement' | 'reversal' | 'payday';
  readonly reference: string;
  readonly at: Date;
  readonly lines: readonly Line[];
}

/** Opens the accounts that entries about this owner need; those that exist stay as they are. */
export async function openAccounts(tx: Db, owner: LedgerOwner): Promise<void> {
  await tx.insert(ledgerAccounts).values(accountsOf(owner)).onConflictDoNothing();
}

/** Writes one entry into the journal, and refuses one whose lines do not add up to zero. */
export async function post(tx: Db, { kind, reference, at, lines }: Entry): Promise<void> {
  const moving = lines.filter(({ minor }) => minor !== 0);
  if (moving.some(({ minor }) => !Number.isSafeInteger(minor))) {
    throw new Error(`Journal entry ${reference} has an amount that is not a whole number of minor units.`);
  }
  const sum = moving.reduce((total, { minor }) => total + minor, 0);
  if (sum !== 0) throw new Error(`Journal entry ${reference} adds up to ${sum} instead of zero.`);
  if (moving.length === 0) return;
  const [entry] = await tx
    .insert(journalEntries)
    .values({ kind, reference, postedAt: at })
    .returning({ id: journalEntries.id });
  if (!entry) throw new Error(`Journal entry ${reference} was not written.`);
  await tx
    .insert(postings)
    .values(moving.map(({ account, minor }) => ({ entryId: entry.id, accountId: account, minor })));
}

/** An account's balance in minor units: the sum of its postings, debit positive. */
export async function balanceOf(tx: Db, account: string): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<string>`coalesce(sum(${postings.minor}), 0)` })
    .from(postings)
    .where(eq(postings.accountId, account));
  return Number(row?.minor ?? 0);
}
