import { randomInt } from 'node:crypto';
import { friendCodeLength, friendCodeLetters, friendCodeOf } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { friendCodes } from '../core/friend-tables.ts';

function newCode(): string {
  const text = Array.from(
    { length: friendCodeLength },
    () => friendCodeLetters[randomInt(friendCodeLetters.length)],
  ).join('');
  // About one in four begins with a digit, which no code does.
  return friendCodeOf(text) ?? newCode();
}

/** The code by which a person is paid: made when it is first needed, and the same from then on. */
export async function codeOf(db: Db, employeeId: number): Promise<string> {
  await db.insert(friendCodes).values({ employeeId, code: newCode() }).onConflictDoNothing();
  const [mine] = await db.select().from(friendCodes).where(eq(friendCodes.employeeId, employeeId));
  if (mine) return mine.code;
  // The code was taken, which happens once in five hundred million million times.
  return codeOf(db, employeeId);
}
