import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { type Inserts, insertTogether } from '../platform/db/together.ts';
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
    | 'reopening'
    | 'period-end'
    | 'payday'
    | 'verification'
    | 'opening'
    | 'between'
    | 'charge'
    | 'recovery'
    | 'card-load'
    | 'card-purchase';
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

/** The inserts that write entries into the journal. Throws when the lines of one do not add up to zero. */
export function entryInserts(tx: Db, ...entries: readonly Entry[]): Inserts {
  const moving = entries
    .map((entry) => ({ ...entry, lines: balancedLines(entry) }))
    .filter(({ lines }) => lines.length > 0);
  if (moving.length === 0) return {};
  const lines = moving.flatMap(({ reference, lines: all }) => all.map((line) => ({ reference, ...line })));
  return {
    entries: tx
      .insert(journalEntries)
      .values(
        moving.map(({ kind, reference, at, order }) => ({
          kind,
          reference,
          postedAt: at,
          orderId: order ?? null,
        })),
      )
      .returning({ id: journalEntries.id, reference: journalEntries.reference }),
    lines: sql`insert into ${postings} (entry_id, account_id, minor)
      select entries.id, line.account, line.minor from entries
      join rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (reference text, account text, minor bigint))
        with ordinality as line(reference, account, minor, position) on line.reference = entries.reference
      order by line.position`,
  };
}

/** Writes entries into the journal, and refuses all of them when the lines of one do not add up to zero. */
export async function post(tx: Db, ...entries: readonly Entry[]): Promise<void> {
  await insertTogether(tx, entryInserts(tx, ...entries));
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

/** The kept balances of accounts of people, in minor units, debit positive; an account that is not open is not among them. */
export async function balancesOf(tx: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, minor: ledgerAccounts.balanceMinor })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...accounts]));
  return new Map(rows.map(({ id, minor }) => [id, minor]));
}

/** When the last entry about an account of a person was posted; null before the first. */
export async function lastEntryAt(tx: Db, account: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: ledgerAccounts.lastEntryAt })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row?.at ?? null;
}
