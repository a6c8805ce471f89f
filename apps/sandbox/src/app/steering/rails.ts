import { decimalText, minorUnits } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  advanceAndEnqueue,
  catchUp,
  checkRails,
  closedAsConfigured,
  collectStage,
  instruments,
  lastReconciliation,
  lockTransfer,
  reconcile,
  rulesOfOrders,
} from '../../areas/money/index.ts';
import { employees } from '../../areas/session/index.ts';
import { withOutside } from '../../platform/jobs/outside-first.ts';
import { type HoldEnd, isRailScenario, railScenarioNames } from '../../rails/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;

const decisions = { approve: 'taken', void: 'voided' } as const satisfies Record<string, HoldEnd>;

const compared = (last: Awaited<ReturnType<typeof lastReconciliation>>) =>
  last
    ? `Compared ${localTime(last.at)}: ${last.differences === 0 ? 'no difference' : JSON.stringify(last.details)}.`
    : 'Not compared yet.';
/** What differs from its rail: a person who has looked at it can have it brought there. */
const mendable = (last: Awaited<ReturnType<typeof lastReconciliation>>) => [
  ...new Set(last?.details.differing.map((reference) => reference.slice(0, reference.lastIndexOf(':')))),
];
const isDecision = (value: unknown): value is keyof typeof decisions =>
  typeof value === 'string' && Object.hasOwn(decisions, value);

const problem =
  'Send {"id": 104, "scenario": "R01"}; GET lists the scenarios, and /sandbox/accounts the numbers.';

/** What banks and card schemes do with payments: how each account is treated, what was paid, and what is held. */
export function railRoutes({ server }: Steering): Hono {
  const { db, clock, settings, rails } = server;
  const places = () =>
    db
      .select({ id: instruments.id, name: instruments.displayText, email: employees.emailAddress })
      .from(instruments)
      .innerJoin(employees, eq(employees.id, instruments.employeeId))
      .orderBy(instruments.id);
  return new Hono()
    .get('/', async (c) => {
      const check = await checkRails(db, rails);
      const payments = await rails.latest(mostShown);
      const last = await lastReconciliation(db);
      if (wantsJson(c))
        return c.json({ check, payments, scenarios: railScenarioNames, reconciliation: last ?? null });
      const agree = Object.values(check).every(({ length }) => length === 0);
      return writePage(
        'Rails',
        html`<p>${agree ? 'The rails and the server agree about every payment.' : 'The rails and the server do NOT agree.'}</p>
<form method="post" action="/sandbox/rails/reconcile"><p>${compared(last)}</p><button>Compare now</button></form>
${mendable(last).map((id) => html`<form method="post" action="/sandbox/rails/news"><input type="hidden" name="transaction" value="${id}"><p>${id} <button>Bring it to where its rail says that it is</button></p></form>`)}
<form method="post" action="/sandbox/rails">
<p><label>Payments to <select name="id">${(await places()).map(({ id, name, email }) => html`<option value="${id}">${email}: ${name}</option>`)}</select></label></p>
<p><label>The rail <select name="scenario">${Object.entries(railScenarioNames).map(([name, words]) => html`<option value="${name}">${name}: ${words}</option>`)}</select></label></p>
<button>Set it</button>
</form>
<form method="post" action="/sandbox/rails/cash">
<p><label>Cash of the transfer <input name="transaction" placeholder="T-…" required></label></p>
<button>Pay it out at the counter</button>
</form>
<form method="post" action="/sandbox/rails/held">
<p><label>A held transfer <input name="transaction" placeholder="T-…" required></label></p>
<button name="decision" value="approve">Approve</button> <button name="decision" value="void">Void</button>
</form>
<form method="post" action="/sandbox/rails/news">
<p><label>The rail has news of <input name="transaction" placeholder="T-…" required></label></p>
<button>Look at it</button>
</form>
${table(
  'Payments, newest first',
  ['Reference', 'Rail', 'Amount', 'Paid', 'State', 'Reason', 'At'],
  payments.map((one) => [
    one.reference,
    one.rail,
    decimalText(minorUnits(one.amountMinor)),
    decimalText(minorUnits(one.paidMinor)),
    one.state,
    one.reason ?? '',
    localTime(one.changedAt),
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { id, scenario } = (await readFields(c)) ?? {};
      if (!isRailScenario(scenario)) return c.json({ error: problem }, 400);
      const [place] = await db
        .select()
        .from(instruments)
        .where(eq(instruments.id, Number(id) || 0));
      if (!place) return c.json({ error: problem }, 404);
      await rails.setScenario(place.id, scenario);
      return isForm(c) ? c.redirect('/sandbox/rails', 303) : c.json({ id: place.id, scenario });
    })
    .post('/reconcile', async (c) => {
      const written = await reconcile(server, clock.now());
      return isForm(c) ? c.redirect('/sandbox/rails', 303) : c.json(written);
    })
    .post('/cash', async (c) => {
      const { transaction } = (await readFields(c)) ?? {};
      const id = String(transaction);
      const { accessPercent } = settings;
      const stage = collectStage(closedAsConfigured(server));
      const isDone = await withOutside(db, {
        lock: (tx) => lockTransfer(tx, id),
        work: (tx, ask) => advanceAndEnqueue(stage, tx, { id, at: clock.now(), accessPercent, rails, ask }),
      }).catch(() => false);
      if (!isDone) return c.json({ error: `No cash of ${String(transaction)} waits to be picked up.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/rails', 303) : c.json({ transaction });
    })
    .post('/news', async (c) => {
      const { transaction } = (await readFields(c)) ?? {};
      const id = String(transaction);
      const hasChanged = await catchUp(server, rulesOfOrders, id).catch(() => null);
      if (hasChanged === null) return c.json({ error: `No rail knows of ${id}.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/rails', 303) : c.json({ transaction, hasChanged });
    })
    .post('/held', async (c) => {
      const { transaction, decision } = (await readFields(c)) ?? {};
      if (!isDecision(decision) || typeof transaction !== 'string')
        return c.json({ error: 'Send {"transaction": "T-…", "decision": "approve"} or "void".' }, 400);
      // The rail checks it by hand; the result arrives like any other news.
      const isDone = await rails
        .endHold(`${transaction}:principal`, decisions[decision], clock.now())
        .then(() => catchUp(server, rulesOfOrders, transaction))
        .catch(() => false);
      if (!isDone) return c.json({ error: `No transfer ${transaction} is held.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/rails', 303) : c.json({ transaction, decision });
    });
}
