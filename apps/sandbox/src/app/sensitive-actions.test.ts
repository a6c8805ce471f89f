import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { settingsContract } from '@dayfare/api/session/settings-contract';
import { type SensitiveAction, sensitiveAction } from '@dayfare/domain/session';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Device } from '../bench/device.ts';
import { intend } from '../bench/transfer.ts';
import { settingsFrom } from '../platform/http/settings.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres], settings: settingsFrom({ STEP_UP_AMOUNT: '50' }) });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const keyed = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const firstAccount = async (device: Device) => {
  const [{ id = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
  return id;
};

/** What each of them is here, tried with a session alone. A card is applied for in steps of its own: see its test. */
const withSessionAlone: Readonly<
  Record<Exclude<SensitiveAction, 'ApplyCard'>, (device: Device) => Promise<unknown>>
> = {
  SaveInstrument: (device) =>
    device.client(accountsContract).saveInstrument(
      {
        ...{ id: 0, displayText: '', instrumentType: 1, instrumentSubType: 4, isDefaultSelected: false },
        ...{ imageName: '' },
        bankAccount: { routingNumber: '129900036', accountNumber: '0001232210', bankAccountType: 1 },
      },
      keyed(),
    ),
  DeleteInstrument: async (device) =>
    device.client(accountsContract).deleteInstrument({ id: await firstAccount(device), instrumentType: 1 }),
  PerformTransaction: async (device) => {
    const { input, idempotencyKey } = await intend(device, 60, await firstAccount(device));
    return device.client(moneyContract).performTransaction(input, { context: { idempotencyKey } });
  },
  UpdateProfile: (device) =>
    device
      .client(settingsContract)
      .saveDualFactorSettings({ isDualFactorEnabled: false, sentPinToEmail: true }),
  ChangePassword: (device) =>
    device
      .client(settingsContract)
      .changePassword({ oldPassword: 'Not-The-Word-1!', newPassword: 'Sunday-Walk-77!' }),
};

it('none is done with a session alone [money-054]', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  const refused: Record<string, unknown> = {};
  for (const [action, attempt] of Object.entries(withSessionAlone))
    refused[action] = await attempt(device).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  const tried = sensitiveAction.names.filter((name) => name !== 'ApplyCard');
  expect(refused).toEqual({
    ...Object.fromEntries(tried.map((name) => [name, 'ProofRequired'])),
    ChangePassword: 'InvalidPassword',
  });
  expect(sensitiveAction.names).toEqual([
    ...['SaveInstrument', 'DeleteInstrument', 'PerformTransaction', 'ApplyCard', 'UpdateProfile'],
    'ChangePassword',
  ]);
});
