import { isOpenReferral, referralAudience, referralStatus } from '@dayfare/domain/referral';
import type { Db } from '../../platform/db/db.ts';
import { type ConfiguredServer, isSwitchedOn, valueNow } from '../../platform/http/configuration.ts';
import { closingOf } from '../money/index.ts';
import type { FoundCode } from './codes.ts';

/** Whether people can be invited. */
export const isProgrammeOpen = (server: ConfiguredServer): boolean => isSwitchedOn(server, 'EnableReferrals');

/** Who can be invited, by the configuration; both, where it says nothing that is known. */
export function programmeAudience(server: ConfiguredServer) {
  const value = valueNow(server, 'ReferralAudience');
  return referralAudience.is(value) ? value : 'Both';
}

/** Whether an invitation can still lead to a reward: not once its time is over, nor once who invited has left or asked to. */
export async function isStillOpen(
  db: Db,
  server: ConfiguredServer,
  { inviter, sent }: FoundCode,
  now: Date,
): Promise<boolean> {
  if (!isProgrammeOpen(server) || inviter.closedAt || (await closingOf(db, inviter.id))) return false;
  if (sent === null) return true;
  return sent.expiresAt > now && isOpenReferral(referralStatus.fromWire(sent.status) ?? 'None');
}
