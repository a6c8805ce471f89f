import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Server } from '../../../platform/http/server.ts';
import { openProvider } from './provider.ts';
import { providerRoutes } from './routes.ts';

const host = '127.0.0.1';

/**
 * Plays a payroll provider at whose page people allow us to see their hours, on an origin of its own and for this machine alone, and enters
 * it as the server's. `port` 0: any that is free.
 */
export async function playPayroll(
  server: Pick<Server, 'clock' | 'payrollProvider'>,
  port = 0,
): Promise<HttpServer> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const origin = `http://${host}:${(listener.address() as AddressInfo).port}`;
  const provider = openProvider(origin, server.clock);
  listener.on('request', getRequestListener(providerRoutes(provider).fetch));
  server.payrollProvider.use(provider);
  return listener;
}
