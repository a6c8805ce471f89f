import type { WireConversation } from '@dayfare/api/connect/chat/chat-contract';
import {
  chatLimits,
  conversationType,
  membershipState,
  newestFirst,
  unreadCount,
} from '@dayfare/domain/connect';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { avatarsOf, describeFiles, pictureAddress } from '../../media/index.ts';
import { type Employee, employees, uniqueIdOf } from '../../session/index.ts';
import { nameOf, presenceAt } from '../people.ts';
import { connectPeople } from '../tables.ts';
import { blockedBy } from './blocks.ts';
import {
  type ConversationRow,
  chatConversations,
  chatMembers,
  chatMessages,
  type MemberRow,
  type MessageRow,
} from './tables.ts';

/** What addresses and presence depend on. */
type ServerParts = Pick<Server, 'secret' | 'clock'>;

/** A conversation with a member's place in it. */
export interface Joined {
  readonly row: ConversationRow;
  readonly member: MemberRow;
}

const joined = (tx: Db) =>
  tx
    .select({ row: chatConversations, member: chatMembers })
    .from(chatConversations)
    .innerJoin(chatMembers, eq(chatMembers.conversationSid, chatConversations.sid));

/** A conversation that the person is in. Refuses with ConversationNotFound, also if it is other people's. */
export async function requireConversation(tx: Db, employeeId: number, sid: string): Promise<Joined> {
  const [found] = await joined(tx).where(
    and(
      ...[eq(chatConversations.sid, sid), eq(chatMembers.employeeId, employeeId)],
      ...[isNull(chatMembers.leftAt), isNull(chatConversations.deletedAt)],
    ),
  );
  if (!found) throw new Refusal('ConversationNotFound');
  return found;
}

