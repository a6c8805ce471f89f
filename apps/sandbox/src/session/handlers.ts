import { sessionContract } from '@dayfare/api/session/contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireAnySession } from '../http/require-session.ts';
import { businessHandlers } from './business-handlers.ts';
import { deviceHandlers } from './device-handlers.ts';
import { forgotHandlers } from './forgot-handlers.ts';
import { logIn } from './log-in.ts';
import { pinHandlers } from './pin-handlers.ts';
import { revokeSession } from './sessions.ts';
import { settingsHandlers } from './settings-handlers.ts';

const session = implement(sessionContract).$context<ApiContext>();

const entrance = session.router({
  loginM: session.loginM.handler(({ context, input }) => logIn(context, input)),
  revokeUserToken: session.revokeUserToken.use(requireAnySession).handler(async ({ context, input }) => {
    await revokeSession(context.db, context.session, context.clock.real(), input.isLogOutFromAllDevices);
    return true;
  }),
});

/** Everything about who somebody is, on which device, and how they sign in. */
export const sessionHandlers = {
  ...entrance,
  ...forgotHandlers,
  ...pinHandlers,
  ...businessHandlers,
  ...deviceHandlers,
  ...settingsHandlers,
};
