import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { serverSecrets } from './tables.ts';

/** The secret of this database, made on first use: sessions outlive a restart, and no two databases share one. */
export async function openSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(serverSecrets).values({ name: 'session-keys', value }).onConflictDoNothing();
  const [kept] = await db.select().from(serverSecrets);
  if (!kept) throw new Error('The server secret was not kept.');
  return kept.value;
}
