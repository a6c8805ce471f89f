import { classifyLoadFailure } from '@dayfare/api/transport/chunk-failure';

const reloadedKey = 'reloadedFor';

/** How long one reload counts, ms: what is still missing soon after it is missing in the new version as well. */
const countsForMs = 60_000;

/** What a reload for a missing part of the app needs. */
export interface ReloadParts {
  /** This tab's own storage. One that forgets with the page would have it load again and again. */
  readonly tab: Storage;
  readonly isOnline: boolean;
  readonly now: number;
}

/**
 * Whether a failure means that a part of the app is gone, as after a deploy, and a new page may mend it: once for each
 * address, then the problem page has the word. Remembers that it was tried.
 */
export function shallReload(error: unknown, address: string, { tab, isOnline, now }: ReloadParts): boolean {
  if (classifyLoadFailure(error, isOnline) !== 'missing' || !(tab instanceof Storage)) return false;
  const [at = '', where] = (tab.getItem(reloadedKey) ?? '').split(' ');
  if (where === address && now - Number(at) < countsForMs) return false;
  tab.setItem(reloadedKey, `${now} ${address}`);
  return true;
}
