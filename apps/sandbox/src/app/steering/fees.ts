import { type FeeKind, feeKind, pricingModel, serviceChargeMode } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { feeDiscounts } from '../../areas/money/index.ts';
import { employees, employers, employments } from '../../areas/session/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const problem =
  'Send {"email": "…"} with {"model": "PayPeriod5", "mode": "Inclusive", "programFee": 450} for the employer, or {"kind": "Offer", "percentOff": 50, "uses": 1} for the person; GET lists the names.';

/** A model waives by itself; every other kind is given to someone. */
const given = feeKind.names.filter((kind) => kind !== 'FeeWaivedInPricing');
const isGiven = (kind: unknown): kind is FeeKind => feeKind.is(kind) && kind !== 'FeeWaivedInPricing';

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);

/** What transfers cost: each employer's pricing, and the discounts that people were given. */
export function feeRoutes({ server: { db, clock } }: Steering): Hono {
  const find = async (email: unknown) => {
    const [found] = await db
      .select({ id: employees.id, employerId: employments.employerId })
      .from(employees)
      .innerJoin(employments, eq(employments.employeeId, employees.id))
      .where(eq(employees.emailAddress, String(email)))
      .orderBy(employments.id)
      .limit(1);
    return found;
  };
  const state = async () => ({
    employers: await db.select().from(employers).orderBy(employers.id),
    discounts: await db.select().from(feeDiscounts),
    models: pricingModel.names,
    modes: serviceChargeMode.names,
    kinds: given,
  });
  return new Hono()
    .get('/', async (c) => {
      const all = await state();
      if (wantsJson(c)) return c.json(all);
      return writePage(
        'Fees',
        html`<form method="post" action="/sandbox/fees">
<p><label>Employer of <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Pricing <select name="model">${options(all.models)}</select></label>
<label>Taken <select name="mode">${options(['OnTop', 'Inclusive', 'Debit'])}</select></label></p>
<p><label>Fee of a pay period in cents, for PayPeriodOther <input name="programFee" inputmode="numeric" value="450"></label></p>
<button>Set it</button>
</form>
<form method="post" action="/sandbox/fees">
<p><label>Discount for <input name="email" type="email" required placeholder="maya.torres@example.com"></label></p>
<p><label>Kind <select name="kind">${options(all.kinds)}</select></label>
<label>Percent off <input name="percentOff" inputmode="numeric" value="100"></label>
<label>Transfers <input name="uses" inputmode="numeric" value="1"></label></p>
<button>Give it</button>
</form>
${table(
  'Employers',
  ['Employer', 'Pricing', 'Taken'],
  all.employers.map((one) => [one.name, one.pricingModel, one.serviceChargeMode]),
)}
${table(
  'Discounts',
  ['Person', 'Kind', 'Percent off', 'Transfers'],
  all.discounts.map((one) => [one.employeeId, one.kind, one.percentOff, one.uses]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { email, kind, model, mode, ...numbers } = (await readFields(c)) ?? {};
      const person = await find(email);
      if (!person) return c.json({ error: problem }, 404);
      if (isGiven(kind)) {
        const [percentOff, uses] = [Number(numbers.percentOff ?? 100), Number(numbers.uses ?? 1)];
        if (!(percentOff >= 1 && percentOff <= 100 && uses >= 1)) return c.json({ error: problem }, 400);
        const columns = { percentOff, uses, givenAt: clock.now() };
        await db
          .insert(feeDiscounts)
          .values({ employeeId: person.id, kind, ...columns })
          .onConflictDoUpdate({ target: [feeDiscounts.employeeId, feeDiscounts.kind], set: columns });
      } else {
        if (!pricingModel.is(model) || !serviceChargeMode.is(mode)) return c.json({ error: problem }, 400);
        await db
          .update(employers)
          .set({
            pricingModel: model,
            serviceChargeMode: mode,
            programFeeMinor: Number(numbers.programFee ?? 0) || 0,
          })
          .where(eq(employers.id, person.employerId ?? 0));
      }
      return isForm(c) ? c.redirect('/sandbox/fees', 303) : c.json({ email });
    });
}
