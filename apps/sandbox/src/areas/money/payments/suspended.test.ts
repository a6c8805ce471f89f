import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { status } from '../core/status.ts';
import { instruments } from '../core/tables.ts';
import { checkRails } from './agree.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 3_600_000;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const steer = async (path: string, body: object) => {
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, {
    ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email, ...body }) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { readonly id: number };
};

async function maya() {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const { instruments: places } = await money.getInstruments();
  const bank = places[0]?.id ?? 0;
  const { id: card } = await steer('accounts/held', { pot: 'Card', minor: 100_00 });
  const { friendCode } = await device.client(friendsContract).findFriend({
    identifier: samWhitfield.email,
  });
  const move = (amount: number) =>
    device
      .client(movesContract)
      .transferMoneyBetweenInstruments({ fromInstrumentID: card, toInstrumentID: bank, amount }, key());
  const pay = () =>
    device
      .client(friendsContract)
      .payFriend({ friendCode, fromInstrumentID: card, amount: 10, note: '' }, key());
  const take = async () => {
    const { previewId, contractIds } = await money.previewTransaction({
      ...{ amount: 20, instrumentId: bank, transferSpeed: 1 },
    });
    return money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
  };
  return { device, money, bank, card, move, pay, take };
}

describe('a suspended account', () => {
  it('sends nothing, whatever it is: wages, what we hold, to friends', async () => {
    const me = await maya();
    await steer('programmes', { account: 'Suspend' });
    for (const send of [me.take, () => me.move(20), me.pay])
      await expect(send()).rejects.toMatchObject({ code: 'AccessNotAvailable' });
    expect(await sandbox.db.select().from(outbox)).not.toContainEqual(
      expect.objectContaining({ body: expect.stringContaining('on its way') }),
    );
  });

  it.each([
    ['the person', () => steer('programmes', { account: 'Suspend' })],
    ['the job', () => steer('programmes', { endedOn: '2026-10-16' })],
  ])('stops what waits to be handed over when %s is not what it was', async (_what, change) => {
    const me = await maya();
    const sent = await me.take();
    await change();
    await sandbox.advance(5 * day);
    const detail = await (await sandbox.signedIn())
      .client(moneyContract)
      .transactionDetails({ transactionID: sent.transactionID });
    expect(detail).toMatchObject({ transactionStatus: status.voided, returnedAmount: 20 });
    const texts = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
    expect(texts.some((text) => text.includes('was stopped before it left'))).toBe(true);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
  });

  it.each(['wages', 'what we hold'])('stops %s that a rail held, also once it lets them go', async (what) => {
    const me = await maya();
    await steer('rails', { id: me.bank, scenario: 'Holds' });
    const id = what === 'wages' ? (await me.take()).transactionID : (await me.move(20)).transferID;
    await sandbox.advance(day);
    await steer('programmes', { account: 'Suspend' });
    await steer('rails/held', { transaction: id, decision: 'approve' });
    await sandbox.advance(4 * day);
    const { client } = await sandbox.signedIn();
    expect(await client(moneyContract).transactionDetails({ transactionID: id })).toMatchObject({
      statusReason: 'AccountNotOpen',
    });
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
    expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
  });

  it('stops a move out of what we hold, and what goes to an account that its bank has closed', async () => {
    const me = await maya();
    const [moved, sent] = [await me.move(20), await me.take()];
    await sandbox.db.update(instruments).set({ status: 3 }).where(eq(instruments.id, me.bank));
    await sandbox.advance(5 * day);
    const { client } = await sandbox.signedIn();
    for (const transactionID of [moved.transferID, sent.transactionID])
      expect(await client(moneyContract).transactionDetails({ transactionID })).toMatchObject({
        statusReason: 'InstrumentNotUsable',
      });
    expect((await client(movesContract).getInstrumentBalance({ id: me.card })).balance).toBe(100);
  });
});
