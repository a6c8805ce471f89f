import { parseUrl } from '../../access/index.ts';

/** What is kept of a linking while somebody is at their bank. */
export interface KeptLink {
  /** Null: none has begun. */
  readonly token: string | null;
  /** The address by which the bank's page led back; null: it has not. */
  readonly returnAddress: string | null;
}

/** Whether somebody comes back from their bank's page, or is about to go there. */
export function bankLinkStep({ token, returnAddress }: KeptLink): 'resume' | 'begin' {
  return token && returnAddress ? 'resume' : 'begin';
}

const thisMachine = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Returns the address of a bank's page if the app may send somebody there: on one of the hosts (with their ports) that the configuration
 * lists, over HTTPS anywhere but on this machine. Null for any other.
 */
export function hostedLinkAddress(address: string | null, hosts: readonly string[]): string | null {
  const url = address === null ? null : parseUrl(address);
  if (!url || !hosts.includes(url.host) || url.username || url.password) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && thisMachine.test(url.host));
  return isSafe ? url.href : null;
}
