import { Hono } from 'hono';
import { html } from 'hono/html';
import { writePage } from './page.ts';
import { wantsJson } from './wants-json.ts';

const mostKept = 200;
const largest = 64 * 1024;

/** Violations of the page's security policy, as browsers report them; in memory only. */
export function reportRoutes(): Hono {
  let reports: unknown[] = [];
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json({ reports });
      return writePage(
        'Policy reports',
        reports.length === 0
          ? html`<p>No violation has been reported.</p>`
          : html`${reports.map((report) => html`<pre>${JSON.stringify(report, null, 2)}</pre>`)}`,
      );
    })
    .post('/', async (c) => {
      const text = await c.req.text();
      if (text.length > largest) return c.body(null, 413);
      try {
        const parsed: unknown = JSON.parse(text);
        reports = [...(Array.isArray(parsed) ? parsed : [parsed]), ...reports].slice(0, mostKept);
      } catch {
        return c.body(null, 400);
      }
      return c.body(null, 204);
    })
    .delete('/', (c) => {
      reports = [];
      return c.json({ reports });
    });
}
