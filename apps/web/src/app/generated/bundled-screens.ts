// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../platform/navigation/screen-route.ts';
import { Screen as sessionLoginLoginScreen, title as sessionLoginLoginTitle } from '../../areas/session/login/login-page.tsx';
import { route as sessionLoginLogin } from '../../areas/session/login/login.route.ts';
import { Screen as sessionLoginWelcomeScreen, title as sessionLoginWelcomeTitle } from '../../areas/session/login/welcome-page.tsx';
import { route as sessionLoginWelcome } from '../../areas/session/login/welcome.route.ts';

/** The pages that are no chunk of their own, by their paths. */
export const bundledScreens: AreaScreens['screens'] = {
  [sessionLoginLogin.path]: { screen: async () => ({ Screen: sessionLoginLoginScreen, title: sessionLoginLoginTitle }), back: 'leave', texts: ['session/login'] },
  [sessionLoginWelcome.path]: { screen: async () => ({ Screen: sessionLoginWelcomeScreen, title: sessionLoginWelcomeTitle }), back: 'leave', texts: ['session/login'] },
};
