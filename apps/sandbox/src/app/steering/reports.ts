import { Hono } from 'hono';
import { html } from 'hono/html';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** Violations of the page's security policy, as browsers reported them. */
export function reportRoutes({ server: { policyReports } }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      const reports = policyReports.list();
      if (wantsJson(c)) return c.json({ reports });
      return writePage(
        'Policy reports',
        reports.length === 0
          ? html`<p>No violation has been reported.</p>`
          : table(
              'Violations',
              ['Page', 'Directive', 'Blocked', 'Source'],
              reports.map(({ page, directive, blocked, source }) => [page, directive, blocked, source]),
            ),
      );
    })
    .delete('/', (c) => {
      policyReports.clear();
      return c.json({ reports: [] });
    });
}
