import { randomUUID } from 'node:crypto';
import type { WireConversation } from '@dayfare/api/connect/chat/chat-contract';
import type { WireParticipant } from '@dayfare/api/connect/chat/groups-contract';
import { chatLimits, conversationType } from '@dayfare/domain/connect';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { avatarsOf, pictureAddress } from '../../media/index.ts';
import { employees, uniqueIdOf } from '../../session/index.ts';
import { nameOf, presenceAt, requireColleagues } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { connectPeople } from '../tables.ts';
import { type Joined, requireConversation, wireConversation } from './conversations.ts';
import { type ConversationRow, chatConversations, chatMembers } from './tables.ts';
import { writeMessage } from './write-message.ts';

/** The members of a conversation, the earliest first. */
export async function participantsOf(
  tx: Db,
  server: Pick<Server, 'secret' | 'clock'>,
  { row }: Joined,
): Promise<WireParticipant[]> {
  const found = await tx
    .select({ employee: employees, seenAt: connectPeople.seenAt })
    .from(chatMembers)
    .innerJoin(employees, eq(employees.id, chatMembers.employeeId))
    .leftJoin(connectPeople, eq(connectPeople.employeeId, employees.id))
    .where(and(eq(chatMembers.conversationSid, row.sid), isNull(chatMembers.leftAt)))
    .orderBy(asc(chatMembers.joinedAt), asc(employees.id));
  const pictures = await avatarsOf(
    tx,
    found.map(({ employee }) => employee.id),
  );
  return found.map(({ employee, seenAt }) => ({
    ...{ userID: employee.id, userUniqueID: uniqueIdOf(employee.id), memberSid: uniqueIdOf(employee.id) },
    ...{ name: nameOf(employee), isOwner: employee.id === row.creatorId },
    ...{ isAdmin: employee.id === row.adminId, presence: presenceAt(seenAt, server.clock.now()) },
    imageURL: pictureAddress(server, pictures.get(employee.id)),
  }));
}

interface NewConversation {
  readonly organizationId: number;
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly creatorId: number;
  readonly adminId: number | null;
  readonly customKey: string;
  readonly people: readonly number[];
  readonly at: Date;
}

/** Writes a conversation with its people, once for each key of the organization. Also says whether it is new. */
export async function openConversation(
  tx: Db,
  { people, at, ...values }: NewConversation,
): Promise<{ readonly row: ConversationRow; readonly isNew: boolean }> {
  const [made] = await tx
    .insert(chatConversations)
    .values({ ...values, sid: randomUUID(), createdAt: at, changedAt: at })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const key = and(
      eq(chatConversations.organizationId, values.organizationId),
      eq(chatConversations.customKey, values.customKey),
    );
    const [row] = await tx.select().from(chatConversations).where(key);
    if (!row) throw new Error('The conversation is neither new nor known.');
    return { row, isNew: false };
  }
  await tx
    .insert(chatMembers)
    .values(people.map((employeeId) => ({ conversationSid: made.sid, employeeId, joinedAt: at })));
  return { row: made, isNew: true };
}

/** The key of the conversation of two. */
export const pairKey = (one: number, other: number): string =>
  `two:${Math.min(one, other)}:${Math.max(one, other)}`;

/** The conversation of the person and a colleague, found or begun. Refuses with ColleagueNotFound. */
export function openDirect(context: AtWork, userID: number): Promise<WireConversation> {
  const { db, employee, organizationId, clock } = context;
  if (userID === employee.id) throw new Refusal('ColleagueNotFound');
  return underLocks(db, async (tx) => {
    await requireColleagues(tx, organizationId, [userID]);
    const { row } = await openConversation(tx, {
      ...{ organizationId, type: conversationType.toWire('Direct'), name: '', description: '' },
      ...{ creatorId: employee.id, adminId: null, customKey: pairKey(employee.id, userID) },
      ...{ people: [employee.id, userID], at: clock.now() },
    });
    const mine = and(eq(chatMembers.conversationSid, row.sid), eq(chatMembers.employeeId, employee.id));
    await tx.update(chatMembers).set({ hiddenAtIndex: null }).where(mine);
    return wireConversation(tx, context, await requireConversation(tx, employee.id, row.sid));
  });
}

interface NewGroup {
  readonly customId: string;
  readonly name: string;
  readonly description: string;
  readonly userIDs: readonly number[];
}

/** Makes a group, once for each `customId`. Refuses with ColleagueNotFound and GroupIsFull. */
export function createGroup(context: AtWork, input: NewGroup): Promise<WireConversation> {
  const { db, employee, organizationId, clock } = context;
  const name = input.name.trim();
  if (name === '') throw new Refusal('InvalidRequest', undefined, 'name');
  const people = [...new Set([employee.id, ...input.userIDs])];
  if (people.length > chatLimits.groupMembers) throw new Refusal('GroupIsFull');
  const at = clock.now();
  return underLocks(db, async (tx) => {
    await requireColleagues(tx, organizationId, input.userIDs);
    const { row, isNew } = await openConversation(tx, {
      ...{ organizationId, type: conversationType.toWire('Group'), name },
      ...{ description: input.description.trim(), creatorId: employee.id, adminId: employee.id },
      ...{ customKey: `group:${employee.id}:${input.customId}`, people, at },
    });
    if (isNew)
      await writeMessage(tx, {
        ...{ conversationSid: row.sid, authorId: employee.id, body: name, event: 'created', at },
      });
    return wireConversation(tx, context, await requireConversation(tx, employee.id, row.sid));
  });
}
