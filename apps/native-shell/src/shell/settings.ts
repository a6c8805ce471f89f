import { parseUrl } from '@dayfare/domain/access';

/** What one build of the app is made for. */
export interface ShellSettings {
  /** Where the web app is: an origin, without a path. */
  readonly origin: string;
  /** Hosts whose universal links open this app, with their port if it isn't the usual one. */
  readonly linkHosts: readonly string[];
  /** What these begin with is shown in the view besides the app itself: banks and partners that send people back. */
  readonly inAppUrls: readonly string[];
  /** What these begin with is never shown in it, even if the other list has it too. */
  readonly outAppUrls: readonly string[];
}

/** Hosts of this machine: browsers treat them as secure, so that requests can be signed there without a certificate. */
const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * Reads the address that a build opens. It must be an origin over https; only a build that is not for release may open this machine
 * over http. Throws with what is wrong and how to mend it.
 */
export function readOrigin(text: string, { isRelease }: { readonly isRelease: boolean }): string {
  const url = parseUrl(text);
  if (url === null)
    throw new Error(
      `The app's address is "${text}", which is no address. Write one such as https://pay.example.`,
    );
  if (url.pathname + url.search + url.hash !== '/' || url.username + url.password !== '')
    throw new Error(`The app's address is "${text}". Leave out all but the origin: ${url.origin}.`);
  const isOwnMachine = url.protocol === 'http:' && ownMachine.has(url.host.replace(/:\d+$/, ''));
  if (isOwnMachine && !isRelease) return url.origin;
  if (url.protocol !== 'https:')
    throw new Error(
      isOwnMachine
        ? `The app's address is "${text}", which is this machine. A release needs the https address of a host.`
        : `The app's address is "${text}". It must begin with https:, because requests are signed, and browsers do that over https only.`,
    );
  return url.origin;
}
