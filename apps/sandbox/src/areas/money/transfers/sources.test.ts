import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { placesContract } from '@dayfare/api/money/places/places-contract';
import { type TransactionSource, transactionSource } from '@dayfare/domain/money';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { tyrellBanks } from '../../../seeds/people/tyrell-banks.ts';
import type { Seed } from '../../../seeds/seed.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';

const fresh: Seed = { ...mayaTorres, transfers: [] };
const sandbox = await openSandbox({ seeds: [fresh, tyrellBanks] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const steer = async (path: string, body: unknown) => {
  const init = {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  };
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, init);
  expect(response.status).toBe(200);
  return (await response.json()) as { id: number };
};
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function signedIn(who: Seed = fresh) {
  const device = await sandbox.signedIn(who);
  const money = device.client(moneyContract);
  const friends = device.client(friendsContract);
  const between = device.client(movesContract).transferMoneyBetweenInstruments;
  const history = async (...sources: TransactionSource[]) =>
    money.getTransactionHistory({
      TransactionHistoryFilter: { TransactionSource: sources.map(transactionSource.toWire), MaxAmount: 5000 },
    });
  return { device, money, friends, between, history };
}

const pot = (who: Seed, kind: string, minor: number) =>
  steer('accounts/held', { email: who.email, pot: kind, minor }).then(({ id }) => id);

async function friendPays(amount: number) {
  const other = await signedIn(tyrellBanks);
  const fromInstrumentID = await pot(tyrellBanks, 'Card', 200_00);
  const { friendCode } = await other.friends.findFriend({ identifier: fresh.email });
  await other.friends.payFriend({ friendCode, fromInstrumentID, amount, note: '' }, key());
  return other;
}

async function send(
  { money }: Awaited<ReturnType<typeof signedIn>>,
  instrumentId: number,
  amount: number,
): Promise<string> {
  const quoted = await money.previewTransaction({ amount, instrumentId });
  const performed = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    key(),
  );
  return performed.transactionID;
}

it('the history tells every source, filters by it, and tells each one in full [money-048]', async () => {
  const maya = await signedIn();
  const { device, money, friends, between, history } = maya;
  const { instruments } = await money.getInstruments();
  const [bank] = instruments.map(({ id }) => id);
  if (bank === undefined) throw new Error('Maya has a bank account.');
  await send(maya, bank, 20);
  await prove(sandbox, device, fresh);
  const added = await device.client(placesContract).addBiller({ billerID: 1, accountNumber: '778899' });
  await send(maya, added.instruments.at(-1)?.id ?? 0, 21);
  const savings = await pot(fresh, 'Savings', 100_00);
  const card = await pot(fresh, 'Card', 100_00);
  await between({ fromInstrumentID: savings, toInstrumentID: card, amount: 22 }, key());
  await between({ fromInstrumentID: card, toInstrumentID: bank, amount: 23 }, key());
  const tyrell = await signedIn(tyrellBanks);
  const { friendCode } = await friends.findFriend({ identifier: tyrellBanks.email });
  await friends.payFriend({ friendCode, fromInstrumentID: card, amount: 24, note: '' }, key());
  await friendPays(25);
  await steer('accounts/reward', { email: fresh.email, minor: 15_00 });

  const expected: readonly (readonly [TransactionSource, number, string])[] = [
    ['EWA', 20, 'To Harbor Credit Union'],
    ['BillPay', 21, 'To City Power & Light'],
    ['Savings', 22, 'To Dayfare card'],
    ['ACH', 23, 'To Harbor Credit Union'],
    ['P2P', 24, 'To Tyrell B.'],
    ['FriendIndeed', 25, 'From Tyrell B.'],
    ['Incentive_Referrals', 15, 'Referral reward'],
  ];
  const all = await history();
  expect(all.totalRecords).toBe(expected.length);
  expect(new Set(all.transactionDetails.map(({ source }) => source))).toEqual(
    new Set(transactionSource.names.map(transactionSource.toWire)),
  );
  for (const [source, amount, title] of expected) {
    const found = await history(source);
    expect(found.transactionDetails).toMatchObject([
      { amount, title, source: transactionSource.toWire(source) },
    ]);
    const [{ transactionID } = { transactionID: '' }] = found.transactionDetails;
    expect(await money.transactionDetails({ transactionID })).toMatchObject({
      ...{ amount, title, source: transactionSource.toWire(source) },
    });
    // Nobody else is told, but for who is at the other end.
    const isShared = source === 'P2P' || source === 'FriendIndeed';
    expect(await codeOf(tyrell.money.transactionDetails({ transactionID }))).toBe(
      isShared ? 'done' : 'TransactionNotFound',
    );
  }
  expect((await history('EWA', 'Savings')).totalRecords).toBe(2);
  const onItsWay = await money.getTransactionHistory({
    TransactionHistoryFilter: { TransactionStatus: '0', TransactionSource: [3] },
  });
  expect(onItsWay.totalRecords).toBe(1);
  await sandbox.advance(4 * 86_400_000);
  const later = await signedIn();
  expect((await later.history('ACH')).transactionDetails).toMatchObject([{ transactionStatus: '2' }]);
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});

it('what friends have paid is told, and can be moved by itself, no further than it goes [money-006]', async () => {
  const { friends, between, money, history } = await signedIn();
  const none = { accessibleAmount: 0, currency: 'USD', sources: [] };
  expect(await friends.getAvailableFundsFromFriendIndeed()).toEqual(none);
  const card = await pot(fresh, 'Card', 100_00);
  expect(await friends.getAvailableFundsFromFriendIndeed()).toEqual(none);
  await friendPays(40);
  expect(await friends.getAvailableFundsFromFriendIndeed()).toEqual({
    ...{ accessibleAmount: 40, currency: 'USD' },
    sources: [{ instrumentID: card, amount: 40 }],
  });
  const { instruments } = await money.getInstruments();
  const source = transactionSource.toWire('FriendIndeed');
  const move = { fromInstrumentID: card, toInstrumentID: instruments[0]?.id ?? 0 };
  expect(await codeOf(between({ ...move, amount: 40.01, source }, key()))).toBe('FundsAmountExceeds');
  expect(await codeOf(between({ ...move, amount: 10, source: 0 }, key()))).toBe('InvalidRequest');
  const same = key();
  const receipt = await between({ ...move, amount: 30, source }, same);
  expect(receipt).toMatchObject({ amount: 30, balanceAfter: 110 });
  expect(await between({ ...move, amount: 30, source }, same)).toEqual(receipt);
  expect((await friends.getAvailableFundsFromFriendIndeed()).accessibleAmount).toBe(10);
  expect((await history('FriendIndeed')).transactionDetails.map(({ amount }) => amount).toSorted()).toEqual([
    30, 40,
  ]);
  // Spent as part of everything else that is there: no more is told than there is.
  await between({ ...move, amount: 105 }, key());
  expect((await friends.getAvailableFundsFromFriendIndeed()).accessibleAmount).toBe(5);
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});
