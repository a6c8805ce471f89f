import { randomInt } from 'node:crypto';
import {
  type Invitee,
  inviteChannel,
  inviteCodeLength,
  inviteCodeLetters,
  inviteCodeOf,
  referralAudience,
} from '@dayfare/domain/referral';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type Employee, employees } from '../session/index.ts';
import { type ReferralRow, referralCodes, referrals } from './tables.ts';

/** A code that can't be guessed. */
export const newCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => inviteCodeLetters[randomInt(inviteCodeLetters.length)]).join(
    '',
  );

/** Ways of passing a code on oneself. */
const ownWays = (['qrCode', 'inviteURL'] as const).map(inviteChannel.toWire);

type Code = Pick<typeof referralCodes.$inferSelect, 'code' | 'channel' | 'audience'>;

/** The codes of a person for each way and each of these audiences: made when they are first needed, and the same from then on. */
export async function codesOf(
  db: Db,
  employeeId: number,
  { invitees, now }: { readonly invitees: readonly Invitee[]; readonly now: Date },
): Promise<readonly Code[]> {
  const audiences = invitees.map((one) => referralAudience.toWire(one));
  const wanted = audiences.flatMap((audience) => ownWays.map((channel) => ({ audience, channel })));
  const known = await db.select().from(referralCodes).where(eq(referralCodes.employeeId, employeeId));
  const isThere = ({ audience, channel }: Omit<Code, 'code'>) =>
    known.some((one) => one.audience === audience && one.channel === channel);
  const missing = wanted.filter((one) => !isThere(one));
  if (missing.length === 0) return known.filter(({ audience }) => audiences.includes(audience));
  await db
    .insert(referralCodes)
    .values(missing.map((one) => ({ ...one, code: newCode(), employeeId, createdAt: now })))
    .onConflictDoNothing();
  return codesOf(db, employeeId, { invitees, now });
}

/** Whose code it is, and what it stands for. */
export interface FoundCode extends Omit<Code, 'code'> {
  readonly inviter: Employee;
  /** The invitation in which it was texted; null for a code that is passed on. */
  readonly sent: ReferralRow | null;
}

/** What a code stands for, however it is typed; undefined for an unknown one. */
export async function findCode(db: Db, text: string): Promise<FoundCode | undefined> {
  const code = inviteCodeOf(text);
  if (code === null) return undefined;
  const [own] = await db
    .select({ inviter: employees, code: referralCodes })
    .from(referralCodes)
    .innerJoin(employees, eq(employees.id, referralCodes.employeeId))
    .where(eq(referralCodes.code, code));
  if (own) return { ...own.code, inviter: own.inviter, sent: null };
  const [texted] = await db
    .select({ inviter: employees, sent: referrals })
    .from(referrals)
    .innerJoin(employees, eq(employees.id, referrals.employeeId))
    .where(eq(referrals.code, code));
  return texted && { ...texted.sent, inviter: texted.inviter, sent: texted.sent };
}
