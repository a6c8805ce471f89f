import { Hono } from 'hono';
import { stopInvites } from '../../areas/public/index.ts';
import { clientAddressOf } from '../../platform/http/client-address.ts';
import { type ConfiguredServer, isSwitchedOn } from '../../platform/http/configuration.ts';
import type { Log } from '../../platform/http/log.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';

/**
 * Lets mail programs stop invitations with one press (RFC 8058): they send a form to the address in an e-mail's `List-Unsubscribe` header, without a
 * browser, a session or a question. Opening the same address stops nothing: programs that check links open them too.
 */
export function createUnsubscribeDoor(server: ConfiguredServer & Server, log: Log): Hono {
  return new Hono().post('/', async (c) => {
    const answer = (status: 200 | 404 | 429 | 503) => {
      log({ method: 'MAIL', path: c.req.path, status, ms: 0 });
      return c.body(null, status);
    };
    if (!isSwitchedOn(server, 'EnableSmartInviteUnsubscribe')) return answer(404);
    const clientAddress = clientAddressOf(c, server.settings.trustedProxies);
    try {
      const isStopped = await stopInvites({ ...server, clientAddress }, c.req.query('token') ?? '');
      if (isStopped === null) return answer(404);
      return answer(isStopped ? 200 : 503);
    } catch (error) {
      if (error instanceof Refusal) return answer(429);
      throw error;
    }
  });
}
