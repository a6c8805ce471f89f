import { Hono } from 'hono';
import { html } from 'hono/html';
import { writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

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
      const on = (await readFields(c))?.on;
      if (!['true', 'false'].includes(String(on)))
        return c.json({ error: 'Send {"on": true} or {"on": false}.' }, 400);
      maintenance.set(String(on) === 'true');
      return isForm(c) ? c.redirect('/sandbox/maintenance', 303) : c.json({ on: maintenance.isOn() });
    });
}
