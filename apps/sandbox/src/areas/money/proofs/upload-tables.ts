import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const uploads = pgTable('uploads', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  contentBase64: text('content_base64').notNull(),
  /** The proof that it belongs to; null for none in particular. */
  proofId: integer('proof_id'),
  uploadedAt: instant('uploaded_at').notNull(),
});
