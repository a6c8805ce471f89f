import { accountsContract } from '@dayfare/api/money/accounts/accounts-contract';
import { debitCardContract } from '@dayfare/api/money/accounts/debit-card-contract';
import { cardBrand, cardProcessor, instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../bench/device.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { type TestCardName, testCardNumber } from '../../../seeds/test-cards.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { instruments } from '../core/tables.ts';

const logged: unknown[] = [];
const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield], log: (line) => logged.push(line) });
const origin = `http://127.0.0.1:${await sandbox.listen(0)}`;
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const own = { 'sec-fetch-site': 'same-origin' };
const cardsOf = (device: Device) => device.client(debitCardContract);
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
const billingAddress = {
  ...{ addressLine1: '1 Market Street', addressLine2: '', city: 'San Francisco' },
  ...{ state: 'CA', zipcode: '94110' },
};

/** Types a card in the frame; `name` is a test card, or a number. */
async function type(device: Device, name: TestCardName | 'other', expiry = '04/29'): Promise<string> {
  const { frameUrl } = await cardsOf(device).getCardFrame({ origin });
  const number = name === 'other' ? '4111111111111111' : testCardNumber(name);
  const answer = await fetch(`${frameUrl}/tokens`, {
    ...{ method: 'POST', headers: own },
    body: JSON.stringify({ number, expiry, code: '123' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

function saving(device: Device, cardToken: string, zipcode = '94110', key: string = crypto.randomUUID()) {
  return device.client(accountsContract).saveInstrument(
    {
      ...{ id: 0, displayText: 'Payday card', instrumentType: 2, instrumentSubType: 1 },
      ...{ isDefaultSelected: false, imageName: '' },
      debitCard: { cardToken, nameOnCard: 'Maya Torres', billingAddress: { ...billingAddress, zipcode } },
    },
    { context: { idempotencyKey: key } },
  );
}

async function add(device: Device, name: TestCardName, person = mayaTorres) {
  const token = await type(device, name);
  await prove(sandbox, device, person);
  const added = (await saving(device, token)).instruments.at(-1);
  if (!added) throw new Error('Nothing was added.');
  return added;
}

async function confirm(device: Device, instrumentID: number) {
  const { accountID } = await cardsOf(device).get3DSLookup({ instrumentID, origin });
  const answer = await cardsOf(device).updateInstantDebitCard3dsAccountID({ instrumentID, accountID });
  return answer.instruments.find(({ id }) => id === instrumentID);
}

const set = (id: number, state: string) =>
  sandbox.app.request('http://localhost/sandbox/accounts', {
    ...{ method: 'POST', body: JSON.stringify({ id, state }) },
  });
const named = (id: number, all: { readonly instruments: readonly { readonly id: number }[] }) =>
  all.instruments.find((one) => one.id === id);
const listed = async (device: Device, id: number) =>
  named(id, await device.client(accountsContract).getInstrumentsAlternate());

describe('linking a debit card', () => {
  it.each([
    ['works', 'Visa', 'TabaPay'],
    ['master', 'Master', 'TabaPay'],
    ['discover', 'Discover', 'CardConnect'],
  ] as const)(
    'the test card “%s” needs a proof and its bank’s word, and is known as %s, processed by %s [money-032] [money-033] [money-133] [money-134]',
    async (name, brand, processor) => {
      const device = await sandbox.signedIn();
      expect(await codeOf(saving(device, await type(device, name)))).toBe('ProofRequired');
      const added = await add(device, name);
      expect(added).toMatchObject({
        ...{ displayText: 'Payday card', last4: testCardNumber(name).slice(-4), expirationDate: '2029-04' },
        cardBrand: cardBrand.toWire(brand),
        cardProcessor: cardProcessor.toWire(processor),
        status: instrumentStatus.toWire('PendingAutomaticVerification'),
        verification: instrumentVerification.toWire('NotVerified'),
      });
      expect(await confirm(device, added.id)).toMatchObject({
        ...{ status: instrumentStatus.toWire('Active'), instantEligible: true },
      });
    },
  );

  it('keeps its billing address, and gives it to nobody else [money-135] [money-136]', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device, 'works');
    expect(await cardsOf(device).getCardBillingAddress({ id })).toEqual(billingAddress);
    const other = await sandbox.signedIn(samWhitfield);
    expect(await codeOf(cardsOf(other).getCardBillingAddress({ id }))).toBe('InstrumentNotFound');
    expect(await codeOf(cardsOf(other).get3DSLookup({ instrumentID: id, origin }))).toBe(
      'InstrumentNotFound',
    );
  });

  it.each([
    ['credit', 'CardNotDebit'],
    ['product', 'ProductCardNotAllowed'],
    ['usBank', 'UsBankCardNotAllowed'],
    ['nonInstant', 'CardNeedsAccount'],
    ['declined', 'CardDeclined'],
    ['otherAddress', 'CardAddressMismatch'],
    ['unreachable', 'CardPageUnavailable'],
  ] as const)(
    'refuses the test card “%s” with %s, before anybody is asked for a code',
    async (name, code) => {
      const device = await sandbox.signedIn();
      expect(await codeOf(saving(device, await type(device, name)))).toBe(code);
    },
  );

  it('tells the cards of U.S. Bank and the product’s own from all others by a token [money-137] [money-138]', async () => {
    const device = await sandbox.signedIn();
    const answers = async (name: TestCardName) => {
      const cardToken = await type(device, name);
      const calls = cardsOf(device);
      return [await calls.isUsBankCardBin({ cardToken }), await calls.isProductCardBinMatched({ cardToken })];
    };
    expect(await answers('works')).toEqual([false, false]);
    expect(await answers('usBank')).toEqual([true, false]);
    expect(await answers('product')).toEqual([false, true]);
  });

  it('takes the account behind a card that takes no instant transfers, and verifies it by small deposits [money-135]', async () => {
    const device = await sandbox.signedIn();
    const cardToken = await type(device, 'nonInstant');
    await prove(sandbox, device, mayaTorres);
    const saved = await device.client(accountsContract).saveInstrument(
      {
        ...{ id: 0, displayText: '', instrumentType: 2, instrumentSubType: 2, isDefaultSelected: false },
        ...{ imageName: '', debitCard: { cardToken, nameOnCard: 'Maya Torres', billingAddress } },
        bankAccount: { routingNumber: '129900036', accountNumber: '0001232210', bankAccountType: 0 },
      },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    expect(saved.instruments.at(-1)).toMatchObject({
      ...{ displayText: 'Visa', instrumentSubType: 2, instantEligible: false },
      status: instrumentStatus.toWire('PendingManualVerification'),
      pennyTest: { triesLeft: 3 },
    });
  });

  it('happens once for each key and once for each number, and forgets a card that is removed', async () => {
    const device = await sandbox.signedIn();
    const token = await type(device, 'works');
    await prove(sandbox, device, mayaTorres);
    const first = await saving(device, token, '94110', 'one-and-the-same');
    expect(await saving(device, token, '94110', 'one-and-the-same')).toEqual(first);
    expect(await codeOf(saving(device, await type(device, 'works', '05/30')))).toBe('CardExists');
    const id = first.instruments.at(-1)?.id ?? 0;
    await prove(sandbox, device, mayaTorres);
    await device.client(accountsContract).deleteInstrument({ id, instrumentType: 2 });
    expect(rowsOf(await sandbox.db.execute(sql`select * from debit_cards`))).toEqual([]);
  });

  it('is over after half an hour, and not begun by a token that somebody made up', async () => {
    const device = await sandbox.signedIn();
    const token = await type(device, 'works');
    expect(await codeOf(saving(device, `${token.slice(0, -4)}AAAA`))).toBe('CardTokenExpired');
    sandbox.clock.ms += 30 * 60_000;
    expect(await codeOf(saving(await sandbox.signedIn(), token))).toBe('CardTokenExpired');
  });

  it('is closed for a day after five cards that were declined, however many are tried at once, to nobody else', async () => {
    const device = await sandbox.signedIn();
    const token = await type(device, 'declined');
    const codes = await Promise.all(Array.from({ length: 7 }, () => codeOf(saving(device, token))));
    expect(codes.toSorted()).toEqual([
      ...Array(5).fill('CardDeclined'),
      'CardTriesUsedUp',
      'CardTriesUsedUp',
    ]);
    expect(await codeOf(saving(device, await type(device, 'works')))).toBe('CardTriesUsedUp');
    const other = await sandbox.signedIn(samWhitfield);
    expect(await codeOf(saving(other, await type(other, 'works')))).toBe('ProofRequired');
  });

  it('no number and no security code is in the database or the log, and no other site’s frame gets one', async () => {
    const device = await sandbox.signedIn();
    const { id } = await add(device, 'works');
    await confirm(device, id);
    const tables = rowsOf<{ name: string }>(
      await sandbox.db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
    );
    const dumps = await Promise.all(
      tables.map(async ({ name }) =>
        JSON.stringify(rowsOf(await sandbox.db.execute(sql.raw(`select * from "${name}"`)))),
      ),
    );
    const everything = dumps.join('\n') + JSON.stringify(logged);
    expect(everything).toContain('debit');
    const number = testCardNumber('works');
    for (const secret of [number, number.slice(0, 12), number.replace(/(.{4})(?=.)/g, '$1 ')])
      expect(everything).not.toContain(secret);
    const { frameUrl } = await cardsOf(device).getCardFrame({ origin });
    const body = JSON.stringify({ number, expiry: '04/29', code: '123' });
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${frameUrl}/tokens`, { method: 'POST', headers: foreign, body })).status).toBe(410);
    const page = await fetch(frameUrl ?? '');
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin};`);
    // Nothing moves when a brand's font comes: its stand-in has its measures.
    expect(await page.text()).toMatch(/@font-face\{font-family:"Montserrat fallback 1".*size-adjust:1[12]/);
    for (const other of [`${origin}/path`, 'https://evil.test'])
      expect(await codeOf(cardsOf(device).getCardFrame({ origin: other }))).toBe('InvalidRequest');
  });
});

describe('a bank that is asked to confirm a card', () => {
  const answer = (url: string | null, step: string) =>
    fetch(url ?? '', { method: 'POST', headers: own, body: new URLSearchParams({ step }) });

  it('asks its customer on a page of its own, and the card works once they have agreed [money-134]', async () => {
    const device = await sandbox.signedIn();
    const { id: instrumentID } = await add(device, 'challenge');
    const lookup = await cardsOf(device).get3DSLookup({ instrumentID, origin });
    expect(lookup.outcome).toBe('challenge');
    const update = () =>
      cardsOf(device).updateInstantDebitCard3dsAccountID({ instrumentID, accountID: lookup.accountID });
    expect(await codeOf(update())).toBe('DebitCardFailedToUpdate');
    await answer(lookup.challengeUrl, 'confirm');
    expect(named(instrumentID, await update())).toMatchObject({ status: instrumentStatus.toWire('Active') });
    // Again, since the first answer may have been lost.
    expect(await codeOf(update())).toBe('done');
  });

  it.each([
    ['refused', null],
    ['challenge', 'refuse'],
    ['challenge', 'cancel'],
  ] as const)(
    'leaves the test card “%s” unusable after “%s”, and can be asked again [money-140]',
    async (name, step) => {
      const device = await sandbox.signedIn();
      const { id: instrumentID } = await add(device, name);
      const { accountID, challengeUrl } = await cardsOf(device).get3DSLookup({ instrumentID, origin });
      if (step) await answer(challengeUrl, step);
      const update = cardsOf(device).updateInstantDebitCard3dsAccountID({ instrumentID, accountID });
      expect(await codeOf(update)).toBe('DebitCardFailedToUpdate');
      expect(await listed(device, instrumentID)).toMatchObject({
        verification: instrumentVerification.toWire('VerificationFailed'),
      });
      expect(await codeOf(cardsOf(device).get3DSLookup({ instrumentID, origin }))).toBe('done');
    },
  );

  it('confirms the card that it was asked about, for who has asked: a lookup of another card or person is no good', async () => {
    const device = await sandbox.signedIn();
    const [mine, second] = [await add(device, 'works'), await add(device, 'challenge')];
    const { accountID } = await cardsOf(device).get3DSLookup({ instrumentID: mine.id, origin });
    const other = await sandbox.signedIn(samWhitfield);
    const theirs = await add(other, 'challenge', samWhitfield);
    const use = (by: Device, instrumentID: number) =>
      codeOf(cardsOf(by).updateInstantDebitCard3dsAccountID({ instrumentID, accountID }));
    expect(await use(device, second.id)).toBe('DebitCardFailedToUpdate');
    expect(await use(other, theirs.id)).toBe('DebitCardFailedToUpdate');
    expect(await use(device, mine.id)).toBe('done');
  });
});

describe('a card that is there', () => {
  it('works again once its owner has typed it again, with its own number and date [money-132] [validation-019]', async () => {
    const device = await sandbox.signedIn();
    const { id: instrumentID } = await add(device, 'works');
    await confirm(device, instrumentID);
    const again = async (name: TestCardName | 'other', expiry?: string) =>
      (
        await cardsOf(device).reVerifyFiservCard({
          ...{ instrumentID, cardToken: await type(device, name, expiry) },
        })
      ).problem;
    expect(await codeOf(again('works'))).toBe('InvalidRequest');
    await set(instrumentID, 'NeedVerification');
    expect(await again('other')).toBe('OtherCard');
    expect(await again('works', '05/29')).toBe('CardExpiryMismatch');
    expect(await again('works')).toBeNull();
    expect(await listed(device, instrumentID)).toMatchObject({ status: instrumentStatus.toWire('Active') });
  });

  it('expires, of which its owner is told, and goes on with the date of the new one [money-132]', async () => {
    const device = await sandbox.signedIn();
    const { id: instrumentID } = await add(device, 'works');
    await confirm(device, instrumentID);
    await sandbox.server.clock.moveTo(new Date('2029-05-01T12:00:00Z'));
    await sandbox.settle();
    expect(await listed(device, instrumentID)).toMatchObject({
      verification: instrumentVerification.toWire('UpdateRequired'),
    });
    const dump = JSON.stringify(rowsOf(await sandbox.db.execute(sql`select recipient from outbox`)));
    expect(dump).toContain(mayaTorres.mobile);
    const again = async (expiry: string) =>
      (
        await cardsOf(device).reVerifyFiservCard({
          ...{ instrumentID, cardToken: await type(device, 'works', expiry) },
        })
      ).problem;
    expect(await again('09/33')).toBeNull();
    expect(await listed(device, instrumentID)).toMatchObject({
      ...{ status: instrumentStatus.toWire('Active'), expirationDate: '2033-09' },
    });
  });

  it('is the one that the program fee is paid with, once it works [money-072]', async () => {
    const device = await sandbox.signedIn();
    const [first, second] = [await add(device, 'works'), await add(device, 'master')];
    const choose = ({ id }: { readonly id: number }) =>
      cardsOf(device).changeHybridModelCard({ instrumentID: id });
    expect(await codeOf(choose(first))).toBe('DebitCardFailedToUpdate');
    for (const { id } of [first, second]) await confirm(device, id);
    await choose(first);
    const { instruments: all } = await choose(second);
    expect(all.filter(({ isHybridModelCard }) => isHybridModelCard).map(({ id }) => id)).toEqual([second.id]);
    const [seeded] = await sandbox.db
      .select({ id: instruments.id })
      .from(instruments)
      .where(eq(instruments.employeeId, samWhitfield.id));
    expect(await codeOf(choose({ id: seeded?.id ?? 0 }))).toBe('InstrumentNotFound');
  });
});
