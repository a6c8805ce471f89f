import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { employers } from '../../session/index.ts';

/** Whether people of an organization are offered the catalogue's jobs: they are all in the United States. */
export async function areJobsOffered(tx: Db, organizationId: number): Promise<boolean> {
  const [found] = await tx
    .select({ country: employers.country })
    .from(employers)
    .where(eq(employers.id, organizationId));
  return found?.country === 'US';
}
