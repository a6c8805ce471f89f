import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';
import type { Db } from '../db/db.ts';
import { silentLog } from '../http/log.ts';
import { enqueue, failingJobs, type Job } from './queue.ts';
import { jobs } from './tables.ts';
import { type JobHandler, pauseAfter, runDueJobs } from './worker.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const { db, server } = sandbox;
const run = (handlers: Readonly<Record<string, JobHandler>>) =>
  runDueJobs({ db, clock: server.clock, handlers, log: silentLog });
const notesOf = async () =>
  (await db.execute(sql`select count(*)::int as all from outbox`)) as { rows: { all: number }[] };
const note = async (tx: Db, { reference }: Pick<Job, 'reference'>) => {
  await tx.execute(
    sql`insert into outbox (channel, recipient, body, sent_at) values ('text', '', ${reference}, now())`,
  );
  return true;
};

it('a job that goes on failing rests twice as long each time, from a minute up to six hours', () => {
  const minutes = [1, 2, 3, 4, 5, 8, 9, 10, 2000].map((failures) => pauseAfter(failures) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 128, 256, 360, 360]);
});

it('a job is done when it is due, once, and is gone then; one of an unknown kind is left alone', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  const later = new Date(dueAt.getTime() + 1);
  await enqueue(
    db,
    { kind: 'note', reference: 'now', dueAt },
    { kind: 'note', reference: 'later', dueAt: later },
    { kind: 'other', reference: 'now', dueAt },
  );
  const [before] = (await notesOf()).rows;
  expect([await run({ note }), await run({ note })]).toEqual([1, 0]);
  const [after] = (await notesOf()).rows;
  expect((after?.all ?? 0) - (before?.all ?? 0)).toBe(1);
  const left = await db.select({ kind: jobs.kind, reference: jobs.reference }).from(jobs);
  expect(left).toEqual(
    expect.arrayContaining([
      { kind: 'note', reference: 'later' },
      { kind: 'other', reference: 'now' },
    ]),
  );
});

it('a job that another one adds comes before what falls due after it', async () => {
  await sandbox.reset();
  const now = server.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000);
  await enqueue(
    db,
    { kind: 'weekly', reference: '1', dueAt: at(-30) },
    { kind: 'payday', reference: '1', dueAt: at(-10) },
  );
  const order: string[] = [];
  const weekly: JobHandler = async (tx, { reference }) => {
    order.push(`weekly ${reference}`);
    if (reference === '1') await enqueue(tx, { kind: 'weekly', reference: '2', dueAt: at(-20) });
    return true;
  };
  const payday: JobHandler = async () => {
    order.push('payday');
    return true;
  };
  expect(await run({ weekly, payday })).toBe(3);
  expect(order).toEqual(['weekly 1', 'weekly 2', 'payday']);
});

it('nothing stays of a job that fails, not even when only the end of its transaction refuses it', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  await enqueue(db, { kind: 'throws', reference: '1', dueAt }, { kind: 'unbalanced', reference: '2', dueAt });
  const [before] = (await notesOf()).rows;
  const done = await run({
    throws: async (tx, job) => {
      await note(tx, job);
      throw new RangeError('no');
    },
    unbalanced: async (tx, job) => {
      await note(tx, job);
      await tx.execute(sql`with entry as (
        insert into journal_entries (kind, reference, posted_at) values ('x', 'unbalanced', now()) returning id)
        insert into postings (entry_id, account_id, minor) select id, 'employee:1001:wages:501', 5 from entry`);
      return true;
    },
  });
  expect(done).toBe(0);
  expect((await notesOf()).rows).toEqual([before]);
  expect(await failingJobs(db)).toMatchObject([
    { kind: 'throws', failures: 1, failure: expect.stringMatching(/^RangeError/) },
    { kind: 'unbalanced', failures: 1 },
  ]);
});

it('what a job needs from outside is asked for while nothing is locked, and again after a failure; what it wrote before is taken back', async () => {
  await sandbox.reset();
  await enqueue(db, { kind: 'asks', reference: '1', dueAt: server.clock.now() });
  const [before] = (await notesOf()).rows;
  const told: string[] = [];
  const asks: JobHandler = async (tx, job, _now, ask) => {
    await note(tx, job);
    const answer = await ask('a question', {
      call: async () => {
        // Would wait for ever, or throw, if a transaction still held the job.
        await db.execute(sql`select 1 from jobs where kind = 'asks' for update nowait`);
        told.push('asked');
        if (told.length === 1) throw new Error('Nobody answers.');
        return 'yes';
      },
    });
    return answer === 'yes';
  };
  expect(await run({ asks })).toBe(0);
  expect(await failingJobs(db)).toMatchObject([{ kind: 'asks', failures: 1 }]);
  sandbox.clock.ms += 61_000;
  expect(await run({ asks })).toBe(1);
  expect(told).toEqual(['asked', 'asked']);
  const [after] = (await notesOf()).rows;
  expect((after?.all ?? 0) - (before?.all ?? 0)).toBe(1);
});
