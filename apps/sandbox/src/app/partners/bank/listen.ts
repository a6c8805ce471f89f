import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '../../../platform/http/server.ts';
import { openBank } from './links.ts';
import { bankRoutes } from './routes.ts';

const host = '127.0.0.1';

/**
 * Plays a bank where people sign in to link an account, on an origin of its own and for this machine alone, and has the server link
 * accounts through it. `port` 0: any that is free.
 */
export async function playBank(server: Pick<Server, 'clock' | 'bankLinks'>, port = 0): Promise<HttpServer> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const bank = openBank(`http://${host}:${(listener.address() as AddressInfo).port}`, server.clock);
  listener.on('request', getRequestListener(bankRoutes(bank).fetch));
  server.bankLinks.use(bank);
  return listener;
}
