import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { reconciliations } from '../../areas/money/payments/tables.ts';
import type { Log } from '../../platform/http/log.ts';
import { nonces } from '../../platform/http/tables.ts';
import { railPayments } from '../../rails/index.ts';
import { openSandbox } from '../../testing/open.ts';
import { startTicker } from './ticker.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
afterEach(() => vi.useRealTimers());

it('a round in which nothing can be settled still sweeps old rows out, and says what failed', async () => {
  const anHourAgo = new Date(sandbox.clock.ms - 3_600_000);
  await sandbox.db.insert(nonces).values({ owner: 'application', nonce: 'long-ago', usedAt: anHourAgo });
  const lines: Parameters<Log>[0][] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lane = () => Promise.reject(new TypeError('no'));
  const ticker = startTicker(sandbox.server, [lane], (line) => lines.push(line));
  vi.advanceTimersByTime(2000);
  await ticker.stop();
  expect(await sandbox.db.select().from(nonces)).toEqual([]);
  expect(lines).toMatchObject([
    { method: 'TICK', path: 'settle', failure: expect.stringMatching(/^TypeError/) },
  ]);
});

it('a lane that a rail keeps waiting is not begun twice, delays no other, and is told when the server stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const begun = { slow: 0, quick: 0 };
  const slow = (stopping?: AbortSignal) => {
    begun.slow += 1;
    return new Promise<number>((resolve) => stopping?.addEventListener('abort', () => resolve(0)));
  };
  const quick = () => {
    begun.quick += 1;
    return Promise.resolve(0);
  };
  const ticker = startTicker(sandbox.server, [slow, quick], () => undefined);
  for (let round = 0; round < 3; round += 1) await vi.advanceTimersByTimeAsync(2000);
  expect(begun).toEqual({ slow: 1, quick: 3 });
  await ticker.stop();
});

it('books, payments and rails are compared once in each hour of business time, without being asked', async () => {
  const lines: Parameters<Log>[0][] = [];
  const compareAfter = async (ms: number) => {
    await sandbox.advance(ms);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ticker = startTicker(sandbox.server, [], (line) => lines.push(line));
    vi.advanceTimersByTime(2000);
    await ticker.stop();
    vi.useRealTimers();
    return sandbox.db.$count(reconciliations);
  };
  const first = await compareAfter(2 * 3_600_000);
  expect(first).toBeGreaterThan(0);
  expect(await compareAfter(59 * 60_000)).toBe(first);
  expect(await compareAfter(2 * 60_000)).toBe(first + 1);
  expect(lines).toEqual([]);
  const front = async () => {
    const headers = { accept: 'text/html' };
    return (await sandbox.app.request('http://localhost/sandbox', { headers })).text();
  };
  expect(await front()).toContain('agree with one another');
  await sandbox.db.insert(reconciliations).values({
    at: sandbox.server.clock.now(),
    differences: 1,
    details: {
      sum: 0,
      unbalanced: [],
      overdrawn: ['somebody'],
      drifted: [],
      differing: [],
      misjudged: [],
      misbooked: [],
    },
  });
  expect(await front()).toContain('do NOT agree: 1 difference');
  const changed = await sandbox.db
    .update(railPayments)
    .set({ state: 'taken' })
    .where(eq(railPayments.state, 'paid'))
    .returning();
  await compareAfter(3_600_000);
  // The server thinks that it has ended; its rail still carries it.
  expect(changed.length).toBeGreaterThan(0);
  expect(lines.map(({ path }) => path).toSorted()).toEqual(
    changed.map(({ reference }) => reference).toSorted(),
  );
  expect(lines[0]).toMatchObject({ method: 'BOOKS', status: 409, code: 'differing' });
});
