import { moneyContract } from '@dayfare/api/money/contract';
import { recoveryContract } from '@dayfare/api/money/recovery/recovery-contract';
import { proofsContract } from '@dayfare/api/money/settings/proofs-contract';
import { uploadContract } from '@dayfare/api/money/settings/upload-contract';
import { upload } from '@dayfare/api/upload';
import { availabilityReason, proofStatus, recoveryOutcome } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { theoBrandt } from '../../../seeds/people/theo-brandt.ts';
import { openSandbox } from '../../../testing/open.ts';
import { proofs } from '../core/proof-tables.ts';
import { instruments } from '../core/tables.ts';
import { checkRails } from '../payments/agree.ts';
import { payments } from '../payments/tables.ts';
import { decide } from '../proofs/decide.ts';
import { recoveries } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, theoBrandt] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const deductionsOf = async (device: Device) =>
  (await device.client(proofsContract).getMissingClearDeductionDates()).dates;
const hoursOf = async (device: Device) => (await device.client(proofsContract).getMissingHoursDates()).dates;
const reasonOf = async (device: Device) =>
  availabilityReason.fromWire(
    (await device.client(moneyContract).getAvailableFunds()).availabilityReason ?? 0,
  );
const pdf = (text: string) => new File([`%PDF-1.7 ${text}`], 'stub.pdf', { type: 'application/pdf' });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function open() {
  const device = await sandbox.signedIn(theoBrandt);
  const [{ id: deductionID = 0 } = {}] = await deductionsOf(device);
  const [{ id: instrumentID = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
  const pay = async (idempotencyKey: string = crypto.randomUUID()) => {
    const { outcome } = await device
      .client(recoveryContract)
      .performAccessPlusDebitRecoveryTransaction(
        { instrumentID, deductionID },
        { context: { idempotencyKey } },
      );
    return outcome === null ? 'recovered' : recoveryOutcome.fromWire(outcome);
  };
  const bank = (values: Partial<typeof instruments.$inferInsert>) =>
    sandbox.db.update(instruments).set(values).where(eq(instruments.id, instrumentID));
  return { device, deductionID, instrumentID, pay, bank };
}

describe('a deduction that has not cleared', () => {
  it('closes early pay until a file of it is accepted, at most three files, each kept once [money-013] [money-014]', async () => {
    const { device, deductionID } = await open();
    expect(await deductionsOf(device)).toMatchObject([{ amount: 80, proofStatus: 0, files: [] }]);
    expect(await reasonOf(device)).toBe('DeductionNotCleared');
    const send = (text: string) =>
      upload(device.api, uploadContract.uploadDeductionsForClearence, {
        ...{ file: pdf(text), id: String(deductionID) },
      });
    const first = await send('one');
    expect(await send('one')).toEqual(first);
    await send('two');
    await send('three');
    expect(await codeOf(send('four'))).toBe('TooManyFiles');
    expect((await deductionsOf(device))[0]?.files).toHaveLength(3);
    const maya = await sandbox.signedIn(mayaTorres);
    const foreign = { file: pdf('mine'), id: String(deductionID) };
    expect(await codeOf(upload(maya.api, uploadContract.uploadDeductionsForClearence, foreign))).toBe(
      'NotFound',
    );
    expect(await reasonOf(device)).toBe('DeductionNotCleared');
    expect(await decide(sandbox.server, deductionID, { status: 'Accepted', minutes: 0 })).toBe(true);
    expect(await decide(sandbox.server, deductionID, { status: 'Accepted', minutes: 0 })).toBe(false);
    expect(await codeOf(send('five'))).toBe('ProofNotOpen');
    expect(await reasonOf(device)).toBe('Available');
  });

  it('is debited from a linked account once, whatever the key, and the books stay sound [money-079]', async () => {
    const { device, pay } = await open();
    const key = crypto.randomUUID();
    expect([await pay(key), await pay(key), await pay()]).toEqual(['recovered', 'recovered', 'NotEligible']);
    expect(await deductionsOf(device)).toMatchObject([{ isRecovered: true, proofStatus: 2 }]);
    expect(await reasonOf(device)).toBe('Available');
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('is not debited any more under a key that was asked about, which says for good what it stands for', async () => {
    const { device, pay } = await open();
    const close = (key: string) => device.client(recoveryContract).closeRecoveryKey({ idempotencyKey: key });
    const [lost, made] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await close(lost)).toEqual({ outcome: 'closed' });
    expect(await codeOf(pay(lost))).toBe('TransferClosed');
    expect(await pay(made)).toBe('recovered');
    expect(await close(made)).toEqual({
      outcome: 'done',
      receipt: { isRecovered: true, outcome: null },
    });
    expect(await close(lost)).toEqual({ outcome: 'closed' });
  });

  it.each([
    ['Pays', 'Available', 'came in'],
    ['RefusesLate', 'DeductionNotCleared', 'refused'],
  ] as const)(
    'is debited once where the bank has not answered, and its person is told when it has (%s) [money-079]',
    async (scenario, reason, text) => {
      const { device, pay, instrumentID } = await open();
      const treat = (next: string) =>
        sandbox.app.request('http://localhost/sandbox/rails', {
          ...{ method: 'POST', body: JSON.stringify({ id: instrumentID, scenario: next }) },
        });
      expect((await treat('Travels')).status).toBe(200);
      const key = crypto.randomUUID();
      expect([await pay(key), await pay(key), await pay()]).toEqual(['OnItsWay', 'OnItsWay', 'OnItsWay']);
      expect(await sandbox.db.$count(recoveries)).toBe(1);
      expect(await reasonOf(device)).toBe('DeductionNotCleared');
      expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
      await treat(scenario);
      await sandbox.advance(24 * 3_600_000);
      expect(await reasonOf(device)).toBe(reason);
      const bodies = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
      expect(bodies.filter((body) => body.includes('$80.00') && body.includes(text))).toHaveLength(1);
      expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
    },
  );

  it('is cleared where the bank says after all that its debit was paid, once', async () => {
    const { device, pay, instrumentID } = await open();
    const ask = async (path: string, body: object) =>
      (
        await sandbox.app.request(`http://localhost/sandbox/rails${path}`, {
          ...{ method: 'POST', body: JSON.stringify(body) },
        })
      ).json();
    await ask('', { id: instrumentID, scenario: 'PaysAfterAll' });
    expect(await pay()).toBe('RecoveryFailed');
    const [{ id = 0 } = {}] = await sandbox.db.select().from(recoveries);
    expect(await ask('/news', { transaction: `C-${id}` })).toMatchObject({ hasChanged: true });
    expect(await ask('/news', { transaction: `C-${id}` })).toMatchObject({ hasChanged: false });
    expect(await deductionsOf(device)).toMatchObject([{ isRecovered: true, proofStatus: 2 }]);
    expect(await reasonOf(device)).toBe('Available');
    const bodies = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('came in'))).toHaveLength(1);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
  });

  it.each([
    ['IsDown', 'didn’t take the $80.00'],
    ['Travels', 'on its way back'],
  ] as const)(
    'that was cleared by a file before its debit came through costs nothing more (%s)',
    async (scenario, text) => {
      const { device, deductionID, pay, instrumentID } = await open();
      const treat = (next: string) =>
        sandbox.app.request('http://localhost/sandbox/rails', {
          ...{ method: 'POST', body: JSON.stringify({ id: instrumentID, scenario: next }) },
        });
      await treat(scenario);
      await codeOf(pay());
      await sandbox.db
        .update(proofs)
        .set({ status: proofStatus.toWire('InReview') })
        .where(eq(proofs.id, deductionID));
      expect(await decide(sandbox.server, deductionID, { status: 'Accepted', minutes: 0 })).toBe(true);
      await treat('Pays');
      await sandbox.advance(24 * 3_600_000);
      await sandbox.settle();
      const [made] = await sandbox.db.select().from(recoveries);
      expect(made?.isRecovered).toBe(false);
      const bodies = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
      expect(bodies.filter((body) => body.includes(text))).toHaveLength(1);
      expect(await reasonOf(device)).toBe('Available');
      expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
    },
  );

  it('is not debited where the bank refuses, refuses too often, wants a sign-in, or the account is not linked [money-055]', async () => {
    const { pay, bank } = await open();
    await bank({ refusesPayouts: true });
    expect([await pay(), await pay(), await pay()]).toEqual([
      ...['RecoveryFailed', 'RecoveryFailed', 'LimitReached'],
    ]);
    await bank({ status: 5, verification: 9 });
    expect(await pay()).toBe('BankLoginRequired');
    await bank({ status: 2, verification: 1, instrumentSubType: 4 });
    expect(await pay()).toBe('NotEligible');
    expect(await checkLedger(sandbox.db)).toMatchObject({ sum: 0 });
  });
});

describe('hours that were not reported', () => {
  it('count towards the balance once a proof of them is accepted [money-012]', async () => {
    const { device, deductionID, pay } = await open();
    await pay();
    const [{ id = 0 } = {}] = await hoursOf(device);
    expect(id).not.toBe(deductionID);
    const earned = async () => (await device.client(moneyContract).getEarnings()).summary.totalEarnings;
    const before = await earned();
    await upload(device.api, uploadContract.uploadEarningProof, { file: pdf('hours'), id: String(id) });
    expect(await decide(sandbox.server, id, { status: 'Refused', refusal: 'otherPeriod' })).toBe(true);
    expect(await hoursOf(device)).toMatchObject([{ proofStatus: 3, refusalReason: 'otherPeriod' }]);
    await upload(device.api, uploadContract.uploadEarningProof, { file: pdf('again'), id: String(id) });
    expect(await decide(sandbox.server, id, { status: 'Accepted', minutes: 480 })).toBe(true);
    expect((await earned()) - before).toBeCloseTo(160);
    expect(await hoursOf(device)).toMatchObject([{ proofStatus: 2, files: [{ fileName: 'stub.pdf' }] }]);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });
});

describe('a debit', () => {
  const sound = { differing: [], misjudged: [], misbooked: [] };
  const scenario = async (id: number, name: string) =>
    sandbox.app.request('http://localhost/sandbox/rails', {
      method: 'POST',
      body: JSON.stringify({ id, scenario: name }),
    });

  it('is an order to a rail, which may refuse it, and keeps who allowed it', async () => {
    const { device, pay } = await open();
    const [{ id = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
    await scenario(id, 'Refuses');
    expect(await pay()).toBe('RecoveryFailed');
    await scenario(id, 'Pays');
    expect(await pay()).toBe('recovered');
    const orders = await sandbox.db.select().from(payments).where(eq(payments.origin, 'recovery'));
    expect(orders.map(({ paidMinor }) => paidMinor).toSorted()).toEqual([0, 80_00]);
    const kept = await sandbox.db.select().from(recoveries);
    expect(kept.every(({ agreedFrom, sessionId }) => agreedFrom !== null && sessionId !== null)).toBe(true);
    expect(await checkRails(sandbox.db)).toEqual(sound);
  });

  it('that the bank takes back is owed again, and its person is told', async () => {
    const { device, pay } = await open();
    const [{ id = 0 } = {}] = (await device.client(moneyContract).getInstruments()).instruments;
    await scenario(id, 'LateR01');
    expect(await pay()).toBe('recovered');
    expect(await deductionsOf(device)).toMatchObject([{ isRecovered: true }]);
    const owed = async (of: Device) => (await of.client(moneyContract).getAvailableFunds()).owed;
    expect(await owed(device)).toMatchObject({ toClear: 0 });
    await sandbox.advance(5 * 86_400_000);
    const later = await sandbox.signedIn(theoBrandt);
    expect(await deductionsOf(later)).toMatchObject([{ isRecovered: false, proofStatus: 0 }]);
    expect(await reasonOf(later)).toBe('DeductionNotCleared');
    const left = await owed(later);
    expect(left?.toClear).toBe(80);
    expect(left?.total).toBe(80 + (left?.fromPay ?? 0));
    const texts = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
    expect(texts.some((text) => text.includes('your bank took back the $80.00'))).toBe(true);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    expect(await checkRails(sandbox.db)).toEqual(sound);
  });
});
