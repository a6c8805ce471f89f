/// <reference path="../vite/virtual.d.ts" />
import { brandTabs } from 'virtual:dayfare-brands/tabs';
import type { Scheme } from '../contract/tokens.ts';
import { setTab } from './set-tab.ts';

/**
 * Applies a brand outside the page: favicon, manifest, browser bars. Does nothing for a brand that the build does not include. Screens
 * set the title (tab/tab.ts, `documentTitle`).
 */
export function showTab(brand: string, scheme: Scheme | 'system' = 'system'): void {
  const look = brandTabs[brand];
  if (look) setTab(look, scheme);
}
