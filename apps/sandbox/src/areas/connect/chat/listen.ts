import { typingMs } from '@dayfare/domain/connect';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { AtWork } from '../require-organization.ts';
import { requireConversation, wireConversation } from './conversations.ts';
import { chatMembers, type MemberRow } from './tables.ts';

async function setMember(tx: Db, { conversationSid, employeeId }: MemberRow, values: Partial<MemberRow>) {
  const one = and(eq(chatMembers.conversationSid, conversationSid), eq(chatMembers.employeeId, employeeId));
  await tx.update(chatMembers).set(values).where(one);
}

/** Notes what was read, which never goes back and never beyond the last one. Refuses with ConversationNotFound. */
export async function markRead(
  { db, employee }: AtWork,
  { conversationSID, index }: { readonly conversationSID: string; readonly index: number },
): Promise<true> {
  const { row, member } = await requireConversation(db, employee.id, conversationSID);
  const until = Math.min(index, row.lastIndex);
  if (until > member.readIndex)
    await db
      .update(chatMembers)
      .set({ readIndex: sql`greatest(${chatMembers.readIndex}, ${until})` })
      .where(and(eq(chatMembers.conversationSid, row.sid), eq(chatMembers.employeeId, employee.id)));
  return true;
}

/** Notes that the person is typing. Refuses with ConversationNotFound. */
export async function signalTyping({ db, employee, clock }: AtWork, sid: string): Promise<true> {
  const { member } = await requireConversation(db, employee.id, sid);
  await setMember(db, member, { typingUntil: new Date(clock.now().getTime() + typingMs) });
  return true;
}

/** Sets how loudly a conversation tells of new messages. Refuses with ConversationNotFound. */
export async function setLevel(
  context: AtWork,
  { conversationSID: sid, notificationLevel }: { conversationSID: string; notificationLevel: 0 | 1 },
) {
  const { db, employee } = context;
  const { member } = await requireConversation(db, employee.id, sid);
  await setMember(db, member, { isMuted: notificationLevel === 1 });
  return wireConversation(db, context, await requireConversation(db, employee.id, sid));
}

/** Takes a conversation out of the person's list until something new comes, or puts it back. Refuses with ConversationNotFound. */
export async function setHidden({ db, employee }: AtWork, sid: string, isHidden: boolean): Promise<true> {
  const { row, member } = await requireConversation(db, employee.id, sid);
  await setMember(db, member, { hiddenAtIndex: isHidden ? row.lastIndex : null });
  return true;
}
