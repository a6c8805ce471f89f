import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '../../../platform/http/server.ts';
import { cardRoutes } from './routes.ts';
import { openVault } from './vault.ts';

const host = '127.0.0.1';

/**
 * Plays the service that keeps cards' numbers, on an origin of its own and for this machine alone, and has the server link cards through
 * it. `port` 0: any that is free.
 */
export async function playCards(
  server: Pick<Server, 'clock' | 'secret' | 'cardVault'>,
  port = 0,
): Promise<HttpServer> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const vault = openVault(`http://${host}:${(listener.address() as AddressInfo).port}`, server);
  listener.on('request', getRequestListener(cardRoutes(vault, server.clock).fetch));
  server.cardVault.use(vault);
  return listener;
}
