import { classifyLoadFailure } from '@dayfare/api/transport/chunk-failure';

const reloadedKey = 'reloadedFor';

/** How long a reload counts, in ms: a chunk that is still missing soon afterwards is missing in the new version too. */
const countsForMs = 60_000;

/** What reloading for a missing chunk needs. */
export interface ReloadParts {
  /** This tab's storage. One that is lost with the page would reload forever. */
  readonly tab: Storage;
  readonly isOnline: boolean;
  readonly now: number;
}

/**
 * Whether an error means that a chunk is gone, as after a deployment, and reloading may help: once per address, then the error page is
 * shown. Records the attempt.
 */
export function shallReload(error: unknown, address: string, { tab, isOnline, now }: ReloadParts): boolean {
  if (classifyLoadFailure(error, isOnline) !== 'missing' || !(tab instanceof Storage)) return false;
  const [at = '', where] = (tab.getItem(reloadedKey) ?? '').split(' ');
  if (where === address && now - Number(at) < countsForMs) return false;
  tab.setItem(reloadedKey, `${now} ${address}`);
  return true;
}
