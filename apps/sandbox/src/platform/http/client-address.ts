import { BlockList, isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The proxies whose headers are believed. */
export type TrustedProxies = BlockList;

/** An address as it is counted: without the brackets and the port that some proxies write, and IPv4 as itself. */
export const plainAddress = (address: string) =>
  address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Reads `10.0.0.0/8, 127.0.0.1`. Throws with what is wrong: a proxy that is misspelt would have every visitor share one address. */
export function trustedProxiesFrom(list: string | undefined): TrustedProxies {
  const proxies = new BlockList();
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0)
      throw new Error(
        `TRUSTED_PROXIES has "${entry}". Each has to be an address, or a range such as 10.0.0.0/8.`,
      );
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
}

const isTrusted = (address: string, proxies: TrustedProxies) =>
  isIP(address) !== 0 && proxies.check(address, familyOf(address));

/** Who is at the other end of the connection. A call inside the process has no socket, and comes from this machine. */
function peerOf(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return plainAddress(bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1');
}

/**
 * Where a request comes from. Every proxy adds the address that it was called from at the end of `X-Forwarded-For`; the list is read from
 * there, and only as far as those who wrote it are trusted. What a visitor writes at its beginning is never reached.
 */
export function clientAddressOf(c: Context, proxies: TrustedProxies): string {
  const hops = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plainAddress(hop.trim()))
    .filter(Boolean);
  let address = peerOf(c);
  while (isTrusted(address, proxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** Whether the person's connection is encrypted: this server's own, or that of a trusted proxy which says so. */
export function isSecure(c: Context, proxies: TrustedProxies): boolean {
  if (new URL(c.req.url).protocol === 'https:') return true;
  // Each proxy adds what it was called by; the first has the person at its other end.
  const [first = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',');
  return isTrusted(peerOf(c), proxies) && first.trim().toLowerCase() === 'https';
}

/** What is counted as one place: an address, or the network that an IPv6 customer is given whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Where the app is served from, as the browser sees it. */
export function originOf(c: Context, proxies: TrustedProxies): string {
  return `${isSecure(c, proxies) ? 'https' : 'http'}://${new URL(c.req.url).host}`;
}
