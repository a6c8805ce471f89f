import { activityContract } from '@dayfare/api/card/activity-contract';
import { cardContract } from '@dayfare/api/card/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { isLuhn } from '@dayfare/domain/validation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { outbox } from '../../platform/http/tables.ts';
import { felixMoreau } from '../../seeds/people/felix-moreau.ts';
import { ingridSolberg } from '../../seeds/people/ingrid-solberg.ts';
import { lenaKaya } from '../../seeds/people/lena-kaya.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { nadiaRahman } from '../../seeds/people/nadia-rahman.ts';
import { paulReyes } from '../../seeds/people/paul-reyes.ts';
import { openSandbox } from '../../testing/open.ts';
import { cards } from './tables.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, nadiaRahman, felixMoreau, ingridSolberg, paulReyes, lenaKaya],
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function person(seed = nadiaRahman) {
  const device = await sandbox.signedIn(seed);
  return {
    ...device.client(cardContract),
    ...device.client(activityContract),
    ...device.client(startupContract),
  };
}

async function steer(body: object) {
  const init = { method: 'POST', body: JSON.stringify({ email: nadiaRahman.email, ...body }) };
  const response = await sandbox.app.request('http://localhost/sandbox/card', init);
  return (await response.json()) as { readonly id: string; readonly why: string | null };
}

const pay = (amount: string, place = 'Hartford, CT') =>
  steer({ kind: 'purchase', amount, merchant: 'Corner Grocery', place });

describe('a card', () => {
  it('is told with the documents’ fields, its balance, and the last time money moved [card-007] [card-012] [card-013]', async () => {
    const { getCard } = await person();
    expect(await getCard()).toMatchObject({
      ...{ isATMPINSet: true, isCardActivated: true, status: 1, type: 0, program: 0, block: 9, approval: 2 },
      detail: {
        ...{ holder: 'Nadia Rahman', currency: 'USD', balance: 833.65, orderedOn: null },
        last4: expect.stringMatching(/^\d{4}$/),
        lastLoad: { amount: 438.55 },
        lastSpend: { amount: 9.4 },
      },
    });
  });

  it('has a number of the test range with its check digit, which is encrypted in the database', async () => {
    const [card] = await sandbox.db.select().from(cards).limit(1);
    expect(card?.number).toMatch(/^510510\d{10}$/);
    expect(isLuhn(card?.number ?? '')).toBe(true);
    const [raw] = rowsOf<{ row: string }>(
      await sandbox.db.execute(sql`select to_jsonb(cards)::text as row from cards where id = ${card?.id}`),
    );
    expect(raw?.row).toContain(card?.last4);
    expect(raw?.row).not.toContain(card?.number);
    expect(raw?.row).not.toContain(`"${card?.code}"`);
  });

  it('is none, or an application, for others [card-016]', async () => {
    const of = async (seed: typeof mayaTorres) => (await person(seed)).getCard();
    expect(await of(mayaTorres)).toMatchObject({ id: 0, approval: 0, application: 0, detail: null });
    expect(await of(ingridSolberg)).toMatchObject({ id: 0, approval: 1, application: 0, rejection: null });
    expect(await of(paulReyes)).toMatchObject({ id: 0, approval: 3, rejection: 'IdentityNotConfirmed' });
    expect(await of(felixMoreau)).toMatchObject({ status: 0, isCardActivated: false, isATMPINSet: false });
  });

  it('feeds the start-up data [card-047]', async () => {
    const told = async (seed: typeof mayaTorres) => {
      const answer = await (await person(seed)).startupDataV2({ LivelyModule: 4, IncludeShared: true });
      return Object.fromEntries(answer.map(({ key, value }) => [key, value]));
    };
    expect(await told(nadiaRahman)).toMatchObject({
      ...{ IsDayfareCardExists: '1', CardApprovalStatus: '2', IsFromCardApprovalProcess: '0' },
      ...{ LastLoadAmount: '438.55', LastSpendAmount: '9.4', IsDirectDepositSetup: '0' },
    });
    expect(await told(mayaTorres)).toMatchObject({ IsDayfareCardExists: '0', LastLoadDate: '' });
    expect(await told(ingridSolberg)).toMatchObject({ IsDayfareCardExists: '0', CardApprovalStatus: '1' });
  });
});

