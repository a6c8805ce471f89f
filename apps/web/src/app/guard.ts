import { type GuardSession, guard } from '@dayfare/domain/access';
import { pendingStepPath } from '@dayfare/domain/session';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { App } from './app.ts';

async function guardSession({ session, startup }: App): Promise<GuardSession> {
  const current = session.current();
  const { isDirectEnrollmentRestricted } = startup.configuration.get();
  if (!current) return { isSignedIn: false, userType: null, isDirectEnrollmentRestricted };
  const { domainUser } = await import('../session/domain-user.ts');
  const user = domainUser(current);
  return {
    isSignedIn: true,
    userType: user.userType,
    pendingPath: pendingStepPath(user),
    isDirectEnrollmentRestricted,
  };
}

/**
 * Asks the domain about every page before any loader of it runs. A middleware and not a loader, because the router runs
 * the loaders of nested routes side by side: a page's data would be asked for before the guard has answered.
 */
export function guardedBy(app: App): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const result = guard({ path: pathname, search }, await guardSession(app));
    if (result.kind === 'redirect') throw redirect(result.to);
  };
}
