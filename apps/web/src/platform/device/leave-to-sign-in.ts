import type { App } from '../app-context/app.ts';
import { refusalOf } from './refusal-of.ts';

/** Below this every provider's sign-in comes back: to `connect`, or to the page that says why it came to nothing. */
const returnPath = '/welcome/';

/**
 * Leaves for the sign-in page of an employer, a partner or a payroll provider. A native app opens it in the system's own sign-in window, where
 * passwords are not typed into our view, and the page goes on where that window comes back to: below `returnTo`, a path. Returns false if the
 * person closes the window; the page stays.
 */
export async function leaveToSignIn(
  { device, navigation }: Pick<App, 'device' | 'navigation'>,
  address: string,
  returnTo = returnPath,
): Promise<boolean> {
  const { origin } = window.location;
  if (!device.can('sso')) {
    navigation.leave(address);
    return true;
  }
  try {
    const { withOpener } = await import('./sso-opener.ts');
    const { href: url } = await withOpener(new URL(address, origin));
    const back = await device.ask('sso.open', { url, returnTo: origin + returnTo });
    const { pathname, search } = new URL(back.url);
    navigation.leave(pathname + search);
  } catch (error) {
    // A shell that cannot open this one leaves it to the view.
    if (refusalOf(error) === 'cancelled') return false;
    navigation.leave(address);
  }
  return true;
}
