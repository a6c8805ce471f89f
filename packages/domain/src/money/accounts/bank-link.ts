import { parseUrl } from '../../access/index.ts';

/** What is kept of a linking while someone is at their bank. */
export interface KeptLink {
  /** Null: none has begun. */
  readonly token: string | null;
  /** The address by which the bank's page led back; null: it has not. */
  readonly returnAddress: string | null;
}

/** Whether someone comes back from their bank's page, or is about to go there. */
export function bankLinkStep({ token, returnAddress }: KeptLink): 'resume' | 'begin' {
  return token && returnAddress ? 'resume' : 'begin';
}

const thisMachine = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Returns the address of a bank's page if the app may send someone there: on one of the hosts (with their ports) that the configuration
 * lists, over HTTPS anywhere but on this machine. Null for any other.
 */
export function hostedLinkAddress(address: string | null, hosts: readonly string[]): string | null {
  const url = address === null ? null : parseUrl(address);
  if (!url || !hosts.includes(url.host) || url.username || url.password) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && thisMachine.test(url.host));
  return isSafe ? url.href : null;
}

/** Ways to sign in to a bank: on a page of the bank's, through a script of the provider's inside our page, or through an SDK of the native app's. */
export type LinkWay = 'hosted' | 'widget' | 'native';

/** What decides on the way. */
export interface LinkWayFacts {
  /** Whether the configuration opens the native app's SDK. */
  readonly opensNativeSdk: boolean;
  /** Whether the page runs in a native app that has one. */
  readonly hasNativeSdk: boolean;
  /** Whether the configuration wants the bank's own page rather than the script. */
  readonly isHosted: boolean;
  /** The script's address, if it may be loaded; null if there is none. */
  readonly scriptAddress: string | null;
}

/** Returns the way to sign in to a bank. The bank's own page is what is left when neither of the others is to be had. */
export function linkWay({ opensNativeSdk, hasNativeSdk, isHosted, scriptAddress }: LinkWayFacts): LinkWay {
  if (opensNativeSdk && hasNativeSdk) return 'native';
  return isHosted || scriptAddress === null ? 'hosted' : 'widget';
}

/** Version of the provider's interface, and what is asked of a bank: the numbers of an account. */
export const linkService = { apiVersion: 'v2', product: 'auth' } as const;

/** What can happen while an account is linked, in the documents' words. */
export const linkEvents = [
  'ready',
  'initialize',
  'connect',
  'offline',
  'loginSuccess',
  'loginFail',
  'error',
  'success',
  'fail',
  'exit',
] as const;
/** Something that happens while an account is linked. */
export type LinkEvent = (typeof linkEvents)[number];

const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase();
const eventsByName = new Map(linkEvents.map((event) => [plain(event), event]));

/** Returns what a provider's event is, `LOGIN_SUCCESS` or `loginSuccess`; null for one that is not recorded. */
export function linkEventOf(name: string): LinkEvent | null {
  return eventsByName.get(plain(name)) ?? null;
}
