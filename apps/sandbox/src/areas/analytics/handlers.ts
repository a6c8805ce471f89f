import { analyticsContract } from '@dayfare/api/analytics/contract';
import { implement } from '@orpc/server';
import { asc, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../session/index.ts';
import { collect } from './collect.ts';
import { clientLogs, savedEvents, userActions } from './tables.ts';
import { takeRows } from './take-rows.ts';

const analytics = implement(analyticsContract).$context<ApiContext>();

/** Events that are kept of a person; the app has a few dozen. */
const mostSavedEvents = 200;

/** What the app reports about itself. Events, actions and errors are accepted from visitors too. */
export const analyticsHandlers = analytics.router({
  sendEvents: analytics.sendEvents.handler(async ({ context, input }) => {
    const { db, clock, idempotencyKey } = context;
    if (!idempotencyKey) throw new Refusal('InvalidRequest');
    await takeRows(context, input.length);
    return { accepted: await collect(db, idempotencyKey, input, clock.real()) };
  }),
  saveAction: analytics.saveAction.handler(async ({ context, input }) => {
    await takeRows(context);
    const employeeId = context.signedIn?.employee.id ?? null;
    await context.db.insert(userActions).values({ employeeId, action: input, at: context.clock.real() });
    return true;
  }),
  saveEvents: analytics.saveEvents.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee, clock } = context;
    await takeRows(context, input.length);
    const own = eq(savedEvents.employeeId, employee.id);
    const rows = new Map(
      input.map((event) => [event.eventName, { ...event, employeeId: employee.id, savedAt: clock.real() }]),
    );
    const saved = await db.select({ name: savedEvents.eventName }).from(savedEvents).where(own);
    // Events that are saved already are repeats, also at the limit.
    for (const { name } of saved) rows.delete(name);
    if (rows.size === 0) return true;
    if (saved.length + rows.size > mostSavedEvents) throw new Refusal('TooManyRequests');
    await db
      .insert(savedEvents)
      .values([...rows.values()])
      .onConflictDoNothing();
    return true;
  }),
  getEvents: analytics.getEvents
    .use(requireSession)
    .handler(({ context }) =>
      context.db
        .select({ eventName: savedEvents.eventName, status: savedEvents.status })
        .from(savedEvents)
        .where(eq(savedEvents.employeeId, context.employee.id))
        .orderBy(asc(savedEvents.eventName)),
    ),
  logClientCalls: analytics.logClientCalls.handler(async ({ context, input }) => {
    await takeRows(context);
    await context.db.insert(clientLogs).values({ ...input, at: context.clock.real() });
    return true;
  }),
});
