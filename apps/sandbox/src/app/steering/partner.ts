import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { issueOauthToken } from '../../areas/session/index.ts';
import { employees } from '../../areas/session/tables.ts';
import type { Steering } from './steering-options.ts';

/** Plays the partner that hands a person over: `{"email": "…"}` gives a one-time token. */
export function partnerRoutes({ server }: Steering): Hono {
  return new Hono().post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
    const [employee] = await server.db.select().from(employees).where(eq(employees.emailAddress, email));
    if (!employee) return c.json({ error: 'Send {"email": "…"} of a seeded person.' }, 400);
    return c.json({ token: await issueOauthToken(server.db, employee.id, server.clock.real()) }, 201);
  });
}
