import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { instrumentKind, transactionType } from '@dayfare/domain/money';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { balanceOf } from '../../../ledger/post.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { checkRails } from '../payments/agree.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const minute = 60_000;
const day = 24 * 60 * minute;
const [instant, nextDay] = [0, 1];

const steer = async (path: string, body: unknown) => {
  const init = {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  };
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, init);
  expect(response.status).toBe(200);
  return (await response.json()) as { id: number };
};
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const lastNotice = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.body;

async function expectSound() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

async function signedIn(who = mayaTorres) {
  const device = await sandbox.signedIn(who);
  const money = device.client(moneyContract);
  const places = device.client(placesContract);
  const perform = async (previewId: string, contractsAccepted: number[]) =>
    money.performTransaction(
      { previewId, contractsAccepted },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
  const send = async (instrumentId: number, amount: number, transferSpeed = instant) => {
    const quoted = await money.previewTransaction({ amount, instrumentId, transferSpeed });
    const { transactionID } = await perform(quoted.previewId, quoted.contractIds);
    return { quoted, transactionID };
  };
  const addBiller = async (billerID: number, accountNumber: string, zip?: string) => {
    await prove(sandbox, device, who);
    const { instruments } = await places.addBiller({ billerID, accountNumber, ...(zip && { zip }) });
    return instruments.at(-1)?.id ?? 0;
  };
  const shown = async (transactionID: string) => money.transactionDetails({ transactionID });
  const accessible = async () => (await money.getAvailableFunds()).accessibleAmount;
  return { device, money, places, perform, send, addBiller, shown, accessible };
}

describe('an Amazon gift card', () => {
  it('is opened once, takes its own terms and limit, and arrives as a code in five minutes [money-001] [money-029] [money-047]', async () => {
    const { money, places, perform, send, shown } = await signedIn();
    const { instrumentId } = await places.openGiftCard({});
    expect(await places.openGiftCard({})).toEqual({ instrumentId });
    const { instruments } = await money.getInstruments();
    expect(instruments.at(-1)).toMatchObject({
      ...{ displayText: 'Amazon gift card', instrumentType: instrumentKind.toWire('Amazon') },
    });
    const most = money.previewTransaction({ amount: 200.01, instrumentId });
    await expect(most).rejects.toMatchObject({ code: 'InvalidAmount' });
    const { previewId, contractIds } = await money.previewTransaction({
      ...{ amount: 30, instrumentId, transferSpeed: instant },
    });
    expect(contractIds).toEqual([1201, 1202, 1203]);
    expect(await codeOf(perform(previewId, [1201, 1202]))).toBe('ContractNotAccepted');
    const { transactionID } = await send(instrumentId, 30);
    await sandbox.settle();
    expect(await codeOf(places.giftCode({ transactionID }))).toBe('GiftCodeNotReady');
    await sandbox.advance(5 * minute);
    const card = await places.giftCode({ transactionID });
    expect(card).toMatchObject({ amount: 30 });
    // Three parts, of letters and digits that are not mistaken for others.
    expect(card.code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{6}-[A-HJ-NP-Z2-9]{4}$/);
    expect(await places.giftCode({ transactionID })).toEqual(card);
    expect(await shown(transactionID)).toMatchObject({
      ...{ transactionStatus: '2', transactionType: transactionType.toWire('Amazon') },
    });
    expect(await lastNotice()).toContain('your $30.00 Amazon gift card is ready');
    expect(await lastNotice()).not.toContain(card.code);
    expect(await balanceOf(sandbox.db, 'paid-out:gift:USD')).toBe(-30_00);
    await expectSound();
  });

  it('whose code nobody else sees', async () => {
    const maya = await signedIn();
    const { transactionID } = await maya.send((await maya.places.openGiftCard({})).instrumentId, 30);
    await sandbox.advance(5 * minute);
    const { places } = await signedIn(camilleTremblay);
    expect(await codeOf(places.giftCode({ transactionID }))).toBe('TransactionNotFound');
  });

  it.each([
    ['Refuses', '10', 'GiftCardsNotAvailable', 0],
    ['RefusesLate', '3', 'GiftCodeNotIssued', 5 * minute],
  ])(
    'that Amazon does not issue (%s) goes back whole',
    async (scenario, transactionStatus, statusReason, wait) => {
      const { places, send, shown, accessible } = await signedIn();
      const before = await accessible();
      const { instrumentId } = await places.openGiftCard({});
      await steer('rails', { id: instrumentId, scenario });
      const { transactionID } = await send(instrumentId, 30);
      await sandbox.settle();
      await sandbox.advance(wait);
      expect(await shown(transactionID)).toMatchObject({ transactionStatus, statusReason });
      expect(await accessible()).toBe(before);
      expect(await codeOf(places.giftCode({ transactionID }))).toBe('GiftCodeNotReady');
      await expectSound();
    },
  );

  it('of which half is issued is worth half, and is never called back', async () => {
    const { places, send, shown } = await signedIn();
    const { instrumentId } = await places.openGiftCard({});
    await steer('rails', { id: instrumentId, scenario: 'PaysHalf' });
    const { transactionID } = await send(instrumentId, 31);
    await sandbox.advance(5 * minute);
    expect(await places.giftCode({ transactionID })).toMatchObject({ amount: 15.5 });
    expect(await shown(transactionID)).toMatchObject({ transactionStatus: '5' });
    await steer('rails', { id: instrumentId, scenario: 'LateR01' });
    const { transactionID: second } = await send(instrumentId, 20);
    await sandbox.advance(9 * day);
    expect(await shown(second)).toMatchObject({ transactionStatus: '2' });
    await expectSound();
  });

  it('can’t be the default, or be filled from what we hold; and it can be switched off', async () => {
    const { device, places } = await signedIn();
    const { instrumentId } = await places.openGiftCard({});
    const { saveInstrument } = device.client(accountsContract);
    const asDefault = saveInstrument(
      {
        ...{ id: instrumentId, displayText: '', imageName: '', isDefaultSelected: true },
        ...{ instrumentType: instrumentKind.toWire('Amazon'), instrumentSubType: 0 },
      },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    expect(await codeOf(asDefault)).toBe('InstrumentNotUsable');
    const { id } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Savings', minor: 50_00 });
    const move = device.client(movesContract).transferMoneyBetweenInstruments;
    const moved = move(
      { fromInstrumentID: id, toInstrumentID: instrumentId, amount: 10 },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    expect(await codeOf(moved)).toBe('InstrumentNotUsable');
    await steer('configuration', { EnableAmazon: '0' });
    expect(await codeOf(places.openGiftCard({}))).toBe('AmazonNotAvailable');
  });
});

describe('a biller', () => {
  it('is found by name, in the currency of the pay', async () => {
    const { places } = await signedIn();
    const { billers } = await places.findBillers({ search: 'POWER' });
    expect(billers).toMatchObject([{ name: 'City Power & Light', takesInstant: true, needsZip: false }]);
    const canada = await signedIn(camilleTremblay);
    const found = await canada.places.findBillers({ search: 'electricite' });
    expect(found.billers.map(({ name }) => name)).toEqual(['Électricité du Plateau']);
  });

  it('is added with a code; a wrong number, a missing zip, a second time and another country’s are refused', async () => {
    const { places, addBiller } = await signedIn();
    const add = (billerID: number, accountNumber: string, zip?: string) =>
      codeOf(places.addBiller({ billerID, accountNumber, ...(zip && { zip }) }));
    expect(await add(1, '12-34 56')).toBe('ProofRequired');
    expect(await add(1, '1é3456')).toBe('BillerAccountNotValid');
    expect(await add(7, '123456')).toBe('BillerNotFound');
    expect(await add(2, '123456')).toBe('BillerZipNotValid');
    expect(await add(2, '123456', '123')).toBe('BillerZipNotValid');
    await addBiller(1, '12-34 56');
    expect(await add(1, '123456')).toBe('InstrumentExists');
    await addBiller(2, '123456', '10005');
    const rows = await sandbox.db.execute('select account_number from biller_accounts');
    expect(JSON.stringify(rows)).not.toContain('123456');
  });

  it('is paid at once or by the end of its next business day, and gives a reference [validation-017]', async () => {
    const { money, addBiller, send, shown } = await signedIn();
    const instrumentId = await addBiller(1, '778899');
    const { quoted, transactionID } = await send(instrumentId, 40, nextDay);
    expect(quoted.contractIds).toEqual([1201, 1202, 1204]);
    // A Friday noon; its end of the day is eight in the evening, in New York.
    expect(quoted.arrivesAt).toBe('2026-10-20T00:00:00.000Z');
    expect((await shown(transactionID)).canCancel).toBe(true);
    await sandbox.advance(3 * day + 8 * 60 * minute);
    const paid = await shown(transactionID);
    expect(paid).toMatchObject({
      ...{ transactionStatus: '2', transferredTo: 'City Power & Light ••8899' },
      transactionType: transactionType.toWire('BillPayment'),
      billerReference: expect.stringMatching(/^\d{5}-\d{5}$/),
    });
    expect(await lastNotice()).toContain('City Power & Light ••8899 has booked your $40.00');
    const slow = await addBiller(4, '778899');
    const refused = money.previewTransaction({ amount: 40, instrumentId: slow, transferSpeed: instant });
    expect(await codeOf(refused)).toBe('InstrumentNotUsable');
    await expectSound();
  });

  it.each([
    ['778899', 'Refuses', 0, '10', 'BillerRefused', 2],
    // Its number says that no biller knows it.
    ['770000', null, 60 * minute, '3', 'BillerAccountUnknown', 3],
    ['778899', 'LateR03', 4 * day, '3', 'BillerSentBack', 2],
  ])(
    'that does not take it (account %s, %s) gives all of it back, and says why',
    async (accountNumber, scenario, wait, transactionStatus, statusReason, status) => {
      const { money, addBiller, send, shown } = await signedIn();
      const instrumentId = await addBiller(1, accountNumber);
      if (scenario) await steer('rails', { id: instrumentId, scenario });
      const { transactionID } = await send(instrumentId, 40);
      await sandbox.settle();
      await sandbox.advance(wait);
      const failed = await shown(transactionID);
      expect(failed).toMatchObject({ transactionStatus, statusReason });
      expect((failed.returnedAmount ?? 0) + (failed.returnedFee ?? 0)).toBe(failed.totalDebit);
      const { instruments } = await money.getInstruments();
      expect(instruments.find(({ id }) => id === instrumentId)?.status).toBe(status);
      await expectSound();
    },
  );
});

describe('the product’s own card', () => {
  const held = (id: number) => balanceOf(sandbox.db, `instrument:${id}:held`);

  it('is filled in a minute, and what arrives is in its balance, once', async () => {
    const { device, send, shown } = await signedIn();
    const { id } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 10_00 });
    const { transactionID } = await send(id, 30);
    await sandbox.settle();
    expect(await held(id)).toBe(-10_00);
    await sandbox.advance(minute);
    expect(await shown(transactionID)).toMatchObject({ transactionStatus: '2' });
    expect(await held(id)).toBe(-40_00);
    await sandbox.advance(9 * day);
    expect(await held(id)).toBe(-40_00);
    const { balance } = await device.client(movesContract).getInstrumentBalance({ id });
    expect(balance).toBe(40);
    expect(await lastNotice()).toContain('$30.00 has arrived at Dayfare card ••7702');
    await expectSound();
  });

  it('that is closed refuses at once, and late; all of it goes back', async () => {
    const { send, shown, accessible } = await signedIn();
    const { id } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 10_00 });
    const before = await accessible();
    for (const [scenario, status] of [
      ['Refuses', '10'],
      ['RefusesLate', '3'],
    ]) {
      await steer('rails', { id, scenario });
      const { transactionID } = await send(id, 30);
      await sandbox.advance(minute);
      expect(await shown(transactionID)).toMatchObject({
        ...{ transactionStatus: status, statusReason: 'ProductCardNotOpen' },
      });
    }
    expect([await accessible(), await held(id)]).toEqual([before, -10_00]);
    await expectSound();
  });

  it('can’t be removed while there is money in it, or on its way to it', async () => {
    const { device, send } = await signedIn();
    const { id } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 10_00 });
    const instrumentType = instrumentKind.toWire('Card');
    const remove = () => codeOf(device.client(accountsContract).deleteInstrument({ id, instrumentType }));
    expect(await remove()).toBe('InstrumentHoldsMoney');
    const { instruments } = await device.client(moneyContract).getInstruments();
    await device
      .client(movesContract)
      .transferMoneyBetweenInstruments(
        { fromInstrumentID: id, toInstrumentID: instruments[0]?.id ?? 0, amount: 10 },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
    await send(id, 20, nextDay);
    expect(await remove()).toBe('InstrumentHoldsMoney');
  });
});
