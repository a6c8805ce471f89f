import {
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  minorUnits,
} from '@dayfare/domain/money';
import { product, productCard } from '@dayfare/domain/product';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { depositsOf, fillHeld, instruments, payReward, pennyTests } from '../../money/index.ts';
import { employees } from '../../session/index.ts';
import { table, writePage } from './page.ts';
import { isForm, readFields } from './read-fields.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

const mostShown = 200;
/** A number that no sub-type has. */
const noSubType = 99;

/** First state of an account by what its verification says; the rest waits for someone's hand. */
const automatic: ReadonlySet<string> = new Set([
  'UpdateRequired',
  'PendingAutomaticVerification',
  'Disconnected',
]);

/**
 * What a state is called: by the documents' second set, for what that can't say, by their first; the bank of a `refusing` one sends back what is
 * paid into it, and refuses debits.
 */
const stateNames = [...instrumentVerification.names, 'InActive', 'None', 'refusing'] as const;
type StateName = (typeof stateNames)[number];

function stateOf(name: StateName) {
  if (name === 'InActive') return { status: instrumentStatus.toWire(name), isDefault: false };
  if (name === 'refusing') return { refusesPayouts: true };
  if (name === 'None') return { status: instrumentStatus.toWire(name), verification: null };
  const waiting = automatic.has(name) ? 'PendingAutomaticVerification' : 'PendingManualVerification';
  return {
    status: instrumentStatus.toWire(name === 'Active' ? 'Active' : waiting),
    verification: instrumentVerification.toWire(name),
  };
}

const isState = (value: unknown): value is StateName => stateNames.some((name) => name === value);

/** What we can hold for a person, by name. */
const pots = {
  Card: { kind: 'Card', subType: productCard, displayText: `${product} card`, last4: '7702' },
  Savings: { kind: 'Savings', subType: null, displayText: 'Rainy day', last4: '' },
  Tips: { kind: 'TimelyTips', subType: 'Tips', displayText: 'Tips', last4: '' },
  Mileage: { kind: 'TimelyTips', subType: 'Mileage', displayText: 'Mileage', last4: '' },
  Accumulated: { kind: 'DirectAccumulatedBalance', subType: null, displayText: 'Balance', last4: '' },
} as const;
const isPot = (value: unknown): value is keyof typeof pots =>
  typeof value === 'string' && Object.hasOwn(pots, value);

/** What banks know: whose accounts there are, what the small deposits were, and which accounts are closed. */
export function accountRoutes({ server: { db, clock } }: Steering): Hono {
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
<p><label>State <select name="state">${stateNames.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Set it</button>
</form>
<form method="post" action="/sandbox/accounts/held">
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>Holds money <select name="pot">${Object.keys(pots).map((name) => html`<option>${name}</option>`)}</select></label></p>
<p><label>Cents in it <input name="minor" inputmode="numeric" required></label></p>
<button>Give it</button>
</form>
<form method="post" action="/sandbox/accounts/reward">
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>Reward for bringing a friend, in cents <input name="minor" inputmode="numeric" value="1500" required></label></p>
<button>Pay it</button>
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
      if (!isState(state))
        return c.json({ error: `Send {"id": 104, "state": "…"}, one of ${stateNames.join(', ')}.` }, 400);
      const changed = await db
        .update(instruments)
        .set(stateOf(state))
        .where(eq(instruments.id, Number(id)))
        .returning({ id: instruments.id });
      if (changed.length === 0) return c.json({ error: `There is no account ${String(id)}.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/accounts', 303) : c.json({ id: Number(id), state });
    })
    .post('/reward', async (c) => {
      const { email, minor } = (await readFields(c)) ?? {};
      const [employee] = await db
        .select()
        .from(employees)
        .where(eq(employees.emailAddress, String(email)));
      const cents = Number(minor);
      if (!employee || !Number.isSafeInteger(cents) || cents <= 0)
        return c.json({ error: 'Send {"email": "…", "minor": 1500}.' }, 400);
      const reward = { amount: minorUnits(cents), at: clock.now() };
      const id = await db.transaction((tx) => payReward(tx, employee, reward));
      return isForm(c) ? c.redirect('/sandbox/accounts', 303) : c.json({ id });
    })
    .post('/held', async (c) => {
      const { email, pot, minor } = (await readFields(c)) ?? {};
      const [employee] = await db
        .select()
        .from(employees)
        .where(eq(employees.emailAddress, String(email)));
      const cents = Number(minor);
      if (!employee || !isPot(pot) || !Number.isSafeInteger(cents) || cents <= 0)
        return c.json(
          {
            error: `Send {"email": "…", "pot": "…", "minor": 12000}; pot is one of ${Object.keys(pots).join(', ')}.`,
          },
          400,
        );
      const { kind, subType, displayText, last4 } = pots[pot];
      const id = await db.transaction(async (tx) => {
        const [instrument] = await tx
          .insert(instruments)
          .values({
            ...{ employeeId: employee.id, displayText, last4, imageName: 'card' },
            instrumentType: instrumentKind.toWire(kind),
            // The wire has no number for none: a pot is told by its kind.
            instrumentSubType: subType === null ? noSubType : instrumentSubType.toWire(subType),
            status: instrumentStatus.toWire('Active'),
            ...{ instantEligible: true, isDefault: false, refusesPayouts: false },
          })
          .returning();
        if (!instrument) throw new Error('The instrument was not written.');
        await fillHeld(tx, instrument, {
          currency: employee.currency,
          minor: minorUnits(cents),
          at: clock.now(),
        });
        return instrument.id;
      });
      return isForm(c) ? c.redirect('/sandbox/accounts', 303) : c.json({ id });
    });
}
