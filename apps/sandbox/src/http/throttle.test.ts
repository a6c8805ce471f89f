import { request } from 'node:http';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { networkOf } from './client-address.ts';

const lines: { path: string; status: number }[] = [];
const sandbox = await openSandbox({
  limits: { callsPerSecond: 40, callsPerMinute: 200 },
  clock: Date.now,
  log: ({ path, status }) => void lines.push({ path, status }),
});
const port = await sandbox.listen(0);
afterAll(() => sandbox.close());

/** A call from one of this machine's own addresses; gives its status and how long it took, in milliseconds. */
function callFrom(
  localAddress: string,
): Promise<{ status: number; ms: number; retryAfter: string | undefined }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress, path: '/api/Main/GetConfigurationSettings', agent: false },
      (response) => {
        response.resume().on('end', () => {
          const retryAfter = response.headers['retry-after'];
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, retryAfter });
        });
      },
    );
    sent.on('error', reject).end();
  });
}

it('turns an address away that floods, says when to come back, and answers others quickly meanwhile', async () => {
  const other = createDevice(`http://127.0.0.1:${port}`);
  await other.signIn(mayaTorres.email, seedPassphrase);
  let isOver = false;
  const answers: Awaited<ReturnType<typeof callFrom>>[] = [];
  const started = performance.now();
  const flood = Array.from({ length: 20 }, async () => {
    while (!isOver) answers.push(await callFrom('127.0.0.2'));
  });
  while (!answers.some(({ status }) => status === 429)) await callFrom('127.0.0.3');
  const waits: number[] = [];
  for (let call = 0; call < 10; call += 1) {
    const start = performance.now();
    await other.client(startupContract).getConfigurationSettings();
    waits.push(performance.now() - start);
  }
  isOver = true;
  await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  const seconds = (performance.now() - started) / 1000;
  expect(answers.length - refused.length).toBeLessThanOrEqual(40 * Math.ceil(seconds + 1));
  expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
  expect(waits.sort((a, b) => a - b)[5]).toBeLessThan(500);
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
