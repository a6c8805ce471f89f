import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { pinContract } from '@dayfare/api/session/pin-contract';
import { epochMs, momentText } from '@dayfare/domain/money';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../platform/http/tables.ts';
import type { Seed } from '../../../seeds/index.ts';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { jordanOkafor } from '../../../seeds/people/jordan-okafor.ts';
import { priyaRaman } from '../../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [jordanOkafor, priyaRaman, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const messages = () => sandbox.db.select().from(outbox).orderBy(asc(outbox.id));

/** Takes $20.00 for free and has the receipt e-mailed; gives the answer. */
async function takeMoney(seed: Seed) {
  const device = await sandbox.signedIn(seed);
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const quoted = await money.previewTransaction({
    amount: 20,
    instrumentId: instruments[0]?.id ?? 0,
    transferSpeed: 1,
  });
  const made = await money.performTransaction(
    { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  await money.sendEmailReceipt({ transactionID: made.transactionID, emailAddress: seed.email });
  return { device, made };
}

describe('what is told of a transfer', () => {
  it('names the same moment in the text and in the receipt, in the person’s zone', async () => {
    const { made } = await takeMoney(jordanOkafor);
    const at = epochMs(Date.parse(made.arrivesAt));
    const arrives = momentText(at, { language: 'en', timeZone: jordanOkafor.timeZone });
    expect(arrives).toMatch(/\u00A0CDT$/);
    const [text, receipt] = (await messages()).slice(-2);
    expect(text?.body).toContain(`It arrives by ${arrives.replaceAll('\u00A0', ' ')}.`);
    expect(receipt?.body).toContain(`Arrives: ${arrives}\n`);
  });

  it('says in the receipt of what came back that it did, and not that it arrives', async () => {
    const { device, made } = await takeMoney(jordanOkafor);
    const money = device.client(moneyContract);
    const { transactionID } = made;
    await money.cancelTransaction({ id: transactionID });
    await money.sendEmailReceipt({ transactionID, emailAddress: jordanOkafor.email });
    const receipt = (await messages()).at(-1)?.body;
    expect(receipt).toContain('Taken from your wages: $20.00\nGiven back to you: $20.00\nTo: ');
    expect(receipt).not.toContain('Arrives');
  });

  it.each([
    [priyaRaman, 'Paycor', '1-800-555-0178'],
    [camilleTremblay, 'Dayfare Canada', '1-888-555-0164'],
  ])('is signed by the brand of the person, with its phone: %#', async (seed, brand, phone) => {
    await takeMoney(seed);
    const [text, receipt] = (await messages()).slice(-2);
    expect(text?.body).toMatch(new RegExp(`^${brand}: `));
    expect(receipt?.body).toContain(`\n\n${brand}\n`);
    expect(receipt?.body).toContain(phone);
  });
});

describe('the agreement to a transfer', () => {
  it('names the company, the brand and its phone and hours', async () => {
    const device = await sandbox.signedIn(camilleTremblay);
    device.setLanguage('cf');
    const [agreement] = (
      await device.client(contractsContract).getContractByType({
        contractType: 12,
        id: 0,
        isCardContract: false,
        userSentBrandingType: 1,
      })
    ).contracts;
    expect(agreement?.htmlText).toContain('Dayfare Canada Inc. («\u00A0Dayfare Canada\u00A0») vous l’envoie');
    expect(agreement?.htmlText).toContain('<a href="tel:+18885550164">1 888 555-0164</a>. Du lundi');
  });
});

describe('an email with a code', () => {
  it('has a subject with the brand’s name and without the code', async () => {
    const device = await sandbox.signedIn(priyaRaman);
    const noneYet = { sentPinID: 0, sentPinIDString: '' } as const;
    await device.client(pinContract).resendPin({ ...noneYet, sentPinToEmail: true });
    const sent = (await messages()).at(-1);
    expect(sent).toMatchObject({ channel: 'email', subject: 'Your Paycor code' });
    expect(sent?.body).toMatch(/^Your Paycor code is \d{6}\./);
  });
});
