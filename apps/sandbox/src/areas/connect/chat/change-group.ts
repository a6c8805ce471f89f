import type { WireConversation } from '@dayfare/api/connect/chat/chat-contract';
import { chatLimits, conversationType } from '@dayfare/domain/connect';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { forgetFile } from '../../media/index.ts';
import { nameOf, requireColleagues } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { type Joined, lockConversation, requireConversation, wireConversation } from './conversations.ts';
import { participantsOf } from './groups.ts';
import { type ChatEvent, type ConversationRow, chatConversations, chatMembers } from './tables.ts';
import { writeMessage } from './write-message.ts';

/** A group, locked. Refuses with ConversationNotFound, also for two people. */
async function lockGroup(tx: Db, { employee }: AtWork, sid: string): Promise<Joined> {
  const found = await lockConversation(tx, employee.id, sid);
  if (conversationType.fromWire(found.row.type) !== 'Group') throw new Refusal('ConversationNotFound');
  return found;
}

interface Work {
  readonly tx: Db;
  readonly group: Joined;
  readonly at: Date;
  readonly set: (values: Partial<ConversationRow>) => Promise<unknown>;
  /** Says in the group what happened. */
  readonly tell: (event: ChatEvent, about: string) => Promise<unknown>;
}

/** Changes a group, which its admin alone may. Refuses with NotGroupAdmin. */
function asAdmin(context: AtWork, sid: string, work: (given: Work) => Promise<unknown>) {
  const { db, employee, clock } = context;
  const at = clock.now();
  return underLocks(db, async (tx) => {
    const group = await lockGroup(tx, context, sid);
    if (group.row.adminId !== employee.id) throw new Refusal('NotGroupAdmin');
    const set = (values: Partial<ConversationRow>) =>
      tx.update(chatConversations).set(values).where(eq(chatConversations.sid, sid));
    const tell = (event: ChatEvent, body: string) =>
      writeMessage(tx, { conversationSid: sid, authorId: employee.id, body, event, at });
    await work({ tx, group, at, set, tell });
  });
}

const answer = async (context: AtWork, sid: string): Promise<WireConversation> =>
  wireConversation(context.db, context, await requireConversation(context.db, context.employee.id, sid));

/** Renames or describes a group. Refuses with ConversationNotFound and NotGroupAdmin. */
export async function renameGroup(
  context: AtWork,
  input: { readonly conversationSID: string; readonly name: string; readonly description: string },
): Promise<WireConversation> {
  const name = input.name.trim();
  if (name === '') throw new Refusal('InvalidRequest', undefined, 'name');
  await asAdmin(context, input.conversationSID, async ({ group, set, tell }) => {
    await set({ name, description: input.description.trim() });
    if (name !== group.row.name) await tell('renamed', name);
  });
  return answer(context, input.conversationSID);
}

/** Shows a group by a picture; the one before is gone. Refuses with ConversationNotFound and NotGroupAdmin. */
export async function setGroupPicture(
  context: AtWork,
  { sid, imageSid }: { readonly sid: string; readonly imageSid: string },
): Promise<WireConversation> {
  await asAdmin(context, sid, async ({ tx, group, set }) => {
    const before = group.row.imageSid;
    await set({ imageSid });
    if (before !== null && before !== imageSid) await forgetFile(tx, before);
  });
  return answer(context, sid);
}

/** Adds colleagues to a group. Refuses with ConversationNotFound, NotGroupAdmin, ColleagueNotFound and GroupIsFull. */
export async function addToGroup(
  context: AtWork,
  {
    conversationSID: sid,
    userIDs,
  }: { readonly conversationSID: string; readonly userIDs: readonly number[] },
): Promise<WireConversation> {
  await asAdmin(context, sid, async ({ tx, group, at, tell }) => {
    await requireColleagues(tx, context.organizationId, userIDs);
    const there = await participantsOf(tx, context, group);
    const added = [...new Set(userIDs)].filter((id) => !there.some(({ userID }) => userID === id));
    if (there.length + added.length > chatLimits.groupMembers) throw new Refusal('GroupIsFull');
    for (const employeeId of added) {
      // New members see earlier messages, but none of them counts as unread.
      const values = { joinedAt: at, leftAt: null, readIndex: group.row.lastIndex };
      await tx
        .insert(chatMembers)
        .values({ conversationSid: sid, employeeId, ...values })
        .onConflictDoUpdate({ target: [chatMembers.conversationSid, chatMembers.employeeId], set: values });
    }
    const names = (await participantsOf(tx, context, group))
      .filter(({ userID }) => added.includes(userID))
      .map(({ name }) => name);
    if (names.length > 0) await tell('joined', names.join(', '));
  });
  return answer(context, sid);
}

/** Makes another member of the group its admin. Refuses with ConversationNotFound, NotGroupAdmin and ColleagueNotFound. */
export async function handOverGroup(
  context: AtWork,
  { conversationSID: sid, userID }: { readonly conversationSID: string; readonly userID: number },
): Promise<WireConversation> {
  await asAdmin(context, sid, async ({ tx, group, set, tell }) => {
    const next = (await participantsOf(tx, context, group)).find((one) => one.userID === userID);
    if (!next) throw new Refusal('ColleagueNotFound');
    await set({ adminId: userID });
    if (userID !== context.employee.id) await tell('admin', next.name);
  });
  return answer(context, sid);
}

/** Deletes a group for everybody. Refuses with ConversationNotFound and NotGroupAdmin. */
export async function deleteGroup(context: AtWork, sid: string): Promise<true> {
  await asAdmin(context, sid, ({ set, at }) => set({ deletedAt: at }));
  return true;
}

/** Leaves a group; the member of longest standing becomes its admin. Refuses with ConversationNotFound. */
export function leaveGroup(context: AtWork, sid: string): Promise<true> {
  const { db, employee, clock } = context;
  const at = clock.now();
  return underLocks(db, async (tx) => {
    const { row } = await lockGroup(tx, context, sid);
    await writeMessage(tx, {
      ...{ conversationSid: sid, authorId: employee.id, body: nameOf(employee), event: 'left', at },
    });
    const mine = and(eq(chatMembers.conversationSid, sid), eq(chatMembers.employeeId, employee.id));
    await tx.update(chatMembers).set({ leftAt: at }).where(mine);
    if (row.adminId === employee.id) {
      const [next] = await tx
        .select()
        .from(chatMembers)
        .where(and(eq(chatMembers.conversationSid, sid), isNull(chatMembers.leftAt)))
        .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.employeeId))
        .limit(1);
      await tx
        .update(chatConversations)
        .set({ adminId: next?.employeeId ?? null })
        .where(eq(chatConversations.sid, sid));
    }
    return true as const;
  });
}
