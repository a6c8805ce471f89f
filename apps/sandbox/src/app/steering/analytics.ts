import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { analyticsBatches, analyticsEvents, clientLogs, userActions } from '../../areas/analytics/tables.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

const mostShown = 500;
const down = '{"match": "appbits", "kind": "drop-before"}';

/** What the app has told about itself, newest first: events by batch, actions, and its own faults. */
export function analyticsRoutes({ server }: Steering): Hono {
  const { db } = server;
  const collected = async () => ({
    batches: await db
      .select()
      .from(analyticsBatches)
      .orderBy(desc(analyticsBatches.receivedAt))
      .limit(mostShown),
    events: (await db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id)).limit(mostShown)).map(
      ({ requestId, event }) => ({ requestId, ...event }),
    ),
    actions: (await db.select().from(userActions).orderBy(desc(userActions.id)).limit(mostShown)).map(
      ({ action }) => action,
    ),
    clientLogs: await db.select().from(clientLogs).orderBy(desc(clientLogs.id)).limit(mostShown),
  });
  return new Hono()
    .get('/', async (c) => {
      const all = await collected();
      if (wantsJson(c)) return c.json(all);
      return writePage(
        'Analytics',
        html`<p>${all.events.length} events in ${all.batches.length} batches. The collector goes down with
<code>POST /sandbox/faults</code> and <code>${down}</code>, and comes back with <code>DELETE /sandbox/faults</code>.</p>
<h2>Events</h2>
${table(
  'Events',
  ['Start', 'Action', 'Type', 'Screen', 'User', 'Kind', 'Client', 'Batch'],
  all.events.map((one) => [
    localTime(new Date(one.startTime)),
    one.actionName,
    one.actionType,
    one.screenName,
    one.userId,
    one.userType,
    one.clientType,
    one.requestId,
  ]),
)}
<h2>Actions</h2>
${table(
  'Actions',
  ['Start', 'Action', 'Screen', 'User'],
  all.actions.map(({ startTime, actionName, screenName, userId }) => [
    localTime(new Date(startTime)),
    actionName,
    screenName,
    userId,
  ]),
)}
<h2>Faults that the app reported</h2>
${table(
  'Faults that the app reported',
  ['At', 'Kind', 'Where', 'Message'],
  all.clientLogs.map((one) => [localTime(one.at), one.logType, one.methodName, one.logMessage]),
)}`,
      );
    })
    .delete('/', async (c) => {
      await db.delete(analyticsEvents);
      await db.delete(analyticsBatches);
      await db.delete(userActions);
      await db.delete(clientLogs);
      return c.json(await collected());
    });
}
