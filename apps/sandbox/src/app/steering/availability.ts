import { availabilityReason } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { employees } from '../../areas/session/index.ts';
import { seededSignIns } from '../../seeds/index.ts';
import { writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** Closes early pay to someone for one of the 31 reasons, and opens it again. */
export function availabilityRoutes({ server: { db, heldReasons } }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json({ reasons: availabilityReason.names });
      return writePage(
        'Availability',
        html`<form method="post" action="/sandbox/availability">
<p><label>For <select name="email">${seededSignIns.map((one) => html`<option value="${one.email}">${one.name}</option>`)}</select></label></p>
<p><label>Reason <select name="reason">${availabilityReason.names.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Set it</button>
</form>
<p><em>Available</em> leaves it to the rules again. A reset does so for everybody.</p>`,
      );
    })
    .post('/', async (c) => {
      const { email, reason } = (await readFields(c)) ?? {};
      const name = availabilityReason.names.find((known) => known === reason);
      const [employee] = await db
        .select({ id: employees.id })
        .from(employees)
        .where(eq(employees.emailAddress, String(email)));
      if (!name || !employee)
        return c.json({ error: 'Send {"email": "…", "reason": "MaxedOut"}; GET lists the reasons.' }, 400);
      heldReasons.set(employee.id, name);
      return isForm(c) ? c.redirect('/sandbox/availability', 303) : c.json({ email, reason: name });
    });
}
