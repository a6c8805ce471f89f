import { moneyContract } from '@dayfare/api/money/contract';
import { instrumentStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { rosaDelgado } from '../../../seeds/people/rosa-delgado.ts';
import { openSandbox } from '../../../testing/open.ts';
import { friday } from '../../../testing/test-settings.ts';
import { idempotencyKeys, instruments, transactions } from '../core/tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, rosaDelgado] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const moneyOf = (device: Device) => device.client(moneyContract);
const newKey = () => crypto.randomUUID();
const outcome = (device: Device, idempotencyKey: string) =>
  moneyOf(device).transactionByKey({ idempotencyKey });
const close = (device: Device, idempotencyKey: string) =>
  moneyOf(device).closeTransferKey({ idempotencyKey });

async function quote(device: Device, amount = 25) {
  const money = moneyOf(device);
  const [place] = (await money.getInstruments()).instruments;
  const quoted = await money.previewTransaction({ amount, instrumentId: place?.id ?? 0 });
  return { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
}

const send = (device: Device, asked: Awaited<ReturnType<typeof quote>>, idempotencyKey: string) =>
  moneyOf(device).performTransaction(asked, { context: { idempotencyKey } });

const made = async () =>
  (await sandbox.db.select().from(transactions)).filter(({ createdAt }) => createdAt >= friday).length;

describe('asking what became of a transfer', () => {
  it('says that a key was never seen, and asking any number of times moves nothing', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    for (let turn = 0; turn < 3; turn += 1)
      expect(await outcome(device, key)).toEqual({ outcome: 'neverSeen' });
    expect(await sandbox.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).toEqual([]);
    expect(await made()).toBe(0);
  });

  it('gives the receipt of a transfer that was made, as it stands now', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const { transactionID } = await send(device, await quote(device), key);
    await moneyOf(device).cancelTransaction({ id: transactionID });
    expect(await outcome(device, key)).toMatchObject({
      outcome: 'done',
      transaction: { transactionID, transactionStatus: '4' },
    });
  });

  it('says nothing of somebody else’s transfer', async () => {
    const [maya, rosa] = [await sandbox.signedIn(), await sandbox.signedIn(rosaDelgado)];
    const key = newKey();
    await send(maya, await quote(maya), key);
    expect(await outcome(rosa, key)).toEqual({ outcome: 'neverSeen' });
    expect(await close(rosa, key)).toEqual({ outcome: 'closed' });
    expect(await outcome(maya, key)).toMatchObject({ outcome: 'done' });
  });

  it('refuses a key that none of ours can be', async () => {
    const device = await sandbox.signedIn();
    await expect(outcome(device, 'short')).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('says that a request is in progress whose work was lost halfway, and the same key carries it out then', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const asked = await quote(device);
    await sandbox.asOwner((tx) =>
      tx.execute('alter table postings add constraint broken check (minor = 0) not valid'),
    );
    await expect(send(device, asked, key)).rejects.toMatchObject({ mayHaveMoved: true });
    await sandbox.asOwner((tx) => tx.execute('alter table postings drop constraint broken'));
    expect(await outcome(device, key)).toEqual({ outcome: 'inProgress' });
    expect(await send(device, asked, key)).toMatchObject({ amount: 25 });
    expect(await made()).toBe(1);
  });
});

describe('a refusal', () => {
  it('is kept under its key: an equal request that arrives later is refused likewise, though it could be carried out by then', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const asked = await quote(device);
    await sandbox.db.update(instruments).set({ status: instrumentStatus.toWire('InActive') });
    const code = 'InstrumentNotUsable';
    await expect(send(device, asked, key)).rejects.toMatchObject({ code });
    await sandbox.db.update(instruments).set({ status: instrumentStatus.toWire('Active') });
    await expect(send(device, asked, key)).rejects.toMatchObject({ code });
    expect(await outcome(device, key)).toEqual({ outcome: 'refused', refusalCode: code });
    expect(await made()).toBe(0);
    expect(await send(device, asked, newKey())).toMatchObject({ amount: 25 });
  });

  it('by the door says nothing about the key', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const asked = await quote(device);
    sandbox.clock.ms += 40 * 60_000;
    await expect(send(device, asked, key)).rejects.toMatchObject({ httpStatus: 401 });
    const back = await sandbox.signedIn();
    expect(await outcome(back, key)).toEqual({ outcome: 'neverSeen' });
  });
});

describe('closing a key', () => {
  it('keeps a request that arrives later from being carried out', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const asked = await quote(device);
    expect(await close(device, key)).toEqual({ outcome: 'closed' });
    await expect(send(device, asked, key)).rejects.toMatchObject({ code: 'TransferClosed', httpStatus: 409 });
    expect(await outcome(device, key)).toEqual({ outcome: 'closed' });
    expect(await close(device, key)).toEqual({ outcome: 'closed' });
    expect(await made()).toBe(0);
  });

  it('takes nothing back: what was made before is told with its receipt', async () => {
    const device = await sandbox.signedIn();
    const key = newKey();
    const { transactionID } = await send(device, await quote(device), key);
    expect(await close(device, key)).toMatchObject({ outcome: 'done', transaction: { transactionID } });
    expect(await made()).toBe(1);
  });

  it('at the same moment as the request ends in one of the two, and both are told the same', async () => {
    const device = await sandbox.signedIn();
    for (let turn = 0; turn < 8; turn += 1) {
      const key = newKey();
      const asked = await quote(device, 5 + turn);
      const before = await made();
      const [sent, closed] = await Promise.allSettled([send(device, asked, key), close(device, key)]);
      const wasMade = (await made()) > before;
      expect(sent.status).toBe(wasMade ? 'fulfilled' : 'rejected');
      expect(closed).toMatchObject({ value: { outcome: wasMade ? 'done' : 'closed' } });
    }
  });
});
