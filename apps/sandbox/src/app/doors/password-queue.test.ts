import { moneyContract } from '@dayfare/api/money/contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { createDevice } from '../../bench/device.ts';
import { benchPeople } from '../../bench/people.ts';
import { settingsFrom } from '../../platform/http/settings.ts';
import { usualPasswordCost } from '../../platform/limits/password-cost.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const people = benchPeople(9);
const sandbox = await openSandbox({
  clock: Date.now,
  seeds: [mayaTorres, ...people],
  settings: settingsFrom({ TRUSTED_PROXIES: '127.0.0.1' }),
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
  /** Median of what five calls of a signed-in device take, ms. */
  const median = async () => {
    const waits: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const start = performance.now();
      await maya.client(moneyContract).getInstruments();
      waits.push(performance.now() - start);
    }
    return waits.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  };
  const usual = await median();
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
  // Compared with the same machine a moment before, which may be busy with something else.
  expect(await median()).toBeLessThan(Math.max(500, 25 * usual));
  expect(answered).toBeLessThan(200);
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === 'Busy').length).toBeGreaterThan(150);
  expect(codes.filter((code) => code === 'InvalidPassword').length).toBeGreaterThan(3);
  // And sign-ins go on.
  await createDevice(origin).signIn(mayaTorres.email, seedPassphrase);
});

it('somebody who signs in over and over holds up nobody at another place', async () => {
  const at = (address: string) =>
    createDevice(origin, (request) => {
      request.headers.set('x-forwarded-for', address);
      return fetch(request);
    });
  const one = at('198.51.100.7');
  await one.client(startupContract).getConfigurationSettings();
  const again = () =>
    one
      .client(sessionContract)
      .loginM({
        ...{ identifier: mayaTorres.email, identifierType: 'EmailAddress', password: seedPassphrase },
        ...{ deviceId: 'd', deviceType: 'Web' },
      })
      .then(
        () => 'let in',
        (error: { code: string }) => error.code,
      );
  const flood = Array.from({ length: 60 }, again);
  const others = people.slice(1, 9).map((person, index) => {
    const device = at(`203.0.113.${index}`);
    return device.signIn(person.email, seedPassphrase).then(() => 'let in');
  });
  expect(await Promise.all(others)).toEqual(others.map(() => 'let in'));
  const answers = await Promise.all(flood);
  expect(answers.filter((code) => code === 'Busy').length).toBeGreaterThan(30);
});

it('one person has one place in the queue, however their number is spelt and wherever it is tried from', async () => {
  const spellings = ['(202) 555-0101', '2025550101', '+1 202 555 0101', '1-202-555-0101'];
  const run = vi.spyOn(sandbox.server.passwordQueue, 'run');
  for (const [index, identifier] of spellings.entries()) {
    const device = createDevice(origin, (request) => {
      request.headers.set('x-forwarded-for', `203.0.113.${100 + index}`);
      return fetch(request);
    });
    await device.client(startupContract).getConfigurationSettings();
    await device
      .client(sessionContract)
      .loginM({
        ...{ identifier, identifierType: 'MobileNumber', password: 'Wrong-guess-1!' },
        ...{ deviceId: 'd', deviceType: 'Web' },
      })
      .catch(() => undefined);
  }
  const names = run.mock.calls.flatMap(([lanes]) => lanes.filter((lane) => lane.startsWith('name ')));
  expect(names).toEqual(spellings.map(() => 'name 2025550101'));
  run.mockRestore();
});
