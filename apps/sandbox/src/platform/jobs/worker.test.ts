import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';
import type { Db } from '../db/db.ts';
import { silentLog } from '../http/log.ts';
import { pauseAfter } from './claim.ts';
import { deadJobs, enqueue, failingJobs, type Job } from './queue.ts';
import { jobs } from './tables.ts';
import { createLanes, type JobHandler, runDueJobs } from './worker.ts';

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

it('what somebody waits for comes before what has been due longer', async () => {
  await sandbox.reset();
  const now = server.clock.now().getTime();
  const dueAt = (minutes: number) => new Date(now - minutes * 60_000);
  await enqueue(
    db,
    { kind: 'note', reference: 'long due', dueAt: dueAt(60) },
    { kind: 'note', reference: 'waited for', dueAt: dueAt(1), priority: 1 },
  );
  const order: string[] = [];
  await run({
    note: async (_tx, { reference }) => {
      order.push(reference);
      return true;
    },
  });
  expect(order).toEqual(['waited for', 'long due']);
});

it('a job that goes on failing is given up after five and a half days, unless money hangs on it, is shown, and is tried again when somebody says so', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  await enqueue(db, { kind: 'fails', reference: '1', dueAt }, { kind: 'kept', reference: '1', dueAt });
  let tries = 0;
  let isMended = false;
  const fails: JobHandler = async () => {
    tries += 1;
    if (!isMended) throw new Error('no');
    return true;
  };
  let triesOfKept = 0;
  const kept: JobHandler = {
    isKept: true,
    lock: () => Promise.resolve(),
    work: (_tx, _job, _now, ask) =>
      ask('a rail', {
        call: () => {
          triesOfKept += 1;
          return isMended ? Promise.resolve(true) : Promise.reject(new Error('silent'));
        },
      }),
  };
  for (let hour = 0; hour < 24 * 8; hour += 1) {
    await run({ fails, kept });
    sandbox.clock.ms += 3_600_000;
  }
  expect(tries).toBe(30);
  expect(triesOfKept).toBeGreaterThan(35);
  expect(await deadJobs(db)).toMatchObject([{ kind: 'fails', failures: 30 }]);
  const read = async (path: string, init?: RequestInit) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return sandbox.app.request(`http://localhost/sandbox/${path}`, { ...init, headers });
  };
  expect(await (await read('jobs')).json()).toMatchObject({
    ...{ failing: [{ kind: 'kept' }], dead: [{ kind: 'fails' }] },
  });
  expect(await (await read('metrics')).text()).toContain('dayfare_jobs_dead 1\n');
  isMended = true;
  expect(await (await read('jobs', { method: 'POST', body: '{}' })).json()).toEqual({ revived: 1 });
  expect(await run({ fails })).toBe(1);
  sandbox.clock.ms += 6 * 3_600_000;
  expect(await run({ kept })).toBe(1);
});

it('in lanes, a job that waits for a rail holds up no other kind', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  await enqueue(db, { kind: 'slow', reference: '1', dueAt }, { kind: 'quick', reference: '1', dueAt });
  const { promise: rail, resolve: answer } = Promise.withResolvers<void>();
  const handlers: Record<string, JobHandler> = {
    slow: async (_tx, _job, _now, ask) => {
      await ask('a slow rail', { call: () => rail });
      return true;
    },
    quick: async () => {
      answer();
      return true;
    },
  };
  const parts = { db, clock: server.clock, handlers, log: silentLog };
  // Would never end if the quick one waited for its turn.
  const lanes = createLanes(parts, [{ kinds: ['slow'], atOnce: 1 }]);
  expect(await Promise.all(lanes.map((run) => run()))).toEqual([1, 1]);
});

it('what one lane waits for is not asked for by another one as well', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  const references = ['1', '2', '3'];
  await enqueue(db, ...references.map((reference) => ({ kind: 'asks', reference, dueAt })));
  const told: string[] = [];
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const asks: JobHandler = async (_tx, { reference }, _now, ask) => {
    await ask('a slow rail', {
      call: () => {
        told.push(reference);
        if (told.length === references.length) resolve();
        return all;
      },
    });
    return true;
  };
  const parts = { db, clock: server.clock, handlers: { asks }, log: silentLog };
  const lanes = createLanes(parts, [{ kinds: ['asks'], atOnce: 3 }]);
  await Promise.all(lanes.map((run) => run()));
  expect(told.toSorted()).toEqual(references);
});

it('a lane that is told to stop leaves what it waits for, which has not failed, and begins nothing more', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  await enqueue(db, { kind: 'asks', reference: '1', dueAt }, { kind: 'asks', reference: '2', dueAt });
  const stopping = new AbortController();
  let told = 0;
  let isMended = false;
  const asks: JobHandler = async (_tx, _job, _now, ask) => {
    await ask('a rail', {
      call: () => {
        told += 1;
        if (isMended) return Promise.resolve();
        stopping.abort();
        return new Promise<void>(() => undefined);
      },
    });
    return true;
  };
  const parts = { db, clock: server.clock, handlers: { asks }, log: silentLog };
  const [run] = createLanes(parts, [{ kinds: ['asks'], atOnce: 1 }]);
  expect([await run?.(stopping.signal), told]).toEqual([0, 1]);
  expect(await failingJobs(db)).toEqual([]);
  isMended = true;
  expect([await run?.(), told]).toEqual([2, 3]);
});

it('a job that another process does while its answer is asked for ends no round: what comes after it is done', async () => {
  await sandbox.reset();
  const dueAt = server.clock.now();
  await enqueue(db, { kind: 'asks', reference: '1', dueAt }, { kind: 'asks', reference: '2', dueAt });
  const done: string[] = [];
  const asks: JobHandler = async (_tx, { reference }, _now, ask) => {
    await ask(reference, {
      call: async () => {
        if (reference === '1')
          await db.execute(sql`delete from jobs where kind = 'asks' and reference = '1'`);
      },
    });
    done.push(reference);
    return true;
  };
  await run({ asks });
  expect(done).toEqual(['2']);
});
