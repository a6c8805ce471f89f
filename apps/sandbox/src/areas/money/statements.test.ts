import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { feeKind } from '@dayfare/domain/money';
import { eq, lt } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../bench/device.ts';
import { intend } from '../../bench/transfer.ts';
import { camilleTremblay } from '../../seeds/people/camille-tremblay.ts';
import { inesCarvalho } from '../../seeds/people/ines-carvalho.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';
import { statementsOf } from '../../testing/postgres/statements.ts';
import { friday } from '../../testing/test-settings.ts';
import { friendPayments } from './core/friend-tables.ts';
import { payPeriods } from './core/tables.ts';
import { feeDiscounts } from './pricing/tables.ts';

const others = [samWhitfield, priyaRaman, inesCarvalho, camilleTremblay];
const sandbox = await openSandbox({ seeds: [mayaTorres, ...others] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const keyed = (idempotencyKey: string = crypto.randomUUID()) => ({ context: { idempotencyKey } });
const accountOf = async (device: Device, at = 0) =>
  (await device.client(moneyContract).getInstruments()).instruments[at]?.id ?? 0;
const isWork = (statement: string) => !/^(?:begin|commit|savepoint|release)/.test(statement);

/** The statements of a transfer, from its key on: what every request costs comes before. */
async function ofTransfer(device: Device, transferSpeed: 0 | 1): Promise<readonly string[]> {
  const money = device.client(moneyContract);
  const instrumentId = await accountOf(device, transferSpeed === 0 ? 1 : 0);
  const { previewId, contractIds } = await money.previewTransaction({
    amount: 20,
    instrumentId,
    transferSpeed,
  });
  const all = await statementsOf(() =>
    money.performTransaction({ previewId, contractsAccepted: contractIds }, keyed()),
  );
  return all.slice(all.findIndex((one) => one.includes('idempotency_keys'))).filter(isWork);
}

describe('a transfer', () => {
  it('takes ten statements on the next business day, and two more for what an instant one costs', async () => {
    const device = await sandbox.signedIn();
    expect(await ofTransfer(device, 1)).toHaveLength(10);
    expect(await ofTransfer(device, 0)).toHaveLength(12);
  });
});

const plan = {
  interval: 1,
  startDate: '2026-10-19',
  endBy: 2,
  endDate: null,
  endAmount: null,
  numberOfTimes: 3,
};

/** What there can be many of: how one more comes to be, and the call that reads them. */
const kinds: Readonly<
  Record<
    string,
    { more: (device: Device, at: number) => Promise<unknown>; read: (device: Device) => Promise<unknown> }
  >
> = {
  'payments from and to friends': {
    more: async (device, at) => {
      const friend = others[at % others.length] ?? samWhitfield;
      const account = await accountOf(device);
      return sandbox.db.insert(friendPayments).values({
        ...{ id: `F-${at}`, payerId: friend.id, payeeId: mayaTorres.id, amountMinor: 100, currency: 'USD' },
        ...{ fromInstrumentId: account, toInstrumentId: account, createdAt: friday },
      });
    },
    read: (device) => device.client(friendsContract).getFriends(),
  },
  'cards and pots that we hold': {
    more: async () =>
      sandbox.app.request('http://localhost/sandbox/accounts/held', {
        ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email, pot: 'Card', minor: 100 }) },
      }),
    read: async (device) => {
      const friends = device.client(friendsContract);
      const { sources } = await friends.getFriends();
      const [{ id = 0 } = {}] = sources;
      await device.client(movesContract).getInstrumentSourceList({ id });
      return friends.getAvailableFundsFromFriendIndeed();
    },
  },
  'regular transfers': {
    more: async (device, at) => {
      const calls = device.client(recurringContract);
      const wished = { ...plan, amount: 10 + at, instrumentId: await accountOf(device) };
      const { contractIds } = await calls.previewRecurringTransaction(wished);
      const input = { ...wished, recurringTransactionID: null, contractsAccepted: contractIds };
      return calls.saveRecurringTransactionDetail(input, keyed());
    },
    read: (device) => device.client(recurringContract).getRecurringTransaction(),
  },
  'paydays that fell short': {
    more: async (_device, at) => {
      const over = await sandbox.db.select().from(payPeriods).where(lt(payPeriods.paysOn, '2026-10-16'));
      const period = over.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn)).at(at);
      return sandbox.db
        .update(payPeriods)
        .set({ dueMinor: 500, withheldMinor: 100, paidAt: friday })
        .where(eq(payPeriods.startsOn, period?.startsOn ?? expect.fail('There are fewer pay periods.')));
    },
    read: (device) => device.client(moneyContract).getTransactionHistory({}),
  },
  'fees and their discounts': {
    more: async (device, at) => {
      await sandbox.db.insert(feeDiscounts).values({
        ...{
          employeeId: mayaTorres.id,
          kind: feeKind.names[at] ?? 'Offer',
          percentOff: at + 1,
          uses: 5,
          givenAt: friday,
        },
      });
      return ofTransfer(device, 0);
    },
    read: async (device) => intend(device, 20, await accountOf(device, 1)),
  },
  'transfers that were made before': {
    more: (device) => ofTransfer(device, 1),
    read: (device) => ofTransfer(device, 1),
  },
};

describe('what there are five of is read by as many statements as one is', () => {
  it.each(Object.entries(kinds))('%s', async (_name, { more, read }) => {
    const device = await sandbox.signedIn();
    await more(device, 0);
    await read(device);
    const one = await statementsOf(() => read(device));
    for (let at = 1; at < 5; at += 1) await more(device, at);
    await read(device);
    const five = await statementsOf(() => read(device));
    expect(five).toHaveLength(one.length);
  });
});
