import { epochMs, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { tipsKind, tipsMode } from '@dayfare/domain/tips';
import { asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { employees, employments } from '../../areas/session/index.ts';
import { reportTips, tipsDeposits } from '../../areas/tips/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 100;

/** What employers report of tips and mileage, and what of it their people can get early. */
export function tipsRoutes({ server: { db, clock } }: Steering): Hono {
  /** What a person works at their first employer. */
  async function workOf(email: unknown) {
    const [found] = await db
      .select({ employment: employments, employee: employees })
      .from(employments)
      .innerJoin(employees, eq(employees.id, employments.employeeId))
      .where(eq(employees.emailAddress, String(email)))
      .orderBy(asc(employments.id))
      .limit(1);
    return found;
  }
  return new Hono()
    .get('/', async (c) => {
      const rows = await db
        .select({ report: tipsDeposits, email: employees.emailAddress })
        .from(tipsDeposits)
        .innerJoin(employments, eq(employments.id, tipsDeposits.employmentId))
        .innerJoin(employees, eq(employees.id, employments.employeeId))
        .orderBy(desc(tipsDeposits.id))
        .limit(mostShown);
      const reports = rows.map(({ report: { id, kind, amountMinor, workedOn, potId }, email }) => ({
        ...{ id, email, kind: tipsKind.fromWire(kind), minor: amountMinor, workedOn },
        isEarly: potId !== null,
      }));
      if (wantsJson(c)) return c.json({ reports });
      return writePage(
        'Tips and mileage',
        html`<form method="post">
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>Reported <select name="kind">${tipsKind.names.map((name) => html`<option>${name}</option>`)}</select></label></p>
<p><label>In cents <input name="minor" inputmode="numeric" required></label></p>
<button>Report it</button>
</form>
<form method="post" action="/sandbox/tips/mode">
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>Can be taken early <select name="mode">${tipsMode.names.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Set it</button>
</form>
${table(
  'Newest first',
  ['Person', 'Earned on', 'Reported', 'Cents', 'Paid'],
  reports.map(({ email, kind, minor, workedOn, isEarly }) => [
    ...[email, workedOn, kind ?? '', String(minor), isEarly ? 'early' : 'with pay'],
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { email, kind, minor } = (await readFields(c)) ?? {};
      const work = await workOf(email);
      const cents = Number(minor);
      if (!work || !tipsKind.is(kind) || !Number.isSafeInteger(cents) || cents <= 0)
        return c.json({ error: 'Send {"email": "…", "kind": "Tips" or "Mileage", "minor": 8640}.' }, 400);
      const at = clock.now();
      const workedOn = toIsoDate(epochMs(at.getTime()), work.employee.timeZone);
      const report = { employmentId: work.employment.id, kind, amount: minorUnits(cents), workedOn, at };
      const id = await db.transaction((tx) => reportTips(tx, report));
      return isForm(c) ? c.redirect('/sandbox/tips', 303) : c.json({ id });
    })
    .post('/mode', async (c) => {
      const { email, mode } = (await readFields(c)) ?? {};
      const work = await workOf(email);
      if (!work || !tipsMode.is(mode))
        return c.json({ error: `Send {"email": "…", "mode": one of ${tipsMode.names.join(', ')}}.` }, 400);
      // With tips alone, wages are not paid out early.
      const servicesPaused = mode === 'TimelyTipsOnly';
      await db
        .update(employments)
        .set({ tipsMode: tipsMode.toWire(mode), servicesPaused })
        .where(eq(employments.id, work.employment.id));
      return isForm(c) ? c.redirect('/sandbox/tips', 303) : c.json({ mode });
    });
}
