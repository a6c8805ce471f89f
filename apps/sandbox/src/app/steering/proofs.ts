import { isIsoDate, minorUnits, proofRefusals, proofStatus } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { decide, proofs } from '../../areas/money/index.ts';
import { employees, employments } from '../../areas/session/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;

/** Asks people for proofs, and decides about those that are in review. */
export function proofRoutes({ server }: Steering): Hono {
  const { db } = server;
  const list = async () => {
    const rows = await db
      .select({ proof: proofs, email: employees.emailAddress })
      .from(proofs)
      .innerJoin(employees, eq(employees.id, proofs.employeeId))
      .orderBy(desc(proofs.id))
      .limit(mostShown);
    return rows.map(({ proof: { id, kind, day, status }, email }) => ({
      ...{ id, email, kind, day },
      status: proofStatus.fromWire(status),
    }));
  };
  return new Hono()
    .get('/', async (c) => {
      const all = await list();
      if (wantsJson(c)) return c.json({ proofs: all });
      return writePage(
        'Proofs',
        html`<h2>Ask for one</h2>
<form method="post">
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>For <select name="kind"><option>deduction</option><option>hours</option></select></label></p>
<p><label>Day <input name="day" type="date" required></label></p>
<p><label>Amount of the deduction <input name="amount" inputmode="decimal" value="60.00"></label></p>
<button>Ask</button>
</form>
<h2>Decide about one in review</h2>
<form method="post">
<p><label>Number <input name="id" inputmode="numeric" required></label></p>
<p><label>Decision <select name="decision"><option>accepted</option>${proofRefusals.map((reason) => html`<option>${reason}</option>`)}</select></label></p>
<p><label>Hours that it shows <input name="hours" inputmode="decimal" value="8"></label></p>
<button>Decide</button>
</form>
${table(
  'Newest first',
  ['Number', 'Person', 'For', 'Day', 'Status'],
  all.map(({ id, email, kind, day, status }) => [String(id), email, kind, day, status ?? '']),
)}`,
      );
    })
    .post('/', async (c) => {
      const fields = (await readFields(c)) ?? {};
      const answer = (value: object) => (isForm(c) ? c.redirect('/sandbox/proofs', 303) : c.json(value));
      if (fields.id !== undefined) {
        const { id, decision, hours = 8 } = fields;
        const refusal = proofRefusals.find((known) => known === decision);
        const minutes = Math.round(Number(hours) * 60);
        const isDecided =
          (refusal || (decision === 'accepted' && minutes >= 0 && minutes <= 1440)) &&
          (await decide(
            server,
            Number(id),
            refusal ? { status: 'Refused', refusal } : { status: 'Accepted', minutes },
          ));
        if (!isDecided)
          return c.json(
            { error: 'Send {"id": 1, "decision": "accepted"} for one in review, or why it is refused.' },
            400,
          );
        return answer({ id: Number(id), decision });
      }
      const { email, kind, day, amount = 60 } = fields;
      const [person] = await db
        .select({ employeeId: employees.id, employmentId: employments.id })
        .from(employees)
        .innerJoin(employments, eq(employments.employeeId, employees.id))
        .where(eq(employees.emailAddress, String(email)))
        .limit(1);
      const minor = Math.round(Number(amount) * 100);
      const isKind = kind === 'deduction' || kind === 'hours';
      if (!person || !isKind || typeof day !== 'string' || !isIsoDate(day) || !(minor > 0))
        return c.json(
          {
            error: 'Send {"email": "…", "kind": "deduction", "day": "2026-11-20", "amount": 60}, or "hours".',
          },
          400,
        );
      const [made] = await db
        .insert(proofs)
        .values({ ...person, kind, day, amountMinor: kind === 'deduction' ? minorUnits(minor) : null })
        .onConflictDoNothing()
        .returning({ id: proofs.id });
      return answer({ id: made?.id ?? null });
    });
}
