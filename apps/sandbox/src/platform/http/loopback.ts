import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';

const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether a host name is one of this machine’s. */
export const isLocalHost = (hostname: string): boolean => localHosts.has(hostname);

const reading = new Set(['GET', 'HEAD']);

/** Headers added by proxies. A local proxy forwards calls from anyone, and may send any host name. */
const isForwarding = (name: string) =>
  name.startsWith('x-forwarded') || name.startsWith('x-original-') || proxyHeaders.has(name);
const proxyHeaders = new Set([
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['cf-connecting-ip', 'fastly-client-ip', 'x-envoy-external-address'],
]);

/**
 * Only allows requests from this machine. Checking the address isn't enough: a page from elsewhere, open in a local browser, can reach a
 * local server through another host name or a form. In-process calls have no address and are allowed.
 */
export async function loopbackOnly(c: Context, next: Next) {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const address = bindings?.incoming?.socket.remoteAddress;
  const { hostname, origin } = new URL(c.req.url);
  // A request may name one host in its address and another one in its header.
  const named = c.req.header('host');
  const isNamedHere = named === undefined || localHosts.has(named.replace(/:\d+$/, ''));
  const isHere = address === undefined || localAddresses.has(address);
  const isForwarded = [...c.req.raw.headers.keys()].some(isForwarding);
  const sender = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isOwn = (sender === undefined || sender === origin) && (site === undefined || site !== 'cross-site');
  if (
    !isHere ||
    isForwarded ||
    !isNamedHere ||
    !localHosts.has(hostname) ||
    !(isOwn || reading.has(c.req.method))
  ) {
    return c.text('Only this machine may steer the sandbox.', 403);
  }
  return next();
}
