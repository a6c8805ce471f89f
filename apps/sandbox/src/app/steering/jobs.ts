import { Hono } from 'hono';
import { html } from 'hono/html';
import { failingJobs } from '../../platform/jobs/queue.ts';
import { localTime } from './local-time.ts';
import { table, writePage } from './page.ts';
import type { Steering } from './steering-options.ts';
import { wantsJson } from './wants-json.ts';

/** The jobs that failed and will be retried: what, how often, when last, and when next, in business time. */
export function jobRoutes({ server }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const failing = await failingJobs(server.db);
    if (wantsJson(c)) return c.json({ failing });
    return writePage(
      'Jobs',
      failing.length === 0
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
)}`,
    );
  });
}
