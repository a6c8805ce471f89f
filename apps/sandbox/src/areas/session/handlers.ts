import { sessionContract } from '@dayfare/api/session/contract';
import { onLogoutAction } from '@dayfare/domain/session';
import { implement } from '@orpc/server';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inPasswordQueueBy } from '../../platform/limits/in-password-queue.ts';
import type { ApiContext, SignedIn } from './api-context.ts';
import { endTrustElsewhere, endTrustHere, endTrusts } from './devices/device-trust.ts';
import { normalIdentifier } from './find-employee.ts';
import { recordEvent, type SecurityEventKind } from './notices/security-events.ts';
import { requireSession } from './require-session.ts';
import { revokeSession, revokeSessionsOf } from './sessions/end-sessions.ts';
import type { Session } from './sessions/session-tables.ts';
import { isTokenOpen } from './sessions/sessions.ts';
import { logIn } from './sign-in/log-in.ts';

/**
 * Ends a person's sessions but the one that stays, and the trust in their devices. Serializable, so that a session which is being opened from one of
 * them does not outlive it.
 */
function endEverywhere(context: ApiContext & SignedIn, keeps?: Session): Promise<void> {
  const { db, clock, employee } = context;
  return inTransaction(db, async (tx) => {
    await revokeSessionsOf(tx, employee.id, clock.real(), { keeps });
    await (keeps ? endTrustElsewhere({ ...context, db: tx }, employee) : endTrusts(tx, employee.id));
  });
}

const session = implement(sessionContract).$context<ApiContext>();

/** Signing in and out. */
export const sessionHandlers = session.router({
  loginM: session.loginM
    .use(inPasswordQueueBy(normalIdentifier))
    .handler(({ context, input }) => logIn(context, input)),
  validateToken: session.validateToken.handler(({ context, input }) => isTokenOpen(context, input.authToken)),
  revokeUserToken: session.revokeUserToken.use(requireSession).handler(async ({ context, input }) => {
    const { db, clock, employee, session: current, dueStep, clientAddress } = context;
    const { isLogOutFromAllDevices: everywhere, exceptThisDevice = false } = input;
    const at = clock.real();
    // Anyone who has only the password must not put its owner out.
    if (everywhere && dueStep === 'pin') throw new Refusal('PinRequired');
    if (everywhere && dueStep === 'sso') throw new Refusal('SsoRequired');
    const say = (kind: SecurityEventKind) =>
      recordEvent(db, { kind, employeeId: employee.id, address: clientAddress, at });
    if (everywhere && exceptThisDevice) {
      await endEverywhere(context, current);
      await say('signedOutOthers');
      return true;
    }
    await (everywhere ? endEverywhere(context) : revokeSession(db, current, at));
    const isForgotten = onLogoutAction.fromWire(input.onLogoutAction ?? -1) === 'DontRecognize';
    if (everywhere || isForgotten) await endTrustHere(context, employee);
    await say(everywhere ? 'signedOutEverywhere' : 'signedOut');
    return true;
  }),
});
