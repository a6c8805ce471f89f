import type { Trouble } from './trouble.ts';

/** What hides the page. */
export interface Hiding {
  /** The signed-in user wants to be asked for face or fingerprint. */
  readonly isLocked: boolean;
  readonly trouble: Trouble | null;
  /** What is waited for until the page can be seen: that it is ready, or that the page of a deep link stands. */
  readonly waitsFor: 'page' | 'link' | null;
}

/** What is on the screen in the page's place; null for the page itself. */
export type Cover = 'splash' | 'lock' | Trouble | null;

/** What is drawn. The lock comes first: before unlocking not even the reason for an empty view is shown. */
export function coverOf({ isLocked, trouble, waitsFor }: Hiding): Cover {
  if (isLocked) return 'lock';
  return trouble ?? (waitsFor === null ? null : 'splash');
}
