import { Hono } from 'hono';
import { html } from 'hono/html';
import { callPaths } from '../../platform/http/call-paths.ts';
import { faultKinds, parseFault } from '../faults.ts';
import { errorTable } from '../generated/error-table.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

type Fields = Readonly<Record<string, unknown>>;

const numbers = ['status', 'ms', 'times', 'chance'] as const;

/** A form sends text where a rule has numbers. */
function ruleOf(fields: Fields): Fields {
  const counted = numbers.flatMap((name) =>
    fields[name] === undefined ? [] : [[name, Number(fields[name])]],
  );
  return { ...fields, ...Object.fromEntries(counted), inBody: fields.inBody === 'on' };
}

const option = (value: string, chosen: unknown) =>
  html`<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`;

function faultForm(typed: Fields, problem: string | undefined) {
  const text = (name: string) => String(typed[name] ?? '');
  return html`<form method="post" action="/sandbox/faults">
${problem && html`<p role="alert"><strong>${problem}</strong></p>`}
<p><label>Call <input name="match" list="calls" value="${text('match') || '*'}" required></label>
<datalist id="calls">${['*', ...callPaths].map((path) => html`<option value="${path}"></option>`)}</datalist></p>
<p><label>Kind <select name="kind">${faultKinds.map((kind) => option(kind, typed.kind))}</select></label></p>
<p><label>Status, for the kind “status” <input name="status" inputmode="numeric" value="${text('status')}"></label></p>
<p><label>Milliseconds, for the kind “latency” <input name="ms" inputmode="numeric" value="${text('ms')}"></label></p>
<p><label>Code, for the kind “error” <select name="code"><option value=""></option>${Object.keys(errorTable).map((code) => option(code, typed.code))}</select></label></p>
<p><label>How many calls; empty for all until it is removed <input name="times" inputmode="numeric" value="${text('times')}"></label></p>
<button>Add the fault</button>
</form>`;
}

/** The rules that spoil calls: list, add, remove all. */
export function faultRoutes({ faults }: Steering): Hono {
  const page = (typed: Fields = {}, problem?: string) => {
    const rows = faults.list().map((fault) => [fault.id, fault.match, fault.kind, JSON.stringify(fault)]);
    const codes = Object.entries(errorTable).map(([code, { status, message }]) => [code, status, message.en]);
    return writePage(
      'Faults',
      html`<h2>In force</h2>
${
  rows.length === 0
    ? html`<p>None. A restart removes them, too.</p>`
    : html`${table('Faults in force', ['No.', 'Match', 'Kind', 'Rule'], rows)}
<form method="post" action="/sandbox/faults/clear"><button>Remove all</button></form>`
}
<h2>Add one</h2>
${faultForm(typed, problem)}
<h2>Error codes</h2>
${table('Error codes', ['Code', 'Status', 'What people read'], codes)}`,
    );
  };
  return new Hono()
    .get('/', async (c) =>
      wantsJson(c)
        ? c.json({ faults: faults.list(), kinds: faultKinds, codes: Object.keys(errorTable) })
        : page(),
    )
    .post('/', async (c) => {
      const fields = await readFields(c);
      const parsed = parseFault(fields && isForm(c) ? ruleOf(fields) : fields);
      if (typeof parsed !== 'string') {
        const fault = faults.add(parsed);
        return isForm(c) ? c.redirect('/sandbox/faults', 303) : c.json({ fault }, 201);
      }
      if (!isForm(c)) return c.json({ error: parsed }, 400);
      const { body, headers } = await page(fields ?? {}, parsed);
      return new Response(body, { status: 400, headers });
    })
    .post('/clear', (c) => {
      faults.clear();
      return c.redirect('/sandbox/faults', 303);
    })
    .delete('/', (c) => {
      faults.clear();
      return c.json({ faults: [] });
    });
}
