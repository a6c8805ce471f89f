// Written by `pnpm generate`; a test fails when it is out of date.
import type { ScreenModule } from '../../platform/navigation/screen-route.ts';
import { Screen as sessionLoginLoginScreen, title as sessionLoginLogintitle } from '../../areas/session/login/login-page.tsx';
import { route as sessionLoginLogin } from '../../areas/session/login/login.route.ts';

/** The pages that are no chunk of their own, by their paths. */
export const bundledScreens: Readonly<Record<string, ScreenModule>> = {
  [sessionLoginLogin.path]: {
    Screen: sessionLoginLoginScreen,
    title: sessionLoginLogintitle,
  },
};
