import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** How an invitation comes. */
export type InviteChannel = 'email' | 'text';

/** Invitations that were sent, by the hash of the token in their link. */
export const smartInvites = pgTable('smart_invites', {
  tokenHash: text('token_hash').primaryKey(),
  channel: text('channel').$type<InviteChannel>().notNull(),
  recipientHash: text('recipient_hash').notNull(),
  firstName: sealedText('first_name').notNull(),
  /** Null for people without an account. */
  employeeId: integer('employee_id'),
  /** Whether unsubscribing fails, as when the mailing service can't be reached. */
  breaks: boolean('breaks').notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** Addresses and numbers that get no invitations any more. */
export const inviteOptOuts = pgTable(
  'invite_opt_outs',
  {
    channel: text('channel').$type<InviteChannel>().notNull(),
    recipientHash: text('recipient_hash').notNull(),
    optedOutAt: instant('opted_out_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.recipientHash] })],
);
