import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Clock } from '../../platform/http/clock.ts';
import { localTime } from './page/local-time.ts';
import { writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** How far business time is to go, in milliseconds: by so much, wherever it is by then, or to an instant. */
interface Wanted {
  readonly ms: number;
  readonly isBy: boolean;
}

/** How a request wants business time moved; a text says what is wrong with it. */
function wanted(body: unknown, clock: Clock): Wanted | string {
  if (typeof body !== 'object' || body === null)
    return 'Send {"now": "2026-12-01T09:00:00Z"} or {"advanceMs": 3600000}.';
  const { now: to, advanceMs } = body as Record<string, unknown>;
  const now = clock.now().getTime();
  const ms = typeof to === 'string' ? Date.parse(to) : now + Number(advanceMs);
  if (!Number.isFinite(ms)) return 'Send {"now": "2026-12-01T09:00:00Z"} or {"advanceMs": 3600000}.';
  if (ms < now)
    return 'Business time only moves forward: wages and arrivals cannot be undone. Use POST /sandbox/reset.';
  return { ms: ms - now, isBy: typeof to !== 'string' };
}

/** Business time: read it, or move it forward and have what is due by then settled. */
export function clockRoutes({ server, settle, nextDue }: Steering): Hono {
  const { clock } = server;
  /**
   * Moves on through all that falls due on the way, as if one had waited: a jump would look to the server as if it had stood still. Moves by
   * so much add up when two are made at once.
   */
  const advance = async ({ ms, isBy }: Wanted) => {
    const move = (step: number) =>
      isBy ? clock.advance(step) : clock.advanceTo(new Date(clock.now().getTime() + step));
    let [left, last, settled] = [ms, 0, 0];
    for (;;) {
      const now = clock.now().getTime();
      const due = (await nextDue(new Date(now + left)))?.getTime();
      if (due === undefined || due <= last) break;
      last = due;
      const step = Math.max(0, due - now);
      await move(step);
      left = Math.max(0, left - step);
      settled += await settle();
    }
    await move(left);
    return settled + (await settle());
  };
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
      const move = wanted(await readFields(c), clock);
      if (typeof move === 'string') return c.json({ error: move }, 400);
      const settled = await advance(move);
      return isForm(c) ? c.redirect('/sandbox/clock', 303) : c.json({ ...state(), settled });
    });
}
