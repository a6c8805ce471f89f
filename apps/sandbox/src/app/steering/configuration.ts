import { Hono } from 'hono';
import { html } from 'hono/html';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

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
  const { configuration } = server;
  const state = () => ({
    values: configuration.all(),
    changed: configuration.changed(),
  });
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json(state());
      const { values, changed } = state();
      return writePage(
        'Configuration',
        html`<form method="post" action="/sandbox/configuration">
<p><label>Key <input name="key" list="keys" required></label>
<datalist id="keys">${Object.keys(values).map((key) => html`<option value="${key}"></option>`)}</datalist></p>
<p><label>Value <input name="value"></label></p>
<button>Change it</button>
</form>
<p>The app keeps what it read for some hours: sign out, or clear the site's data, to have it read again.</p>
${
  Object.keys(changed).length > 0 &&
  html`<form method="post" action="/sandbox/configuration/clear"><button>Take all changes back</button></form>`
}
${table(
  'Values',
  ['Key', 'Value', ''],
  Object.entries(values).map(([key, value]) => [key, value, key in changed ? 'changed' : '']),
)}`,
      );
    })
    .post('/', async (c) => {
      const fields = await readFields(c);
      // An empty value is one, too: it turns a text off.
      const values = isForm(c)
        ? valuesFrom(fields?.key ? { [String(fields.key)]: fields.value ?? '' } : null)
        : valuesFrom(fields);
      if (!values) return c.json({ error: refusal }, 400);
      configuration.set(values);
      return isForm(c) ? c.redirect('/sandbox/configuration', 303) : c.json(state());
    })
    .post('/clear', (c) => {
      configuration.clear();
      return c.redirect('/sandbox/configuration', 303);
    })
    .delete('/', (c) => {
      configuration.clear();
      return c.json(state());
    });
}
