import { sessionContract } from '@dayfare/api/session/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { logIn } from './log-in.ts';
import { revokeSession } from './sessions.ts';

const session = implement(sessionContract).$context<ApiContext>();

/** Sign-in and sign-out. */
export const sessionHandlers = session.router({
  loginM: session.loginM.handler(({ context, input }) => logIn(context, input)),
  revokeUserToken: session.revokeUserToken.use(requireSession).handler(async ({ context, input }) => {
    await revokeSession(context.db, context.session, context.clock.real(), input.isLogOutFromAllDevices);
    return true;
  }),
});
