import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  employerOf,
  issueEmployerCode,
  newcomers,
  seededNumbers,
  specialEmployers,
  trustScores,
  writeDocument,
} from '../../areas/enrollment/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const numberShows = {
  AvailableForRegistration: 'Free',
  AlreadyRegisteredActive: 'Has an account',
  Deactive: 'Its account is closed',
  PhoneCarrierNotValidated: 'The carrier says that texts don’t reach it',
  NeedActivation: 'Its account has to be activated',
} as const;

const documentPath = (employeeNumber: string) => `/sandbox/newcomers/${employeeNumber}.png`;

/** Who can sign up: the employers’ records, the numbers that differ, and documents for the ID scanner. */
export function newcomerRoutes({ server }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      const people = newcomers.map((one) => ({
        ...one,
        employer: employerOf(one.employerId)?.wire.name ?? '',
        document: documentPath(one.employeeNumber),
      }));
      if (wantsJson(c)) return c.json({ people, numbers: seededNumbers });
      return writePage(
        'Newcomers',
        html`<p>Any phone number that isn’t listed can sign up, with anybody of these. The code is in the <a href="/sandbox/outbox">outbox</a>.</p>
<h2>People in employers’ records</h2>
${table(
  'People who can sign up',
  ['Name', 'Employer', 'Employee ID', 'Born', 'SSN ends in', 'ID', 'Shows'],
  people.map((one) => [
    `${one.firstName} ${one.lastName}`,
    one.employer,
    one.employeeNumber,
    one.birthDate,
    one.ssn,
    html`<a href="${one.document}" download>Picture</a>`,
    one.hasAccount ? 'Has an account already' : 'Can sign up',
  ]),
)}
<p>The scanner reads these pictures and no others. A file whose name says “expired” counts as out of date.</p>
<h2>Codes of employers</h2>
<form method="post">
<p>Whose tries are used up goes on with a one-time code from the employer.</p>
<p><label>Employee ID <input name="employeeNumber" required placeholder="4410027"></label> <button>Make a code</button></p>
</form>
<h2>Phone numbers</h2>
${table(
  'Phone numbers that differ',
  ['Number', 'Shows'],
  [
    ...Object.entries(seededNumbers).map(([number, status]) => [`+${number}`, numberShows[status]]),
    ...Object.entries(trustScores).map(([number, score]) => [
      `+${number}`,
      `Trusted with ${score} of 1,000; refused where EnableProve is 1 and ProveMinTrustedScore is higher`,
    ]),
  ],
)}
<h2>Employers</h2>
${table(
  'Employers that differ',
  ['Employer', 'Shows'],
  specialEmployers.map(({ wire, shows }) => [wire.name, shows]),
)}
<p>Five thousand others can be found by their names. An invitation code is on the page of whoever invites, at /referral.</p>`,
      );
    })
    .post('/', async (c) => {
      const { employeeNumber } = (await readFields(c)) ?? {};
      const found = newcomers.find((one) => one.employeeNumber === employeeNumber);
      if (!found) return c.json({ error: 'Send {"employeeNumber": "…"}, of somebody who can sign up.' }, 404);
      const code = await issueEmployerCode(server, found);
      if (!isForm(c)) return c.json({ code });
      return writePage(
        'Newcomers',
        html`<p>The code of ${found.firstName} ${found.lastName}: <b>${code}</b></p>`,
      );
    })
    .get('/:file{.+\\.png}', (c) => {
      const number = c.req.param('file').slice(0, -'.png'.length);
      const found = newcomers.find(({ employeeNumber }) => employeeNumber === number);
      if (!found) return c.json({ error: 'Nobody has that employee id.' }, 404);
      const { firstName, lastName, birthDate } = found;
      return c.body(new Uint8Array(writeDocument({ firstName, lastName, birthDate })), 200, {
        'content-type': 'image/png',
      });
    });
}
