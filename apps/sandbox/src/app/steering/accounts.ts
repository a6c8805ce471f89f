import { instrumentStatus, instrumentVerification, minorUnits } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { giveOpenCard } from '../../areas/card/index.ts';
import {
  depositsOf,
  fillHeld,
  instruments,
  openInstrument,
  payReward,
  pennyTests,
} from '../../areas/money/index.ts';
import { employees } from '../../areas/session/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;
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
  Savings: { kind: 'Savings', subType: null, displayText: 'Rainy day' },
  Tips: { kind: 'TimelyTips', subType: 'Tips', displayText: 'Tips' },
  Mileage: { kind: 'TimelyTips', subType: 'Mileage', displayText: 'Mileage' },
  Accumulated: { kind: 'DirectAccumulatedBalance', subType: null, displayText: 'Balance' },
} as const;
/** Money on a person's own card is held too; the card comes with it. */
const potNames = ['Card', ...Object.keys(pots)];
const isPot = (value: unknown): value is 'Card' | keyof typeof pots =>
  potNames.some((name) => name === value);
/** What a card ends in that is given with its money. */
const cardEnd = '7702';

/** What holds money of a kind for a person: a new one, or the person's card. */
async function potOf(tx: Db, employeeId: number, pot: 'Card' | keyof typeof pots, at: Date) {
  if (pot === 'Card') {
    const { instrumentId } = await giveOpenCard(tx, employeeId, at, cardEnd);
    return { id: instrumentId, employeeId };
  }
  return openInstrument(tx, employeeId, { ...pots[pot], imageName: 'card' });
}

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
<p><label>Holds money <select name="pot">${potNames.map((name) => html`<option>${name}</option>`)}</select></label></p>
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
            error: `Send {"email": "…", "pot": "…", "minor": 12000}; pot is one of ${potNames.join(', ')}.`,
          },
          400,
        );
      const id = await db.transaction(async (tx) => {
        const instrument = await potOf(tx, employee.id, pot, clock.now());
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
