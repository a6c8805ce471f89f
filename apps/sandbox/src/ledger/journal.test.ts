import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { camilleTremblay } from '../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { checkLedger } from './check.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());

const entry = (lines: string) => sql`with entry as (
  insert into journal_entries (kind, reference, posted_at) values ('charge', gen_random_uuid()::text, now()) returning id)
  insert into postings (entry_id, account_id, minor) select id, account, minor from entry, ${sql.raw(lines)} v (account, minor)`;

it.each([
  ['an entry is changed', sql`update journal_entries set posted_at = now()`, 'append-only'],
  ['an entry is deleted', sql`delete from journal_entries`, 'append-only'],
  ['a posting is changed', sql`update postings set minor = minor + 1`, 'append-only'],
  ['the postings are emptied', sql`truncate postings`, 'append-only'],
  ['the journal is emptied', sql`truncate journal_entries cascade`, 'append-only'],
  [
    'an entry is empty',
    sql`insert into journal_entries (kind, reference, posted_at) values ('charge', 'empty', now())`,
    'no postings',
  ],
  [
    'an entry adds up in two currencies together only',
    entry(`(values ('fees:USD', 500), ('fees:CAD', -500))`),
    'does not add up to zero',
  ],
])('the database refuses it when %s, also to the owner of the tables', async (_what, statement, message) => {
  await expect(sandbox.asOwner((tx) => tx.execute(statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining(message) },
  });
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});
