/// <reference path="../vite/virtual.d.ts" />
import { brandTabs } from 'virtual:dayfare-brands/tabs';
import type { BrandName } from '../brands/names.ts';
import type { Scheme } from '../contract/tokens.ts';
import { setTab } from './set-tab.ts';

/** Shows a brand outside the page: favicon, manifest, the browser's bars. The title is the screen's to set (tab/tab.ts, `documentTitle`). */
export const showTab = (brand: BrandName, scheme: Scheme | 'system' = 'system'): void =>
  setTab(brandTabs[brand], scheme);
