/// <reference path="../vite/virtual.d.ts" />
import { brandTabs } from 'virtual:dayfare-brands/tabs';
import type { Scheme } from '../contract/tokens.ts';
import { setTab } from './set-tab.ts';

/**
 * Shows a brand outside the page: favicon, manifest, the browser's bars. Does nothing for a brand that the build does not hold. The title
 * is the screen's to set (tab/tab.ts, `documentTitle`).
 */
export function showTab(brand: string, scheme: Scheme | 'system' = 'system'): void {
  const look = brandTabs[brand];
  if (look) setTab(look, scheme);
}
