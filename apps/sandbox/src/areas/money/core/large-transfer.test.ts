import { moneyContract } from '@dayfare/api/money/contract';
import { instrumentStatus } from '@dayfare/domain/money';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { type Intent, intend } from '../../../bench/transfer.ts';
import { settingsFrom } from '../../../platform/http/settings.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { friday } from '../../../testing/test-settings.ts';
import { securityEvents } from '../../session/sessions/session-tables.ts';
import { instruments, transactions } from './tables.ts';

const sandbox = await openSandbox({ settings: settingsFrom({ STEP_UP_AMOUNT: '50' }) });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const command = async (device: Device, amount: number) => {
  const { instruments: places } = await device.client(moneyContract).getInstruments();
  return intend(device, amount, places[0]?.id ?? 0);
};
const send = (device: Device, { input, idempotencyKey }: Intent) =>
  device
    .client(moneyContract)
    .performTransaction(input, { context: { idempotencyKey } })
    .then(
      ({ amount }) => amount,
      (error: { code: string }) => error.code,
    );
const outcomeOf = async (device: Device, { idempotencyKey }: Intent) =>
  (await device.client(moneyContract).transactionByKey({ idempotencyKey })).outcome;
const made = async () =>
  (await sandbox.db.select().from(transactions)).filter(({ createdAt }) => createdAt >= friday).length;

describe('a large transfer', () => {
  it('needs a fresh proof of who asks for it, and is made with the same key once that is there', async () => {
    const device = await sandbox.signedIn();
    const large = await command(device, 50.01);
    expect([await send(device, large), await send(device, large)]).toEqual([
      ...['ProofRequired', 'ProofRequired'],
    ]);
    expect(await made()).toBe(0);
    await prove(sandbox, device, mayaTorres);
    expect(await send(device, large)).toBe(50.01);
    expect(await made()).toBe(1);
    const events = await sandbox.db.select().from(securityEvents).orderBy(desc(securityEvents.id));
    expect(events[0]).toMatchObject({ kind: 'largeTransferProved', employeeId: mayaTorres.id });
  });

  it('is asked for no proof up to the amount', async () => {
    const device = await sandbox.signedIn();
    expect(await send(device, await command(device, 50))).toBe(50);
  });

  it('cannot be split into small ones: what was taken on the same day counts', async () => {
    const device = await sandbox.signedIn();
    expect(await send(device, await command(device, 30))).toBe(30);
    expect(await send(device, await command(device, 30))).toBe('ProofRequired');
    await sandbox.advance(24 * 3_600_000);
    const tomorrow = await sandbox.signedIn();
    expect(await send(tomorrow, await command(tomorrow, 30))).toBe(30);
  });

  it('cannot be split into small ones that are sent at the same moment', async () => {
    const device = await sandbox.signedIn();
    const commands = [await command(device, 30), await command(device, 30)];
    const answers = await Promise.all(commands.map((small) => send(device, small)));
    expect(answers.toSorted()).toEqual([30, 'ProofRequired']);
  });

  it('takes a proof for one transfer, for five minutes, in its own session, and from where codes go', async () => {
    const [device, other] = [await sandbox.signedIn(), await sandbox.signedIn()];
    const large = await command(device, 60);
    expect([await send(device, large), await send(other, await command(other, 60))]).toEqual([
      ...['ProofRequired', 'ProofRequired'],
    ]);
    await prove(sandbox, device, mayaTorres, true);
    expect(await send(device, large)).toBe('ProofRequired');
    await sandbox.advance(5 * 60_000);
    await prove(sandbox, other, mayaTorres);
    expect(await send(device, large)).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    sandbox.clock.ms += 5 * 60_000;
    expect(await send(device, large)).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    expect(await send(device, large)).toBe(60);
    expect(await send(device, await command(device, 60))).toBe('ProofRequired');
  });

  it('is sent with one proof once, also when two are sent at the same moment', async () => {
    const device = await sandbox.signedIn();
    const commands = [await command(device, 60), await command(device, 60)];
    for (const large of commands) expect(await send(device, large)).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    const answers = await Promise.all(commands.map((large) => send(device, large)));
    expect(answers.filter((answer) => answer === 'ProofRequired')).toHaveLength(1);
    expect(await made()).toBe(1);
  });

  it('is proved by a code that names its amount and its payee, and lets no other one go', async () => {
    const device = await sandbox.signedIn();
    const [shown, other] = [await command(device, 60), await command(device, 61)];
    expect(await send(device, shown)).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    const [message] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(message?.body).toMatch(/^\d{6} is your .* code to send \$60\.00 to Harbor Credit Union ••4821\./);
    expect(await send(device, other)).toBe('ProofRequired');
    expect(await send(device, shown)).toBe(60);
  });

  it('is proved by no code that was asked for before, or for something else', async () => {
    const device = await sandbox.signedIn();
    const large = await command(device, 60);
    await prove(sandbox, device, mayaTorres);
    expect(await send(device, large)).toBe('ProofRequired');
  });

  it('that would be refused all the same asks for no proof, and leaves one that is there unspent', async () => {
    const device = await sandbox.signedIn();
    const [large, other] = [await command(device, 60), await command(device, 60)];
    await send(device, large);
    await prove(sandbox, device, mayaTorres);
    await sandbox.db.update(instruments).set({ status: instrumentStatus.toWire('InActive') });
    expect(await send(device, large)).toBe('InstrumentNotUsable');
    await sandbox.db.update(instruments).set({ status: instrumentStatus.toWire('Active') });
    expect(await send(device, other)).toBe(60);
  });
});

describe('being asked for a proof', () => {
  it('says nothing about the key: no request is under way, and it can still be sent or closed', async () => {
    const device = await sandbox.signedIn();
    const [one, other] = [await command(device, 60), await command(device, 60)];
    await send(device, one);
    await send(device, other);
    expect(await outcomeOf(device, one)).toBe('neverSeen');
    const { closeTransferKey } = device.client(moneyContract);
    expect(await closeTransferKey({ idempotencyKey: other.idempotencyKey })).toEqual({ outcome: 'closed' });
    await prove(sandbox, device, mayaTorres);
    expect(await send(device, other)).toBe('TransferClosed');
    expect(await send(device, one)).toBe(60);
    expect(await outcomeOf(device, one)).toBe('done');
  });

  it('does not hide what an earlier attempt with the key has done', async () => {
    const device = await sandbox.signedIn();
    const large = await command(device, 60);
    await send(device, large);
    await prove(sandbox, device, mayaTorres);
    expect(await send(device, large)).toBe(60);
    expect(await send(device, large)).toBe(60);
    expect(await made()).toBe(1);
  });

  it('does not let another command go out under the key', async () => {
    const device = await sandbox.signedIn();
    const [large, small] = [await command(device, 60), await command(device, 10)];
    await send(device, large);
    expect(await send(device, { ...small, idempotencyKey: large.idempotencyKey })).toBe(
      'IdempotencyKeyReused',
    );
  });
});

describe('the amount that an operator sets', () => {
  it('is refused when it is none', () => {
    expect(settingsFrom({ STEP_UP_AMOUNT: '199.50' }).stepUpAmount).toBe(199_50);
    expect(() => settingsFrom({ STEP_UP_AMOUNT: 'never' })).toThrow('STEP_UP_AMOUNT is "never"');
  });
});
