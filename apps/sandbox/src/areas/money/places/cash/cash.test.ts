import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { earningsContract } from '@dayfare/api/money/records/earnings-contract';
import { instrumentKind } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../../../../ledger/check.ts';
import { outbox } from '../../../../platform/http/tables.ts';
import { railPayments } from '../../../../rails/index.ts';
import { devonClarke } from '../../../../seeds/people/devon-clarke.ts';
import { mayaTorres } from '../../../../seeds/people/maya-torres.ts';
import { meiLingChen } from '../../../../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../../../../testing/open.ts';
import { prove } from '../../../../testing/prove.ts';
import { employees } from '../../../session/index.ts';
import { checkRails } from '../../payments/agree.ts';

const young = { ...meiLingChen, birthDate: '2009-01-01', transfers: [] };
const unknown = { ...devonClarke, birthDate: null, transfers: [] };
const sandbox = await openSandbox({ seeds: [mayaTorres, young, unknown] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const minute = 60_000;
const day = 24 * 60 * minute;

/** Sends $30.00 to a counter; half an hour later it is ready, unless something happens to it `meanwhile`. */
async function send(meanwhile = async (_transaction: string): Promise<void> => undefined) {
  const device = await sandbox.signedIn(mayaTorres);
  const [money, cash] = [device.client(moneyContract), device.client(cashContract)];
  const { instrumentId } = await cash.openCashPickup({});
  expect(await cash.openCashPickup({})).toEqual({ instrumentId });
  const before = (await money.getAvailableFunds()).accessibleAmount;
  const quoted = await money.previewTransaction({ amount: 30, instrumentId, transferSpeed: 0 });
  const { transactionID } = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  await expect(cash.cashVoucher({ transactionID })).rejects.toMatchObject({ code: 'CashNotReady' });
  const readyAt = async () => (await money.transactionDetails({ transactionID })).acceptedAt;
  expect(await readyAt()).toBeUndefined();
  await sandbox.settle();
  await meanwhile(transactionID);
  await sandbox.advance(31 * minute);
  const gone = async () => before - (await money.getAvailableFunds()).accessibleAmount;
  return { money, cash, transactionID, readyAt, gone };
}

const payOut = async (transaction: string) => {
  const init = { method: 'POST', body: JSON.stringify({ transaction }) };
  return (await sandbox.app.request('http://localhost/sandbox/rails/cash', init)).status;
};

async function expectSound() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

it('waits at the counter under a code of 12 digits, and is paid out once [money-075] [validation-017]', async () => {
  const { money, cash, transactionID, readyAt } = await send();
  expect(await readyAt()).toBeDefined();
  const { voucher, amount } = await cash.cashVoucher({ transactionID });
  expect([voucher, amount]).toEqual([expect.stringMatching(/^\d{12}$/), 30]);
  expect([await payOut(transactionID), await payOut(transactionID)]).toEqual([200, 404]);
  await sandbox.advance(4 * day);
  expect((await money.transactionDetails({ transactionID })).transactionStatus).toBe('2');
  await expect(cash.cashVoucher({ transactionID })).rejects.toMatchObject({ code: 'CashNotReady' });
  await expectSound();
});

it('is no account: it is not among the assets, and has no digits in what is said of it', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  const { instrumentId } = await device.client(cashContract).openCashPickup({});
  const { assets } = await device.client(earningsContract).getAssets();
  expect(assets.map(({ title }) => title)).toEqual(['Harbor Credit Union ••4821', 'Everyday Debit ••0926']);
  await prove(sandbox, device, mayaTorres);
  const instrumentType = instrumentKind.toWire('CashPickup');
  await device.client(accountsContract).deleteInstrument({ id: instrumentId, instrumentType });
  const [notice] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(notice?.body).toContain('Cash pickup was removed from your accounts.');
});

it('goes back when it is taken back at the counter’s door, and is not paid out then', async () => {
  const { money, cash, transactionID, gone } = await send();
  expect((await money.transactionDetails({ transactionID })).canCancel).toBe(true);
  await money.cancelTransaction({ id: transactionID });
  expect(await payOut(transactionID)).toBe(404);
  await expect(cash.cashVoucher({ transactionID })).rejects.toMatchObject({ code: 'CashNotReady' });
  expect(await gone()).toBe(0);
  await expectSound();
});

it('goes back when nobody picks it up within three days', async () => {
  const { money, transactionID } = await send();
  await sandbox.advance(3 * day);
  expect(await money.transactionDetails({ transactionID })).toMatchObject({
    ...{ transactionStatus: '3', statusReason: 'VoucherExpired' },
  });
  await expectSound();
});

it('is only for people who are old enough [money-076]', async () => {
  const device = await sandbox.signedIn(young);
  await expect(device.client(cashContract).openCashPickup({})).rejects.toMatchObject({
    code: 'CashPickupTooYoung',
  });
});

it('says what to do where nobody knows the date of birth', async () => {
  const device = await sandbox.signedIn(unknown);
  await expect(device.client(cashContract).openCashPickup({})).rejects.toMatchObject({
    ...{ code: 'BirthDateUnknown', message: expect.stringContaining('Call us to have it added') },
  });
});

it('lists the counters, the nearest first for a place [money-074]', async () => {
  const cash = (await sandbox.signedIn(mayaTorres)).client(cashContract);
  const { locations } = await cash.cashPickupLocations({ latitude: 41.88, longitude: -87.63 });
  expect(locations[0]).toMatchObject({ name: 'Prairie Market', kilometers: expect.closeTo(0.5, 0) });
  const found = await cash.cashPickupLocations({ search: 'chicago' });
  expect(found.locations.map(({ kilometers }) => kilometers)).toEqual([null, null]);
});

it('lists the counters around a postal code, and otherwise those of the person’s own state, zone and country first', async () => {
  const cash = (await sandbox.signedIn(mayaTorres)).client(cashContract);
  const cities = async (search = '') =>
    (await cash.cashPickupLocations({ search })).locations.map(({ city }) => city);
  const [first, second] = await cities();
  expect([first, second].toSorted()).toEqual(['Brooklyn', 'New York']);
  // Nobody from New York is sent to Montréal, unless they ask for it.
  expect(await cities()).not.toContain('Montréal');
  expect(await cities('montreal')).toEqual(['Montréal']);
  expect((await cities('85701'))[0]).toBe('Phoenix');
  expect((await cities('606'))[0]).toBe('Chicago');
  expect((await cities('H3Z 2Y7'))[0]).toBe('Montréal');
  expect(await cities('00000')).toEqual([]);
  await sandbox.db.update(employees).set({ residentialState: 'TX' }).where(eq(employees.id, mayaTorres.id));
  const inTexas = await cities();
  expect(inTexas[0]).toBe('Phoenix');
});

it('is not paid out while its person’s account is suspended, and goes back when it has waited long enough', async () => {
  const { transactionID } = await send();
  const suspend = { email: mayaTorres.email, account: 'Suspend' };
  await sandbox.app.request('http://localhost/sandbox/programmes', {
    ...{ method: 'POST', body: JSON.stringify(suspend) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  expect(await payOut(transactionID)).toBe(404);
  await sandbox.advance(4 * day);
  const { money } = await sandbox.signedIn(mayaTorres).then((device) => ({
    money: device.client(moneyContract),
  }));
  expect(await money.transactionDetails({ transactionID })).toMatchObject({
    ...{ transactionStatus: '3', statusReason: 'VoucherExpired', returnedAmount: 30 },
  });
  await expectSound();
});

it('is not ready where the network has refused it before its time had come, and goes back', async () => {
  const { money, cash, transactionID, gone } = await send(
    async (id) =>
      void (await sandbox.db
        .update(railPayments)
        .set({ state: 'returned', reason: 'CardDeclined' })
        .where(eq(railPayments.reference, `${id}:principal`))),
  );
  expect(await money.transactionDetails({ transactionID })).toMatchObject({
    ...{ transactionStatus: '3', statusReason: 'CardDeclined' },
  });
  await expect(cash.cashVoucher({ transactionID })).rejects.toMatchObject({ code: 'CashNotReady' });
  expect(await gone()).toBe(0);
  await expectSound();
});
