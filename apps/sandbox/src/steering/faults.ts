import { Hono } from 'hono';
import { html } from 'hono/html';
import { errorTable } from '../http/error-table.ts';
import { faultKinds, parseFault } from '../http/faults.ts';
import { table, writePage } from './page.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

const example = '{"match": "ewa/performTransaction", "kind": "drop-after", "times": 1}';

/** The rules that spoil calls: list, add, remove all. */
export function faultRoutes({ faults }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c))
        return c.json({ faults: faults.list(), kinds: faultKinds, codes: Object.keys(errorTable) });
      const rows = faults.list().map((fault) => [fault.id, fault.match, fault.kind, JSON.stringify(fault)]);
      const codes = Object.entries(errorTable).map(([code, { status, message }]) => [
        code,
        status,
        message.en,
      ]);
      return writePage(
        'Faults',
        html`<p>Add one with <code>POST /sandbox/faults</code> and JSON such as <code>${example}</code>; remove all with
<code>DELETE /sandbox/faults</code>. A restart removes them too.</p>
<h2>In force</h2>
${rows.length === 0 ? html`<p>None.</p>` : table('Faults in force', ['No.', 'Match', 'Kind', 'Rule'], rows)}
<h2>Error codes</h2>
${table('Error codes', ['Code', 'Status', 'What people read'], codes)}`,
      );
    })
    .post('/', async (c) => {
      const parsed = parseFault(await c.req.json().catch(() => null));
      return typeof parsed === 'string'
        ? c.json({ error: parsed }, 400)
        : c.json({ fault: faults.add(parsed) }, 201);
    })
    .delete('/', (c) => {
      faults.clear();
      return c.json({ faults: [] });
    });
}
