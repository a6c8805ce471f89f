import { Hono } from 'hono';
import { html } from 'hono/html';
import { configurationOf } from '../startup/configuration.ts';
import { table, writePage } from './page.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

const example = '{"IsDynamicThemingEnabled": "1"}';
const refusal = `Send the keys to change with their values as text, such as ${example}.`;

/** Keys with values as text; null for anything else. */
function valuesFrom(body: unknown): Readonly<Record<string, string>> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const entries = Object.entries(body);
  const isSound =
    entries.length > 0 && entries.every(([key, value]) => key !== '' && typeof value === 'string');
  return isSound ? Object.fromEntries(entries) : null;
}

/** What the app reads as its configuration: look at it, change values, take the changes back. */
export function configurationRoutes({ server }: Steering): Hono {
  const { settings, changedValues } = server;
  const state = () => ({
    values: { ...configurationOf(settings), ...changedValues.all() },
    changed: changedValues.all(),
  });
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json(state());
      const { values, changed } = state();
      return writePage(
        'Configuration',
        html`<p>Change values with <code>POST /sandbox/configuration</code> and JSON such as <code>${example}</code>; take all changes
back with <code>DELETE /sandbox/configuration</code>. A restart does, too. The app keeps what it read for some hours: sign out, or
clear the site's data, to have it read again.</p>
${table(
  'Values',
  ['Key', 'Value', ''],
  Object.entries(values).map(([key, value]) => [key, value, key in changed ? 'changed' : '']),
)}`,
      );
    })
    .post('/', async (c) => {
      const values = valuesFrom(await c.req.json().catch(() => null));
      if (!values) return c.json({ error: refusal }, 400);
      changedValues.set(values);
      return c.json(state());
    })
    .delete('/', (c) => {
      changedValues.clear();
      return c.json(state());
    });
}
