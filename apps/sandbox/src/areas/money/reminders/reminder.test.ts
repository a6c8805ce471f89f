import { remindersContract } from '@dayfare/api/money/reminders/reminders-contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { linkLogs } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const calls = async () => (await sandbox.signedIn()).client(remindersContract);
const told = async () => {
  const response = await sandbox.app.request('http://localhost/sandbox/outbox?format=json');
  const { messages } = (await response.json()) as { messages: readonly { body: string }[] };
  return messages.filter(({ body }) => body.includes('you can take up to')).length;
};
const day = 86_400_000;

it('is off until somebody wants it, then comes once a day at its hour, and stops when it is off [money-129] [money-130]', async () => {
  const first = await calls();
  expect(await first.fetchUserMDR()).toEqual({
    ...{ isEnabled: false, minimumAmount: 20, hourOfDay: 9, nextAt: null },
  });
  const on = { isEnabled: true, minimumAmount: 20, hourOfDay: 10 };
  const saved = await first.saveUserMDRSettings(on);
  expect(saved).toMatchObject(on);
  expect(await first.saveUserMDRSettings(on)).toEqual(saved);
  sandbox.clock.ms = Date.parse(saved.nextAt ?? '') - 1_000;
  await sandbox.settle();
  expect(await told()).toBe(0);
  sandbox.clock.ms += 2_000;
  await sandbox.settle();
  expect(await told()).toBe(1);
  sandbox.clock.ms += day;
  await sandbox.settle();
  expect(await told()).toBe(2);
  const later = await calls();
  expect((await later.fetchUserMDR()).hourOfDay).toBe(10);
  await later.saveUserMDRSettings({ ...on, isEnabled: false });
  sandbox.clock.ms += day;
  await sandbox.settle();
  expect(await told()).toBe(2);
});

it('says nothing of less than is wanted, and refuses the night and nothing', async () => {
  const money = await calls();
  const { nextAt } = await money.saveUserMDRSettings({ isEnabled: true, minimumAmount: 5_000, hourOfDay: 7 });
  for (const wrong of [{ hourOfDay: 6 }, { minimumAmount: 0 }])
    await expect(
      money.saveUserMDRSettings({ isEnabled: true, minimumAmount: 20, hourOfDay: 7, ...wrong }),
    ).rejects.toMatchObject({ code: 'InvalidRequest' });
  sandbox.clock.ms = Date.parse(nextAt ?? '') + 1_000;
  await sandbox.settle();
  expect(await told()).toBe(0);
});

it('logs what came of a link, and nothing that was typed [money-131]', async () => {
  const money = await calls();
  expect(await money.saveTrellislogs({ service: 'paypal', event: 'failed', code: 'PayNameNotFound' })).toBe(
    true,
  );
  expect(await sandbox.db.select().from(linkLogs)).toMatchObject([
    { service: 'paypal', event: 'failed', code: 'PayNameNotFound' },
  ]);
  await expect(
    money.saveTrellislogs({ service: 'paypal', event: 'failed', code: 'maya.torres+paypal' }),
  ).rejects.toMatchObject({ code: 'InvalidRequest' });
});
