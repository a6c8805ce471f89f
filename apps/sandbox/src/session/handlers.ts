import { sessionContract } from '@dayfare/api/session/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { inPasswordQueue } from '../http/password-queue.ts';
import { requireAnySession } from '../http/require-session.ts';
import { logIn } from './log-in.ts';
import { revokeSession } from './sessions.ts';

const session = implement(sessionContract).$context<ApiContext>();

/** Signing in and out. */
export const sessionHandlers = session.router({
  loginM: session.loginM.use(inPasswordQueue).handler(({ context, input }) => logIn(context, input)),
  revokeUserToken: session.revokeUserToken.use(requireAnySession).handler(async ({ context, input }) => {
    await revokeSession(context.db, context.session, context.clock.real(), input.isLogOutFromAllDevices);
    return true;
  }),
});
