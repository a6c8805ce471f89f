import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { cashContract } from '@dayfare/api/money/places/cash-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { spendingLimitsContract } from '@dayfare/api/money/settings/spending-limits-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { jobs } from '../../../platform/jobs/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { transactions } from './tables.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const steer = async (path: string, body: object) => {
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  return (await response.json()) as { readonly id: number };
};

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const bank = (await money.getInstruments()).instruments[0]?.id ?? 0;
  const quote = (amount: number, instrumentId = bank, transferSpeed = 1) =>
    money.previewTransaction({ amount, instrumentId, transferSpeed });
  const promise = ({ previewId, contractIds }: Awaited<ReturnType<typeof quote>>) =>
    money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  return { device, money, bank, quote, promise };
}

it('amounts are bounded by the configuration as it is, at the quote and at the promise [money-139]', async () => {
  const { quote, promise } = await maya();
  const early = await quote(20);
  await steer('configuration', { MinTransactionAmount: '50', MaxTransactionAmount: '60' });
  for (const amount of [10, 80]) await expect(quote(amount)).rejects.toMatchObject({ code: 'InvalidAmount' });
  await expect(promise(early)).rejects.toMatchObject({ code: 'InvalidAmount' });
  expect(await promise(await quote(55))).toMatchObject({ amount: 55 });
});

it('cash is for those who are old enough now, also where they opened it before [money-076]', async () => {
  const { device, quote, promise } = await maya();
  const { instrumentId } = await device.client(cashContract).openCashPickup({});
  const early = await quote(20, instrumentId, 0);
  await steer('configuration', { MinimumAgeLimitForCashPickup: '99' });
  await expect(quote(20, instrumentId, 0)).rejects.toMatchObject({ code: 'CashPickupTooYoung' });
  await expect(promise(early)).rejects.toMatchObject({ code: 'CashPickupTooYoung' });
});

it('what was promised is looked at again when it is handed over, and stopped if it is closed by then [money-076]', async () => {
  const { device, quote, promise } = await maya();
  const { instrumentId } = await device.client(cashContract).openCashPickup({});
  const { transactionID } = await promise(await quote(20, instrumentId, 0));
  const ready = await promise(await quote(25, instrumentId, 0));
  await sandbox.db.delete(jobs).where(eq(jobs.reference, transactionID));
  await sandbox.advance(3_600_000);
  const [{ sendAt = sandbox.server.clock.now() } = {}] = await sandbox.db
    .select()
    .from(transactions)
    .where(eq(transactions.id, transactionID));
  await sandbox.db.insert(jobs).values({
    ...{ kind: 'hand-over', reference: transactionID, dueAt: sendAt, nextTryAt: sendAt },
  });
  await steer('configuration', { MinimumAgeLimitForCashPickup: '99' });
  await sandbox.settle();
  expect(await device.client(moneyContract).transactionDetails({ transactionID })).toMatchObject({
    ...{ statusReason: 'CashPickupTooYoung', returnedAmount: 20 },
  });
  const counter = { method: 'POST', body: JSON.stringify({ transaction: ready.transactionID }) };
  expect((await sandbox.app.request('http://localhost/sandbox/rails/cash', counter)).status).toBe(404);
});

it('gift cards that are switched off are not sold any more, not even to those who had them', async () => {
  const { device, quote, promise } = await maya();
  const { instrumentId } = await device.client(placesContract).openGiftCard({});
  const early = await quote(20, instrumentId, 0);
  await steer('configuration', { EnableAmazon: '0' });
  await expect(quote(20, instrumentId, 0)).rejects.toMatchObject({ code: 'AmazonNotAvailable' });
  await expect(promise(early)).rejects.toMatchObject({ code: 'AmazonNotAvailable' });
});

it('a pause and limits of one’s own hold for what we hold, too, when it leaves', async () => {
  const { device, bank } = await maya();
  const { id } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 100_00 });
  const move = (amount: number) =>
    device
      .client(movesContract)
      .transferMoneyBetweenInstruments({ fromInstrumentID: id, toInstrumentID: bank, amount }, key());
  const service = device.client(pauseOrCloseContract);
  await service.pauseService({ until: null });
  await expect(move(10)).rejects.toMatchObject({ code: 'PausedByYou' });
  await service.resumeService();
  await device.client(spendingLimitsContract).saveOwnLimit({ span: 'day', amount: 30 });
  await move(20);
  await expect(move(10.01)).rejects.toMatchObject({ code: 'OwnLimitExceeded' });
  await move(10);
});
