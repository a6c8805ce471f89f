import { Hono } from 'hono';
import { html } from 'hono/html';
import { lastReconciliation } from '../../areas/money/index.ts';
import { seededSignIns } from '../../seeds/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const endpoints = [
  [
    'GET, POST /sandbox/accounts',
    'People’s accounts and cards, and the amounts of the small deposits that verify them. {"id": 104, "state": "InActive"} closes one at its bank, "Disconnected" ends the link to it, "NeedVerification" has a linked card typed again, "UpdateRequired" has it expire, and so on for each state; /held gives somebody a card or pot with money in it.',
  ],
  [
    'GET, POST /sandbox/availability',
    '{"email": "maya.torres@example.com", "reason": "MaxedOut"}: closes early pay to somebody for one of the reasons; Available opens it.',
  ],
  [
    'GET, POST /sandbox/card',
    'The cards that we issue. {"email": "…", "kind": "purchase", "amount": "12.50", "merchant": "Corner Grocery", "place": "Hartford, CT"} or "load": the network tells of it; without a place, online. {"email": "…", "state": "CardBlockedDueToFraud"} for each of the documents’ states; gives a card to somebody who has none. {"email": "…", "decision": "UnderReview"}, Approved or Reject decides about an application.',
  ],
  ['GET /sandbox/cards', 'Numbers of cards to try, and what each does.'],
  [
    'GET, POST /sandbox/rails',
    'What banks and card schemes do with payments: {"id": 104, "scenario": "R01"} sets it for an account or card. Also whether they and the server agree.',
  ],
  [
    'POST /sandbox/rails/reconcile',
    'Compares the ledger, the payments and the rails now, as is done every hour.',
  ],
  [
    'GET /sandbox/metrics',
    'Differences that the last comparison found, its age, and jobs that fail, for a monitor.',
  ],
  ['POST /sandbox/rails/cash', '{"transaction": "T-…"}: pays out cash that waits at the counter.'],
  [
    'POST /sandbox/rails/news',
    '{"transaction": "T-…"}: the rail has news of a payment, which is brought to where the rail says that it is.',
  ],
  [
    'POST /sandbox/rails/held',
    '{"transaction": "T-…", "decision": "approve"} or "void": ends the checking of a transfer that is held.',
  ],
  [
    'GET, POST /sandbox/fees',
    'What transfers cost. {"email": "…", "model": "PayPeriod5", "mode": "Inclusive"} for a person’s employer; {"email": "…", "kind": "Offer", "percentOff": 50, "uses": 1} gives a discount.',
  ],
  ['GET /sandbox/clock', 'Business time and real time.'],
  [
    'POST /sandbox/clock',
    '{"now": "2026-12-01T09:00:00Z"} or {"advanceMs": 86400000}: moves business time on and settles what is due.',
  ],
  [
    'GET /sandbox/newcomers',
    'Who can sign up and with what, employers and phone numbers that differ, and pictures of test documents.',
  ],
  [
    'GET, POST /sandbox/invites',
    '{"to": "nina.alvarez@example.com", "name": "Nina", "language": "es"}: sends an invitation with its link to unsubscribe, as an email, or as a text if it is a phone number. "breaks": true for one that can’t be unsubscribed from.',
  ],
  [
    'GET /sandbox/outbox',
    'Texts and emails that were "sent", and how each email is drawn. JSON with ?format=json.',
  ],
  [
    'GET, POST, DELETE /sandbox/faults',
    '{"match": "ewa/performTransaction", "kind": "drop-after", "times": 1}. Kinds: latency (ms), status (status), error (code), drop-before, drop-after; optional method, times, chance; inBody for a status that only the envelope says.',
  ],
  [
    'GET, POST /sandbox/guardians',
    'What guardians have agreed to. {"email": "nia.brooks@example.com", "link": "new"}: a link to the consent for a minor; "expired": one that has expired.',
  ],
  [
    'GET /sandbox/jobs',
    'Work that failed, such as the settling of a transfer: what, how often, when last, and when it is tried next.',
  ],
  ['GET /sandbox/ledger', 'Every account’s balance, and whether the books are sound.'],
  [
    'GET /sandbox/security-events',
    'What has happened to accounts, newest first; ?person=2001 for one of them, ?before=… for what was earlier.',
  ],
  ['GET, DELETE /sandbox/csp-reports', 'Violations of the page’s security policy.'],
  [
    'GET, DELETE /sandbox/analytics',
    'Events, actions and faults that the app has told of. JSON with ?format=json.',
  ],
  [
    'GET, POST, DELETE /sandbox/configuration',
    '{"IsDynamicThemingEnabled": "1"}: what the app reads as its configuration.',
  ],
  ['GET, POST /sandbox/maintenance', '{"on": true}: every call is answered with 503 until {"on": false}.'],
  [
    'POST /sandbox/oauth-tokens',
    '{"email": "…"}: a one-time token of a partner for connect/GetOuathUserByToken.',
  ],
  [
    'GET, POST /sandbox/paydays',
    '{"email": "…", "netPay": "40.00"}: what the next payday pays, whatever the hours come to. What it does not cover comes off the one after.',
  ],
  [
    'POST /sandbox/people',
    '{"like": "maya.torres@example.com", "firstName": "Ada"}: another person with the past of a seeded one, until the next reset.',
  ],
  [
    'GET, POST /sandbox/programmes',
    'What employers allow, and what is left of their funding. {"email": "…", "rule": "funding", "value": "500.00"} for a person’s employer, without a value to lift it; {"email": "…", "account": "Suspend", "endedOn": "2026-11-20", "state": "CT"} for the person; {"service": "paused"}, "maintenance" or "open" for everybody.',
  ],
  [
    'GET, POST /sandbox/proofs',
    '{"email": "…", "kind": "deduction", "day": "2026-11-20", "amount": 60} or "hours": asks somebody for a proof. {"id": 1, "decision": "accepted"} or unreadable, otherPeriod, notYours: decides about one in review.',
  ],
  ['GET /sandbox/savings', 'Savings goals, and when the next deposit of each is made.'],
  ['GET /sandbox/bills', 'Payments of bills that leave by themselves, and when.'],
  [
    'GET, POST /sandbox/shifts',
    'Shifts that people have requested. {"id": 1, "decision": "Confirmed"} or "Declined": a manager decides about those that wait.',
  ],
  [
    'GET, POST /sandbox/time',
    'Hours that people have logged. {"id": 1, "decision": "Approved"} or "Rejected", with a "reason": a manager decides about submitted ones.',
  ],
  [
    'GET, POST /sandbox/tips',
    '{"email": "…", "kind": "Tips", "minor": 8640}: an employer reports tips or mileage. /mode with {"email": "…", "mode": "TimelyTipsOnly"}: what can be taken early.',
  ],
  ['DELETE /sandbox/sessions', 'Ends every session.'],
  ['POST /sandbox/reset', 'Empties the database and fills it with the people below again.'],
  ['GET /api/docs, GET /api/openapi.json', 'The API.'],
] as const;

