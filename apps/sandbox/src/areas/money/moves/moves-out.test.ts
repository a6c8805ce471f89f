import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { openSharedAccounts, post } from '../../../ledger/post.ts';
import { outbox } from '../../../platform/http/tables.ts';
import type { RailScenario } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { status } from '../core/status.ts';
import { checkRails } from '../payments/agree.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 3_600_000;
const sound = { sum: 0, unbalanced: [], overdrawn: [] };
const agreed = { differing: [], misjudged: [], misbooked: [] };

async function steer(path: string, body: object) {
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  return (await response.json()) as {
    readonly id: number;
    readonly hasChanged?: boolean;
    readonly details: Readonly<Record<'differing' | 'misjudged' | 'misbooked', readonly string[]>>;
  };
}

async function maya(scenario: RailScenario, to: 'bank' | 'card' = 'bank') {
  const device = await sandbox.signedIn();
  const calls = device.client(movesContract);
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const place = instruments.find(({ instrumentType }) => instrumentType === (to === 'bank' ? 1 : 2))?.id ?? 0;
  const { id: from } = await steer('accounts/held', { email: mayaTorres.email, pot: 'Card', minor: 100_00 });
  await steer('rails', { id: place, scenario });
  const { transferID } = await calls.transferMoneyBetweenInstruments(
    { fromInstrumentID: from, toInstrumentID: place, amount: 40 },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  return {
    ...{ device, transferID, place },
    spend: async (amount: number) => {
      const { id: goal } = await steer('accounts/held', {
        email: mayaTorres.email,
        pot: 'Savings',
        minor: 1,
      });
      await calls.transferMoneyBetweenInstruments(
        { fromInstrumentID: from, toInstrumentID: goal, amount },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
    },
    held: async () => (await calls.getInstrumentBalance({ id: from })).balance,
    detail: () => money.transactionDetails({ transactionID: transferID }),
    after: (ms: number) => sandbox.advance(ms),
  };
}

const told = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.body ?? '';

describe('money that leaves what we hold', () => {
  it.each([
    ['Refuses', 'bank'],
    ['RefusesLate', 'bank'],
    ['R03', 'bank'],
    ['R01', 'card'],
  ] as const)(
    'is never done where the rail says %s at a %s, and is back with its fee',
    async (scenario, to) => {
      const me = await maya(scenario, to);
      await me.after(5 * day);
      const { transactionStatus, events } = await me.detail();
      expect(transactionStatus).toBe(status.failed);
      expect(events.map((event) => event.status)).toEqual([status.inProgress, status.failed]);
      expect(await me.held()).toBe(100);
      expect(await told()).toMatch(/did not accept \$40\.00/);
      expect(await checkLedger(sandbox.db)).toEqual(sound);
      expect(await checkRails(sandbox.db)).toEqual(agreed);
    },
  );

  it('is done when the rail says so, and not by the clock', async () => {
    const me = await maya('IsDown');
    await me.after(5 * day);
    expect((await me.detail()).transactionStatus).toBe(status.inProgress);
    expect((await me.device.client(pauseOrCloseContract).getOwnService()).obstacle).not.toBeNull();
    await steer('rails', { id: me.place, scenario: 'Pays' });
    await me.after(2 * day);
    expect((await me.detail()).transactionStatus).toBe(status.completed);
    expect(await told()).toContain('has arrived');
    expect(await me.held()).toBe(60);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
  });

  it.each(['Travels', 'HoldsLate'] as const)(
    'is on its way for as long as its rail %s, and its person is told the new day',
    async (scenario) => {
      const me = await maya(scenario);
      await me.after(5 * day);
      expect((await me.detail()).transactionStatus).toBe(status.inProgress);
      expect(await told()).toMatch(/taking longer than we said.*arrives by/);
      expect(await me.held()).toBe(60);
      expect(await checkRails(sandbox.db)).toEqual(agreed);
      await steer('rails', { id: me.place, scenario: 'Pays' });
      await me.after(day);
      expect((await me.detail()).transactionStatus).toBe(status.completed);
      expect(await me.held()).toBe(60);
      expect(await checkLedger(sandbox.db)).toEqual(sound);
      expect(await checkRails(sandbox.db)).toEqual(agreed);
    },
  );

  it('is taken again where its rail says after all that it was paid, also if it has been spent, and can come back after that', async () => {
    const me = await maya('PaysAfterAll');
    await me.after(5 * day);
    expect((await me.detail()).transactionStatus).toBe(status.failed);
    expect(await me.held()).toBe(100);
    await me.spend(90);
    const hear = () => steer('rails/news', { transaction: me.transferID });
    expect(await hear()).toMatchObject({ hasChanged: true });
    expect(await hear()).toMatchObject({ hasChanged: false });
    expect((await me.detail()).transactionStatus).toBe(status.completed);
    expect(await told()).toContain('$40.00 has arrived at Harbor Credit Union ••4821 after all');
    expect(await me.held()).toBe(-30);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
    await steer('rails', { id: me.place, scenario: 'Pays' });
    await sandbox.server.rails.sendBack(`${me.transferID}:principal`, sandbox.server.clock.now());
    expect(await hear()).toMatchObject({ hasChanged: true });
    expect((await me.detail()).transactionStatus).toBe(status.failed);
    expect(await me.held()).toBe(10);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
  });

  it('comes back into a pot that its owner has removed, which is in their list again; none is removed while money is on its way', async () => {
    const device = await sandbox.signedIn();
    const money = device.client(moneyContract);
    const bank = (await money.getInstruments()).instruments[0]?.id ?? 0;
    const pot = await steer('accounts/held', { email: mayaTorres.email, pot: 'Savings', minor: 50_00 });
    await steer('rails', { id: bank, scenario: 'LateR01' });
    const sent = await device
      .client(movesContract)
      .transferMoneyBetweenInstruments(
        { fromInstrumentID: pot.id, toInstrumentID: bank, amount: 50 },
        { context: { idempotencyKey: crypto.randomUUID() } },
      );
    const mine = async () => (await money.getInstruments()).instruments.find(({ id }) => id === pot.id);
    const instrumentType = (await mine())?.instrumentType ?? 0;
    const remove = async () => {
      await prove(sandbox, device, mayaTorres);
      return device.client(accountsContract).deleteInstrument({ id: pot.id, instrumentType });
    };
    await expect(remove()).rejects.toMatchObject({ code: 'InstrumentHoldsMoney' });
    const arrivesIn = Date.parse(sent.arrivesAt) - sandbox.server.clock.now().getTime();
    await sandbox.advance(arrivesIn + 3_600_000);
    await remove();
    expect(await mine()).toBeUndefined();
    await sandbox.advance(5 * day);
    const after = await sandbox.signedIn();
    const { balance } = await after.client(movesContract).getInstrumentBalance({ id: pot.id });
    expect(balance).toBe(50);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
  });

  it('arrives in part, or comes back later, and what is not there is in the balance again', async () => {
    const half = await maya('PaysHalf', 'card');
    await half.after(day);
    expect((await half.detail()).transactionStatus).toBe(status.partly);
    expect(await half.held()).toBe(80);
    expect(await checkRails(sandbox.db)).toEqual(agreed);

    const late = await maya('LateR01');
    await late.after(3 * day);
    expect((await late.detail()).transactionStatus).toBe(status.completed);
    // The same card, with what came back of the first on it.
    expect(await late.held()).toBe(140);
    // Within the month that messages are kept.
    await late.after(14 * day);
    expect((await late.detail()).transactionStatus).toBe(status.failed);
    expect(await late.held()).toBe(180);
    expect((await sandbox.db.select().from(outbox)).some(({ body }) => body.includes('sent it back'))).toBe(
      true,
    );
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
  });

  it('is looked at where the rail holds it: approved it goes on, and without anybody’s word it comes back', async () => {
    const approved = await maya('Holds', 'card');
    await approved.after(60_000);
    expect((await approved.detail()).transactionStatus).toBe(status.held);
    await steer('rails', { id: approved.place, scenario: 'Pays' });
    await steer('rails/held', { transaction: approved.transferID, decision: 'approve' });
    await approved.after(3_600_000);
    expect((await approved.detail()).transactionStatus).toBe(status.completed);
    const forgotten = await maya('Holds', 'card');
    await forgotten.after(2 * day);
    expect(await checkRails(sandbox.db)).toEqual(agreed);
    expect(await told()).toContain('did not accept');
  });
});

describe('the books and the rails', () => {
  it('take nothing as on its way, or as gone, without an order', async () => {
    await openSharedAccounts(sandbox.db, 'USD');
    const booked = sandbox.db.transaction((tx) =>
      post(tx, {
        ...{ kind: 'settlement', reference: 'nobody-ordered-this', at: sandbox.server.clock.now() },
        lines: [
          { account: 'payout:bank:USD', minor: -500 },
          { account: 'fees:USD', minor: 500 },
        ],
      }),
    );
    await expect(booked).rejects.toMatchObject({
      cause: { message: expect.stringContaining('without an order') },
    });
  });

  it.each([
    [
      'rails',
      'differing',
      sql`update rail_payments set paid_minor = paid_minor - 1 where reference like 'M-%'`,
    ],
    ['rails, which lost it', 'differing', sql`delete from rail_payments where reference like 'M-%'`],
    ['payments', 'differing', sql`update payments set paid_minor = 0 where transaction_id like 'M-%'`],
    ['moves', 'misjudged', sql`update instrument_moves set status = '0', ended_at = null`],
    [
      'ledger',
      'misbooked',
      sql`with entry as (
        insert into journal_entries (kind, reference, posted_at, order_id)
          select 'settlement', 'once-more:' || id, now(), id from instrument_moves returning id)
        insert into postings (entry_id, account_id, minor)
          select id, account, minor from entry, (values ('payout:bank:USD', 4000), ('paid-out:bank:USD', -4000)) v (account, minor)`,
    ],
  ] as const)(
    'are compared, and a difference that somebody made in the %s is found',
    async (_side, list, spoil) => {
      const me = await maya('Pays');
      await me.after(5 * day);
      expect(await steer('rails/reconcile', {})).toMatchObject({ differences: 0 });
      const metric = async () =>
        (await (await sandbox.app.request('http://localhost/sandbox/metrics')).text()).match(
          /^dayfare_reconciliation_differences (.*)/m,
        )?.[1];
      expect(await metric()).toBe('0');
      await sandbox.db.execute(spoil);
      const { details } = await steer('rails/reconcile', {});
      expect(details[list]).toEqual([expect.stringContaining(me.transferID)]);
      expect(Number(await metric())).toBeGreaterThan(0);
    },
  );
});
