/** What of Trusted Types this needs; not in every browser, and not in the types of the DOM. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The files of the build in which a worker can be: its own folder, and the one worker that lies above it. */
const ownWorker = /^\/(?:assets\/[\w.-]+\.js|service-worker\.js)$/;

function ownAddress(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || !ownWorker.test(pathname))
    throw new TypeError('Only the app’s own workers may be started.');
  return address;
}

let trust: ((url: string) => string) | undefined;

/** Lets the address of one of the app's own workers through, under the page's policy. Throws for any other. */
export function trustedWorkerUrl(url: string): string {
  if (!trust) {
    const types = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
    const policy = types?.createPolicy('dayfare-worker', { createScriptURL: ownAddress });
    trust = policy ? (address) => policy.createScriptURL(address) : ownAddress;
  }
  return trust(url);
}
