import { fromWire, type PayFrequency, payFrequency } from '@dayfare/domain/money';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { changePayFrequency, payPeriods } from '../../areas/money/index.ts';
import { employees, employments } from '../../areas/session/index.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;
const problem =
  'Send {"email": "…", "netPay": "40.00"} for somebody whose pay is still to come; null for what the hours come to.';
const frequencyProblem = `Send {"email": "…", "payFrequency": "Weekly"}, one of ${payFrequency.names.join(', ')}, for somebody with a job.`;
const isPayFrequency = (name: unknown): name is PayFrequency =>
  payFrequency.names.some((one) => one === name);

/** Paydays: what each took of what was taken early, what the next one pays, and how often they come. */
export function paydayRoutes({ server: { db, clock } }: Steering): Hono {
  const list = () =>
    db
      .select({ email: employees.emailAddress, period: payPeriods })
      .from(payPeriods)
      .innerJoin(employments, eq(employments.id, payPeriods.employmentId))
      .innerJoin(employees, eq(employees.id, employments.employeeId))
      .orderBy(desc(payPeriods.paysOn))
      .limit(mostShown);
  return new Hono()
    .get('/', async (c) => {
      const all = await list();
      if (wantsJson(c)) return c.json({ paydays: all.map(({ email, period }) => ({ email, ...period })) });
      return writePage(
        'Paydays',
        html`<form method="post">
<p><label>Person <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Net pay of the next payday; empty for what the hours come to <input name="netPay" inputmode="decimal" placeholder="40.00"></label></p>
<button>Set it</button>
</form>
<form method="post" action="/sandbox/paydays/frequency">
<p><label>Person <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Is paid, from the next pay period on <select name="payFrequency">${payFrequency.names.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Change it</button>
</form>
${table(
  'Paydays in cents, newest first',
  ['Person', 'Payday', 'Net pay', 'Taken early', 'Taken off', 'Paid'],
  all.map(({ email, period }) => [
    ...[email, period.paysOn, period.netPayMinor ?? 'as worked', period.dueMinor, period.withheldMinor],
    period.paidAt === null ? 'to come' : 'paid',
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { email, netPay = null } = (await readFields(c)) ?? {};
      const [next] = await db
        .select({ employmentId: payPeriods.employmentId, startsOn: payPeriods.startsOn })
        .from(payPeriods)
        .innerJoin(employments, eq(employments.id, payPeriods.employmentId))
        .innerJoin(employees, eq(employees.id, employments.employeeId))
        .where(and(eq(employees.emailAddress, String(email)), isNull(payPeriods.paidAt)))
        .orderBy(asc(payPeriods.startsOn))
        .limit(1);
      if (!next) return c.json({ error: problem }, 404);
      if (netPay !== null && !/^\d{1,7}(\.\d{2})?$/.test(String(netPay)))
        return c.json({ error: problem }, 400);
      await db
        .update(payPeriods)
        .set({ netPayMinor: netPay === null ? null : fromWire(Number(netPay)) })
        .where(and(eq(payPeriods.employmentId, next.employmentId), eq(payPeriods.startsOn, next.startsOn)));
      return isForm(c) ? c.redirect('/sandbox/paydays', 303) : c.json({ email, netPay });
    })
    .post('/frequency', async (c) => {
      const { email, payFrequency: frequency } = (await readFields(c)) ?? {};
      const [job] = await db
        .select({ employmentId: employments.id })
        .from(employments)
        .innerJoin(employees, eq(employees.id, employments.employeeId))
        .where(eq(employees.emailAddress, String(email)))
        .orderBy(asc(employments.id))
        .limit(1);
      if (!job || !isPayFrequency(frequency)) return c.json({ error: frequencyProblem }, job ? 400 : 404);
      const change = await underLocks(db, (tx) =>
        changePayFrequency(tx, { ...job, frequency, now: clock.now() }),
      );
      return isForm(c) ? c.redirect('/sandbox/paydays', 303) : c.json({ email, change });
    });
}
