import type { WireMessage, WireMessagesPage } from '@dayfare/api/connect/chat/chat-contract';
import { chatLimits } from '@dayfare/domain/connect';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { addressMs, addressOf, describeFiles } from '../../media/index.ts';
import { employees, uniqueIdOf } from '../../session/index.ts';
import { nameOf } from '../people.ts';
import type { Joined } from './conversations.ts';
import { chatConversations, chatMembers, chatMessages, chatReactions, type MessageRow } from './tables.ts';

/** Messages as a reader sees them, with their authors, what they answer, and the reactions. */
export async function wireMessages(
  tx: Db,
  server: Pick<Server, 'secret' | 'clock'>,
  { row: { type }, member }: Joined,
  rows: readonly MessageRow[],
): Promise<WireMessage[]> {
  if (rows.length === 0) return [];
  const parentSids = rows.flatMap(({ parentSid }) => parentSid ?? []);
  const parents =
    parentSids.length === 0
      ? []
      : await tx.select().from(chatMessages).where(inArray(chatMessages.sid, parentSids));
  const authorIds = [...new Set([...rows, ...parents].map(({ authorId }) => authorId))];
  const authors = await tx.select().from(employees).where(inArray(employees.id, authorIds));
  const names = new Map(authors.map((author) => [author.id, nameOf(author)]));
  const reactions = await tx
    .select()
    .from(chatReactions)
    .where(
      inArray(
        chatReactions.messageSid,
        rows.map(({ sid }) => sid),
      ),
    );
  const files = await describeFiles(
    tx,
    [...rows, ...parents].flatMap(({ mediaSid }) => mediaSid ?? []),
  );
  const nameOfFile = ({ mediaSid }: MessageRow) => files.find(({ sid }) => sid === mediaSid)?.fileName ?? '';
  return rows.map((row) => {
    const parent = parents.find(({ sid }) => sid === row.parentSid);
    const own = reactions.filter(({ messageSid }) => messageSid === row.sid);
    const file = files.find(({ sid }) => sid === row.mediaSid);
    const name = names.get(row.authorId) ?? '';
    const author = uniqueIdOf(row.authorId);
    return {
      ...{ conversationType: type, conversationSID: row.conversationSid, customId: row.customId },
      ...{ deleted: row.deletedAt !== null, friendlyName: name, userName: name, sentSuccess: true },
      ...{ author, memberSid: author, lastUpdatedBy: author, body: row.deletedAt ? '' : row.body },
      ...{ index: row.index, sid: row.sid, revision: row.revision, isEdited: row.isEdited },
      ...{ dateUpdated: row.changedAt.toISOString(), timestamp: row.createdAt.toISOString() },
      media: file
        ? {
            ...{ contentType: file.contentType, filename: file.fileName, size: file.size, sid: file.sid },
            url: addressOf(server, file.sid, addressMs.file).url,
          }
        : null,
      ...{ type: file ? 'media' : 'text', mediaMessage: file !== undefined },
      isReply: row.parentSid !== null,
      replyParentSid: row.parentSid,
      replyParentMessage: parent
        ? parent.deletedAt
          ? ''
          : parent.body.slice(0, 200) || nameOfFile(parent)
        : null,
      replyFriendlyName: parent ? (names.get(parent.authorId) ?? '') : null,
      ...{ messageType: row.event ? 'event' : 'message', eventType: row.event },
      emoji: [...new Set(own.map(({ emoji }) => emoji))].sort().map((emoji) => ({
        emoji,
        count: own.filter((one) => one.emoji === emoji).length,
        isMine: own.some((one) => one.emoji === emoji && one.employeeId === member.employeeId),
      })),
      ...{ isforwarded: row.isForwarded, isMine: row.authorId === member.employeeId },
    };
  });
}

/** How many missed messages of a conversation are sent at once after a reconnection. */
const mostChanges = 200;

async function around(tx: Db, { row, member }: Joined, now: Date) {
  const others = await tx
    .select({ employee: employees, readIndex: chatMembers.readIndex, typingUntil: chatMembers.typingUntil })
    .from(chatMembers)
    .innerJoin(employees, eq(employees.id, chatMembers.employeeId))
    .where(
      and(
        ...[eq(chatMembers.conversationSid, row.sid), isNull(chatMembers.leftAt)],
        ne(chatMembers.employeeId, member.employeeId),
      ),
    )
    .orderBy(asc(chatMembers.typingUntil));
  return {
    typing: others
      .filter(({ typingUntil }) => typingUntil !== null && typingUntil > now)
      .map(({ employee }) => nameOf(employee)),
    readByAll: others.length === 0 ? 0 : Math.min(...others.map(({ readIndex }) => readIndex)),
  };
}

/** The page of messages before an index, or the newest. */
export async function pageOf(
  tx: Db,
  one: Joined,
  { before, server }: { readonly before: number | null; readonly server: Pick<Server, 'secret' | 'clock'> },
): Promise<WireMessagesPage> {
  const { conversationSid, index } = chatMessages;
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(conversationSid, one.row.sid), before === null ? undefined : lt(index, before)))
    .orderBy(desc(index))
    .limit(chatLimits.page);
  const messages = await wireMessages(tx, server, one, rows.toReversed());
  return {
    ...{ messages, hasEarlier: (messages[0]?.index ?? 1) > 1, revision: one.row.revision },
    ...(await around(tx, one, server.clock.now())),
  };
}

/** What came or changed after a revision. */
export async function changesOf(
  tx: Db,
  one: Joined,
  { after, server }: { readonly after: number; readonly server: Pick<Server, 'secret' | 'clock'> },
): Promise<WireMessagesPage> {
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationSid, one.row.sid), gt(chatMessages.revision, after)))
    .orderBy(asc(chatMessages.revision))
    .limit(mostChanges);
  const messages = await wireMessages(tx, server, one, rows);
  return {
    ...{ messages, hasEarlier: false, revision: rows.at(-1)?.revision ?? Math.max(after, one.row.revision) },
    ...(await around(tx, one, server.clock.now())),
  };
}

/** Gives a conversation its next revision, and the next index where a message is to come. */
export async function step(tx: Db, sid: string, at: Date, isMessage: boolean) {
  const [row] = await tx.select().from(chatConversations).where(eq(chatConversations.sid, sid));
  if (!row) throw new Error(`There is no conversation ${sid}.`);
  const next = { revision: row.revision + 1, lastIndex: row.lastIndex + (isMessage ? 1 : 0) };
  await tx
    .update(chatConversations)
    .set({ ...next, changedAt: at })
    .where(eq(chatConversations.sid, sid));
  return next;
}
