import type { Db } from '../platform/db/db.ts';
import { outbox } from '../platform/http/tables.ts';

/** What has been sent to people so far, the oldest first. */
export const sentTexts = async (db: Db): Promise<readonly string[]> =>
  (await db.select().from(outbox).orderBy(outbox.id)).map(({ body }) => body);
