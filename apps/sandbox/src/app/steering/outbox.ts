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

/** The texts, e-mails and push notifications that were "sent", newest first. */
export function outboxRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const rows = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(mostShown);
    const { origin } = new URL(c.req.url);
    const messages = rows.map((row) => ({ ...row, body: withOrigin(row.body, origin) }));
    if (wantsJson(c)) return c.json({ messages });
    return writePage(
      'Outbox',
      messages.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`${messages.map(
            ({ channel, recipient, subject, body, sentAt }) => html`<article>
<h2>${subject ?? channelNames[channel]}</h2>
<p class="quiet">${channelNames[channel]} to ${recipient}, ${localTime(sentAt)}</p>
<pre>${linked(body, origin)}</pre>
</article>`,
          )}`,
    );
  });
}
