import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What closes early pay to everybody, while the rest of the service goes on. */
export const serviceClosures = pgTable('service_closures', {
  kind: text('kind').$type<'paused' | 'maintenance'>().primaryKey(),
  since: instant('since').notNull(),
});
