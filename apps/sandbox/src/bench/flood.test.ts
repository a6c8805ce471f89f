import { afterAll, expect, it } from 'vitest';
import { people } from '../seeds/index.ts';
import { openSandbox } from '../testing/open.ts';
import { floodNames, runFlood } from './flood.ts';

const sandbox = await openSandbox({ seeds: people });
afterAll(() => sandbox.close());

it.each(floodNames)('others sign in and see their balance while one address floods with %s', async (kind) => {
  const port = await sandbox.listen(0);
  const { asked, refused, failed, signIns, balances } = await runFlood({
    port,
    kind,
    connections: 2,
    seconds: 0.3,
    // Only these never get an answer; how long the others wait for theirs is up to the machine.
    patienceSeconds: kind === 'slowConnections' ? 0.3 : 60,
  });
  expect(failed).toBe(0);
  // Connections that never finish a request are all closed in the end.
  expect(refused).toBeLessThanOrEqual(kind === 'slowConnections' ? 1 : 0.9);
  expect(signIns.count).toBe(balances.count);
  expect(Math.min(asked, signIns.count)).toBeGreaterThan(0);
});
