import type { WireFriend } from '@dayfare/api/money/friends/friends-contract';
import { friendCodeOf, friendName } from '@dayfare/domain/money';
import { identifierType } from '@dayfare/domain/session';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refundQuota, spendQuota } from '../../../platform/limits/quotas.ts';
import { type Employee, employees, findEmployee } from '../../session/index.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { friendCodes } from '../core/friend-tables.ts';
import { isOpen } from '../core/open-account.ts';
import { codeOf } from './codes.ts';

/** Failed lookups, last 24 h. */
const tries = { points: 10, perMs: 24 * 3_600_000 } as const;

/** Whose code it is. */
async function byCode(db: Db, code: string): Promise<Employee | undefined> {
  const [found] = await db
    .select({ employee: employees })
    .from(friendCodes)
    .innerJoin(employees, eq(employees.id, friendCodes.employeeId))
    .where(eq(friendCodes.code, code));
  return found?.employee;
}

/** Who has a phone number or an e-mail address. User names are not for others to know. */
async function byIdentifier(db: Db, identifier: string): Promise<Employee | undefined> {
  const type = identifierType(identifier);
  if (type !== 'MobileNumber' && type !== 'EmailAddress') return undefined;
  return findEmployee(db, { identifier, identifierType: type });
}

/** Id of the person with a code; undefined if the code is unknown. */
export async function whoseCode(db: Db, code: string): Promise<number | undefined> {
  return (await byCode(db, friendCodeOf(code) ?? ''))?.id;
}

/**
 * The person who was found, if they can be paid: money doesn't change its currency on the way, and doesn't go to an account that is suspended or closed.
 * Refuses with FriendNotFound or FriendIsYou.
 */
export function payable(asking: Employee, found: Employee | undefined): Employee {
  if (found?.id === asking.id) throw new Refusal('FriendIsYou');
  if (found?.currency !== asking.currency || !isOpen(found)) throw new Refusal('FriendNotFound');
  return found;
}

/**
 * Who has a phone number, an e-mail address or a code: first name and initial, and the code to pay them by. Refuses with FriendNotFound,
 * FriendIsYou, or FriendAttemptsExhausted for the rest of the day, so that customers can't be looked up by guessing.
 */
export async function findFriend(
  { db, clock, employee }: SignedInContext,
  identifier: string,
): Promise<WireFriend> {
  const code = friendCodeOf(identifier);
  const key = ['friend', employee.id] as const;
  // A code can't be guessed, so looking one up costs nothing.
  if (code === null && !(await spendQuota(db, key, tries, { now: clock.now() })))
    throw new Refusal('FriendAttemptsExhausted');
  const found = code === null ? await byIdentifier(db, identifier) : await byCode(db, code);
  const friend = payable(employee, found);
  if (code === null) await refundQuota(db, key);
  return {
    friendCode: await codeOf(db, friend.id),
    friendName: friendName(friend.firstName, friend.lastName),
  };
}
