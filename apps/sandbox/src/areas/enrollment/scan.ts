import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isSameName } from './newcomers.ts';
import { idScans } from './tables.ts';
import type { IdentityDocument } from './test-document.ts';

/** The birthday in a scanned document. Refuses with VerificationRequired when nothing was read, and VerificationFailed when the name is another one than was typed. */
export async function readScan(
  db: Db,
  { firstName, lastName }: { readonly firstName: string | null; readonly lastName: string | null },
  queryId: string,
): Promise<string> {
  const [scan] = await db.select().from(idScans).where(eq(idScans.id, queryId));
  if (!scan?.document) throw new Refusal('VerificationRequired');
  const read = JSON.parse(scan.document) as IdentityDocument;
  const isTheirs = isSameName(read.firstName, firstName ?? '') && isSameName(read.lastName, lastName ?? '');
  if (!isTheirs) throw new Refusal('VerificationFailed');
  return read.birthDate;
}
