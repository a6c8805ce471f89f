import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { instrumentStatus, instrumentSubType } from '@dayfare/domain/money';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { devonClarke } from '../../../seeds/people/devon-clarke.ts';
import { marisolVega } from '../../../seeds/people/marisol-vega.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { creditUnion } from './credit-union.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, marisolVega, devonClarke] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const payload = (accountNumber: string, routingNumber: string = creditUnion.routingNumber) => ({
  ...{ id: 0, displayText: creditUnion.name, isDefaultSelected: false, imageName: 'bank' },
  ...{ instrumentType: 1, instrumentSubType: instrumentSubType.toWire('None') },
  bankAccount: {
    bankECSFCUAccount: {
      ...{ accountName: creditUnion.name, displayText: creditUnion.name, needVerification: false },
      ...{ accountNumber, routingNumber, bankAccountType: 0, firstName: 'Marisol', lastName: 'Vega' },
    },
  },
  ...{ isECSFCUBankRequest: true, isPlaidBankRequest: false },
});
const save = (device: Device, sent = payload('4417002291'), idempotencyKey: string = crypto.randomUUID()) =>
  device.client(accountsContract).saveInstrument(sent, { context: { idempotencyKey } });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

describe('an account at the credit union', () => {
  it('is added once with a proof and can be used at once [money-124] [money-125]', async () => {
    const device = await sandbox.signedIn(marisolVega);
    expect(await codeOf(save(device))).toBe('ProofRequired');
    await prove(sandbox, device, marisolVega);
    const key = crypto.randomUUID();
    const { instruments } = await save(device, payload('4417002291'), key);
    expect(instruments).toMatchObject([
      {
        ...{ displayText: creditUnion.name, last4: '2291', instrumentType: 1 },
        instrumentSubType: instrumentSubType.toWire('None'),
        status: instrumentStatus.toWire('Active'),
      },
    ]);
    expect((await save(device, payload('4417002291'), key)).instruments).toHaveLength(1);
    expect(await codeOf(save(device))).toBe('InstrumentExists');
  });

  it('is refused where the credit union knows no such account of theirs, or it is on hold', async () => {
    const marisol = await sandbox.signedIn(marisolVega);
    expect(await codeOf(save(marisol, payload('4417005518')))).toBe('CreditUnionAccountNotFound');
    expect(await codeOf(save(marisol, payload('4417002291', '129900010')))).toBe('RoutingNumberNotValid');
    const devon = await sandbox.signedIn(devonClarke);
    expect(await codeOf(save(devon, payload('4417005518')))).toBe('MembershipServicesNeeded');
  });

  it('is not for people of other employers [money-126]', async () => {
    const maya = await sandbox.signedIn(mayaTorres);
    expect(await codeOf(save(maya))).toBe('InvalidRequest');
  });

  it('can’t be guessed: only so many questions a day are answered', async () => {
    const marisol = await sandbox.signedIn(marisolVega);
    const codes = [];
    for (let tried = 0; tried < 11; tried += 1)
      codes.push(await codeOf(save(marisol, payload(`44170000${tried}`))));
    expect(codes.slice(9)).toEqual(['CreditUnionAccountNotFound', 'DailyLimitReached']);
  });
});
