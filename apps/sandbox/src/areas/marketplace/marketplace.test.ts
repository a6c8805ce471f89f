import { marketplaceContract } from '@dayfare/api/marketplace/contract';
import { gasContract } from '@dayfare/api/marketplace/gas-contract';
import { rxContract } from '@dayfare/api/marketplace/rx-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import {
  fuel,
  fuelUnit,
  insuranceKind,
  type PartnerService,
  partnerService,
} from '@dayfare/domain/marketplace';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/http/tables.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';
import { insuranceLogs } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres], limits: { taxEmailsPerDay: 2 } });
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.server.configuration.clear();
  await sandbox.reset();
});

const configure = async (values: Readonly<Record<string, string>>) =>
  sandbox.app.request('http://localhost/sandbox/configuration', {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });

async function maya() {
  const device = await sandbox.signedIn(mayaTorres);
  return { device, ...device.client(marketplaceContract) };
}

const everyOffer = [
  ...['Uber', 'LifeMart', 'GasDiscount', 'TaxFilingDiscount', 'MovieTicketsDiscount', 'PharmacyDiscount'],
  ...['CarInsuranceDiscount', 'HomeInsurance', 'PetInsurance', 'FinancialCounseling', 'FinancialLearning'],
  ...['Amazon', 'VisaPlus', 'InviteCoworker', 'FindJob'],
];

