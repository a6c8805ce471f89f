import { autoloadContract } from '@dayfare/api/card/autoload-contract';
import { cardContract } from '@dayfare/api/card/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { instrumentKind } from '@dayfare/domain/money';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [nadiaRahman, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const [off, selected, cover] = [0, 1, 2];
const [declined, low] = [0, 1];
const day = 24 * 60 * 60_000;
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function steer(path: string, body: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  return (await sandbox.app.request(`http://localhost/sandbox/${path}`, init)).json() as Promise<{
    readonly why?: string | null;
  }>;
}

async function nadia() {
  const device = await sandbox.signedIn(nadiaRahman);
  const { getCard } = device.client(cardContract);
  const { getAutoload, saveAutoload } = device.client(autoloadContract);
  const { id: cardID } = await getCard();
  const { contractIds, ...first } = await getAutoload({ cardID });
  const save = (change: object = {}, contractsAccepted: readonly number[] = contractIds) =>
    saveAutoload({
      ...{ cardID, mode: selected, trigger: low, amount: 40, lowBalance: 20 },
      ...{ contractsAccepted: [...contractsAccepted], ...change },
    });
  const pay = (amount: string) =>
    steer('card', { email: nadiaRahman.email, kind: 'purchase', amount, merchant: 'Northway', place: '' });
  const { instruments } = await device.client(moneyContract).getInstruments();
  const bank = instruments.find((one) => instrumentKind.fromWire(one.instrumentType) === 'BankAccount');
  const card = (await getCard()).detail?.instrumentID ?? 0;
  const keyed = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
  const moveOut = (amount: number) =>
    device
      .client(movesContract)
      .transferMoneyBetweenInstruments(
        { fromInstrumentID: card, toInstrumentID: bank?.id ?? 0, amount },
        keyed(),
      );
  const payFriend = async (amount: number) => {
    const sam = (await sandbox.signedIn(samWhitfield)).client(friendsContract);
    const { myCode: friendCode } = await sam.getFriends();
    const asked = { friendCode, fromInstrumentID: card, amount, note: '' };
    return device.client(friendsContract).payFriend(asked, keyed());
  };
  const onCard = async () => (await getCard()).detail?.balance;
  return { save, pay, moveOut, payFriend, onCard, first, read: () => getAutoload({ cardID }) };
}

describe('autoload', () => {
  it('is off until it is agreed to, has the modes and triggers of the documents, and is turned off by itself [card-021] [card-022]', async () => {
    const { save, first, read } = await nadia();
    expect(first).toMatchObject({ mode: off, trigger: low, lastLoadedOn: null });
    expect(await codeOf(save({}, []))).toBe('ContractNotAccepted');
    for (const [mode, trigger] of [
      [selected, low],
      [selected, declined],
      [cover, declined],
    ]) {
      expect(await save({ mode, trigger })).toMatchObject({ mode, trigger, amount: 40, lowBalance: 20 });
      expect(await read()).toMatchObject({ mode, trigger });
    }
    expect(await codeOf(save({ mode: cover, trigger: low }))).toBe('InvalidRequest');
    expect(await codeOf(save({ mode: 3 }))).toBe('InvalidRequest');
    expect(await save({ mode: off }, [])).toMatchObject({ mode: off });
    expect(await codeOf(save({}, []))).toBe('ContractNotAccepted');
  });

  it('bounds the amount by the configuration, and the low balance with it [card-023] [validation-019]', async () => {
    const { save, first } = await nadia();
    expect(first).toMatchObject({ most: 200 });
    await steer('configuration', { MaximumAutoloadAmount: '60' });
    expect(await codeOf(save({ amount: 60.01 }))).toBe('AutoloadAmountAboveMaximum');
    expect(await codeOf(save({ amount: first.least - 0.01 }))).toBe('AutoloadAmountBelowMinimum');
    expect(await codeOf(save({ lowBalance: 60.01 }))).toBe('LowBalanceLimitAboveMaximum');
    expect(await codeOf(save({ lowBalance: first.least - 0.01 }))).toBe('LowBalanceLimitBelowMinimum');
    expect(await save({ amount: 60, lowBalance: 60 })).toMatchObject({
      amount: 60,
      lowBalance: 60,
      most: 60,
    });
  });

  it('moves pay to a card that has run low, once a day', async () => {
    const { save, pay, onCard, read } = await nadia();
    await save();
    await pay('800');
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(33.65);
    await pay('20');
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(53.65);
    expect((await read()).lastLoadedOn).toMatch(/^2026-/);
    await pay('50');
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(3.65);
    await sandbox.advance(day);
    await pay('1');
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(42.65);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('covers what a declined payment was short of, so that the same payment goes through', async () => {
    const { save, pay, onCard } = await nadia();
    await save({ mode: cover, trigger: declined });
    expect(await pay('853.65')).toMatchObject({ why: 'fundsNotAvailable' });
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(853.65);
    expect(await pay('853.65')).toMatchObject({ why: null });
  });

  it('looks at what is moved off the card by hand, too, and at what came to it meanwhile', async () => {
    const { save, pay, onCard, moveOut, payFriend } = await nadia();
    await save();
    await pay('625');
    await moveOut(20);
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(188.65);
    await moveOut(175);
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(53.65);
    await sandbox.advance(day);
    // Paid down to $3.65, and filled by hand before anybody looks.
    await pay('50');
    await steer('card', { email: nadiaRahman.email, kind: 'load', amount: '25', merchant: 'Counter' });
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(28.65);
    await payFriend(10);
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(58.65);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('moves nothing once it is off, and says why where a rule refuses it', async () => {
    const { save, pay, onCard } = await nadia();
    await save();
    await save({ mode: off }, []);
    await pay('820');
    await sandbox.advance(60_000);
    expect(await onCard()).toBe(13.65);
    await save();
    await steer('availability', { email: nadiaRahman.email, reason: 'MaxedOut' });
    await pay('1');
    await sandbox.advance(60_000);
    const [last] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect([await onCard(), last?.body]).toEqual([
      12.65,
      expect.stringMatching(/did not go to your card ••\d{4} by itself/),
    ]);
  });
});
