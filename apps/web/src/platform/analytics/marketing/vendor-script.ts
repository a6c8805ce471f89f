/** Addresses of the services' scripts; no others can be loaded. */
const vendorScripts = {
  Braze: 'https://js.appboycdn.com/web-sdk/5.9/braze.no-module.min.js',
  MoEngage: 'https://cdn.moengage.com/webpush/moe_webSdk.min.latest.js',
  GoogleAnalytics: 'https://www.googletagmanager.com/gtag/js',
} as const;

/** A service with a script. */
export type Vendor = keyof typeof vendorScripts;

interface TrustedTypes {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => unknown };
  };
}

/** Name of the Trusted Types policy that must be added to the page's policy to use a service (docs/how-to/host-the-web-app.md). */
const vendorPolicy = 'dayfare-vendor';

const isVendorAddress = (url: string) =>
  Object.values(vendorScripts).some((known) => url === known || url.startsWith(`${known}?`));

function only(url: string): string {
  if (isVendorAddress(url)) return url;
  throw new TypeError(`${url} is no script of a marketing service.`);
}

let make: ((url: string) => unknown) | undefined;

function trusted(url: string): unknown {
  const { trustedTypes } = globalThis as TrustedTypes;
  // Throws if the page's policy does not name it: then no service is meant to be loaded.
  make ??= trustedTypes?.createPolicy(vendorPolicy, { createScriptURL: only }).createScriptURL ?? only;
  return make(url);
}

/** Loads a service's script into the page. Rejects if the page's policy forbids it or it cannot be fetched. */
export function loadVendorScript(vendor: Vendor, query = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(vendorScripts[vendor] + query) as string;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script of ${vendor} could not be fetched.`));
    });
    document.head.append(script);
  });
}
