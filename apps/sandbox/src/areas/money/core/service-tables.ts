import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** What closes early pay for every person, while the rest of the service stays open. */
export const serviceClosures = pgTable('service_closures', {
  kind: text('kind').$type<'paused' | 'maintenance'>().primaryKey(),
  since: instant('since').notNull(),
});
