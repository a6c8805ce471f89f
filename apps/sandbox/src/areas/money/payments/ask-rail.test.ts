import { moneyContract } from '@dayfare/api/money/contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { railPayments } from '../../../rails/index.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';
import { status } from '../core/status.ts';
import { instruments } from '../core/tables.ts';
import { checkRails } from './agree.ts';
import { referenceOf } from './ask-rail.ts';
import { principalOf } from './outbox.ts';
import { payments } from './tables.ts';

const sandbox = await openSandbox({ seeds: [{ ...mayaTorres, transfers: [] }] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 3_600_000;
const key = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

const steer = async (path: string, body: object) => {
  const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, {
    ...{ method: 'POST', body: JSON.stringify({ email: mayaTorres.email, ...body }) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  return (await response.json()) as { readonly id: number };
};

async function promise(what: 'wages' | 'what we hold'): Promise<string> {
  const device = await sandbox.signedIn();
  const money = device.client(moneyContract);
  const [bank] = (await money.getInstruments()).instruments;
  const to = bank?.id ?? 0;
  if (what === 'wages') {
    const { previewId, contractIds } = await money.previewTransaction({ amount: 20, instrumentId: to });
    const sent = await money.performTransaction({ previewId, contractsAccepted: contractIds }, key());
    return sent.transactionID;
  }
  const { id } = await steer('accounts/held', { pot: 'Card', minor: 100_00 });
  const move = { fromInstrumentID: id, toInstrumentID: to, amount: 20 };
  return (await device.client(movesContract).transferMoneyBetweenInstruments(move, key())).transferID;
}

const set = (id: string, values: Partial<typeof payments.$inferInsert>) =>
  sandbox.db.update(payments).set(values).where(eq(payments.transactionId, id));
const now = () => sandbox.server.clock.now();

/** What a killed process leaves behind at each step. */
const killedAfter = {
  'it had written down that it would ask': (id: string) => set(id, { asking: 'take', askedAt: now() }),
  'the rail had taken it': async (id: string) => {
    await set(id, { asking: 'take', askedAt: now() });
    const payment = await principalOf(sandbox.db, { id });
    const [instrument] = await sandbox.db.select().from(instruments).limit(1);
    const { rail, amountMinor } = payment;
    await sandbox.server.rails.take({
      ...{ reference: referenceOf(payment), rail, amountMinor, isCharge: false, at: now() },
      ...{ instrument: { id: instrument?.id ?? 0, refusesPayouts: false }, destination: {} },
    });
  },
} as const;
type Step = keyof typeof killedAfter;
const steps = Object.keys(killedAfter) as Step[];

const shown = async (transactionID: string) =>
  (await sandbox.signedIn()).client(moneyContract).transactionDetails({ transactionID });

async function expectAgreement() {
  expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await checkRails(sandbox.db)).toEqual({ differing: [], misjudged: [], misbooked: [] });
}

it.each(['wages', 'what we hold'] as const)(
  'that a rail is about to be asked is kept before it is, whatever comes of it: %s',
  async (what) => {
    const id = await promise(what);
    const [bank] = (await (await sandbox.signedIn()).client(moneyContract).getInstruments()).instruments;
    await steer('rails', { id: bank?.id, scenario: 'IsDown' });
    await sandbox.advance(day);
    const waiting = await principalOf(sandbox.db, { id });
    expect(waiting).toMatchObject({ askedAt: expect.any(Date), asking: 'take', handedOverAt: null });
    await expectAgreement();
    await steer('rails', { id: bank?.id, scenario: 'Pays' });
    await sandbox.advance(5 * day);
    expect(await principalOf(sandbox.db, { id })).toMatchObject({ asking: null, paidMinor: 20_00 });
  },
);

describe('a payment whose process was killed after', () => {
  it.each(steps.flatMap((step) => [[step, 'wages'] as const, [step, 'what we hold'] as const]))(
    '%s is with its rail once, and arrives: %s',
    async (step, what) => {
      const id = await promise(what);
      await killedAfter[step](id);
      await expectAgreement();
      await sandbox.advance(5 * day);
      expect(await shown(id)).toMatchObject({ transactionStatus: status.completed });
      const atRail = await sandbox.db.select().from(railPayments);
      expect(atRail).toMatchObject([{ reference: `${id}:principal`, state: 'paid', paidMinor: 20_00 }]);
      await expectAgreement();
    },
  );

  it.each([
    ['it had written down that it would ask', status.voided, 'voided'],
    ['the rail had taken it', status.completed, 'paid'],
  ] as const)(
    '%s is stopped for a suspended account only if the rail has not got it',
    async (step, ends, state) => {
      const id = await promise('wages');
      await killedAfter[step](id);
      await steer('programmes', { account: 'Suspend' });
      await sandbox.advance(5 * day);
      expect(await shown(id)).toMatchObject({ transactionStatus: ends });
      expect(await sandbox.db.select().from(railPayments)).toMatchObject([{ state }]);
      await expectAgreement();
    },
  );

  it('it had asked can’t be cancelled: the rail may have it', async () => {
    const id = await promise('wages');
    await set(id, { askedAt: now() });
    const money = (await sandbox.signedIn()).client(moneyContract);
    await expect(money.cancelTransaction({ id })).rejects.toMatchObject({ code: 'NotCancellable' });
  });
});
