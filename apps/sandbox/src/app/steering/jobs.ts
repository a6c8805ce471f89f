import { Hono } from 'hono';
import { html } from 'hono/html';
import { deadJobs, failingJobs, reviveJobs } from '../../platform/jobs/queue.ts';
import { localTime } from './page/local-time.ts';
import { table, writePage } from './page/page.ts';
import { isForm } from './page/read-fields.ts';
import { wantsJson } from './page/wants-json.ts';
import type { Steering } from './steering-options.ts';

/** The jobs that failed and will be retried, and those that failed too often: what, how often, when last, and when next, in business time. */
export function jobRoutes({ server }: Steering): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const revived = await reviveJobs(server.db, server.clock.now());
    return isForm(c) ? c.redirect('/sandbox/jobs', 303) : c.json({ revived });
  });
  return app.get('/', async (c) => {
    const failing = await failingJobs(server.db);
    const dead = await deadJobs(server.db);
    if (wantsJson(c)) return c.json({ failing, dead });
    return writePage(
      'Jobs',
      failing.length + dead.length === 0
        ? html`<p>Nothing has failed: all work that is due has been done.</p>`
        : html`<p>These failed and are tried again, each by itself; all other work goes on. Times are business time.</p>
${table(
  'Failing jobs',
  ['Job', 'About', 'Due', 'Failures', 'Last failure', 'Failed at', 'Next try'],
  failing.map((job) => [
    job.kind,
    job.reference,
    localTime(job.dueAt),
    job.failures,
    job.failure,
    job.failedAt && localTime(job.failedAt),
    localTime(job.nextTryAt),
  ]),
)}
${
  dead.length === 0
    ? ''
    : html`<form method="post" action="/sandbox/jobs"><p>These have failed too often to be tried again by themselves.</p><button>Try them again</button></form>
${table(
  'Jobs that were given up',
  ['Job', 'About', 'Due', 'Last failure', 'Given up'],
  dead.map((job) => [
    job.kind,
    job.reference,
    localTime(job.dueAt),
    job.failure,
    job.deadAt && localTime(job.deadAt),
  ]),
)}`
}`,
    );
  });
}
