import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { expireLinks, guardianConsents, lastLink, makeLink } from '../../areas/guardian/index.ts';
import { employees } from '../../areas/session/index.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { withOrigin } from '../../platform/http/own-origin.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** The moments of a consent, in order, in words. */
const moments = [
  ['esignAt', 'Signature agreed to'],
  ['consentAt', 'Form agreed to'],
  ['agreementsAt', 'Agreements kept'],
  ['approvedAt', 'Consent given'],
  ['cardAppliedAt', 'Card applied for'],
] as const;

/** Shows what guardians have agreed to, and makes links to it: a new one, or one that has expired. */
export function guardianRoutes({ server }: Steering): Hono {
  const { db, clock } = server;
  const list = async () => {
    const now = clock.now();
    const rows = await db
      .select({ consent: guardianConsents, minor: employees })
      .from(guardianConsents)
      .innerJoin(employees, eq(employees.id, guardianConsents.employeeId))
      .orderBy(guardianConsents.id);
    return Promise.all(
      rows.map(async ({ consent, minor }) => ({
        email: minor.emailAddress,
        name: `${minor.firstName} ${minor.lastName}`,
        guardianPhone: consent.guardianPhone,
        isLinkValid: (await lastLink(db, consent.id, now))?.isLive ?? false,
        ...Object.fromEntries(moments.map(([name]) => [name, consent[name]?.toISOString() ?? null])),
        moments: moments.flatMap(([name, words]) => {
          const at = consent[name];
          return at ? [`${words} ${localTime(at)}`] : [];
        }),
      })),
    );
  };
  return new Hono()
    .get('/', async (c) => {
      const all = await list();
      if (wantsJson(c)) return c.json({ consents: all.map(({ moments: _, ...one }) => one) });
      return writePage(
        'Guardians',
        html`<p>A link that works is in the <a href="/sandbox/outbox">outbox</a>. Another minor: make a person with the past of Nia Brooks on the <a href="/sandbox">first page</a>.</p>
<form method="post">
<p><label>Minor <select name="email">${all.map(({ email, name }) => html`<option value="${email}">${name}</option>`)}</select></label></p>
<p><label>What happens <select name="link"><option value="new">A new link</option><option value="expired">The link expires</option></select></label></p>
<button>Do it</button>
</form>
${table(
  'Consents',
  ['Minor', 'Guardian', 'Link', 'What was done'],
  all.map((one) => [
    `${one.name} (${one.email})`,
    one.guardianPhone,
    one.isLinkValid ? 'Works' : 'Has expired',
    one.moments.join('; ') || 'Nothing yet',
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { email, link: wanted = 'new' } = (await readFields(c)) ?? {};
      const [found] = await db
        .select({ consent: guardianConsents })
        .from(guardianConsents)
        .innerJoin(employees, eq(employees.id, guardianConsents.employeeId))
        .where(eq(employees.emailAddress, String(email)));
      if (!found || (wanted !== 'new' && wanted !== 'expired'))
        return c.json({ error: 'Send {"email": "…", "link": "new"} for a minor, or "expired".' }, 400);
      const link = await underLocks(db, async (tx) => {
        const now = clock.now();
        const made = await makeLink(tx, found.consent, now);
        if (wanted === 'expired') await expireLinks(tx, found.consent.id, now);
        return withOrigin(made, new URL(c.req.url).origin);
      });
      if (!isForm(c)) return c.json({ link });
      return writePage('A link', html`<p><a href="${link}">${link}</a></p>`);
    });
}
