import { moneyContract } from '@dayfare/api/money/contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { meiLingChen } from '../../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, meiLingChen] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const open = async (seed = meiLingChen) => (await sandbox.signedIn(seed)).client(moneyContract);
const linesOf = async (money: Awaited<ReturnType<typeof open>>) =>
  (await money.getTransactionHistory({ TransactionHistoryFilter: {} })).transactionDetails;

it('a transfer that failed says why, and whether its person has asked for its details since, on any device', async () => {
  const money = await open();
  const failed = (await linesOf(money)).find(({ transactionStatus }) => transactionStatus === '3');
  expect(failed?.failure).toMatchObject({ reason: expect.any(String), isSeen: false });
  const id = failed?.transactionID ?? '';
  const detail = await money.transactionDetails({ transactionID: id });
  expect(detail.failure?.reason).toBe(detail.statusReason);
  for (const one of [money, await open()])
    expect((await linesOf(one)).find(({ transactionID }) => transactionID === id)?.failure?.isSeen).toBe(
      true,
    );
});

it('a transfer that arrived has no failure, and asking for it writes nothing down', async () => {
  const money = await open();
  const arrived = (await linesOf(money)).find(({ transactionStatus }) => transactionStatus === '2');
  const detail = await money.transactionDetails({ transactionID: arrived?.transactionID ?? '' });
  expect(detail.transactionStatus).toBe('2');
  expect(detail.failure).toBeUndefined();
});

it('what can be taken comes with when a free transfer made now arrives, as its quote says', async () => {
  const money = await open(mayaTorres);
  const { freeArrivesAt } = await money.getAvailableFunds();
  const { instruments } = await money.getInstruments();
  const { options } = await money.previewTransaction({
    amount: 20,
    instrumentId: instruments.find(({ instrumentType }) => instrumentType === 1)?.id ?? 0,
  });
  expect(freeArrivesAt).toBe(options.find(({ transferSpeed }) => transferSpeed === 1)?.arrivesAt);
});
