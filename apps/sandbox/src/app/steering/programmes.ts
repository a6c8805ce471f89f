import { accountStatus, isIsoDate, minorUnits, toWire } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { outstandingOfEmployer, serviceClosures } from '../../areas/money/index.ts';
import { employees, employers, employments } from '../../areas/session/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import { programmeRules } from './programme-rules.ts';
import type { Steering } from './steering-options.ts';

const problem =
  'Send {"email": "…"} with {"rule": "funding", "value": "500.00"}, or with account, endedOn (null takes it back) or state; or {"service": "paused"}, "maintenance" or "open". GET lists the rules.';

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);
const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value));

/** What employers' programmes allow, and how people and the service stand. */
export function programmeRoutes({ server: { db, clock } }: Steering): Hono {
  const find = async (email: unknown) => {
    const [found] = await db
      .select({ id: employees.id, employmentId: employments.id, employer: employers })
      .from(employees)
      .innerJoin(employments, eq(employments.employeeId, employees.id))
      .leftJoin(employers, eq(employers.id, employments.employerId))
      .where(eq(employees.emailAddress, String(email)))
      .orderBy(employments.id)
      .limit(1);
    return found;
  };
  const state = async () => {
    const all = await db.select().from(employers).orderBy(employers.id);
    const closures = await db.select({ kind: serviceClosures.kind }).from(serviceClosures);
    return {
      rules: Object.keys(programmeRules),
      accounts: accountStatus.names,
      closed: closures.map(({ kind }) => kind),
      employers: await Promise.all(
        all.map(async ({ id, name, country, programme }) => {
          const currency = country === 'CA' ? 'CAD' : 'USD';
          const drawn = await outstandingOfEmployer(db, { employerId: id, currency });
          const { funding } = programme;
          return {
            ...{ id, name, programme, drawn: toWire(drawn) },
            left: funding === undefined ? null : toWire(minorUnits(funding - drawn)),
          };
        }),
      ),
    };
  };
  const setService = async (service: unknown) => {
    await db.delete(serviceClosures);
    if (service === 'paused' || service === 'maintenance')
      await db.insert(serviceClosures).values({ kind: service, since: clock.now() });
  };
  return new Hono()
    .get('/', async (c) => {
      const all = await state();
      if (wantsJson(c)) return c.json(all);
      return writePage(
        'Programmes',
        html`<form method="post">
<p><label>Employer of <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Rule <select name="rule">${options(all.rules)}</select></label>
<label>Value; empty lifts it <input name="value"></label></p>
<button>Set it</button>
</form>
<form method="post">
<p><label>Person <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Account <select name="account">${options(all.accounts)}</select></label>
<label>First day without the job <input name="endedOn" type="date"></label>
<label>Lives in <input name="state" placeholder="CT"></label></p>
<button>Set it</button>
</form>
<form method="post">
<p>Early pay for everybody: ${all.closed.join(', ') || 'open'}</p>
${['open', 'paused', 'maintenance'].map((service) => html`<button name="service" value="${service}">${service}</button> `)}
</form>
${table(
  'Employers',
  ['Employer', 'Rules', 'Taken, not brought back', 'Left'],
  all.employers.map((one) => [one.name, JSON.stringify(one.programme), one.drawn, one.left ?? 'no end']),
)}`,
      );
    })
    .post('/', async (c) => {
      const { email, service, rule, value, account, ...rest } = (await readFields(c)) ?? {};
      if (service !== undefined) {
        await setService(service);
        return isForm(c) ? c.redirect('/sandbox/programmes', 303) : c.json({ service });
      }
      const found = await find(email);
      if (!found) return c.json({ error: problem }, 404);
      const { id, employmentId, employer } = found;
      const change = programmeRules[String(rule)];
      try {
        if (change && employer)
          await db
            .update(employers)
            .set({ programme: change(employer.programme, textOf(value)) })
            .where(eq(employers.id, employer.id));
      } catch (error) {
        return c.json({ error: error instanceof RangeError ? error.message : problem }, 400);
      }
      const endedOn = textOf(rest.endedOn);
      const isStatus = accountStatus.is(account);
      if (!(change && employer) && !isStatus && !('endedOn' in rest) && !('state' in rest))
        return c.json({ error: problem }, 400);
      if (endedOn !== null && !isIsoDate(endedOn)) return c.json({ error: problem }, 400);
      if (isStatus)
        await db
          .update(employees)
          // Support opens what its person has closed.
          .set({
            accountStatus: accountStatus.toWire(account),
            ...(account === 'Active' && { closedAt: null }),
          })
          .where(eq(employees.id, id));
      if ('endedOn' in rest)
        await db.update(employments).set({ endedOn }).where(eq(employments.id, employmentId));
      if ('state' in rest)
        await db
          .update(employees)
          .set({ residentialState: textOf(rest.state) })
          .where(eq(employees.id, id));
      return isForm(c) ? c.redirect('/sandbox/programmes', 303) : c.json({ email });
    });
}
