import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, expect, it } from 'vitest';
import { type CallAnswer, callFrom } from '../../bench/call-from.ts';
import { createDevice } from '../../bench/device.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const lines: { path: string; status: number }[] = [];
const sandbox = await openSandbox({
  limits: { callsPerSecond: 40, callsPerMinute: 200 },
  clock: Date.now,
  log: ({ path, status }) => void lines.push({ path, status }),
});
const port = await sandbox.listen(0);
afterAll(() => sandbox.close());

it('turns an address away that floods, says when to come back, and answers others quickly meanwhile', async () => {
  const other = createDevice(`http://127.0.0.1:${port}`);
  await other.signIn(mayaTorres.email, seedPassphrase);
  /** Median of what ten calls of a signed-in device take, ms. */
  const median = async () => {
    const waits: number[] = [];
    for (let call = 0; call < 10; call += 1) {
      const start = performance.now();
      await other.client(startupContract).getConfigurationSettings();
      waits.push(performance.now() - start);
    }
    return waits.toSorted((a, b) => a - b)[5] ?? Number.NaN;
  };
  const usual = await median();
  let isOver = false;
  const answers: CallAnswer[] = [];
  const started = performance.now();
  const flood = Array.from({ length: 20 }, async () => {
    while (!isOver) answers.push(await callFrom('127.0.0.2', port));
  });
  while (!answers.some(({ status }) => status === 429)) await callFrom('127.0.0.3', port);
  const beside = await median();
  isOver = true;
  await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  const seconds = (performance.now() - started) / 1000;
  expect(answers.length - refused.length).toBeLessThanOrEqual(40 * Math.ceil(seconds + 1));
  expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
  // Compared with the same machine a moment before, which may be busy with something else.
  expect(beside).toBeLessThan(Math.max(500, 25 * usual));
  // A flood writes no flood of lines either.
  expect(lines.filter(({ status }) => status === 429).length).toBeLessThan(10);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as %s: a customer has a whole network of addresses', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
