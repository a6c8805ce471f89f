import type { WireReferral } from '@dayfare/api/referral/contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import {
  type InviteChannel,
  invitationStatus,
  invitationStatusOf,
  inviteChannel,
  isOpenReferral,
  type ReferralStatus,
  referralStatus,
} from '@dayfare/domain/referral';
import type { ReferralRow } from './tables.ts';

/** How a referral stands. */
export const statusOf = ({ status }: Pick<ReferralRow, 'status'>): ReferralStatus =>
  referralStatus.fromWire(status) ?? 'None';

const channelOf = ({ channel }: ReferralRow): InviteChannel => inviteChannel.fromWire(channel) ?? 'inviteURL';

/** A referral as on the wire, with what was paid for it. */
export function wireReferral(row: ReferralRow, rewardMinor: number | null): WireReferral {
  const status = statusOf(row);
  return {
    ...{
      referralID: row.id,
      name: row.name,
      channel: row.channel,
      audience: row.audience,
      status: row.status,
    },
    invitationStatus: invitationStatus.toWire(invitationStatusOf(channelOf(row), status)),
    changedAt: row.changedAt.toISOString(),
    expiresAt: isOpenReferral(status) ? row.expiresAt.toISOString() : null,
    reward: rewardMinor === null ? null : toWire(minorUnits(rewardMinor)),
  };
}
