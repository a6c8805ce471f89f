import { randomInt } from 'node:crypto';
import { friendCodeLength, friendCodeLetters, friendCodeOf } from '@dayfare/domain/money';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { friendCodes } from '../core/friend-tables.ts';

function newCode(): string {
  const text = Array.from(
    { length: friendCodeLength },
    () => friendCodeLetters[randomInt(friendCodeLetters.length)],
  ).join('');
  // About one in four begins with a digit, which no code does.
  return friendCodeOf(text) ?? newCode();
}

/** The codes by which people are paid, by person: each made when it is first needed, and the same from then on. */
export async function codesOf(db: Db, people: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(people)];
  if (wanted.length === 0) return new Map();
  const known = await db.select().from(friendCodes).where(inArray(friendCodes.employeeId, wanted));
  const codes = new Map(known.map(({ employeeId, code }) => [employeeId, code]));
  const missing = wanted.filter((employeeId) => !codes.has(employeeId));
  if (missing.length === 0) return codes;
  await db
    .insert(friendCodes)
    .values(missing.map((employeeId) => ({ employeeId, code: newCode() })))
    .onConflictDoNothing();
  // One that was taken is made again, which happens once in five hundred million million times.
  return codesOf(db, wanted);
}

/** The code by which a person is paid. */
export async function codeOf(db: Db, employeeId: number): Promise<string> {
  return (await codesOf(db, [employeeId])).get(employeeId) ?? '';
}
