import { cardContract } from '@dayfare/api/card/contract';
import { depositContract } from '@dayfare/api/card/deposit-contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [nadiaRahman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const day = 24 * 60 * 60_000;
const [pendingApproval, inReview, setup, failure, pendingFirst] = [0, 1, 2, 3, 4];
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function steer(body: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ email: nadiaRahman.email, ...body }) };
  return (await sandbox.app.request('http://localhost/sandbox/card', init)).status;
}

async function nadia() {
  const device = await sandbox.signedIn(nadiaRahman);
  const { id: cardID } = await device.client(cardContract).getCard();
  const { getDirectDeposit, saveDirectDeposit, emailDirectDepositForm } = device.client(depositContract);
  const save = (share: object) =>
    saveDirectDeposit({ cardID, split: 0, by: null, percent: null, amount: null, ...share });
  const state = async () => (await getDirectDeposit({ cardID })).request?.state;
  return { cardID, save, state, read: () => getDirectDeposit({ cardID }), emailDirectDepositForm };
}

describe('direct deposit', () => {
  it('is all of the pay, or a part by percentage or amount, and nothing else [card-024]', async () => {
    const { save, read } = await nadia();
    expect(await read()).toMatchObject({
      ...{ request: null, holder: 'Nadia Rahman', routingNumber: expect.stringMatching(/^\d{9}$/) },
    });
    expect((await save({})).request).toMatchObject({ split: 0, by: null, percent: null, amount: null });
    expect((await save({ split: 1, by: 0, percent: 40 })).request).toMatchObject({ by: 0, percent: 40 });
    expect((await save({ split: 1, by: 1, amount: 150.5 })).request).toMatchObject({ by: 1, amount: 150.5 });
    for (const share of [
      { split: 1, by: 0, percent: 100 },
      { split: 1, by: 0, percent: 0 },
      { split: 1, by: 1, amount: 0 },
      { split: 1 },
      { split: 2 },
    ])
      expect(await codeOf(save(share))).toBe('InvalidRequest');
    expect((await read()).request).toMatchObject({ by: 1, amount: 150.5 });
  });

  it('goes from approval by review to the first deposit, which sets it up; another share starts over [card-025]', async () => {
    const { save, state } = await nadia();
    await save({});
    const seen = [await state()];
    for (let days = 0; days < 2; days += 1) {
      await sandbox.advance(day);
      seen.push(await state());
    }
    await sandbox.advance(day);
    await steer({ kind: 'load', amount: '20', merchant: 'Counter 12' });
    expect([...seen, await state()]).toEqual([pendingApproval, inReview, pendingFirst, pendingFirst]);
    await steer({ kind: 'load', amount: '500', merchant: 'Harbor Fresh Market Payroll' });
    expect(await state()).toBe(setup);
    await save({});
    expect(await state()).toBe(setup);
    await save({ split: 1, by: 0, percent: 50 });
    expect(await state()).toBe(pendingApproval);
    expect(await steer({ deposit: 'Failure' })).toBe(200);
    expect(await state()).toBe(failure);
    expect(await steer({ deposit: 'Setup' })).toBe(404);
    await sandbox.advance(3 * day);
    expect(await state()).toBe(failure);
    await save({ split: 1, by: 0, percent: 50 });
    expect(await state()).toBe(pendingApproval);
  });

  it('e-mails the form with the account and the share, a few times a day', async () => {
    const { save, emailDirectDepositForm, cardID, read } = await nadia();
    await save({ split: 1, by: 0, percent: 40 });
    const send = () => emailDirectDepositForm({ cardID, emailAddress: 'payroll@harbor.example' });
    await send();
    const [sent] = await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    const { accountNumber } = await read();
    expect(sent).toMatchObject({ channel: 'email', recipient: 'payroll@harbor.example' });
    expect(sent?.body).toMatch(new RegExp(`40.%.*Nadia Rahman[^]*${accountNumber}`));
    let last = 'done';
    for (let tries = 0; tries < 40 && last === 'done'; tries += 1) last = await codeOf(send());
    expect(last).toBe('DailyLimitReached');
  });
});
