import {
  unsubscribeSmartInviteContract,
  type WireSmartInvite,
} from '@dayfare/api/public/unsubscribe-smart-invite-contract';
import { type SmartInviteResult, smartInviteResult } from '@dayfare/domain/public';
import { implement } from '@orpc/server';
import { networkOf } from '../../platform/http/client-address.ts';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import type { ApiContext } from '../session/index.ts';
import { findInvite, type KnownInvite, optOut } from './invites.ts';

const implementation = implement(unsubscribeSmartInviteContract).$context<ApiContext>();

/** Tokens from one address that no invitation has. */
const wrongTokens = { points: 30, perMs: 15 * 60_000 } as const;

const results = {
  email: { stopped: 'EmailUnsubscribed', already: 'EmailAlready' },
  text: { stopped: 'TextUnsubscribed', already: 'TextAlready' },
} as const satisfies Record<KnownInvite['channel'], Record<string, SmartInviteResult>>;

const nothingKnown = (result: SmartInviteResult, status: string | null): WireSmartInvite => ({
  ...{ idOut: smartInviteResult.toWire(result), status, employeeID: null, employeeName: null },
});

type Unsubscribing = Pick<ApiContext, 'db' | 'clock' | 'clientAddress'>;

/** Counts a token that no invitation has. Refuses with TooManyRequests. */
async function countWrongToken({ db, clock, clientAddress }: Unsubscribing): Promise<void> {
  const key = ['smart-invite address', networkOf(clientAddress)] as const;
  if (!(await spendQuota(db, key, wrongTokens, { now: clock.now() }))) throw new Refusal('TooManyRequests');
}

async function resultFor(
  context: Unsubscribing,
  invite: KnownInvite,
  isConfirmed: boolean,
): Promise<SmartInviteResult> {
  const { stopped, already } = results[invite.channel];
  if (invite.isOptedOut) return already;
  if (!isConfirmed) return stopped;
  if (invite.breaks) return 'Fault';
  return (await optOut(context, invite)) ? stopped : already;
}

/**
 * Stops invitations at once, for a mail program whose reader has pressed its own "Unsubscribe". Gives whether there are none any more; null for a
 * token that no invitation has. Refuses with TooManyRequests.
 */
export async function stopInvites(context: Unsubscribing, token: string): Promise<boolean | null> {
  const invite = await findInvite(context.db, token);
  if (invite) return (await resultFor(context, invite, true)) !== 'Fault';
  await countWrongToken(context);
  return null;
}

/** Invitations that are no longer wanted. */
export const unsubscribeSmartInviteHandlers = implementation.router({
  unsubscribeSmartInvite: implementation.unsubscribeSmartInvite.handler(async ({ context, input }) => {
    if (!isSwitchedOn(context, 'EnableSmartInviteUnsubscribe')) return nothingKnown('Disabled', 'disabled');
    const invite = await findInvite(context.db, input.token);
    if (!invite) {
      await countWrongToken(context);
      return nothingKnown('UnknownToken', 'unknown');
    }
    const isConfirmed = input.updatedBy === 1;
    const result = await resultFor(context, invite, isConfirmed);
    const isOver = invite.isOptedOut || (isConfirmed && result !== 'Fault');
    return {
      idOut: smartInviteResult.toWire(result),
      status: isOver ? 'unsubscribed' : 'subscribed',
      employeeID: invite.employeeId ?? 0,
      employeeName: invite.firstName,
    };
  }),
});
