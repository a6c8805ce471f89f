import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { withOrigin } from '../../platform/http/own-origin.ts';
import { newNonce, pagePolicy } from '../../platform/http/security-headers.ts';
import type { Server } from '../../platform/http/server.ts';
import { outbox } from '../../platform/http/tables.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { localTime } from './page/local-time.ts';
import { writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;
const channelNames = { text: 'Text message', email: 'Email', push: 'Push notification' } as const;

/** A text with its links to the app. */
const linked = (text: string, origin: string) =>
  text
    .split(/(\S+)/)
    .map((word) => (word.startsWith(`${origin}/`) ? html`<a href="${word}">${word}</a>` : word));

/** The headers of an e-mail by which mail programs stop others of its kind with one press (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** An e-mail as it is received. */
async function showLetter(server: Server, id: number, origin: string): Promise<Response | null> {
  const [row] = await server.db.select().from(outbox).where(eq(outbox.id, id));
  if (row?.channel !== 'email') return null;
  const nonce = newNonce();
  const { environment, language, stopUrl } = row;
  const letter = await writeLetter(
    {
      subject: row.subject ?? '',
      body: withOrigin(row.body, origin),
      environment: environment ?? server.settings.environment,
      language: language ?? 'en',
    },
    { origin, nonce, stopUrl: stopUrl && withOrigin(stopUrl, origin) },
  );
  return new Response(letter, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, { formTargets: [] }),
    },
  });
}

/** The texts, e-mails and push notifications that were "sent", newest first. */
export function outboxRoutes({ server }: Steering): Hono {
  const routes = new Hono();
  routes.get('/:id{[0-9]{1,15}}/letter', async (c) => {
    const { origin } = new URL(c.req.url);
    return (await showLetter(server, Number(c.req.param('id')), origin)) ?? c.notFound();
  });
  return routes.get('/', async (c) => {
    const rows = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(mostShown);
    const { origin } = new URL(c.req.url);
    const messages = rows.map(({ stopUrl, language, environment, ...row }) => ({
      ...row,
      body: withOrigin(row.body, origin),
      /** How it is drawn. */
      letter: row.channel === 'email' ? `/sandbox/outbox/${row.id}/letter` : null,
      headers: stopUrl === null ? {} : stopHeaders(withOrigin(stopUrl, origin)),
    }));
    if (wantsJson(c)) return c.json({ messages });
    return writePage(
      'Outbox',
      messages.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`${messages.map(
            ({ channel, recipient, subject, body, headers, letter, sentAt }) => html`<article>
<h2>${subject ?? channelNames[channel]}</h2>
<p class="quiet">${channelNames[channel]} to ${recipient}, ${localTime(sentAt)}</p>
<pre>${linked(body, origin)}</pre>
${letter && html`<p><a href="${letter}">As it is received</a></p>`}
${Object.entries(headers).map(([name, value]) => html`<p class="quiet">${name}: ${value}</p>`)}
</article>`,
          )}`,
    );
  });
}
