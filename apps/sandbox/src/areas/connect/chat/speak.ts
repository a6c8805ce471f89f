import type { WireMessage } from '@dayfare/api/connect/chat/chat-contract';
import { hasProfanity } from '@dayfare/domain/connect';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { forgetFile } from '../../media/index.ts';
import type { AtWork } from '../require-organization.ts';
import { requireNoBlock } from './blocks.ts';
import { type Joined, lockConversation } from './conversations.ts';
import { requireFile } from './media.ts';
import { step, wireMessages } from './messages.ts';
import { profaneWords } from './profane-words.ts';
import { chatMessages, chatReactions, type MessageRow } from './tables.ts';
import { writeMessage } from './write-message.ts';

async function one(tx: Db, server: AtWork, conversation: Joined, row: MessageRow): Promise<WireMessage> {
  const [message] = await wireMessages(tx, server, conversation, [row]);
  if (!message) throw new Error('A message that was read is gone.');
  return message;
}

function requireSuitable(body: string, mayBeEmpty = false): void {
  if (body.trim() === '' && !mayBeEmpty) throw new Refusal('InvalidRequest', undefined, 'body');
  if (hasProfanity(body, profaneWords)) throw new Refusal('MessageNotSuitable');
}

interface NewText {
  readonly conversationSID: string;
  readonly customId: string;
  readonly body: string;
  readonly mediaSid: string | null;
  readonly replyParentSid: string | null;
  readonly isforwarded: boolean;
}

/** Sends a text, a file or both, once for each `customId`. Refuses with ConversationNotFound, MessageNotFound for a parent elsewhere or a file of other people's, PersonBlocked and MessageNotSuitable. */
export function sendMessage(context: AtWork, input: NewText): Promise<WireMessage> {
  const { db, employee, clock } = context;
  const { conversationSID, customId, body, replyParentSid: parentSid, isforwarded: isForwarded } = input;
  const { mediaSid } = input;
  requireSuitable(body, mediaSid !== null);
  return underLocks(db, async (tx) => {
    const conversation = await lockConversation(tx, employee.id, conversationSID);
    const { authorId } = chatMessages;
    const mine = and(eq(chatMessages.customId, customId), eq(authorId, employee.id));
    const [known] = await tx.select().from(chatMessages).where(mine);
    if (known && known.conversationSid !== conversationSID) throw new Refusal('IdempotencyKeyReused');
    if (known) return one(tx, context, conversation, known);
    await requireNoBlock(tx, conversation);
    if (mediaSid !== null) await requireFile(tx, employee.id, mediaSid);
    if (parentSid !== null) {
      const inIt = eq(chatMessages.conversationSid, conversationSID);
      const [parent] = await tx
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.sid, parentSid), inIt));
      if (!parent) throw new Refusal('MessageNotFound');
    }
    const written = await writeMessage(tx, {
      ...{ conversationSid: conversationSID, authorId: employee.id, customId, body: body.trim() },
      ...{ parentSid, mediaSid, isForwarded, at: clock.now() },
    });
    return one(tx, context, conversation, written);
  });
}

/** Changes a message of a conversation that the person is in. `says` is whether others hear of it, which a block refuses: deleting takes words away. */
async function change(
  context: AtWork,
  { sid, says }: { readonly sid: string; readonly says: boolean },
  work: (tx: Db, row: MessageRow, at: Date) => Promise<Partial<MessageRow> | null>,
): Promise<WireMessage> {
  const { db, employee, clock } = context;
  return underLocks(db, async (tx) => {
    const [found] = await tx.select().from(chatMessages).where(eq(chatMessages.sid, sid));
    if (!found) throw new Refusal('MessageNotFound');
    const conversation = await lockConversation(tx, employee.id, found.conversationSid);
    if (says) await requireNoBlock(tx, conversation);
    const [row = found] = await tx.select().from(chatMessages).where(eq(chatMessages.sid, sid));
    const at = clock.now();
    const values = await work(tx, row, at);
    if (!values) return one(tx, context, conversation, row);
    const { revision } = await step(tx, row.conversationSid, at, false);
    const [changed = row] = await tx
      .update(chatMessages)
      .set({ ...values, revision, changedAt: at })
      .where(eq(chatMessages.sid, sid))
      .returning();
    return one(tx, context, conversation, changed);
  });
}

function requireOwn({ employee }: AtWork, row: MessageRow): void {
  if (row.event !== null || row.authorId !== employee.id) throw new Refusal('MessageNotYours');
}

/** Changes the text of one's own message. Refuses with MessageNotFound, MessageNotYours, PersonBlocked and MessageNotSuitable. */
export function editMessage(context: AtWork, { sid, body }: { sid: string; body: string }) {
  requireSuitable(body);
  return change(context, { sid, says: true }, async (_, row) => {
    requireOwn(context, row);
    if (row.deletedAt) throw new Refusal('MessageNotFound');
    return row.body === body.trim() ? null : { body: body.trim(), isEdited: true };
  });
}

/** Deletes one's own message for everybody: its words and its file are gone from the tables. Refuses with MessageNotFound and MessageNotYours. */
export function deleteMessage(context: AtWork, sid: string) {
  return change(context, { sid, says: false }, async (tx, row, at) => {
    requireOwn(context, row);
    if (row.deletedAt) return null;
    if (row.mediaSid !== null) {
      await tx.update(chatMessages).set({ mediaSid: null }).where(eq(chatMessages.sid, sid));
      await forgetFile(tx, row.mediaSid);
    }
    return { body: '', deletedAt: at };
  });
}

/** Adds a reaction, or takes it away. Refuses with MessageNotFound, and an added one with PersonBlocked. */
export function reactToMessage(
  context: AtWork,
  { sid, emoji, isOn }: { readonly sid: string; readonly emoji: string; readonly isOn: boolean },
) {
  const employeeId = context.employee.id;
  return change(context, { sid, says: isOn }, async (tx, row) => {
    if (row.deletedAt || row.event) throw new Refusal('MessageNotFound');
    const values = { messageSid: sid, employeeId, emoji };
    const { messageSid, employeeId: who, emoji: which } = chatReactions;
    const touched = isOn
      ? await tx.insert(chatReactions).values(values).onConflictDoNothing().returning()
      : await tx
          .delete(chatReactions)
          .where(and(eq(messageSid, sid), eq(who, employeeId), sql`${which} = ${emoji}`))
          .returning();
    return touched.length > 0 ? {} : null;
  });
}
