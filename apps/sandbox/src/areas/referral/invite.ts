import { referralContract, type WireInvite, type WireReferral } from '@dayfare/api/referral/contract';
import { friendName } from '@dayfare/domain/money';
import {
  afterReferral,
  inviteChannel,
  inviteLink,
  referralAudience,
  referralStatus,
} from '@dayfare/domain/referral';
import { tidyName } from '@dayfare/domain/validation';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { keyedMove, lockEmployee, requireNotClosing, requireOpenAccount } from '../money/index.ts';
import { addressOf, sendInvite } from '../public/index.ts';
import { type ApiContext, type Employee, mobileOf, type SignedIn } from '../session/index.ts';
import { newCode } from './codes.ts';
import { expiryOf, expiryOn } from './expire.ts';
import { isProgrammeOpen } from './is-open.ts';
import { inviteesFor } from './mine.ts';
import { wireReferral } from './on-wire.ts';
import { referrals } from './tables.ts';
import { countText } from './text-quota.ts';

type Context = ApiContext & SignedIn;

const texted = inviteChannel.toWire('textMessage');

/** Refuses people who can't be invited, as far as their number tells. */
async function requireInvitable(tx: Db, employee: Employee, phone: string): Promise<string> {
  const { recipientHash } = addressOf(phone);
  if (addressOf(mobileOf(employee)).recipientHash === recipientHash) throw new Refusal('ReferralNumberIsOwn');
  const before = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(
      and(
        eq(referrals.phoneHash, recipientHash),
        or(eq(referrals.channel, texted), eq(referrals.employeeId, employee.id)),
      ),
    );
  if (before.length > 0) throw new Refusal('ReferralNumberNotInvitable');
  return recipientHash;
}

async function send(context: Context, wire: WireInvite, now: Date): Promise<WireReferral> {
  const { db: tx, employee, language, origin } = context;
  const name = tidyName(wire.name);
  if (name === '') throw new Refusal('InvalidRequest', undefined, 'name');
  if (!wire.isAdult) throw new Refusal('ReferralNotAdult');
  const audience = referralAudience.fromWire(wire.audience);
  if (!(await inviteesFor(context)).some((one) => one === audience))
    throw new Refusal('InvalidRequest', undefined, 'audience');
  const phoneHash = await requireInvitable(tx, employee, wire.phone);
  await countText(tx, employee.id, now);
  const code = newCode();
  const { firstName, lastName, environment } = employee;
  const by = { name: friendName(firstName, lastName), link: inviteLink(origin, code), environment };
  const stop = await sendInvite(context, { to: wire.phone, name, language, origin, breaks: false, by });
  // People who opted out of invitations get none.
  if (stop === null) throw new Refusal('ReferralNumberNotInvitable');
  const [row] = await tx
    .insert(referrals)
    .values({
      ...{ employeeId: employee.id, channel: texted, audience: wire.audience, code, name, phoneHash },
      status: referralStatus.toWire(afterReferral('None', 'sent') ?? 'None'),
      ...{ createdAt: now, changedAt: now, expiresAt: expiryOf(now) },
    })
    // Two who invite the same person at one moment: one of them has.
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('ReferralNumberNotInvitable');
  await enqueue(tx, expiryOn(row));
  return wireReferral(row, null);
}

/**
 * Texts an invitation, once for each idempotency key. Refuses with ReferralNotOpen, ReferralNotAdult, ReferralNumberIsOwn,
 * ReferralNumberNotInvitable or ReferralTextsExhausted.
 */
export function inviteCoworker(context: Context, wire: WireInvite): Promise<WireReferral> {
  const now = context.clock.now();
  return keyedMove(referralContract.inviteCoworker, context, {
    body: JSON.stringify(['invite', wire.name, wire.phone, wire.audience, wire.isAdult]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: async (tx, employee) => {
      if (!isProgrammeOpen(context)) throw new Refusal('ReferralNotOpen');
      requireOpenAccount(employee);
      await requireNotClosing(tx, employee.id);
      return send({ ...context, db: tx, employee }, wire, now);
    },
  });
}
