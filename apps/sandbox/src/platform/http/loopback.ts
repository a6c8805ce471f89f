import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';

const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Whether a host name is one of this machine’s. */
export const isLocalHost = (hostname: string): boolean => localHosts.has(hostname);

const reading = new Set(['GET', 'HEAD']);

/**
 * How the headers begin that proxies add. A local proxy forwards calls from anyone, and may send any host name. No browser and no script of ours sends any
 * of them.
 */
const forwarding =
  /^(?:(?:x-)?forwarded|via$|cdn-|cf-|fastly-|true-client-|x-(?:original|real|client|cluster|remote|host|scheme|proxy|envoy|amzn?|azure|appengine|cloud|arr|varnish|squid|haproxy|nginx)(?:-|$))/;

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
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwarding.test(name));
  // Some proxies add nothing, and give themselves away by an old version; browsers and fetch speak 1.1 and name their host.
  const incoming = bindings?.incoming;
  const isDirect = incoming === undefined || (incoming.httpVersion !== '1.0' && named !== undefined);
  const sender = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isOwn = (sender === undefined || sender === origin) && (site === undefined || site !== 'cross-site');
  if (
    !isHere ||
    isForwarded ||
    !isDirect ||
    !isNamedHere ||
    !localHosts.has(hostname) ||
    !(isOwn || reading.has(c.req.method))
  ) {
    return c.text('Only this machine may steer the sandbox.', 403);
  }
  return next();
}
