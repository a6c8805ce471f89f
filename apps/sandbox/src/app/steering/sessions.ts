import { Hono } from 'hono';
import { revokeAllSessions } from '../../areas/session/index.ts';
import type { Steering } from './steering-options.ts';

/** Ends every session at once, to try out what the app does when its session is gone. */
export function sessionRoutes({ server }: Steering): Hono {
  return new Hono().delete('/', async (c) => {
    await revokeAllSessions(server.db, server.clock.real());
    return c.json({ sessions: 0 });
  });
}
