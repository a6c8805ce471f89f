import { Screen as Login } from '../areas/session/login/login-route.tsx';
import type { ScreenModule } from '../platform/navigation/route-entry.ts';

/**
 * The pages that are no chunk of their own. The login is the first that a visitor sees, and must not wait for a second
 * round trip.
 */
export const screensAtHand: Readonly<Record<string, ScreenModule>> = { '/welcome/login': { Screen: Login } };
