import { waitingContract } from '@dayfare/api/guardian/waiting-contract';
import { consentPayload } from '@dayfare/domain/guardian';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { askGuardian, consentFor, remindGuardian, summarizeConsent } from './waiting.ts';

const waiting = implement(waitingContract).$context<ApiContext>().use(requireSession);

/** Calls of a minor whose guardian has to agree. */
export const waitingHandlers = waiting.router({
  getGuardianConsent: waiting.getGuardianConsent.handler(async ({ context: { db, employee, clock } }) => {
    const now = clock.now();
    const needed = await consentFor(db, employee, now);
    return needed && summarizeConsent(db, needed, now);
  }),
  askGuardian: waiting.askGuardian.handler(async ({ context: { db, employee, clock }, input: { phone } }) =>
    consentPayload(await askGuardian(db, employee, { phone, now: clock.now() })),
  ),
  remindGuardian: waiting.remindGuardian.handler(async ({ context: { db, employee, clock } }) =>
    consentPayload(await remindGuardian(db, employee, clock.now())),
  ),
});
