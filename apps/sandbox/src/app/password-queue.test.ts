import { moneyContract } from '@dayfare/api/money/contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { usualPasswordCost } from '../platform/http/password-cost.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({
  clock: Date.now,
  limits: { passwordQueue: 20 },
  // Slow enough for a queue.
  passwordCost: { ...usualPasswordCost, p: 1 },
});
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
afterAll(() => sandbox.close());

it('200 unknown people who sign in at once hold nobody else up, and most are asked to come back', async () => {
  const maya = createDevice(origin);
  await maya.signIn(mayaTorres.email, seedPassphrase);
  const stranger = createDevice(origin);
  const startup = stranger.client(startupContract);
  await startup.getConfigurationSettings();
  const tries = Array.from({ length: 200 }, (_, index) =>
    stranger
      .client(sessionContract)
      .loginM({
        ...{ identifier: `nobody${index}@example.com`, identifierType: 'EmailAddress', password: 'Guess-1!' },
        ...{ deviceId: 'd', deviceType: 'Web' },
      })
      .catch((error: { code: string }) => error.code),
  );
  // Once all of them have been sent, and while the queue is still at work.
  let answered = 0;
  for (const each of tries)
    each.then(() => {
      answered += 1;
    });
  while (answered < 150) await new Promise((done) => setTimeout(done, 10));
  const waits: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    const start = performance.now();
    await maya.client(moneyContract).getInstruments();
    waits.push(performance.now() - start);
  }
  expect(waits.sort((a, b) => a - b)[2]).toBeLessThan(500);
  expect(answered).toBeLessThan(200);
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === 'Busy').length).toBeGreaterThan(150);
  expect(codes.filter((code) => code === 'InvalidPassword').length).toBeGreaterThan(10);
  // And sign-ins go on.
  await createDevice(origin).signIn(mayaTorres.email, seedPassphrase);
});
