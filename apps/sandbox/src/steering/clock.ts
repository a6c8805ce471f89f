import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Clock } from '../http/clock.ts';
import { localTime } from './local-time.ts';
import { writePage } from './page.ts';
import { isForm, readFields } from './read-fields.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

/** How a request wants business time moved; a text says what is wrong with it. */
function wanted(body: unknown, clock: Clock): Date | string {
  if (typeof body !== 'object' || body === null)
    return 'Send {"now": "2026-12-01T09:00:00Z"} or {"advanceMs": 3600000}.';
  const { now: to, advanceMs } = body as Record<string, unknown>;
  const now = clock.now().getTime();
  const ms = typeof to === 'string' ? Date.parse(to) : now + Number(advanceMs);
  if (!Number.isFinite(ms)) return 'Send {"now": "2026-12-01T09:00:00Z"} or {"advanceMs": 3600000}.';
  if (ms < now)
    return 'Business time only moves forward: wages and arrivals cannot be undone. Use POST /sandbox/reset.';
  return new Date(ms);
}

/** Business time: read it, or move it forward and have what is due by then settled. */
export function clockRoutes({ server, settle, nextDue }: Steering): Hono {
  const { clock } = server;
  const state = () => ({ now: clock.now().toISOString(), realNow: clock.real().toISOString() });
  return new Hono()
    .get('/', async (c) => {
      if (wantsJson(c)) return c.json(state());
      return writePage(
        'Clock',
        html`<dl><dt>Business time</dt><dd>${localTime(clock.now())}</dd>
<dt>Real time</dt><dd>${localTime(clock.real())}</dd></dl>
<form method="post" action="/sandbox/clock">
<button name="advanceMs" value="3600000">One hour on</button>
<button name="advanceMs" value="86400000">One day on</button>
<button name="advanceMs" value="604800000">One week on</button>
</form>
<form method="post" action="/sandbox/clock">
<p><label>On to this day and time <input type="datetime-local" name="now" required></label></p>
<button>Move on</button>
</form>`,
      );
    })
    .post('/', async (c) => {
      const target = wanted(await readFields(c), clock);
      if (typeof target === 'string') return c.json({ error: target }, 400);
      let settled = 0;
      // Through all that falls due on the way, as if one had waited: a jump would look to the server as if it had stood still.
      let last = 0;
      for (let due = await nextDue(target); due && due.getTime() > last; due = await nextDue(target)) {
        last = due.getTime();
        await clock.advanceTo(due);
        settled += await settle();
      }
      await clock.advanceTo(target);
      settled += await settle();
      return isForm(c) ? c.redirect('/sandbox/clock', 303) : c.json({ ...state(), settled });
    });
}
