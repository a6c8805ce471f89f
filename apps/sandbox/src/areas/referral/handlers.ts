import { referralContract } from '@dayfare/api/referral/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { invitationFor } from './invitation.ts';
import { inviteCoworker } from './invite.ts';
import { referralsOf } from './mine.ts';

const calls = implement(referralContract).$context<ApiContext>();
const signedIn = calls.use(requireSession);

/** Invitations, and what comes of them. */
export const referralHandlers = calls.router({
  getReferrals: signedIn.getReferrals.handler(({ context }) => referralsOf(context)),
  inviteCoworker: signedIn.inviteCoworker.handler(({ context, input }) => inviteCoworker(context, input)),
  getInvitation: calls.getInvitation.handler(({ context, input }) => invitationFor(context, input.code)),
});
