import { postboxOf } from '@dayfare/api/bridge/postbox';
import type { App } from '../app-context/app.ts';

/** Looks for a shell around the page and connects to it. Most pages have none, and fetch nothing for it. */
export function findShell(app: App): void {
  if (window.parent === window && !postboxOf(window)) return;
  const live = async () => (await import('./live-in-shell.ts')).liveInShell(app);
  // Without it, the page behaves as in a browser.
  live().catch(() => undefined);
}