/** The same, held until the transaction ends: changes of a conversation come one after another. */
export async function lockConversation(tx: Db, employeeId: number, sid: string): Promise<Joined> {
  await tx.select().from(chatConversations).where(eq(chatConversations.sid, sid)).for('update');
  return requireConversation(tx, employeeId, sid);
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
const colourOf = (name: string) =>
  Math.max(0, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(initials(name)[0] ?? 'A'));

interface Around {
  readonly people: readonly { sid: string; employee: Employee; seenAt: Date | null }[];
  readonly last: ReadonlyMap<string, MessageRow>;
  /** Names of files, by file. */
  readonly files: ReadonlyMap<string, string>;
  /** The files that show people, by person. */
  readonly pictures: ReadonlyMap<number, string>;
  /** People that the reader has blocked. */
  readonly blocked: ReadonlySet<number>;
  readonly server: ServerParts;
}

async function around(
  tx: Db,
  server: ServerParts,
  { sids, reader }: { readonly sids: readonly string[]; readonly reader: number },
): Promise<Around> {
  const people = await tx
    .select({ sid: chatMembers.conversationSid, employee: employees, seenAt: connectPeople.seenAt })
    .from(chatMembers)
    .innerJoin(employees, eq(employees.id, chatMembers.employeeId))
    .leftJoin(connectPeople, eq(connectPeople.employeeId, employees.id))
    .where(and(inArray(chatMembers.conversationSid, [...sids]), isNull(chatMembers.leftAt)));
  const last = await tx
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(
      chatConversations,
      and(
        eq(chatConversations.sid, chatMessages.conversationSid),
        eq(chatConversations.lastIndex, chatMessages.index),
      ),
    )
    .where(inArray(chatConversations.sid, [...sids]));
  const files = await describeFiles(
    tx,
    last.flatMap(({ message }) => message.mediaSid ?? []),
  );
  return {
    ...{ people, server, blocked: await blockedBy(tx, reader) },
    last: new Map(last.map(({ message }) => [message.conversationSid, message])),
    files: new Map(files.map(({ sid, fileName }) => [sid, fileName])),
    pictures: await avatarsOf(
      tx,
      people.map(({ employee }) => employee.id),
    ),
  };
}

function wireOf(
  { row, member }: Joined,
  { people, last, files, pictures, blocked, server }: Around,
): Omit<WireConversation, 'index'> {
  const inIt = people.filter(({ sid }) => sid === row.sid);
  const isDirect = conversationType.fromWire(row.type) === 'Direct';
  const opposite = isDirect ? inIt.find(({ employee }) => employee.id !== member.employeeId) : undefined;
  const name = isDirect ? (opposite ? nameOf(opposite.employee) : '') : row.name;
  const creator = inIt.find(({ employee }) => employee.id === row.creatorId);
  const message = last.get(row.sid);
  return {
    ...{ displayName: name, name, avatarName: initials(name), avatarBColor: colourOf(name) },
    ...{ members: inIt.length, userID: member.employeeId, sid: row.sid },
    isOnline: opposite !== undefined && presenceAt(opposite.seenAt, server.clock.now()) === 'online',
    ...{ oppositeUserId: opposite?.employee.id ?? null, conversationType: row.type },
    ...{ description: row.description, creatorUserUniqueID: uniqueIdOf(row.creatorId) },
    creatorUserName: creator ? nameOf(creator.employee) : '',
    ...{ dateUpdated: row.changedAt.toISOString(), notificationLevel: member.isMuted ? 1 : 0 },
    status: membershipState.toWire(row.creatorId === member.employeeId ? 'Created' : 'Joined'),
    ...{ type: 'private', isPrivate: true, isChannelDeleted: row.deletedAt !== null },
    ...{ lastConsumedMessageIndex: member.readIndex, lastMessageIndex: row.lastIndex },
    lastMessageIndexResult: unreadCount(row.lastIndex, member.readIndex),
    lastMessageTimestamp: message?.createdAt.toISOString() ?? null,
    lastMessageTimestampDate: message?.createdAt.toISOString().slice(0, 10) ?? null,
    ...{ createdBy: uniqueIdOf(row.creatorId), dateCreated: row.createdAt.toISOString() },
    ...{ imageURL: pictureAddress(server, opposite ? pictures.get(opposite.employee.id) : row.imageSid) },
    ...{ image: null, isBlocked: opposite !== undefined && blocked.has(opposite.employee.id) },
    lastMessageBody:
      message && !message.event && !message.deletedAt
        ? message.body.slice(0, 120) || (files.get(message.mediaSid ?? '') ?? '')
        : null,
  };
}

/** One conversation as a member sees it. */
export async function wireConversation(tx: Db, server: ServerParts, one: Joined): Promise<WireConversation> {
  return {
    index: 0,
    ...wireOf(one, await around(tx, server, { sids: [one.row.sid], reader: one.member.employeeId })),
  };
}

/** A person's conversations in an organization, the newest first. One that was taken out is back once something new comes. */
export async function conversationsOf(
  tx: Db,
  server: ServerParts,
  { employeeId, organizationId }: { readonly employeeId: number; readonly organizationId: number },
): Promise<WireConversation[]> {
  const mine = await joined(tx).where(
    and(
      ...[eq(chatMembers.employeeId, employeeId), eq(chatConversations.organizationId, organizationId)],
      ...[isNull(chatMembers.leftAt), isNull(chatConversations.deletedAt)],
      sql`(${chatMembers.hiddenAtIndex} is null or ${chatMembers.hiddenAtIndex} < ${chatConversations.lastIndex})`,
    ),
  );
  if (mine.length === 0) return [];
  const sids = mine.map(({ row }) => row.sid);
  const context = await around(tx, server, { sids, reader: employeeId });
  const listed = mine.map((one) => ({
    sid: one.row.sid,
    at: (context.last.get(one.row.sid)?.createdAt ?? one.row.createdAt).getTime(),
    one,
  }));
  return newestFirst(listed)
    .slice(0, chatLimits.conversations)
    .map(({ one }, index) => ({ index, ...wireOf(one, context) }));
}
