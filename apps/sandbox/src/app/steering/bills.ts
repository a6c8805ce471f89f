import { isoDate } from '@dayfare/domain/money';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { billDues, bills } from '../../areas/billpay/index.ts';
import { dueAt } from '../../areas/money/index.ts';
import { employees } from '../../areas/session/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** The bill payments that leave by themselves, and a way to the time of each. */
export function billsRoutes({ server: { db } }: Steering): Hono {
  async function list() {
    const rows = await db
      .select({ due: billDues, person: employees })
      .from(billDues)
      .innerJoin(bills, eq(bills.id, billDues.billId))
      .innerJoin(employees, eq(employees.id, bills.employeeId))
      .where(isNotNull(billDues.payOn))
      .orderBy(asc(billDues.payOn), asc(billDues.id));
    return rows.flatMap(({ due: { id, dueOn, payOn }, person }) =>
      payOn === null
        ? []
        : [
            {
              ...{ id, email: person.emailAddress, dueOn },
              leavesAt: dueAt(isoDate(payOn), person.timeZone).toISOString(),
            },
          ],
    );
  }
  return new Hono().get('/', async (c) => {
    const payments = await list();
    if (wantsJson(c)) return c.json({ payments });
    return writePage(
      'Bill payments',
      table(
        'Payments that leave by themselves',
        ['Person', 'Due', 'Leaves', ''],
        payments.map(({ email, dueOn, leavesAt }) => [
          ...[email, dueOn, localTime(new Date(leavesAt))],
          html`<form method="post" action="/sandbox/clock"><button name="now" value="${leavesAt}">Move the clock there</button></form>`,
        ]),
      ),
    );
  });
}
