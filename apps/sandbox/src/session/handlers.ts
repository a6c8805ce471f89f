import { sessionContract } from '@dayfare/api/session/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { inPasswordQueue } from '../http/in-password-queue.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { endTrustHere, endTrusts } from './device-trust.ts';
import { logIn } from './log-in.ts';
import { recordEvent } from './security-events.ts';
import { revokeSession } from './sessions.ts';

const session = implement(sessionContract).$context<ApiContext>();

/** Signing in and out. */
export const sessionHandlers = session.router({
  loginM: session.loginM.use(inPasswordQueue).handler(({ context, input }) => logIn(context, input)),
  revokeUserToken: session.revokeUserToken.use(requireSession).handler(async ({ context, input }) => {
    const { db, clock, employee, session: current, dueStep, clientAddress } = context;
    const everywhere = input.isLogOutFromAllDevices;
    // Whoever has only the password must not put its owner out.
    if (everywhere && dueStep === 'pin') throw new Refusal('PinRequired');
    if (everywhere && dueStep === 'sso') throw new Refusal('SsoRequired');
    await revokeSession(db, current, clock.real(), everywhere);
    if (everywhere) await endTrusts(db, employee.id);
    if (everywhere || input.forgetDevice) await endTrustHere(context, employee);
    const kind = everywhere ? 'signedOutEverywhere' : 'signedOut';
    await recordEvent(db, { kind, employeeId: employee.id, address: clientAddress, at: clock.real() });
    return true;
  }),
});
