import { and, gt, isNotNull, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { lastReconciliation } from '../../areas/money/index.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import type { Steering } from './steering-options.ts';

/** What a monitor looks at, in the text format of Prometheus. */
export function metricRoutes({ server: { db, clock } }: Steering): Hono {
  return new Hono().get('/', async (c) => {
    const last = await lastReconciliation(db);
    const failing = await db.$count(jobs, and(gt(jobs.failures, 0), isNull(jobs.deadAt)));
    const dead = await db.$count(jobs, isNotNull(jobs.deadAt));
    const age = last ? Math.max(0, (clock.now().getTime() - last.at.getTime()) / 1_000) : Number.NaN;
    const gauges: readonly (readonly [name: string, help: string, value: number])[] = [
      [
        'dayfare_reconciliation_differences',
        'What the ledger, the payments and the rails disagree about.',
        last?.differences ?? Number.NaN,
      ],
      ['dayfare_reconciliation_age_seconds', 'Business time since they were compared.', age],
      ['dayfare_jobs_failing', 'Jobs that have failed and are tried again.', failing],
      ['dayfare_jobs_dead', 'Jobs that have failed too often to be tried again by themselves.', dead],
    ];
    const text = gauges.map(
      ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    );
    return c.text(text.join(''), 200, { 'content-type': 'text/plain; version=0.0.4' });
  });
}
