import { moneyContract } from '@dayfare/api/money/contract';
import { instrumentStatus } from '@dayfare/domain/money';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { accountId } from '../../../ledger/accounts.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { balanceOf } from '../../../ledger/post.ts';
import { type Log, silentLog } from '../../../platform/http/log.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { runDueJobs } from '../../../platform/jobs/worker.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { meiLingChen } from '../../../seeds/people/mei-ling-chen.ts';
import { blockEntry } from '../../../testing/block-entry.ts';
import { openSandbox } from '../../../testing/open.ts';
import { friday } from '../../../testing/test-settings.ts';
import { transferHandlers } from './handlers.ts';

/** Nothing has been sent to the closed account yet, so that nobody knows of it. */
const unwarned = { ...meiLingChen, transfers: [] };

const sandbox = await openSandbox({ seeds: [mayaTorres, unwarned] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const hour = 60 * 60_000;
const day = 24 * hour;
const moneyOf = (device: Device) => device.client(moneyContract);
const accessible = async (device: Device) => (await moneyOf(device).getAvailableFunds()).accessibleAmount;
const sound = { sum: 0, unbalanced: [], overdrawn: [] };

async function transfer(device: Device, amount: number, speed: 'instant' | 'next-day') {
  const { instruments } = await moneyOf(device).getInstruments();
  const instrumentId = instruments[speed === 'instant' ? 1 : 0]?.id ?? 0;
  const transferSpeed = speed === 'instant' ? 0 : 1;
  const quoted = await moneyOf(device).previewTransaction({ amount, instrumentId, transferSpeed });
  return moneyOf(device).performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
}

const lastNotice = async () =>
  (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0]?.body;

const statusOf = async (device: Device, transactionID: string) =>
  (await moneyOf(device).transactionDetails({ transactionID })).transactionStatus;

describe('a transfer on its way', () => {
  it('is completed when its arrival has come, and not before', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 40, 'instant');
    await sandbox.advance(29 * 60_000);
    expect(await statusOf(device, transactionID)).toBe('0');
    await sandbox.advance(60_000);
    const detail = await moneyOf(device).transactionDetails({ transactionID });
    expect(detail.events.map(({ status }) => status)).toEqual(['0', '2']);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('arrives on the next bank day when it was sent on a Friday for free', async () => {
    const device = await sandbox.signedIn();
    const { transactionID, arrivesAt } = await transfer(device, 40, 'next-day');
    expect(arrivesAt).toBe('2026-10-19T13:00:00.000Z');
    await sandbox.advance(2 * day);
    expect(await statusOf(device, transactionID)).toBe('0');
    await sandbox.advance(day);
    expect(await statusOf(device, transactionID)).toBe('2');
  });

  it('is settled once, however often it is looked for', async () => {
    const device = await sandbox.signedIn();
    const paidOut = () => balanceOf(sandbox.db, accountId.paidOut('card', 'USD'));
    const before = await paidOut();
    await transfer(device, 40, 'instant');
    await sandbox.advance(hour);
    await Promise.all([sandbox.settle(), sandbox.settle(), sandbox.settle()]);
    expect((await paidOut()) - before).toBe(-4000);
  });

  it('comes back in full, with a reason and a text message, when the bank sends it back', async () => {
    const device = await sandbox.signedIn(meiLingChen);
    const before = await accessible(device);
    const { transactionID } = await transfer(device, 85, 'next-day');
    expect(await accessible(device)).toBe(before - 85);
    await sandbox.advance(3 * day);
    expect(await moneyOf(device).transactionDetails({ transactionID })).toMatchObject({
      transactionStatus: '3',
      statusReason: 'BankAccountClosed',
    });
    expect((await moneyOf(device).transactionDetails({ transactionID })).returnsOn).toBeNull();
    expect(await lastNotice()).toContain(
      'did not accept $85.00. All $85.00, fee included, is back in your balance.',
    );
    expect(await checkLedger(sandbox.db)).toEqual(sound);
    const funds = await moneyOf(device).getAvailableFunds();
    expect(funds.breakdown.alreadyTaken).toBe(0);
    const { instruments } = await moneyOf(device).getInstruments();
    expect(instruments.map(({ status }) => instrumentStatus.fromWire(status))).toEqual([
      'InActive',
      'Active',
    ]);
    await expect(transfer(device, 20, 'next-day')).rejects.toMatchObject({ code: 'InstrumentNotUsable' });
  });

  it('goes back through payroll when it fails after its pay period has closed: its own pay has nothing taken off for it', async () => {
    // Three days on is the last of the period; the transfer then travels over its end.
    const device = await sandbox.signedIn(meiLingChen);
    await sandbox.advance(3 * day);
    const { transactionID, returnsOn } = await transfer(device, 85, 'next-day');
    expect(returnsOn).toBeNull();
    await sandbox.advance(2 * day);
    const { summary } = await moneyOf(device).getEarnings();
    expect(summary.currentPayPeriod.payDate).toBe('2026-11-09');
    expect(await moneyOf(device).transactionDetails({ transactionID })).toMatchObject({
      transactionStatus: '3',
      returnsOn: '2026-10-26',
    });
    expect(await lastNotice()).toBe(
      'Dayfare: Old Town Bank ••9937 did not accept $85.00. Its pay period is closed, so all $85.00, fee included, comes with your pay on Monday, October 26.',
    );
    const { breakdown, accessibleAmount } = await moneyOf(device).getAvailableFunds();
    expect(accessibleAmount).toBeCloseTo(breakdown.limit - breakdown.alreadyTaken - breakdown.fees);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});

describe('a transfer that cannot be ended', () => {
  const failing = async () => (await sandbox.app.request('http://localhost/sandbox/jobs')).json();

  /** The journal takes an entry once: with this one there already, the transfer cannot be ended. */
  const block = (id: string) => blockEntry(sandbox, `settlement:${id}`);

  it('keeps neither the others waiting nor the clock, is shown, and is tried again until it can be', async () => {
    const device = await sandbox.signedIn();
    const { transactionID: bad } = await transfer(device, 40, 'instant');
    const { transactionID: good } = await transfer(device, 30, 'instant');
    const mend = await block(bad);
    await sandbox.advance(hour);
    expect([await statusOf(device, bad), await statusOf(device, good)]).toEqual(['0', '2']);
    expect(await failing()).toMatchObject({
      failing: [
        {
          ...{ kind: 'settlement', reference: bad, dueAt: '2026-10-16T16:30:00.000Z', failures: 5 },
          failedAt: '2026-10-16T16:45:00.000Z',
          nextTryAt: '2026-10-16T17:01:00.000Z',
          failure: expect.stringContaining('Error'),
        },
      ],
    });
    const page = await sandbox.app.request('http://localhost/sandbox/jobs', {
      headers: { accept: 'text/html' },
    });
    expect(await page.text()).toContain(bad);

    await sandbox.settle();
    expect((await failing()).failing).toMatchObject([{ failures: 5 }]);
    await sandbox.advance(60_000);
    expect((await failing()).failing).toMatchObject([{ failures: 6, nextTryAt: '2026-10-16T17:33:00.000Z' }]);
    await mend();
    await sandbox.advance(32 * 60_000 - 1000);
    expect(await statusOf(device, bad)).toBe('0');
    await sandbox.advance(1000);
    expect(await statusOf(device, bad)).toBe('2');
    expect(await failing()).toEqual({ failing: [], dead: [] });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is tried once by several who look for work at the same moment', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 40, 'instant');
    await sandbox.settle();
    await block(transactionID);
    await sandbox.server.clock.moveTo(new Date(friday.getTime() + hour));
    await Promise.all([sandbox.settle(), sandbox.settle(), sandbox.settle()]);
    expect((await failing()).failing).toMatchObject([{ reference: transactionID, failures: 1 }]);
  });

  it('is written to the log without what it was about to move', async () => {
    const lines: Parameters<Log>[0][] = [];
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 40, 'instant');
    await sandbox.settle();
    await block(transactionID);
    const later = new Date(friday.getTime() + hour);
    await runDueJobs({
      db: sandbox.db,
      clock: { ...sandbox.server.clock, now: () => later },
      handlers: transferHandlers(sandbox.server),
      log: (line) => lines.push(line),
    });
    expect(lines).toMatchObject([{ method: 'JOB', path: `settlement/${transactionID}`, status: 500 }]);
    expect(JSON.stringify(lines)).not.toMatch(/4000|40\.00/);
  });
});

describe('calling a transfer back', () => {
  it('gives the money back once, also when it is asked for many times at once [money-090]', async () => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID: id, canCancel } = await transfer(device, 60, 'next-day');
    expect(canCancel).toBe(true);
    const money = moneyOf(device);
    const answers = await Promise.all([
      money.cancelTransaction({ id }),
      money.cancelTransaction({ id }),
      money.cancelTransactionAlternate({ id }),
    ]);
    expect(answers.map(({ transactionStatus }) => transactionStatus)).toEqual(['4', '4', '4']);
    expect(await accessible(device)).toBe(before);
    await sandbox.advance(4 * day);
    expect(await statusOf(device, id)).toBe('4');
  });

  it('does not raise the balance once its pay period has closed: its own pay has nothing taken off for it', async () => {
    const device = await sandbox.signedIn();
    // After the cut-off of the period's last day, so that it leaves in the next period.
    await sandbox.advance(3 * day + 6 * hour);
    const { transactionID: id } = await transfer(device, 60, 'next-day');
    await sandbox.advance(7 * hour);
    const money = moneyOf(device);
    const expected = (await money.getEarnings()).summary.expectedNetPay;
    const before = await accessible(device);
    // Before it is asked for, and in the answer.
    expect(await money.transactionDetails({ transactionID: id })).toMatchObject({
      canCancel: true,
      returnsOn: '2026-10-26',
    });
    device.setLanguage('es');
    expect(await money.cancelTransaction({ id })).toMatchObject({
      transactionStatus: '4',
      returnsOn: '2026-10-26',
    });
    expect(await accessible(device)).toBe(before);
    expect(await lastNotice()).toBe(
      'Dayfare: tu transferencia se canceló. Su período de pago ya cerró, así que $60.00 llegan con tu pago del lunes, 26 de octubre.',
    );
    expect((await money.getEarnings()).summary.expectedNetPay - expected).toBeCloseTo(0);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('counts before the transfer is ended, also when it comes between looking for it and holding it', async () => {
    const device = await sandbox.signedIn();
    const before = await accessible(device);
    const { transactionID: id } = await transfer(device, 60, 'next-day');
    const paidOut = await balanceOf(sandbox.db, accountId.paidOut('bank', 'USD'));
    let isCanceled = false;
    const cancelFirst = new Proxy(sandbox.db, {
      get: (db, name) =>
        name !== 'transaction'
          ? Reflect.get(db, name)
          : async (...asked: Parameters<typeof db.transaction>) => {
              if (!isCanceled) await moneyOf(device).cancelTransaction({ id });
              isCanceled = true;
              return db.transaction(...asked);
            },
    });
    const settled = await runDueJobs({
      db: cancelFirst,
      clock: { ...sandbox.server.clock, now: () => new Date(friday.getTime() + 6 * hour) },
      handlers: transferHandlers(sandbox.server),
      log: silentLog,
    });
    expect([isCanceled, settled, await statusOf(device, id)]).toEqual([true, 0, '4']);
    expect(await balanceOf(sandbox.db, accountId.paidOut('bank', 'USD'))).toBe(paidOut);
    expect(await accessible(device)).toBe(before);
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('is refused for an instant transfer, after the cut-off, and for somebody else’s', async () => {
    const device = await sandbox.signedIn();
    const instant = await transfer(device, 20, 'instant');
    await expect(moneyOf(device).cancelTransaction({ id: instant.transactionID })).rejects.toMatchObject({
      code: 'NotCancellable',
    });
    const { transactionID: id } = await transfer(device, 20, 'next-day');
    const other = await sandbox.signedIn(meiLingChen);
    await expect(moneyOf(other).cancelTransaction({ id })).rejects.toMatchObject({
      code: 'TransactionNotFound',
    });
    await sandbox.advance(5 * hour);
    await expect(moneyOf(device).cancelTransaction({ id })).rejects.toMatchObject({ code: 'NotCancellable' });
  });
});

describe('the receipt', () => {
  it('is emailed to its person [money-092]', async () => {
    const device = await sandbox.signedIn();
    const { transactionID } = await transfer(device, 20, 'instant');
    expect(await moneyOf(device).sendEmailReceipt({ transactionID, emailAddress: mayaTorres.email })).toBe(
      true,
    );
    const [sent] = await sandbox.db.select().from(outbox).where(eq(outbox.channel, 'email'));
    expect(sent).toMatchObject({ recipient: mayaTorres.email, subject: 'Your receipt for $20.00' });
    expect(sent?.body).toContain(transactionID);
  });
});
