import { eq, sql } from 'drizzle-orm';
import type { Sandbox } from '../app/sandbox.ts';
import { post } from '../ledger/post.ts';
import { journalEntries, postings } from '../ledger/tables.ts';

const guarded = [sql`postings`, sql`journal_entries`];

/** Takes an entry's reference, so that the job that would post it fails; gives what makes it free again, as no application could. */
export async function blockEntry(
  { db, asOwner }: Pick<Sandbox, 'db' | 'asOwner'>,
  reference: string,
): Promise<() => Promise<void>> {
  const lines = [
    { account: 'fees:USD', minor: -1 },
    { account: 'charged:card:USD', minor: 1 },
  ];
  await db.transaction((tx) => post(tx, { kind: 'charge', reference, at: new Date(0), lines }));
  return () =>
    asOwner(async (tx) => {
      for (const table of guarded) await tx.execute(sql`alter table ${table} disable trigger user`);
      const [entry] = await tx.select().from(journalEntries).where(eq(journalEntries.reference, reference));
      await tx.delete(postings).where(eq(postings.entryId, entry?.id ?? 0));
      await tx.delete(journalEntries).where(eq(journalEntries.reference, reference));
      for (const table of guarded) await tx.execute(sql`alter table ${table} enable trigger user`);
    });
}
