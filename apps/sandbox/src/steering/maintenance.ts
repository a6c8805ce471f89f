import { Hono } from 'hono';
import { html } from 'hono/html';
import { writePage } from './page.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

/** Closes the API for maintenance and opens it again: `{"on": true}`. */
export function maintenanceRoutes({ server: { maintenance } }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json({ on: maintenance.isOn() });
      return writePage(
        'Maintenance',
        html`<p>${maintenance.isOn() ? 'Closed: every call is answered with 503, its own status apart.' : 'Open.'}</p>
<form method="post" action="/sandbox/maintenance">
<button name="on" value="true">Close</button> <button name="on" value="false">Open</button>
</form>`,
      );
    })
    .post('/', async (c) => {
      const isForm = (c.req.header('content-type') ?? '').includes('form');
      const body: unknown = isForm ? await c.req.parseBody() : await c.req.json().catch(() => null);
      const on = typeof body === 'object' && body !== null && 'on' in body ? body.on : undefined;
      if (!['true', 'false'].includes(String(on)))
        return c.json({ error: 'Send {"on": true} or {"on": false}.' }, 400);
      maintenance.set(String(on) === 'true');
      return isForm ? c.redirect('/sandbox/maintenance', 303) : c.json({ on: maintenance.isOn() });
    });
}
