import { activityContract } from '@dayfare/api/card/activity-contract';
import { cardContract } from '@dayfare/api/card/contract';
import { servicesContract } from '@dayfare/api/card/services-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { nadiaRahman } from '../../seeds/people/nadia-rahman.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { sentTexts } from '../../testing/sent-texts.ts';

const sandbox = await openSandbox({ seeds: [nadiaRahman] });
await sandbox.listen(0);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const sound = { sum: 0, unbalanced: [], overdrawn: [] };

async function nadia() {
  const device = await sandbox.signedIn(nadiaRahman);
  const calls = {
    ...device.client(cardContract),
    ...device.client(activityContract),
    ...device.client(servicesContract),
  };
  const { id: cardID, detail } = await calls.getCard();
  if (!detail) throw new Error('There should be a card.');
  return { ...calls, device, cardID, detail };
}

async function steer(body: object) {
  const init = { method: 'POST', body: JSON.stringify({ email: nadiaRahman.email, ...body }) };
  const response = await sandbox.app.request('http://localhost/sandbox/card', init);
  return (await response.json()) as { readonly why: string | null };
}

const keyed = (idempotencyKey: string) => ({ context: { idempotencyKey } });

describe('replacing a card', () => {
  it('ends the old one at once, takes the fee of a lost one once, and sends a new one [card-018]', async () => {
    const { replaceCard, getCard, cardID, detail } = await nadia();
    const order = { cardID, reason: 0, address: detail.address, fee: 5 };
    const first = await replaceCard(order, keyed('replace-0001'));
    expect(first).toMatchObject({ fee: 5, balanceAfter: 828.65, currency: 'USD' });
    expect(await replaceCard(order, keyed('replace-0001'))).toEqual(first);
    const card = await getCard();
    expect(card).toMatchObject({ id: first.cardID, status: 0, isCardActivated: false, isATMPINSet: false });
    expect(card.detail).toMatchObject({
      ...{ last4: first.last4, balance: 828.65, replacedLast4: detail.last4 },
      orderedOn: expect.any(String),
    });
    const pay = { kind: 'purchase', amount: '1', merchant: 'Corner Grocery', place: 'Hartford, CT' };
    expect(await steer(pay)).toMatchObject({ why: 'toActivate' });
    await expect(replaceCard(order, keyed('replace-0002'))).rejects.toMatchObject({ code: 'CardNotFound' });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });

  it('costs nothing where it is damaged, and never what was not shown', async () => {
    const { replaceCard, closeReplaceKey, cardID, detail } = await nadia();
    const order = { cardID, reason: 1, address: detail.address, fee: 5 };
    await expect(replaceCard(order, keyed('replace-0003'))).rejects.toMatchObject({
      code: 'CardTermsChanged',
    });
    expect(await closeReplaceKey({ idempotencyKey: 'replace-0003' })).toEqual({
      outcome: 'closed',
    });
    expect(await replaceCard({ ...order, fee: 0 }, keyed('replace-0004'))).toMatchObject({
      ...{ fee: 0, balanceAfter: 833.65 },
    });
  });

  it('asks for a code before a card goes to another address', async () => {
    const { replaceCard, device, cardID, detail } = await nadia();
    const address = { ...detail.address, addressLine1: '1 Market Street' };
    const order = { cardID, reason: 2, address, fee: 0 };
    await expect(replaceCard(order, keyed('replace-0005'))).rejects.toMatchObject({ code: 'ProofRequired' });
    await prove(sandbox, device, nadiaRahman);
    expect(await replaceCard(order, keyed('replace-0006'))).toMatchObject({ fee: 0 });
  });
});

describe('closing a card', () => {
  it('waits until nothing is left on it, and takes no money from then on', async () => {
    const { closeCard, getCard, cardID } = await nadia();
    await expect(closeCard({ cardID })).rejects.toMatchObject({ code: 'CardNotEmpty' });
    await steer({ kind: 'purchase', amount: '833.65', merchant: 'Northway Electronics' });
    expect(await closeCard({ cardID })).toMatchObject({ status: 5 });
    expect(await closeCard({ cardID })).toMatchObject({ status: 5 });
    expect(await steer({ kind: 'load', amount: '10', merchant: 'Payroll' })).toMatchObject({ why: 'closed' });
    expect((await getCard()).detail).toMatchObject({ balance: 0 });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});

describe('a payment that nobody recognizes', () => {
  it('has one case, whose decision stays, and which gives the money back once', async () => {
    const { reportCardTransaction, getMurphyTransactionDetailMonthWise, getCard, cardID } = await nadia();
    const { months } = await getMurphyTransactionDetailMonthWise({ cardID, search: 'cafe' });
    const transactionID = months[0]?.transactions[0]?.transactionID ?? '';
    const opened = await reportCardTransaction({ cardID, transactionID });
    expect(opened.case).toMatchObject({ state: 0, decisionBy: expect.stringMatching(/^\d{4}-/) });
    expect((await reportCardTransaction({ cardID, transactionID })).case).toEqual(opened.case);
    const id = opened.case?.caseID;
    await steer({ case: id, caseState: 'Credited' });
    await steer({ case: id, caseState: 'Credited' });
    expect((await getCard()).detail).toMatchObject({ balance: 843.05 });
    expect((await reportCardTransaction({ cardID, transactionID })).case).toMatchObject({ state: 2 });
    await expect(reportCardTransaction({ cardID, transactionID: 'J-0' })).rejects.toMatchObject({
      code: 'CardTransactionNotFound',
    });
    expect(await checkLedger(sandbox.db)).toEqual(sound);
  });
});

describe('the number of a card', () => {
  it('is shown only after a code, by the frame’s own origin, and its owner is told', async () => {
    const { getCardDetailFrame, device, cardID } = await nadia();
    const asked = getCardDetailFrame({ cardID, origin: 'http://localhost' });
    await expect(asked).rejects.toMatchObject({ code: 'ProofRequired' });
    await prove(sandbox, device, nadiaRahman);
    expect((await getCardDetailFrame({ cardID, origin: 'http://localhost' })).frameUrl).toMatch(/^http/);
    expect((await sentTexts(sandbox.db)).at(-1)).toContain('the number of your card was shown.');
  });
});

describe('a wallet of a phone', () => {
  it('gets the card after a code, sealed and without its number, and its owner is told [card-027]', async () => {
    const { provisionCard, device, cardID, lockCard } = await nadia();
    const ids = { nonce: '', nonceSignature: '', certificates: [], walletId: 'w-1', deviceId: 'd-1' };
    for (const wallet of [0, 1, 2]) {
      const asked = provisionCard({ cardID, wallet, ...ids });
      await expect(asked).rejects.toMatchObject({ code: 'ProofRequired' });
      await prove(sandbox, device, nadiaRahman);
      const { payload } = await provisionCard({ cardID, wallet, ...ids });
      expect(payload).not.toMatch(/510510|\d{12}/);
    }
    await expect(provisionCard({ cardID, wallet: 3, ...ids })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    await expect(provisionCard({ cardID, wallet: 0, ...ids, walletId: '' })).rejects.toMatchObject({
      code: 'InvalidRequest',
    });
    await lockCard({ cardID, isLocked: true });
    await expect(provisionCard({ cardID, wallet: 0, ...ids })).rejects.toMatchObject({
      code: 'CardNotChangeable',
    });
  });
});
