import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ssoPathOf } from '../../../areas/session/index.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { EmployerClient } from './provider.ts';

/** Number of the partner whose page the sandbox plays. */
export const playedPartner = 41;

const host = '127.0.0.1';

/** Makes the provider and its pages. Not before someone comes: most never need them, and they take a while to load. */
async function answering(server: Server, issuer: string, client: EmployerClient): Promise<RequestListener> {
  const [{ openDirectory }, { createProvider }, { signInRoutes }] = await Promise.all([
    import('./accounts.ts'),
    import('./provider.ts'),
    import('./sign-in.ts'),
  ]);
  const directory = openDirectory(server, playedPartner);
  const provider = await createProvider(issuer, client, directory);
  const pages = getRequestListener(signInRoutes(provider, directory).fetch);
  const protocol = provider.callback();
  return (request, response) =>
    void (request.url?.startsWith('/sign-in/') ? pages : protocol)(request, response);
}

/**
 * Plays the sign-in page of an employer that has its own, on an origin of its own and for this machine alone, and enters it among the
 * partners of the server. `port` 0: any that is free.
 */
export async function playEmployer(server: Server, port = 0): Promise<HttpServer> {
  const listener = createServer();
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const issuer = `http://${host}:${(listener.address() as AddressInfo).port}`;
  const known = { clientId: 'dayfare', clientSecret: randomBytes(32).toString('base64url') };
  const client = { ...known, returnPath: `${ssoPathOf(playedPartner)}/return` };
  let answer: Promise<RequestListener> | undefined;
  listener.on('request', async (request, response) => {
    answer ??= answering(server, issuer, client);
    (await answer)(request, response);
  });
  server.ssoPartners.add(playedPartner, { issuer, ...known });
  return listener;
}
