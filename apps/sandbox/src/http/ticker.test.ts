import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openSandbox } from '../testing/open.ts';
import type { Log } from './log.ts';
import { nonces } from './tables.ts';
import { startTicker } from './ticker.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
afterEach(() => vi.useRealTimers());

it('a round in which nothing can be settled still sweeps old rows out, and says what failed', async () => {
  const anHourAgo = new Date(sandbox.clock.ms - 3_600_000);
  await sandbox.db.insert(nonces).values({ owner: 'application', nonce: 'long-ago', usedAt: anHourAgo });
  const lines: Parameters<Log>[0][] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const settle = () => Promise.reject(new TypeError('no'));
  const ticker = startTicker(sandbox.server, settle, (line) => lines.push(line));
  vi.advanceTimersByTime(2000);
  await ticker.stop();
  expect(await sandbox.db.select().from(nonces)).toEqual([]);
  expect(lines).toMatchObject([
    { method: 'TICK', path: 'settle', failure: expect.stringMatching(/^TypeError/) },
  ]);
});
