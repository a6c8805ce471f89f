import { and, desc, eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type SecurityEventKind, securityEventKinds } from '../../areas/session/notices/security-events.ts';
import { securityEvents } from '../../areas/session/sessions/session-tables.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 100;

/** What happened, in words. */
const names: Readonly<Record<SecurityEventKind, string>> = {
  signedIn: 'Signed in',
  signInRefused: 'Sign-in refused',
  ledToEmployer: 'Led to the employer’s sign-in',
  signedInAtEmployer: 'Signed in at the employer',
  employerSignInRefused: 'Sign-in at the employer refused',
  handedOver: 'Handed over by a partner',
  pinSent: 'Code sent',
  pinRefused: 'Code refused',
  pinAccepted: 'Code accepted',
  deviceForgotten: 'Device removed',
  signedOut: 'Signed out',
  signedOutEverywhere: 'Signed out everywhere',
  signedOutOthers: 'Other devices signed out',
  deviceSignedOut: 'A device signed out',
  resetAsked: 'New password asked for',
  resetRefused: 'New password refused',
  passwordReset: 'New password by a code',
  passwordChanged: 'Password changed',
  passwordChangeRefused: 'Password change refused',
  passkeyAdded: 'A passkey was added',
  passkeyRemoved: 'A passkey was removed',
  passkeyRefused: 'A passkey was refused',
  twoStepChanged: 'Two-step sign-in changed',
  largeTransferProved: 'Large transfer confirmed by a code',
  instrumentAdded: 'Account or card added',
  instrumentRemoved: 'Account or card removed',
  accountClosed: 'Account closed by its person',
  profileChanged: 'Profile changed',
  emailChanged: 'Email address changed',
  phoneChanged: 'Phone number changed',
};

const isKind = (text: string): text is SecurityEventKind => securityEventKinds.some((kind) => kind === text);

const numberIn = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** What has happened to accounts, newest first; `?person=2001` for one of them, `?before=` for what was earlier. People are their numbers. */
export function securityEventRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const [person, before] = [numberIn(c.req.query('person')), numberIn(c.req.query('before'))];
    const found = await server.db
      .select()
      .from(securityEvents)
      .where(
        and(
          person === undefined ? undefined : eq(securityEvents.employeeId, person),
          before === undefined ? undefined : lt(securityEvents.id, before),
        ),
      )
      .orderBy(desc(securityEvents.id))
      .limit(mostShown);
    if (wantsJson(c)) return c.json({ events: found });
    const rows = found.map(({ kind, employeeId, address, at }) => [
      localTime(at),
      isKind(kind) ? names[kind] : kind,
      employeeId === null ? 'Nobody’s' : html`<a href="?person=${employeeId}">#${employeeId}</a>`,
      address,
    ]);
    const oldest = found.length === mostShown ? found.at(-1) : undefined;
    const earlier = new URLSearchParams({
      ...(person === undefined ? {} : { person: String(person) }),
      ...(oldest ? { before: String(oldest.id) } : {}),
    });
    return writePage(
      'Security events',
      html`<p>What has happened to accounts. The database adds to this and never changes it.</p>
${person === undefined ? '' : html`<p>Only those of #${person}. <a href="/sandbox/security-events">Show everybody’s</a></p>`}
${rows.length === 0 ? html`<p>Nothing has happened yet.</p>` : table('Security events', ['When', 'What', 'Whose account', 'From'], rows)}
${oldest ? html`<p><a href="?${earlier.toString()}">Earlier events</a></p>` : ''}`,
    );
  });
}
