import { waitingContract } from '@dayfare/api/guardian/waiting-contract';
import { consentSaysYes } from '@dayfare/domain/guardian';
import { implement } from '@orpc/server';
import { underLocks } from '../platform/db/transaction.ts';
import type { ApiContext } from '../session/api-context.ts';
import { requireSession } from '../session/require-session.ts';
import { lockConsent } from './links.ts';
import { sendLink } from './resend.ts';
import { consentFor, standingOf } from './waiting.ts';

const waiting = implement(waitingContract).$context<ApiContext>().use(requireSession);

/** Calls of a minor whose guardian has to agree. */
export const waitingHandlers = waiting.router({
  getGuardianConsent: waiting.getGuardianConsent.handler(async ({ context: { db, employee, clock } }) => {
    const now = clock.now();
    const consent = await consentFor(db, employee, now);
    return consent ? standingOf(db, consent, now) : null;
  }),
  remindGuardian: waiting.remindGuardian.handler(({ context: { db, employee, clock } }) =>
    underLocks(db, async (tx) => {
      const now = clock.now();
      const found = await consentFor(tx, employee, now);
      const consent = found && (await lockConsent(tx, found.color));
      if (!consent || consent.approvedAt) return 0;
      return (await sendLink(tx, consent, { now })) ? consentSaysYes : 0;
    }),
  ),
});
