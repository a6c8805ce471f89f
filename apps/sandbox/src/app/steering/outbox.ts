import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { outbox } from '../../platform/http/tables.ts';
import { localTime } from './local-time.ts';
import { writePage } from './page.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

const mostShown = 200;
const channelNames = { text: 'Text message', email: 'Email' } as const;

/** The texts and e-mails that were "sent", newest first. */
export function outboxRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const messages = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(mostShown);
    if (wantsJson(c)) return c.json({ messages });
    return writePage(
      'Outbox',
      messages.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`${messages.map(
            ({ channel, recipient, subject, body, sentAt }) => html`<article>
<h2>${subject ?? channelNames[channel]}</h2>
<p class="quiet">${channelNames[channel]} to ${recipient}, ${localTime(sentAt)}</p>
<pre>${body}</pre>
</article>`,
          )}`,
    );
  });
}
