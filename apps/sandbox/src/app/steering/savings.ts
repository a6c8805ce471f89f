import { isoDate } from '@dayfare/domain/money';
import { goalStatus } from '@dayfare/domain/savings';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { dueAt } from '../../areas/money/index.ts';
import { savingsDeposits, savingsGoals } from '../../areas/savings/index.ts';
import { employees } from '../../areas/session/index.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** The goals of everybody, and a way to the time of each one's next deposit. */
export function savingsRoutes({ server: { db } }: Steering): Hono {
  async function list() {
    const rows = await db
      .select({ goal: savingsGoals, next: savingsDeposits, person: employees })
      .from(savingsGoals)
      .innerJoin(employees, eq(employees.id, savingsGoals.employeeId))
      .leftJoin(
        savingsDeposits,
        and(eq(savingsDeposits.goalId, savingsGoals.id), eq(savingsDeposits.status, 'scheduled')),
      )
      .orderBy(asc(savingsGoals.id));
    return rows.map(({ goal: { id, name, status }, next, person }) => ({
      ...{ id, email: person.emailAddress, name, status: goalStatus.fromWire(status) },
      nextAt: next?.dueOn ? dueAt(isoDate(next.dueOn), person.timeZone).toISOString() : null,
    }));
  }
  return new Hono().get('/', async (c) => {
    const goals = await list();
    if (wantsJson(c)) return c.json({ goals });
    return writePage(
      'Savings goals',
      table(
        'Goals',
        ['Person', 'Goal', 'Status', 'Next deposit', ''],
        goals.map(({ email, name, status, nextAt }) => [
          ...[email, name, status ?? ''],
          nextAt ? localTime(new Date(nextAt)) : '',
          nextAt
            ? html`<form method="post" action="/sandbox/clock"><button name="now" value="${nextAt}">Move the clock there</button></form>`
            : '',
        ]),
      ),
    );
  });
}
