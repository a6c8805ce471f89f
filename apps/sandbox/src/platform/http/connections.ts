import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { networkOf, plainAddress, type TrustedProxies } from './client-address.ts';

/** How long connections may take, in ms, and how many of them a network may have. */
export interface ConnectionLimits {
  /** Until all headers of a request are there. */
  readonly headersMs: number;
  /** Until all of its body is: 10 MB at 0.45 Mbit/s. */
  readonly requestMs: number;
  /** Without a byte in either direction, longer than any answer takes. */
  readonly silentMs: number;
  /** At the same time. */
  readonly perNetwork: number;
}

const usual: ConnectionLimits = { headersMs: 15_000, requestMs: 180_000, silentMs: 75_000, perNetwork: 500 };

const ownMachine: ReadonlySet<string> = new Set(['127.0.0.1', '::1']);

/**
 * Closes connections that say nothing, or too slowly, and those of which a network has too many. Proxies are not counted: many people share one, and
 * one on this machine need not be configured.
 */
export function limitConnections(
  server: Server,
  proxies: TrustedProxies,
  { headersMs, requestMs, silentMs, perNetwork }: ConnectionLimits = usual,
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.setTimeout(silentMs);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (ownMachine.has(address) || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
