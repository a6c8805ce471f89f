import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { accountId, accountsOf, type LedgerOwner, sharedAccountsOf } from './accounts.ts';
import { journalEntries, ledgerAccounts, postings } from './tables.ts';

/** A line of a journal entry: an amount in minor units on an account, debit positive. */
export interface Line {
  readonly account: string;
  readonly minor: number;
}

/** A journal entry before it is posted. `reference` is unique, so that nothing is posted twice. */
export interface Entry {
  readonly kind:
    | 'accrual'
    | 'transfer'
    | 'settlement'
    | 'reversal'
    | 'period-end'
    | 'payday'
    | 'verification'
    | 'opening'
    | 'between'
    | 'charge'
    | 'recovery';
  readonly reference: string;
  readonly at: Date;
  /** The order to a rail that it is about. Nothing is booked as on its way or gone without one. */
  readonly order?: string;
  readonly lines: readonly Line[];
}

/** Opens the accounts that entries about this owner need; those that exist stay as they are. */
export async function openAccounts(tx: Db, owner: LedgerOwner): Promise<void> {
  await tx.insert(ledgerAccounts).values(accountsOf(owner)).onConflictDoNothing();
}

/** Opens the accounts of a currency that belong to no one, for entries without an owner. */
export async function openSharedAccounts(tx: Db, currency: string): Promise<void> {
  await tx.insert(ledgerAccounts).values(sharedAccountsOf(currency)).onConflictDoNothing();
}

/** Opens the account of what we hold in an instrument, and those of its currency that belong to no one. */
export async function openHeldAccount(
  tx: Db,
  { id, employeeId }: { readonly id: number; readonly employeeId: number },
  currency: string,
): Promise<void> {
  await openSharedAccounts(tx, currency);
  await tx
    .insert(ledgerAccounts)
    .values({ id: accountId.held(id), kind: 'held', employeeId, currency })
    .onConflictDoNothing();
}

/** The lines of an entry that move anything. Throws unless they are whole minor units and add up to zero. */
function balancedLines({ reference, lines }: Entry): readonly Line[] {
  const moving = lines.filter(({ minor }) => minor !== 0);
  if (moving.some(({ minor }) => !Number.isSafeInteger(minor))) {
    throw new Error(`Journal entry ${reference} has an amount that is not a whole number of minor units.`);
  }
  const sum = moving.reduce((total, { minor }) => total + minor, 0);
  if (sum !== 0) throw new Error(`Journal entry ${reference} adds up to ${sum} instead of zero.`);
  return moving;
}

/** Writes entries into the journal, and refuses all of them when the lines of one do not add up to zero. */
export async function post(tx: Db, ...entries: readonly Entry[]): Promise<void> {
  const balanced = new Map<string, readonly Line[]>();
  for (const entry of entries) {
    const lines = balancedLines(entry);
    if (lines.length > 0) balanced.set(entry.reference, lines);
  }
  if (balanced.size === 0) return;
  const written = await tx
    .insert(journalEntries)
    .values(
      entries
        .filter(({ reference }) => balanced.has(reference))
        .map(({ kind, reference, at, order }) => ({ kind, reference, postedAt: at, orderId: order ?? null })),
    )
    .returning({ id: journalEntries.id, reference: journalEntries.reference });
  await tx.insert(postings).values(
    written.flatMap(({ id, reference }) =>
      (balanced.get(reference) ?? []).map(({ account, minor }) => ({
        entryId: id,
        accountId: account,
        minor,
      })),
    ),
  );
}

/** An account's balance in minor units, debit positive: kept for a person's, added up for one that belongs to no one. */
export async function balanceOf(tx: Db, account: string): Promise<number> {
  const [known] = await tx
    .select({ employeeId: ledgerAccounts.employeeId, minor: ledgerAccounts.balanceMinor })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  if (known && known.employeeId !== null) return known.minor;
  const [row] = await tx
    .select({ minor: sql<string>`coalesce(sum(${postings.minor}), 0)` })
    .from(postings)
    .where(eq(postings.accountId, account));
  return Number(row?.minor ?? 0);
}

/** When the last entry about an account of a person was posted; null before the first. */
export async function lastEntryAt(tx: Db, account: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: ledgerAccounts.lastEntryAt })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row?.at ?? null;
}
