import { outsideLink } from '@dayfare/domain/native';
import type { ShellSettings } from './settings.ts';

/** A page that the view is about to load. */
export interface Load {
  readonly url: string;
  /** Whether it takes the place of the whole page, and not only of a frame in it. */
  readonly isMainFrame: boolean;
}

/** What becomes of a load: the view goes on, the system opens the address, or nothing happens. */
export type LoadDecision = 'load' | 'open outside' | 'refuse';

/** Frames that have no address of their own. */
const ownFrames: ReadonlySet<string> = new Set(['about:blank', 'about:srcdoc']);

/**
 * Decides about what the view is about to load: the app and what the settings list loads, other addresses that people follow go to
 * the system, and the rest goes nowhere. A frame never opens anything outside: it has no user's click for that.
 */
export function whereToOpen({ url, isMainFrame }: Load, settings: ShellSettings): LoadDecision {
  if (!isMainFrame && ownFrames.has(url)) return 'load';
  const where = outsideLink(url, settings);
  if (where === 'inside') return 'load';
  return where === 'outside' && isMainFrame ? 'open outside' : 'refuse';
}

/** Whether the page may have the system open an address: https, telephone, text message and mail, and no other scheme. */
export function mayOpenOutside(url: string): boolean {
  return outsideLink(url, { origin: '', inAppUrls: [], outAppUrls: [] }) === 'outside';
}