describe('the marketplace', () => {
  it('is on when its key says so, which comes with start-up data of module 7 [marketplace-001]', async () => {
    const { device, getServices } = await maya();
    const isOn = async () => {
      const startup = device.client(startupContract);
      const values = await startup.startupDataV2({ LivelyModule: 7, IncludeShared: false });
      return values.find(({ key }) => key === 'IsEnableMarketPlace')?.value;
    };
    expect([await isOn(), await getServices()]).toEqual(['0', { services: [] }]);
    await configure({ EnableMarketPlace: '1' });
    expect(await isOn()).toBe('1');
    expect((await getServices()).services.length).toBeGreaterThan(0);
  });

  it('lists the services whose partners are there [marketplace-002]', async () => {
    const { getServices } = await maya();
    const names = async () =>
      (await getServices()).services.map(({ serviceType }) => partnerService.fromWire(serviceType));
    await configure({ EnableMarketPlace: '1' });
    expect(await names()).toEqual(everyOffer);
    await configure({ LifeMartUrl: '', EnableAmazon: '0', EnableReferrals: '0' });
    const gone = ['LifeMart', 'Amazon', 'InviteCoworker'];
    expect(await names()).toEqual(everyOffer.filter((name) => !gone.includes(name)));
  });

  it('signs people in at LifeMart by an address for one visit, and says if there is none [marketplace-007]', async () => {
    const { getLifeMartSSOUrl } = await maya();
    await expect(getLifeMartSSOUrl()).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
    await configure({ EnableMarketPlace: '1' });
    const [first, second] = [await getLifeMartSSOUrl(), await getLifeMartSSOUrl()];
    expect(first.lifeMartUrl).toMatch(/^https:\/\/lifemart\.example\/sign-on\?ticket=/);
    expect(second.lifeMartUrl).not.toBe(first.lifeMartUrl);
    await configure({ LifeMartUrl: '' });
    await expect(getLifeMartSSOUrl()).rejects.toMatchObject({
      code: 'PartnerNotAvailable',
      message: 'This offer isn’t available right now. Try again later.',
    });
  });

  it('e-mails the tax-filing link to the person’s own address, no more often in a day than the limit allows [marketplace-010]', async () => {
    const { device, sendTurboTaxEmail } = await maya();
    await configure({ EnableMarketPlace: '1' });
    expect(await sendTurboTaxEmail()).toBe(true);
    const last = async () => (await sandbox.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
    expect(await last()).toMatchObject({ channel: 'email', recipient: mayaTorres.email });
    expect((await last())?.body).toContain('https://taxes.example/discount');
    device.setLanguage('es');
    await sendTurboTaxEmail();
    expect((await last())?.body).toContain('Hola, Maya');
    await expect(sendTurboTaxEmail()).rejects.toMatchObject({ code: 'DailyLimitReached' });
  });

  it('gives each person a card for the pharmacy, while there is one [marketplace-014]', async () => {
    const { getPharmacyCard } = await maya();
    await expect(getPharmacyCard()).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
    await configure({ EnableMarketPlace: '1' });
    const card = await getPharmacyCard();
    expect([card.memberID, card.groupID]).toEqual([expect.stringMatching(/^RX\d{8}$/), 'EWA2026']);
    await configure({ PharmacyGroupId: '' });
    await expect(getPharmacyCard()).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
  });

  it('finds what a drug costs near a place with the card, the cheapest first', async () => {
    const { device } = await maya();
    const { findDrugs, getDrugPrices } = device.client(rxContract);
    await expect(findDrugs({ text: 'met' })).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
    await configure({ EnableMarketPlace: '1' });
    const names = async (text: string) => (await findDrugs({ text })).drugs.map(({ name }) => name);
    expect([await names('MET'), await names('m'), await names('trim')]).toEqual([
      ...[['Metformin'], [], ['Co-trimoxazole']],
    ]);
    const ask = (search: string, quantity = 30) => getDrugPrices({ drugID: 1, quantity, search });
    const { offers, drug } = await ask('Brooklyn');
    expect(drug.form).toBe('500 mg tablet');
    expect(offers).toMatchObject([{ name: 'Court Street Drugs', price: 4.91, usualPrice: 12.6 }]);
    const near = (await ask('10005', 90)).offers;
    expect(near.map(({ name, price }) => [name, price])).toEqual([
      ['Court Street Drugs', 14.74],
      ['Maple Pharmacy', 19.66],
    ]);
    expect(near[1]?.kilometers).toBeLessThan(1);
    await expect(ask('', 7)).rejects.toMatchObject({ code: 'DrugNotFound' });
  });

  it('makes a card for each name of the family, of letters and spaces alone, and takes it out again [validation-003]', async () => {
    const { device } = await maya();
    const { addFamilyCard, getFamilyCards, removeFamilyCard } = device.client(rxContract);
    await configure({ EnableMarketPlace: '1' });
    const { cards } = await addFamilyCard({ name: ' Ana  María ' });
    expect(cards).toMatchObject([{ name: 'Ana María', memberID: expect.stringMatching(/^RX\d{8}-\d\d$/) }]);
    expect((await addFamilyCard({ name: 'ana maría' })).cards).toHaveLength(1);
    for (const name of ['Ana2', 'Ana-María', '<b>', '  '])
      await expect(addFamilyCard({ name })).rejects.toMatchObject({ code: 'InvalidRequest' });
    for (const letter of 'BCDEFGH') await addFamilyCard({ name: letter });
    await expect(addFamilyCard({ name: 'I' })).rejects.toMatchObject({ code: 'TooManyFamilyCards' });
    await removeFamilyCard({ cardID: cards[0]?.cardID ?? 0 });
    expect((await getFamilyCards()).cards.map(({ name }) => name)).toEqual([...'BCDEFGH']);
  });

  it('has quotes of car, home and pet insurance, and notes who compared them and went on with which [marketplace-004] [marketplace-006]', async () => {
    const { getInsuranceQuotes, saveInsuranceLogs } = await maya();
    await configure({ EnableMarketPlace: '1' });
    const counts = insuranceKind.names.map(
      async (_kind, insuranceType) => (await getInsuranceQuotes({ insuranceType })).quotes.length,
    );
    expect([insuranceKind.names, await Promise.all(counts)]).toEqual([
      ['Auto', 'Home', 'Pet'],
      [3, 2, 2],
    ]);
    await expect(getInsuranceQuotes({ insuranceType: 3 })).rejects.toMatchObject({
      code: 'PartnerNotAvailable',
    });
    await saveInsuranceLogs({ insuranceType: 1, quoteID: null });
    await saveInsuranceLogs({ insuranceType: 1, quoteID: 22 });
    await expect(saveInsuranceLogs({ insuranceType: 1, quoteID: 11 })).rejects.toMatchObject({
      code: 'PartnerNotAvailable',
    });
    const logged = await sandbox.db.select().from(insuranceLogs).orderBy(insuranceLogs.id);
    expect(logged).toMatchObject([
      { insuranceType: 1, quoteId: null },
      { insuranceType: 1, quoteId: 22 },
    ]);
  });

  it('has stations with a discount near where somebody is, near a postal code, or by their name, while there is a discount', async () => {
    const { device } = await maya();
    const { getGasStations } = device.client(gasContract);
    const names = async (search: string, place: { latitude?: number; longitude?: number } = {}) =>
      (await getGasStations({ search, ...place })).stations.map(({ name }) => name);
    await expect(names('')).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
    await configure({ EnableMarketPlace: '1' });
    const here = { latitude: 40.7128, longitude: -74.006 };
    expect((await names('', here)).slice(0, 2)).toEqual(['Canal Gas', 'Harbor Fuel']);
    expect(await names('60660')).toEqual(['Lakeside Gas']);
    expect(await names('queens', here)).toEqual(['Queens Truck Stop']);
    expect(await names('Toronto')).toEqual([]);
    const { stations, unit, memberID } = await getGasStations({ search: 'canal', ...here });
    expect([fuelUnit.fromWire(unit), memberID]).toEqual(['Gallon', expect.stringMatching(/^GAS\d{8}$/)]);
    const sold = (await getGasStations({ search: '' })).stations.flatMap(({ fuels }) => fuels);
    for (const name of fuel.names)
      expect(sold.some(({ fuelType }) => fuelType === fuel.toWire(name))).toBe(true);
    expect(stations).toMatchObject([{ discount: 0.12, isOpen: true, kilometers: expect.closeTo(0.8, 0) }]);
    expect(stations[0]?.fuels[0]).toEqual({ fuelType: 0, price: 3.55 });
    await sandbox.advance(11 * 60 * 60_000);
    expect((await getGasStations({ search: 'canal' })).stations).toMatchObject([
      { isOpen: false, kilometers: null },
    ]);
    await configure({ GasDiscountCents: '0' });
    await expect(names('')).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
  });

  it('gives the address of a partner that is left for by it alone, and of no other', async () => {
    const { getPartnerUrl } = await maya();
    const url = async (service: PartnerService) =>
      (await getPartnerUrl({ serviceType: partnerService.toWire(service) })).url;
    await configure({ EnableMarketPlace: '1' });
    expect(await url('FinancialCounseling')).toBe('https://counseling.example/start');
    await expect(url('LifeMart')).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
    await configure({ LearningUrl: '' });
    await expect(url('FinancialLearning')).rejects.toMatchObject({ code: 'PartnerNotAvailable' });
  });
});
