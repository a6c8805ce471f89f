import { timeStatus } from '@dayfare/domain/time';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { employees } from '../../areas/session/index.ts';
import { decideHours, timeEntries } from '../../areas/time/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 100;
const submitted = timeStatus.toWire('Submitted');

/** What a manager sees: the hours that people have logged, and the decision about those that were submitted. */
export function timeRoutes({ server: { db, clock } }: Steering): Hono {
  return new Hono()
    .get('/', async (c) => {
      const rows = await db
        .select({ entry: timeEntries, email: employees.emailAddress })
        .from(timeEntries)
        .innerJoin(employees, eq(employees.id, timeEntries.employeeId))
        .orderBy(desc(timeEntries.id))
        .limit(mostShown);
      const hours = rows.map(({ entry: { id, startAt, endAt, status, isDoubtful }, email }) => ({
        ...{ id, email, startAt, endAt, isDoubtful },
        status: timeStatus.fromWire(status),
      }));
      if (wantsJson(c)) return c.json({ hours });
      return writePage(
        'Logged hours',
        table(
          'Newest first',
          ['Person', 'From', 'To', 'State', 'To look at', ''],
          hours.map(({ id, email, startAt, endAt, status, isDoubtful }) => [
            ...[email, localTime(startAt), endAt ? localTime(endAt) : '', status ?? ''],
            isDoubtful ? 'yes' : '',
            status === 'Submitted'
              ? html`<form method="post"><input type="hidden" name="id" value="${id}"><button name="decision" value="Approved">Approve</button> <button name="decision" value="Rejected">Reject</button></form>`
              : '',
          ]),
        ),
      );
    })
    .post('/', async (c) => {
      const { id, decision, reason = 'The times don’t match the schedule.' } = (await readFields(c)) ?? {};
      if ((decision !== 'Approved' && decision !== 'Rejected') || !Number.isSafeInteger(Number(id)))
        return c.json({ error: 'Send {"id": 1, "decision": "Approved" or "Rejected"}.' }, 400);
      const [entry] = await db
        .select()
        .from(timeEntries)
        .where(eq(timeEntries.id, Number(id)));
      if (entry?.status !== submitted)
        return c.json({ error: `Hours ${String(id)} are not submitted.` }, 404);
      const decided = { ids: [entry.id], status: decision, at: clock.now() } as const;
      await decideHours(db, { ...decided, reason: decision === 'Rejected' ? String(reason) : null });
      return isForm(c) ? c.redirect('/sandbox/time', 303) : c.json({ id: entry.id, decision });
    });
}
