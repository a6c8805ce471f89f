import { applyContract } from '@dayfare/api/card/apply/apply-contract';
import { cardContract } from '@dayfare/api/card/contract';
import { servicesContract } from '@dayfare/api/card/services-contract';
import { contractsContract } from '@dayfare/api/contracts/contract';
import { scanContract } from '@dayfare/api/enrollment/scan-contract';
import { upload } from '@dayfare/api/upload';
import { cardContracts, cardProgram } from '@dayfare/domain/card';
import { contractType } from '@dayfare/domain/contracts';
import { isoDate } from '@dayfare/domain/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../platform/db/rows.ts';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { doraLindgren } from '../../../seeds/people/dora-lindgren.ts';
import { hugoSteiner } from '../../../seeds/people/hugo-steiner.ts';
import { miloCastellanos } from '../../../seeds/people/milo-castellanos.ts';
import { nadiaRahman } from '../../../seeds/people/nadia-rahman.ts';
import { niaBrooks } from '../../../seeds/people/nia-brooks.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { wendyPark } from '../../../seeds/people/wendy-park.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { sentTexts } from '../../../testing/sent-texts.ts';
import { writeDocument } from '../../enrollment/index.ts';
import { employees } from '../../session/index.ts';

const sandbox = await openSandbox({
  seeds: [
    ...[claraMbeki, hugoSteiner, wendyPark, doraLindgren, miloCastellanos],
    ...[nadiaRahman, niaBrooks, samWhitfield],
  ],
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const birthDate = isoDate('1990-05-04');
const home = {
  addressLine1: '12 Orchard Street',
  addressLine2: 'Apt 4',
  city: 'Hartford',
  state: 'CT',
  zipcode: '06103',
};

async function person(seed = claraMbeki) {
  const device = await sandbox.signedIn(seed);
  const { firstName, lastName } = seed;
  const calls = { ...device.client(applyContract), ...device.client(cardContract) };
  const scans = device.client(scanContract);
  const contracts = device.client(contractsContract);
  const applicant = { firstName, lastName, birthDate, ...home };
  return {
    ...{ ...calls, device, applicant, scans },
    applyForCard: (signature = `${firstName} ${lastName}`) => calls.applyForCard({ signature }),
    agree: async () => {
      const { program } = await calls.getCardApplication();
      for (const type of cardContracts(cardProgram.fromWire(program) ?? 'GPR', 'Common')) {
        const ofType = { contractType: contractType.toWire(type), userSentBrandingType: 0 } as const;
        const found = await contracts.getContractByType({ ...ofType, id: 0, isCardContract: true });
        for (const { id } of found.contracts) await contracts.saveContract({ ...ofType, id });
      }
    },
    scan: async (document = { firstName, lastName, birthDate: String(birthDate) }) => {
      const { token, queryid } = await scans.getIDologyToken();
      const file = new File([new Uint8Array(writeDocument(document))], 'id.png', { type: 'image/png' });
      await upload(device.api, scanContract.uploadIdentityDocument, { file, token, queryid });
      return queryid;
    },
    prove: () => prove(sandbox, device, seed),
  };
}

/** Does every step but the last. */
async function upToReview(seed = claraMbeki) {
  const found = await person(seed);
  await found.agree();
  await found.saveCardApplicant(found.applicant);
  await found.saveCardScan({ queryid: await found.scan() });
  return found;
}

const texts = () => sentTexts(sandbox.db);

describe('an application', () => {
  it('begins with what is known of the person, and keeps each step [card-017]', async () => {
    const { getCardApplication, saveCardApplicant, saveCardScan, applicant, agree, scan } = await person();
    expect(await getCardApplication()).toMatchObject({
      ...{ program: 1, hasAgreed: false, hasApplicant: false, scannedAt: null },
      applicant: { firstName: 'Clara', lastName: 'Mbeki', birthDate, addressLine1: '' },
    });
    await agree();
    expect(await getCardApplication()).toMatchObject({ hasAgreed: true, hasApplicant: false });
    await saveCardApplicant({ ...applicant, city: ' Hartford ' });
    await saveCardScan({ queryid: await scan() });
    const later = await sandbox.signedIn(claraMbeki);
    expect(await later.client(applyContract).getCardApplication()).toMatchObject({
      ...{ hasAgreed: true, hasApplicant: true, applicant, scannedAt: expect.any(String) },
    });
  });

  it('is in the program of the person, which says what is agreed to [card-013]', async () => {
    const programs = [];
    for (const seed of [samWhitfield, claraMbeki, miloCastellanos, doraLindgren])
      programs.push((await (await person(seed)).getCardApplication()).program);
    expect(programs).toEqual([0, 1, 3, 4]);
  });

  it('keeps the applicant sealed, by the rules of names and addresses [card-034] [card-039]', async () => {
    const { saveCardApplicant, applicant } = await person();
    for (const wrong of [
      { ...applicant, zipcode: '0610' },
      { ...applicant, addressLine1: 'PO Box 12' },
      { ...applicant, state: 'PR' },
      { ...applicant, firstName: 'Cl4ra' },
    ])
      await expect(saveCardApplicant(wrong)).rejects.toMatchObject({ code: 'InvalidRequest' });
    await saveCardApplicant(applicant);
    const [raw] = rowsOf<{ row: string }>(
      await sandbox.db.execute(sql`select to_jsonb(card_drafts)::text as row from card_drafts`),
    );
    expect(raw?.row).not.toMatch(/Orchard|Mbeki|1990/);
  });

  it('takes the document of the applicant alone, and asks for another once somebody else applies [card-040]', async () => {
    const { saveCardApplicant, saveCardScan, applicant, scan, scans } = await person();
    const own = await scan();
    await expect(saveCardScan({ queryid: own })).rejects.toMatchObject({ code: 'VerificationRequired' });
    await saveCardApplicant(applicant);
    const other = await scan({ firstName: 'Clara', lastName: 'Mbeki', birthDate: '1991-01-01' });
    await expect(saveCardScan({ queryid: other })).rejects.toMatchObject({ code: 'VerificationFailed' });
    expect((await saveCardScan({ queryid: own })).scannedAt).not.toBeNull();
    expect((await saveCardApplicant({ ...applicant, city: 'Windsor' })).scannedAt).not.toBeNull();
    expect((await saveCardApplicant({ ...applicant, lastName: 'Ray' })).scannedAt).toBeNull();
    expect(await scans.getIDologyScan({ queryid: own, userid: claraMbeki.id })).toEqual({
      status: 'captured',
    });
    await expect(scans.getIDologyScan({ queryid: own, userid: 1041 })).rejects.toMatchObject({
      code: 'NotFound',
    });
  });

  it('is sent once it is whole and proved, and gives a card that pays online at once [card-001] [card-009] [money-054]', async () => {
    const { applyForCard, prove: proveIt } = await upToReview();
    await expect(applyForCard()).rejects.toMatchObject({ code: 'ProofRequired' });
    await proveIt();
    const card = await applyForCard();
    expect(card).toMatchObject({
      ...{ approval: 2, application: 2, status: 0, program: 1, type: 1 },
      detail: { holder: 'Clara Mbeki', address: home },
    });
    // An answer that was lost is asked for again.
    expect((await applyForCard()).id).toBe(card.id);
    expect((await texts()).filter((body) => body.includes('your card is approved'))).toHaveLength(1);
  });

  it('is not sent while a step is missing, and needs no document without proof of identity', async () => {
    const milo = await person(miloCastellanos);
    await milo.saveCardApplicant(milo.applicant);
    await milo.prove();
    await expect(milo.applyForCard()).rejects.toMatchObject({ code: 'CardApplicationIncomplete' });
    await milo.agree();
    expect(await milo.applyForCard()).toMatchObject({ approval: 2, program: 3 });
  });

  it('is signed with the name that stands in it, however it is spaced and accented [card-044] [validation-019]', async () => {
    const { applyForCard, saveCardApplicant, applicant, prove: proveIt } = await upToReview();
    await proveIt();
    for (const wrong of ['', 'Clara', 'Clara Mbeki Jr', 'Wendy Park'])
      await expect(applyForCard(wrong)).rejects.toMatchObject({ code: 'AuthorizedSignatureNotValid' });
    await saveCardApplicant({ ...applicant, addressLine2: '' });
    // A refused signature used up no proof.
    expect(await applyForCard('  clára  MBEKI ')).toMatchObject({ approval: 2 });
  });

  it('is reviewed for a day, which is told with the last day of it, and then ends in a card [card-009] [card-020]', async () => {
    const { applyForCard, getCard, prove: proveIt } = await upToReview(hugoSteiner);
    await proveIt();
    expect(await applyForCard()).toMatchObject({ id: 0, approval: 1, application: 0, detail: null });
    expect((await getCard()).decisionBy).not.toBeNull();
    expect(await applyForCard()).toMatchObject({ id: 0, approval: 1 });
    await sandbox.advance(25 * 3_600_000);
    expect(await getCard()).toMatchObject({ approval: 2, detail: { holder: 'Hugo Steiner' } });
  });

  it('that is rejected names its reason, and can be sent again [card-016]', async () => {
    const { applyForCard, getCardApplication, prove: proveIt } = await upToReview(wendyPark);
    await proveIt();
    expect(await applyForCard()).toMatchObject({ id: 0, approval: 3, rejection: 'AddressNotConfirmed' });
    expect(await getCardApplication()).toMatchObject({ hasAgreed: true, hasApplicant: true });
    await proveIt();
    expect((await applyForCard()).approval).toBe(3);
  });

  it('of a minor waits for the guardian [card-006]', async () => {
    const nia = await person(niaBrooks);
    await nia.prove();
    await expect(nia.applyForCard()).rejects.toMatchObject({ code: 'CardConsentRequired' });
    // Of unknown age, until the application says it.
    await sandbox.db.update(employees).set({ birthDate: null }).where(eq(employees.id, claraMbeki.id));
    const clara = await person();
    await clara.agree();
    const young = '2012-05-04';
    await clara.saveCardApplicant({ ...clara.applicant, birthDate: isoDate(young) });
    const document = { firstName: 'Clara', lastName: 'Mbeki', birthDate: young };
    await clara.saveCardScan({ queryid: await clara.scan(document) });
    await expect(clara.applyForCard()).rejects.toMatchObject({ code: 'CardConsentRequired' });
  });

  it('after a card was closed gives another one, and keeps nothing of what was typed', async () => {
    const { applyForCard, getCard, getCardApplication, prove: proveIt, ...clara } = await upToReview();
    await proveIt();
    const first = await applyForCard();
    expect(await getCardApplication()).toMatchObject({ hasApplicant: false, scannedAt: null });
    await clara.device.client(servicesContract).closeCard({ cardID: first.id });
    await clara.saveCardApplicant(clara.applicant);
    await clara.saveCardScan({ queryid: await clara.scan() });
    await proveIt();
    const second = await applyForCard();
    expect(second.id).not.toBe(first.id);
    expect(second.detail?.instrumentID).not.toBe(first.detail?.instrumentID);
    expect(await getCard()).toMatchObject({ id: second.id, status: 0 });
  });

  it('is for people without a card', async () => {
    const { saveCardApplicant, applicant, applyForCard, getCard } = await person(nadiaRahman);
    await expect(saveCardApplicant(applicant)).rejects.toMatchObject({ code: 'CardNotChangeable' });
    expect((await applyForCard()).id).toBe((await getCard()).id);
  });
});