describe('what happens on a card', () => {
  it('is told by month, the newest first, in sums without what was declined [card-038]', async () => {
    const { getCard, getMurphyTransactionDetailMonthWise } = await person();
    const { id: cardID } = await getCard();
    const first = await getMurphyTransactionDetailMonthWise({ cardID });
    const months = first.months.map(({ month }) => month);
    expect(months).toEqual(months.toSorted().toReversed());
    const [newest] = first.months;
    expect(newest).toMatchObject({ loaded: 438.55, spent: 61.76 });
    expect(newest?.transactions.map(({ kind, merchant }) => `${kind} ${merchant}`)).toEqual([
      'purchase Café Río',
      'decline Northway Electronics',
      'purchase Corner Grocery',
      'load Harbor Fresh Market Payroll',
    ]);
    const before = months.at(0) ?? '';
    const earlier = await getMurphyTransactionDetailMonthWise({ cardID, before });
    expect(earlier.months.map(({ month }) => month)).toEqual(months.slice(1));
  });

  it('is found by a part of the merchant’s name, without accents, and shown one by one [card-037]', async () => {
    const { getCard, getMurphyTransactionDetailMonthWise, getMurphyTransactionDetails } = await person();
    const { id: cardID } = await getCard();
    const { months } = await getMurphyTransactionDetailMonthWise({ cardID, search: 'cafe rio' });
    const [found] = months.flatMap(({ transactions }) => transactions);
    expect(found).toMatchObject({ merchant: 'Café Río', amount: -9.4 });
    const one = await getMurphyTransactionDetails({ cardID, transactionID: found?.transactionID ?? '' });
    expect(one).toMatchObject({ place: 'Hartford, CT', currency: 'USD', declineReason: null });
    await expect(getMurphyTransactionDetails({ cardID, transactionID: 'J-0' })).rejects.toMatchObject({
      code: 'CardTransactionNotFound',
    });
  });

  it('is nobody else’s to see', async () => {
    const { id: cardID } = await (await person()).getCard();
    const other = await person(lenaKaya);
    for (const call of [
      () => other.getMurphyTransactionDetailMonthWise({ cardID }),
      () => other.lockCard({ cardID, isLocked: true }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'CardNotFound' });
  });
});

describe('paying with a card', () => {
  it('takes what is there, once it is there, and tells its owner of each [card-014]', async () => {
    const { getCard } = await person();
    expect((await pay('833.66')).why).toBe('fundsNotAvailable');
    expect((await pay('833.65')).why).toBeNull();
    expect((await pay('0.01')).why).toBe('fundsNotAvailable');
    await steer({ kind: 'load', amount: '5', merchant: 'Payroll' });
    expect((await getCard()).detail).toMatchObject({ balance: 5, lastLoad: { amount: 5 } });
    const told = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
    expect(told.filter((body) => /Corner Grocery|Payroll/.test(body))).toHaveLength(4);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('ends with a lock and begins again after it; both can be repeated [card-015] [card-020]', async () => {
    const { getCard, lockCard } = await person();
    const { id: cardID } = await getCard();
    for (const _ of [1, 2]) expect(await lockCard({ cardID, isLocked: true })).toMatchObject({ block: 8 });
    expect((await pay('1')).why).toBe('locked');
    expect((await pay('1', '')).why).toBe('locked');
    for (const _ of [1, 2]) expect(await lockCard({ cardID, isLocked: false })).toMatchObject({ block: 9 });
    expect((await pay('1')).why).toBeNull();
  });

  it('is refused by one that its issuer has blocked, which nobody unlocks', async () => {
    const { getCard, lockCard } = await person();
    const { id: cardID } = await getCard();
    await steer({ state: 'CardBlockedDueToFraud' });
    expect((await pay('1')).why).toBe('blocked');
    for (const isLocked of [true, false]) {
      const change = lockCard({ cardID, isLocked });
      if (isLocked) await expect(change).rejects.toMatchObject({ code: 'CardNotChangeable' });
      else expect((await change).block).toBe(9);
    }
  });

  it('works online before the card is activated, and in no store', async () => {
    const ask = (place: string) =>
      steer({ email: felixMoreau.email, kind: 'purchase', amount: '2', merchant: 'Streamly', place });
    expect((await ask('Hartford, CT')).why).toBe('toActivate');
    expect((await ask('')).why).toBeNull();
  });
});
