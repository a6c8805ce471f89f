import { fromWire } from '@dayfare/domain/money';
import {
  type Invitee,
  invitationStatus,
  inviteChannel,
  referralAudience,
  referralStatus,
} from '@dayfare/domain/referral';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { referralContract, type WireReferral, type WireReferrals } from './contract.ts';

/** Query key of everything about bringing others. */
const referralKey = ['referral'] as const;

/** An invitation, or what came of a code. */
export type Referral = Entity<typeof referralFromWire>;

/** Throws RangeError for what the domain doesn't know. */
function referralFromWire(wire: WireReferral) {
  return {
    id: wire.referralID,
    name: wire.name,
    channel: known(inviteChannel, wire.channel),
    audience: known(referralAudience, wire.audience),
    status: known(referralStatus, wire.status),
    invitation: known(invitationStatus, wire.invitationStatus),
    changedAt: instantFromWire(wire.changedAt),
    expiresAt: maybe(instantFromWire, wire.expiresAt),
    reward: maybe(fromWire, wire.reward),
  };
}

/** Everything about bringing others. */
export type Referrals = Entity<typeof referralsFromWire>;

function referralsFromWire(wire: WireReferrals) {
  const { isOpen, enrolled, textsLeft } = wire;
  return {
    ...{ isOpen, enrolled, textsLeft },
    currency: currencyFromWire(wire.currency),
    codes: wire.codes.map(({ code, link, channel, audience }) => ({
      ...{ code, link },
      channel: known(inviteChannel, channel),
      audience: known(referralAudience, audience),
    })),
    steps: wire.steps.map(({ people, total }) => ({ people, total: fromWire(total) })),
    earned: fromWire(wire.earned),
    referrals: wire.referrals.map(referralFromWire),
  };
}

/** Codes to pass on, the steps of the reward, and what came of every invitation. */
export function referralsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...referralKey, 'mine'],
    ask: ({ signal }) => api.client(referralContract).getReferrals(undefined, { signal }),
    read: referralsFromWire,
    staleTime: 0,
  });
}

/** Who has sent an invitation, for the person who has got it. */
export function invitationQuery(api: ApiClient, code: string) {
  return entityQuery({
    queryKey: [...referralKey, 'invitation', code],
    ask: ({ signal }) => api.client(referralContract).getInvitation({ code }, { signal }),
    read: (wire) => wire,
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** A person to invite by text. */
export interface Invite {
  readonly name: string;
  /** `+13035550142` */
  readonly phone: string;
  readonly audience: Invitee;
  readonly isAdult: boolean;
}

/** Texts an invitation, once for each key. Rejects with ApiError. */
export async function invite(api: ApiClient, { audience, ...rest }: Invite, key: string): Promise<Referral> {
  return referralFromWire(
    await api
      .client(referralContract)
      .inviteCoworker(
        { ...rest, audience: referralAudience.toWire(audience) },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** Refetches everything about bringing others. */
export const refreshReferrals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: referralKey });
