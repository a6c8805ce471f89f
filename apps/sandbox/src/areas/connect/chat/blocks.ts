import { conversationType } from '@dayfare/domain/connect';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireColleagues } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { type ConversationRow, chatBlocks, chatMembers, type MemberRow } from './tables.ts';

/** Blocks a colleague, or no longer. Refuses with ColleagueNotFound, also for oneself. */
export async function setBlocked(
  { db, employee, organizationId, clock }: AtWork,
  { userID, isBlocked }: { readonly userID: number; readonly isBlocked: boolean },
): Promise<true> {
  const { employeeId, blockedId } = chatBlocks;
  if (!isBlocked) {
    // Of former colleagues as well.
    await db.delete(chatBlocks).where(and(eq(employeeId, employee.id), eq(blockedId, userID)));
    return true;
  }
  if (userID === employee.id) throw new Refusal('ColleagueNotFound');
  await requireColleagues(db, organizationId, [userID]);
  await db
    .insert(chatBlocks)
    .values({ employeeId: employee.id, blockedId: userID, at: clock.now() })
    .onConflictDoNothing();
  return true;
}

/** People that a user has blocked. */
export async function blockedBy(tx: Db, employeeId: number): Promise<ReadonlySet<number>> {
  const found = await tx
    .select({ id: chatBlocks.blockedId })
    .from(chatBlocks)
    .where(eq(chatBlocks.employeeId, employeeId));
  return new Set(found.map(({ id }) => id));
}

/** Refuses with PersonBlocked in a conversation of two if either has blocked the other. It doesn't say who. */
export async function requireNoBlock(
  tx: Db,
  { row, member }: { readonly row: ConversationRow; readonly member: MemberRow },
): Promise<void> {
  if (conversationType.fromWire(row.type) !== 'Direct') return;
  const me = member.employeeId;
  const { employeeId, blockedId } = chatBlocks;
  const [found] = await tx
    .select({ employeeId })
    .from(chatBlocks)
    .innerJoin(
      chatMembers,
      or(
        and(eq(employeeId, me), eq(blockedId, chatMembers.employeeId)),
        and(eq(blockedId, me), eq(employeeId, chatMembers.employeeId)),
      ),
    )
    .where(and(eq(chatMembers.conversationSid, row.sid), isNull(chatMembers.leftAt)))
    .limit(1);
  if (found) throw new Refusal('PersonBlocked');
}