function agreement(last: Awaited<ReturnType<typeof lastReconciliation>>): string {
  if (!last) return 'The ledger, the payments and the rails have not been compared yet.';
  const { at, differences } = last;
  const result =
    differences === 0
      ? 'agree with one another'
      : `do NOT agree: ${differences} ${differences === 1 ? 'difference' : 'differences'}`;
  return `The ledger, the payments and the rails ${result} (compared ${localTime(at)}).`;
}

/** The page that says what there is, who can sign in, and whether the books agree. */
export function indexRoutes({ server: { db } }: Pick<Steering, 'server'>): Hono {
  return new Hono().get('/', async (c) => {
    if (wantsJson(c)) return c.json({ endpoints, signIns: seededSignIns });
    return writePage(
      'Sandbox',
      html`<p>${agreement(await lastReconciliation(db))} <a href="/sandbox/rails">What they say</a></p>
<h2>Who can sign in</h2>
${table(
  'Seeded people',
  ['Name', 'Phone', 'Email', 'Password', 'Environment', 'Shows'],
  seededSignIns.map((one) => [one.name, one.phone, one.email, one.password, one.environment, one.shows]),
)}
<h2>Another person</h2>
<form method="post" action="/sandbox/people">
<p><label>With the past of <select name="like">${seededSignIns.map((one) => html`<option value="${one.email}">${one.name}: ${one.shows}</option>`)}</select></label></p>
<p><label>First name <input name="firstName"></label></p>
<p><label>Last name <input name="lastName"></label></p>
<button>Make them</button>
</form>
<h2>Begin again</h2>
<form method="post" action="/sandbox/reset"><p>Empties the database and fills it with the people above.</p><button>Reset</button></form>
<h2>What can be steered from a script</h2>
${table('Endpoints', ['Call', 'What it does'], endpoints)}`,
    );
  });
}
