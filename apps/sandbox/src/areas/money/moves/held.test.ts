import { accountChecksContract } from '@dayfare/api/money/accounts/account-checks-contract';
import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { bankLinkContract } from '@dayfare/api/money/accounts/bank-link-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const steer = async (path: string, body: object) =>
  (
    await sandbox.app.request(`http://localhost/sandbox/${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
  ).json() as Promise<{ id: number }>;
const give = async (pot: string, minor: number) =>
  (await steer('accounts/held', { email: mayaTorres.email, pot, minor })).id;
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(movesContract);
  const { instruments } = await device.client(accountsContract).getInstrumentsAlternate();
  const idOf = (kind: number) => instruments.find((one) => one.instrumentType === kind)?.id ?? 0;
  const move = (
    fromInstrumentID: number,
    toInstrumentID: number,
    amount: number,
    key = crypto.randomUUID(),
  ) =>
    money.transferMoneyBetweenInstruments(
      { fromInstrumentID, toInstrumentID, amount },
      { context: { idempotencyKey: key } },
    );
  return { device, money, move, bank: idOf(1), card: idOf(2) };
}

describe('money that we hold', () => {
  it('shows its balance and is a source for every other account; a bank’s balance is unknown [money-064] [money-065] [money-029] [money-030]', async () => {
    const { money, bank, card } = await maya();
    const pots: number[] = [];
    for (const pot of ['Card', 'Savings', 'Tips', 'Mileage', 'Accumulated'])
      pots.push(await give(pot, 120_00));
    expect(await money.getInstrumentBalance({ id: pots[0] ?? 0 })).toMatchObject({
      balance: 120,
      currency: 'USD',
    });
    for (const id of [bank, card]) expect((await money.getInstrumentBalance({ id })).balance).toBeNull();
    const { sources } = await money.getInstrumentSourceList({ id: bank });
    expect(sources.map(({ id }) => id)).toEqual(pots);
    expect(sources.map(({ instrumentType, instrumentSubType: sub }) => [instrumentType, sub])).toEqual([
      [2, 0],
      [11, 99],
      [9, 5],
      [9, 6],
      [10, 99],
    ]);
    expect((await money.getInstrumentSourceList({ id: pots[1] ?? 0 })).sources).toHaveLength(4);
    const other = (await sandbox.signedIn(samWhitfield)).client(movesContract);
    expect(await codeOf(other.getInstrumentBalance({ id: pots[0] ?? 0 }))).toBe('InstrumentNotFound');
  });

  it('moves once for a key, free to a bank and to what we hold, for a fee to a card, and never more than is there [money-073] [money-140]', async () => {
    const { money, move, bank, card } = await maya();
    const from = await give('Card', 100_00);
    const savings = await give('Savings', 1_00);
    const key = crypto.randomUUID();
    const receipt = await move(from, savings, 20, key);
    expect(receipt).toMatchObject({ amount: 20, fee: 0, balanceAfter: 80, currency: 'USD' });
    expect(await move(from, savings, 20, key)).toEqual(receipt);
    expect(await codeOf(move(from, savings, 21, key))).toBe('IdempotencyKeyReused');
    expect((await money.getInstrumentBalance({ id: savings })).balance).toBe(21);
    const toBank = await move(from, bank, 10);
    expect(toBank).toMatchObject({ fee: 0, balanceAfter: 70 });
    expect(Date.parse(toBank.arrivesAt)).toBeGreaterThan(sandbox.clock.ms + 3_600_000);
    expect(await move(from, card, 10)).toMatchObject({ fee: 2.99, balanceAfter: 57.01 });
    expect(await codeOf(move(from, savings, 57.02))).toBe('FundsAmountExceeds');
    expect(await codeOf(move(from, savings, 0))).toBe('InvalidAmount');
    for (const [a, b] of [
      [bank, from],
      [from, from],
    ] as const)
      expect(await codeOf(move(a, b, 1))).toBe('InstrumentNotUsable');
    await steer('configuration', { TransferMoneyMaxLimit: '5', TransferMoneyFeeAmount: '1.5' });
    expect(await codeOf(move(from, savings, 5.01))).toBe('InvalidAmount');
    expect((await move(from, card, 5)).fee).toBe(1.5);
    await sandbox.advance(5 * 86_400_000);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('is settled by its key: what was lost on the way moves once or never', async () => {
    const { money, move } = await maya();
    const from = await give('Card', 100_00);
    const to = await give('Savings', 1_00);
    const [made, lost] = [crypto.randomUUID(), crypto.randomUUID()];
    const receipt = await move(from, to, 10, made);
    expect(await money.closeMoveKey({ idempotencyKey: made })).toEqual({ outcome: 'done', receipt });
    expect(await money.closeMoveKey({ idempotencyKey: lost })).toEqual({ outcome: 'closed' });
    expect(await codeOf(move(from, to, 10, lost))).toBe('TransferClosed');
    expect((await money.getInstrumentBalance({ id: from })).balance).toBe(90);
  });

  it('leaves for outside in a large amount only with a code', async () => {
    const { device, move, bank } = await maya();
    const from = await give('Card', 300_00);
    const key = crypto.randomUUID();
    expect(await codeOf(move(from, bank, 250, key))).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    expect(await move(from, bank, 250, key)).toMatchObject({ balanceAfter: 50 });
  });
});

describe('an account by its payname', () => {
  it('is added with a code; the third unknown name ends the tries of the day [money-063] [money-140]', async () => {
    const { device, money } = await maya();
    expect(await codeOf(money.saveVisaPlusInstrument({ payname: 'maya.torres+venmo' }))).toBe(
      'ProofRequired',
    );
    await prove(sandbox, device, mayaTorres);
    const { instruments } = await money.saveVisaPlusInstrument({ payname: ' Maya.Torres+venmo ' });
    expect(instruments.at(-1)).toMatchObject({
      displayText: 'maya.torres+venmo',
      instrumentSubType: 7,
      status: 2,
    });
    expect(await codeOf(money.saveVisaPlusInstrument({ payname: 'maya.torres+venmo' }))).toBe(
      'InstrumentExists',
    );
    for (const payname of ['nobody+venmo', 'maya', 'maya+nowhere'])
      expect(await codeOf(money.saveVisaPlusInstrument({ payname }))).toBe('PayNameNotFound');
    expect(await codeOf(money.saveVisaPlusInstrument({ payname: 'maya.two+venmo' }))).toBe(
      'PayNameAttemptsExhausted',
    );
    sandbox.clock.ms += 86_400_001;
    const later = await maya();
    expect(await codeOf(later.money.saveVisaPlusInstrument({ payname: 'maya.two+venmo' }))).toBe(
      'ProofRequired',
    );
  });
});

describe('an account before money moves', () => {
  it('is named, and says whether it can take the amount [money-066] [money-067] [money-069]', async () => {
    const { device, bank, card } = await maya();
    const checks = device.client(accountChecksContract);
    expect(await checks.getBankAccountDetails({ instrumentID: bank, amount: 20 })).toMatchObject({
      ...{
        instrumentID: bank,
        bankName: 'Harbor Credit Union',
        last4: '4821',
        amount: 20,
        bankAccountType: 0,
      },
    });
    expect(await checks.verifyBankAccountDetails({ instrumentID: bank, amount: 20 })).toBe(true);
    expect(await checks.verifyBankAccountDetails({ instrumentID: bank, amount: 5_000 })).toBe(false);
    await steer('configuration', { MaxTransactionAmount: '15' });
    expect(await checks.verifyBankAccountDetails({ instrumentID: bank, amount: 20 })).toBe(false);
    await steer('configuration', { MaxTransactionAmount: '500' });
    expect(await codeOf(checks.getBankAccountDetails({ instrumentID: card, amount: 20 }))).toBe(
      'InstrumentNotUsable',
    );
    // Linked, so funds come through the link.
    expect(await checks.verifyInstrumentForAddFundWithOutPlaid({ instrumentID: bank, amount: 20 })).toBe(
      false,
    );
    await steer('accounts', { id: bank, state: 'Disconnected' });
    expect(await checks.verifyBankAccountDetails({ instrumentID: bank, amount: 20 })).toBe(false);
  });

  it('begins to be verified: at its bank where it was linked, once [money-068]', async () => {
    const { device, bank } = await maya();
    const { verifyInstrument } = device.client(accountChecksContract);
    for (const state of ['NotVerified', 'None']) {
      await steer('accounts', { id: bank, state });
      const { instruments } = await verifyInstrument({ instrumentID: bank });
      expect(instruments.find(({ id }) => id === bank)?.status).toBe(instrumentStatus.toWire('Active'));
    }
    await steer('accounts', { id: bank, state: 'Disconnected' });
    const { instruments } = await verifyInstrument({ instrumentID: bank });
    expect(instruments.find(({ id }) => id === bank)?.verification).toBe(
      instrumentVerification.toWire('Disconnected'),
    );
    expect(await codeOf(device.client(bankLinkContract).updatePlaidAccountDetail({ id: bank }))).toBe(
      'BankLinkBroken',
    );
  });
});
