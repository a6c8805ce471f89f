import { loadScript, type ScriptSource } from '../../security/load-script.ts';

/** Addresses of the services' scripts; no others can be loaded. */
const vendorScripts = {
  Braze: 'https://js.appboycdn.com/web-sdk/5.9/braze.no-module.min.js',
  MoEngage: 'https://cdn.moengage.com/webpush/moe_webSdk.min.latest.js',
  GoogleAnalytics: 'https://www.googletagmanager.com/gtag/js',
} as const;

/** A service with a script. */
export type Vendor = keyof typeof vendorScripts;

const vendors: ScriptSource = {
  policy: 'dayfare-vendor',
  isAllowed: (url) =>
    Object.values(vendorScripts).some((known) => url === known || url.startsWith(`${known}?`)),
};

/** Loads a service's script into the page. Rejects if the page's policy forbids it or it cannot be fetched. */
export const loadVendorScript = (vendor: Vendor, query = ''): Promise<void> =>
  loadScript(vendors, vendorScripts[vendor] + query);
