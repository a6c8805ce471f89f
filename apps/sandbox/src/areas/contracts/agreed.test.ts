import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { contractNumber, contractType, termsContracts } from '@dayfare/domain/contracts';
import { productKey } from '@dayfare/domain/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { noraQuiles } from '../../seeds/people/nora-quiles.ts';
import { openSandbox } from '../../testing/open.ts';
import { regionalContractTypes } from './regional.ts';
import { contractAcceptances } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, noraQuiles] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const asked = { id: 0, isCardContract: false, userSentBrandingType: 0 } as const;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

async function titlesOf(numbers: readonly number[]) {
  const { getContractByType } = (await sandbox.signedIn()).client(contractsContract);
  const answers = await Promise.all(
    numbers.map((number) => getContractByType({ ...asked, contractType: number }).catch(() => null)),
  );
  return answers.map((answer) => answer?.contracts.map(({ contractTitle }) => contractTitle));
}

describe('the document of each type', () => {
  it('is there for the numbers 1 to 15 [contracts-007]', async () => {
    expect(await titlesOf(range(1, 15))).toEqual([
      ...[['Calls and text messages'], ['Privacy policy'], ['Consent to automated calls'], ['Membership']],
      ...[['Preauthorized transfers'], ['Electronic fund transfers'], ['Electronic communication']],
      ...[
        ['Terms of service'],
        ['Transfer disclosures'],
        ['Billing disclosures'],
        ['Linking a bank account'],
      ],
      ...[
        [
          'Early pay agreement',
          'Electronic transfer authorization',
          'Amazon gift card terms',
          'Bill payment authorization',
        ],
        ['Your profile'],
      ],
      ...[['Electronic signature disclosures'], ['Card privacy policy']],
    ]);
  });

  it('is there for the numbers 16 to 35, of which the documents name 15 [contracts-008]', async () => {
    const titles = await titlesOf(range(16, 35));
    const known = range(16, 35).filter((_, index) => titles[index]);
    expect(known).toEqual([...range(16, 28), 33, 35]);
    expect(titles.slice(0, 9).flat()).toEqual(
      ['Application: ', 'Cardholder agreement: ', 'Fees and limits: '].flatMap((title) => [
        `${title}general-purpose card`,
        `${title}payroll card with proof of identity`,
        `${title}payroll card without proof of identity`,
      ]),
    );
    expect(titles.slice(9, 13).flat()).toEqual([
      ...['Tips and mileage', 'Pay to your credit union', 'Virtual card', 'Replacement card'],
    ]);
    expect([titles[17], titles[19]].flat()).toEqual([
      'Deductions that have not cleared',
      'A partner’s terms of service',
    ]);
  });

  it('is there for the numbers 37 to 62, and for no other [contracts-009]', async () => {
    const titles = await titlesOf(range(36, 63));
    const known = range(36, 63).filter((_, index) => titles[index]);
    expect(known).toEqual([37, 41, 42, 44, 45, 46, 47, 50, 52, ...range(53, 59), 61, 62]);
    expect(known.map((number) => contractType.fromWire(number))).not.toContain(null);
    const of = (number: number) => titles[number - 36]?.[0];
    expect([37, 41, 44, 50, 52, 57, 61, 62].map(of)).toEqual([
      ...['Card in a digital wallet', 'Program terms', 'Electronic signature', 'Personal information'],
      ...['Guardian’s consent for a minor', 'Debit card: electronic signature'],
      ...['Electronic fund transfers', 'Terms of service'],
    ]);
  });

  it('says the same in each language, and nothing is left to be filled in', async () => {
    const device = await sandbox.signedIn();
    const { getContractByType } = device.client(contractsContract);
    for (const language of ['en', 'es', 'fr'] as const) {
      device.setLanguage(language);
      for (const number of contractType.names.map(contractType.toWire)) {
        const { contracts } = await getContractByType({ ...asked, contractType: number });
        for (const { htmlText } of contracts) {
          expect(htmlText).toMatch(/^<(?:p|h2)>/);
          expect(htmlText).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  });
});

describe('a request', () => {
  it('names who asks and the brand’s variant, and nobody else than who is signed in [contracts-002]', async () => {
    const { getContractByType, saveContract } = (await sandbox.signedIn()).client(contractsContract);
    const { id: userID } = mayaTorres;
    const request = {
      ...asked,
      contractType: 8,
      authAccountID: userID,
      userID,
      userSentBrandingType: 1,
    } as const;
    expect((await getContractByType(request)).contracts).toHaveLength(1);
    const refused = { code: 'ContractNotFound' };
    for (const other of [{ userID: noraQuiles.id }, { authAccountID: noraQuiles.id }]) {
      await expect(getContractByType({ ...request, ...other })).rejects.toMatchObject(refused);
      await expect(saveContract({ ...request, id: 801, ...other })).rejects.toMatchObject(refused);
    }
  });
});

describe('region 4', () => {
  it('has terms of its own, which are enough to go on [contracts-010]', async () => {
    const device = sandbox.device();
    const user = await device.signIn(noraQuiles.email, seedPassphrase, 'phone');
    const reader = { regionId: user[`${productKey}RegionID`] ?? null, environment: 'Common' };
    const numbers = termsContracts.map((type) => contractNumber(type, reader, regionalContractTypes));
    expect(numbers).toEqual([44, regionalContractTypes.TermsOfService, 2]);
    const { getListOfContracts, saveContract } = device.client(contractsContract);
    const { contracts } = await getListOfContracts({
      contracts: numbers.map((number) => ({ ...asked, contractType: number })),
    });
    expect(contracts[1]?.htmlText).toContain('The law of the place where you live');
    for (const { id, contractType: type } of contracts)
      await saveContract({ id, contractType: type, userSentBrandingType: 0 });
    const renewed = await device.client(businessContract).createToken({ deviceId: 'phone' });
    expect(renewed.isContractAccepted).toBe(true);
  });
});

describe('what was agreed to', () => {
  it('is listed with its version, its dates and how often, the last first', async () => {
    const device = await sandbox.signedIn();
    const { contracts } = await device.client(contractsContract).getAgreedContracts();
    expect(contracts.map(({ contractTitle, timesAgreed }) => [contractTitle, timesAgreed])).toEqual([
      ['Early pay agreement', mayaTorres.transfers?.length],
      ['Electronic transfer authorization', mayaTorres.transfers?.length],
      ...['Electronic signature', 'Privacy policy', 'Terms of service'].map((title) => [title, 1]),
    ]);
    for (const { contractTitle, version, language, firstAgreedAt, lastAgreedAt } of contracts) {
      const since = contractTitle === 'Early pay agreement' ? '2026-11-23' : '2026-01-15';
      expect([version, language]).toEqual([since, 'en']);
      expect(firstAgreedAt <= lastAgreedAt).toBe(true);
    }
  });

  it('keeps the wording that was shown: its language, and fees by the employer’s program', async () => {
    const device = await sandbox.signedIn();
    device.setLanguage('es');
    const { saveContract, getAgreedContracts } = device.client(contractsContract);
    await saveContract({ id: 901, contractType: 9, userSentBrandingType: 0 });
    device.setLanguage('en');
    const [last] = (await getAgreedContracts()).contracts;
    expect(last).toMatchObject({ contractTitle: 'Información sobre transferencias', language: 'es' });
    expect(last?.htmlText).toContain('Al instante: la comisión del programa de tu empleador');
  });

  it('with a transfer comes as it was agreed to, in whatever language it is asked for [contracts-004]', async () => {
    const device = await sandbox.signedIn();
    const { transactionDetails } = await device
      .client(moneyContract)
      .getTransactionHistory({ IncludeTransactionDetails: false, IncludeTransactionDeductions: false });
    device.setLanguage('fr');
    const { contracts } = await device.client(contractsContract).getContractByReferenceRecordID({
      ...asked,
      contractType: 12,
      referenceRecordID: transactionDetails[0]?.transactionID ?? '',
    });
    expect(contracts[0]?.contractTitle).toBe('Early pay agreement');
  });

  it('before wordings were kept has its date and title, and no wording', async () => {
    await sandbox.db
      .update(contractAcceptances)
      .set({ wordingHash: null })
      .where(eq(contractAcceptances.contractId, 201));
    const { contracts } = await (await sandbox.signedIn()).client(contractsContract).getAgreedContracts();
    expect(contracts.find(({ id }) => id === 201)).toMatchObject({
      ...{ contractTitle: 'Privacy policy', htmlText: null, version: null, language: null, timesAgreed: 1 },
    });
  });

  it('is nothing for somebody who has agreed to nothing', async () => {
    await sandbox.db.delete(contractAcceptances);
    const { getAgreedContracts } = (await sandbox.signedIn()).client(contractsContract);
    expect((await getAgreedContracts()).contracts).toEqual([]);
  });
});
