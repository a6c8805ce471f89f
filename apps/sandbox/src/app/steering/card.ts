import { type CardStatus, cardApproval, cardCaseState, cardStatus, depositState } from '@dayfare/domain/card';
import { minorUnits } from '@dayfare/domain/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  authorise,
  cards,
  decideCase,
  decisionsByName,
  giveCard,
  load,
  moveDeposit,
  setApproval,
} from '../../areas/card/index.ts';
import { writeDocument } from '../../areas/enrollment/index.ts';
import { employees } from '../../areas/session/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;
const decisions = cardApproval.names.filter((name) => name !== 'None');
const states = cardStatus.names.filter((name) => name !== 'None');

/** Puts a person's card in a state at its issuer, and gives them one first where they have none. */
async function setState(tx: Db, employeeId: number, state: CardStatus, at: Date): Promise<void> {
  const inUse = and(eq(cards.employeeId, employeeId), isNull(cards.replacedBy));
  const [known] = await tx.select({ id: cards.id }).from(cards).where(inUse);
  const { id } = known ?? (await giveCard(tx, employeeId, at));
  const isNew = state === 'IssuedButNotYetActivated';
  await tx
    .update(cards)
    .set({
      status: cardStatus.toWire(state),
      ...(isNew ? { isActivated: false, pinHash: null } : { isActivated: true }),
    })
    .where(eq(cards.id, id));
}

/** The cards that we issue, as their processor and the network see them. */
export function ownCardRoutes({ server: { db, clock } }: Steering): Hono {
  const list = async () => {
    const rows = await db
      .select({ card: cards, email: employees.emailAddress })
      .from(cards)
      .innerJoin(employees, eq(employees.id, cards.employeeId))
      .orderBy(desc(cards.id))
      .limit(mostShown);
    return rows.map(({ card: { id, last4, expiry, status, replacedBy }, email }) => ({
      ...{ id, email, last4, expiry },
      status: cardStatus.fromWire(status),
      isInUse: replacedBy === null,
    }));
  };
  return new Hono()
    .get('/document.png', async (c) => {
      const [person] = await db
        .select()
        .from(employees)
        .where(eq(employees.emailAddress, c.req.query('email') ?? ''));
      if (!person) return c.json({ error: 'Nobody has that email address.' }, 404);
      const { firstName, lastName, birthDate } = person;
      const picture = writeDocument({ firstName, lastName, birthDate: birthDate ?? '1990-05-04' });
      return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' });
    })
    .get('/', async (c) => {
      const all = await list();
      if (wantsJson(c)) return c.json({ cards: all });
      const email = html`<p><label>Email <input name="email" type="email" value="nadia.rahman@example.com" required></label></p>`;
      return writePage(
        'Our cards',
        html`<h2>Pay with one, or load it</h2>
<form method="post">${email}
<p><label>What <select name="kind"><option>purchase</option><option>load</option></select></label></p>
<p><label>Amount <input name="amount" inputmode="decimal" value="12.50" required></label></p>
<p><label>Merchant, or who pays <input name="merchant" value="Corner Grocery" required></label></p>
<p><label>Place; none is online <input name="place"></label></p>
<button>Tell of it</button>
</form>
<h2>How one stands at its issuer</h2>
<form method="post">${email}
<p><label>State <select name="state">${states.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Set it</button>
</form>
<h2>What is decided about whom</h2>
<p>Everybody who applies is approved, but for these names. The scanner reads a person’s own
<a href="/sandbox/card/document.png?email=clara.mbeki%40example.com" download>test document</a>; change the email in its address for another one.</p>
${table(
  'Decisions by name',
  ['Name on the application', 'Decision', 'Reason'],
  decisionsByName.map(({ name, approval, rejection }) => [name, approval, rejection ?? '']),
)}
<h2>Decide about an application</h2>
<form method="post">${email}
<p><label>Decision <select name="decision">${decisions.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Decide</button>
</form>
<h2>What a payroll does about a direct deposit</h2>
<form method="post">${email}
<p><label>State <select name="deposit">${depositState.names.map((name) => html`<option>${name}</option>`)}</select></label></p>
<button>Do it</button>
</form>
${table(
  'Newest first',
  ['Number', 'Person', 'Card', 'Last month', 'State'],
  all.map(({ id, email: owner, last4, expiry, status, isInUse }) => [
    ...[String(id), owner, `••${last4}`, expiry],
    `${status}${isInUse ? '' : ', replaced'}`,
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const fields = (await readFields(c)) ?? {};
      const { email, kind, amount, merchant, place = '', state, decision, caseState, deposit } = fields;
      const at = clock.now();
      const [person] = await db
        .select({ id: employees.id })
        .from(employees)
        .where(eq(employees.emailAddress, String(email)));
      const answer = (value: object) => (isForm(c) ? c.redirect('/sandbox/card', 303) : c.json(value));
      if (cardCaseState.is(caseState)) {
        const id = Number(fields.case);
        if (!(await db.transaction((tx) => decideCase(tx, id, caseState, at))))
          return c.json(
            { error: `Case ${String(fields.case)} is not there, or can’t become ${caseState}.` },
            404,
          );
        return answer({ case: id, caseState });
      }
      const minor = Math.round(Number(amount) * 100);
      if (person && cardStatus.is(state)) {
        await db.transaction((tx) => setState(tx, person.id, state, at));
        return answer({ email, state });
      }
      if (person && depositState.is(deposit)) {
        if (!(await db.transaction((tx) => moveDeposit(tx, person.id, deposit, at))))
          return c.json({ error: `That direct deposit is not there, or can’t become ${deposit}.` }, 404);
        return answer({ email, deposit });
      }
      if (person && cardApproval.is(decision)) {
        await db.transaction(async (tx) => {
          if (decision === 'Approved') await giveCard(tx, person.id, at);
          else await setApproval(tx, person.id, decision, at);
        });
        return answer({ email, decision });
      }
      if (person && (kind === 'purchase' || kind === 'load') && minor > 0 && typeof merchant === 'string') {
        const asked = {
          employeeId: person.id,
          amount: minorUnits(minor),
          merchant,
          place: String(place),
          at,
        };
        const told = await db.transaction((tx) => (kind === 'load' ? load : authorise)(tx, asked));
        return told ? answer({ ...told }) : c.json({ error: `${String(email)} has no card.` }, 404);
      }
      return c.json(
        {
          error:
            'Send {"email": "…", "kind": "purchase", "amount": "12.50", "merchant": "Corner Grocery"}, "state", "decision" or "deposit".',
        },
        400,
      );
    });
}
