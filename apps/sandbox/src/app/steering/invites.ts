import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { sendInvite, smartInvites } from '../../areas/public/index.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 200;
const isRecipient = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) || /^\+?[\d\s().-]{10,}$/.test(text);

/** Invites people, by email or text message, with a link to unsubscribe. */
export function inviteRoutes({ server }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      const rows = await server.db
        .select({
          name: smartInvites.firstName,
          channel: smartInvites.channel,
          breaks: smartInvites.breaks,
          sentAt: smartInvites.sentAt,
        })
        .from(smartInvites)
        .orderBy(desc(smartInvites.sentAt))
        .limit(mostShown);
      if (wantsJson(c)) return c.json({ invites: rows });
      return writePage(
        'Invitations',
        html`<p>What is sent is in the <a href="/sandbox/outbox">outbox</a>, with its link to unsubscribe.</p>
<form method="post">
<p><label>Email or phone number <input name="to" value="nina.alvarez@example.com" required></label></p>
<p><label>First name <input name="name" value="Nina" required></label></p>
<p><label>Language <select name="language"><option>en</option><option>es</option><option>cf</option></select></label></p>
<p><label><input type="checkbox" name="breaks" value="true"> Unsubscribing fails</label></p>
<button>Invite</button>
</form>
${table(
  'Newest first',
  ['Name', 'By', 'Unsubscribing', 'Sent'],
  rows.map(({ name, channel, breaks, sentAt }) => [
    ...[name, channel, breaks ? 'fails' : 'works', localTime(sentAt)],
  ]),
)}`,
      );
    })
    .post('/', async (c) => {
      const { to, name, language, breaks } = (await readFields(c)) ?? {};
      if (typeof to !== 'string' || typeof name !== 'string' || !isRecipient(to) || name.trim() === '')
        return c.json({ error: 'Send {"to": "nina.alvarez@example.com", "name": "Nina"}.' }, 400);
      const link = await sendInvite(server, {
        ...{ to, name: name.trim(), origin: new URL(c.req.url).origin },
        language: languageOf(typeof language === 'string' ? language : null),
        breaks: breaks === true || breaks === 'true',
      });
      if (isForm(c)) return c.redirect('/sandbox/invites', 303);
      return c.json({ link }, link === null ? 200 : 201);
    });
}
