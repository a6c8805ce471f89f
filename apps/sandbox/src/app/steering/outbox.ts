import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { withOrigin } from '../../platform/http/own-origin.ts';
import { outbox } from '../../platform/http/tables.ts';
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

/** The texts, e-mails and push notifications that were "sent", newest first. */
export function outboxRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const rows = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(mostShown);
    const { origin } = new URL(c.req.url);
    const messages = rows.map(({ stopUrl, ...row }) => ({
      ...row,
      body: withOrigin(row.body, origin),
      headers: stopUrl === null ? {} : stopHeaders(withOrigin(stopUrl, origin)),
    }));
    if (wantsJson(c)) return c.json({ messages });
    return writePage(
      'Outbox',
      messages.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`${messages.map(
            ({ channel, recipient, subject, body, headers, sentAt }) => html`<article>
<h2>${subject ?? channelNames[channel]}</h2>
<p class="quiet">${channelNames[channel]} to ${recipient}, ${localTime(sentAt)}</p>
<pre>${linked(body, origin)}</pre>
${Object.entries(headers).map(([name, value]) => html`<p class="quiet">${name}: ${value}</p>`)}
</article>`,
          )}`,
    );
  });
}
