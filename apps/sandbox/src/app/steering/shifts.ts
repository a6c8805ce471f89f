import { shiftCancelReason, shiftStatus } from '@dayfare/domain/connect';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { decideShift, shiftRequestsToDecide } from '../../areas/connect/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** What a manager sees: who requested which shift, and the decision about what waits for one. */
export function shiftRoutes({ server: { db, clock, secret } }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      const requests = (await shiftRequestsToDecide(db)).map(({ request, shift, email }) => ({
        ...{ id: request.id, email, title: shift.title, startAt: shift.startAt },
        status: request.cancelledAt === null ? shiftStatus.fromWire(request.status) : 'Cancelled',
        reason: request.reason === null ? null : shiftCancelReason.fromWire(request.reason),
      }));
      if (wantsJson(c)) return c.json({ requests });
      return writePage(
        'Requested shifts',
        table(
          'Newest first',
          ['Person', 'Shift', 'Begins', 'State', 'Why', ''],
          requests.map(({ id, email, title, startAt, status, reason }) => [
            ...[email, title, localTime(startAt), status ?? '', reason ?? ''],
            status === 'Requested'
              ? html`<form method="post"><input type="hidden" name="id" value="${id}"><button name="decision" value="Confirmed">Confirm</button> <button name="decision" value="Declined">Decline</button></form>`
              : '',
          ]),
        ),
      );
    })
    .post('/', async (c) => {
      const { id, decision } = (await readFields(c)) ?? {};
      if ((decision !== 'Confirmed' && decision !== 'Declined') || !Number.isSafeInteger(Number(id)))
        return c.json({ error: 'Send {"id": 1, "decision": "Confirmed" or "Declined"}.' }, 400);
      if (!(await decideShift(db, Number(id), { decision, now: clock.now(), secret })))
        return c.json({ error: `No request ${String(id)} waits for a decision.` }, 404);
      return isForm(c) ? c.redirect('/sandbox/shifts', 303) : c.json({ id: Number(id), decision });
    });
}
