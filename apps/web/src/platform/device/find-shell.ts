import { postboxOf } from '@dayfare/api/bridge/postbox';
import type { App } from '../app-context/app.ts';

/** Whether something is around the page that may be a shell: a native app, or a page that shows this one in a frame. */
export const isInsideAnother = (): boolean => window.parent !== window || postboxOf(window) !== undefined;

/** Looks for a shell around the page and connects to it. Most pages have none, and fetch nothing for it. */
export function findShell(app: App): void {
  if (!isInsideAnother()) {
    // What an earlier page may have left: nothing here may count as native before a shell has answered.
    app.local.removeItem('isNativeApp');
    return;
  }
  const live = async () => (await import('./connect-to-shell.ts')).connectToShell(app);
  // Without it, the page behaves as in a browser.
  live().catch(() => undefined);
}
