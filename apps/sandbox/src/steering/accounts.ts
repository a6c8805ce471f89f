import { instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { depositsOf, instruments, pennyTests } from '../money/index.ts';
import { employees } from '../session/index.ts';
import { table, writePage } from './page.ts';
import { isForm, readFields } from './read-fields.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

const mostShown = 200;

const states = {
  closed: { status: instrumentStatus.toWire('InActive'), isDefault: false },
  expired: {
    status: instrumentStatus.toWire('PendingAutomaticVerification'),
    verification: instrumentVerification.toWire('Disconnected'),
  },
} as const;

const isState = (value: unknown): value is keyof typeof states =>
  typeof value === 'string' && Object.hasOwn(states, value);

/** What banks know: whose accounts there are, what the small deposits were, and which accounts are closed. */
export function accountRoutes({ server: { db } }: Steering): Hono {
  async function list() {
    const rows = await db
      .select({ instrument: instruments, test: pennyTests, email: employees.emailAddress })
      .from(instruments)
      .innerJoin(employees, eq(employees.id, instruments.employeeId))
      .leftJoin(pennyTests, eq(pennyTests.instrumentId, instruments.id))
      .orderBy(desc(instruments.id))
      .limit(mostShown);
    return rows.map(({ instrument: { id, displayText: name, last4, status }, test, email }) => ({
      ...{ id, email, name, last4 },
      status: instrumentStatus.fromWire(status),
      /** In minor units. */
      deposits: test && depositsOf(test),
    }));
  }
  return new Hono()
    .get('/', async (c) => {
      const accounts = await list();
      if (wantsJson(c)) return c.json({ accounts });
      return writePage(
        'Accounts and cards',
        html`<form method="post">
<p><label>Number <input name="id" inputmode="numeric" required></label></p>
<p><label>State <select name="state">${Object.keys(states).map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Set it</button>
</form>
${table(
  'Newest first',
  ['Number', 'Person', 'Account', 'Status', 'Deposits in cents'],
  accounts.map(({ id, email, name, last4, status, deposits }) => [
    ...[String(id), email, `${name} ••${last4}`, status ?? ''],
    deposits?.join(' and ') ?? '',
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { id, state } = (await readFields(c)) ?? {};
      if (!isState(state)) return c.json({ error: 'Send {"id": 104, "state": "closed"} or "expired".' }, 400);
      const changed = await db
        .update(instruments)
        .set(states[state])
        .where(eq(instruments.id, Number(id)))
        .returning({ id: instruments.id });
      if (changed.length === 0) return c.json({ error: `There is no account ${String(id)}.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/accounts', 303) : c.json({ id: Number(id), state });
    });
}
