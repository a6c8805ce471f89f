import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { step } from './messages.ts';
import { type ChatEvent, chatMembers, chatMessages, type MessageRow } from './tables.ts';

interface NewMessage {
  readonly conversationSid: string;
  readonly authorId: number;
  readonly body: string;
  readonly at: Date;
  readonly customId?: string;
  readonly event?: ChatEvent;
  readonly parentSid?: string | null;
  readonly mediaSid?: string | null;
  readonly isForwarded?: boolean;
}

/** Writes a message at the end of a conversation, whose lock is held. Its author has read it, and no longer types. */
export async function writeMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  const { conversationSid, authorId, at, customId = randomUUID(), event, ...rest } = message;
  const { revision, lastIndex } = await step(tx, conversationSid, at, true);
  const [row] = await tx
    .insert(chatMessages)
    .values({
      ...{ sid: randomUUID(), conversationSid, authorId, customId, event: event ?? null, ...rest },
      ...{ index: lastIndex, revision, createdAt: at, changedAt: at },
    })
    .returning();
  if (!row) throw new Error('The message was not written.');
  await tx
    .update(chatMembers)
    .set({ readIndex: lastIndex, typingUntil: null, hiddenAtIndex: null })
    .where(and(eq(chatMembers.conversationSid, conversationSid), eq(chatMembers.employeeId, authorId)));
  return row;
}
