import { guardianContract } from '@dayfare/api/guardian/contract';
import { waitingContract } from '@dayfare/api/guardian/waiting-contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { contractType } from '@dayfare/domain/contracts';
import { readPdf } from '@dayfare/pdf/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/http/tables.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { niaBrooks } from '../../seeds/people/nia-brooks.ts';
import { openSandbox } from '../../testing/open.ts';
import { employees } from '../session/index.ts';
import { guardianAgreements, guardianConsents, guardianLinks } from './tables.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres, niaBrooks],
  limits: { unknownLinksPerAddress: 4 },
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const dayMs = 24 * 3_600_000;
const guardian = () => sandbox.device().client(guardianContract);
const minor = async () => (await sandbox.signedIn(niaBrooks)).client(waitingContract);

const messages = () => sandbox.db.select().from(outbox).orderBy(desc(outbox.id));

/** The secrets of the last link that the guardian was sent. */
async function sentLink() {
  const text = (await messages()).find(({ body }) => body.includes('/microsite-esign?'));
  const query = new URLSearchParams(/microsite-esign\?(\S+)/.exec(text?.body ?? '')?.[1]);
  return { forbe: query.get('Forbe') ?? '', color: query.get('Color') ?? '' };
}

/** The minor's flags in the start-up data. */
async function flags() {
  const device = await sandbox.signedIn(niaBrooks);
  const values = await device.client(startupContract).startupDataV2({ IncludeShared: true, LivelyModule: 6 });
  const of = (name: string) => values.find(({ key }) => key === name)?.value;
  return [of('IsMinorUser'), of('IsMinorUserConsentApproved')];
}

const steps = [
  ['esign', async () => guardian().saveEsignDateTimeStamp({ color: (await sentLink()).color, type: 1 })],
  ['consent', async () => guardian().saveEsignDateTimeStamp({ color: (await sentLink()).color, type: 2 })],
  ['upload', async () => guardian().uploadAgreements(await sentLink())],
  ['save', async () => guardian().saveConsent({ color: (await sentLink()).color })],
  ['apply', async () => guardian().applyCard(await sentLink())],
] as const;

/** Takes the first so many steps. */
async function takeSteps(many: number) {
  for (const [, take] of steps.slice(0, many)) expect(await take()).toBe(1);
}

const consent = async () => (await sandbox.db.select().from(guardianConsents))[0];

describe('a guardian’s link', () => {
  it('is in the text that the guardian was sent, with both secrets; the database has neither [guardian-002]', async () => {
    const link = await sentLink();
    const [text] = await messages();
    expect(text).toMatchObject({ channel: 'text', recipient: '+12025550150', employeeId: null });
    expect(text?.body).toContain('Nia would like our card and is under 18');
    const rows = await sandbox.db.execute(sql`
      select c.*, l.*, o.body from guardian_consents c, guardian_links l, outbox o`);
    const dump = JSON.stringify(rows);
    expect(link.forbe).toHaveLength(43);
    for (const secret of [link.forbe, link.color, '+12025550150']) expect(dump).not.toContain(secret);
  });

  it('works for a week: then CheckIfTokenExpirred says 1, and no document is given [guardian-018]', async () => {
    const link = await sentLink();
    expect(await guardian().checkIfTokenExpirred(link)).toBe(0);
    await sandbox.advance(7 * dayMs);
    expect(await guardian().checkIfTokenExpirred(link)).toBe(1);
    await expect(guardian().getContract({ ...link, contractTypeID: 44 })).rejects.toMatchObject({
      code: 'ConsentLinkInvalid',
    });
    for (const [, take] of steps) expect(await take()).toBe(0);
  });

  it('that nobody was sent counts as expired, opens nothing, and is soon not looked up any more', async () => {
    const made = { forbe: 'x'.repeat(43), color: 'y'.repeat(43) };
    expect(await guardian().checkIfTokenExpirred(made)).toBe(1);
    expect(await guardian().checkConsentApproval(made)).toBe(0);
    expect(await guardian().resendConsentLink(made)).toBe(0);
    expect(await guardian().checkIfTokenExpirred({ ...made, color: (await sentLink()).color })).toBe(1);
    await expect(guardian().saveConsent(made)).rejects.toMatchObject({ code: 'TooManyRequests' });
    await expect(guardian().checkIfTokenExpirred(await sentLink())).rejects.toMatchObject({
      code: 'TooManyRequests',
    });
    await sandbox.advance(15 * 60_000);
    expect(await guardian().checkIfTokenExpirred(await sentLink())).toBe(0);
  });

  it('is sent anew for an expired one, in its place; three times a day, and one press twice is one text [guardian-022]', async () => {
    const first = await sentLink();
    await sandbox.advance(7 * dayMs);
    expect(await guardian().resendConsentLink(first)).toBe(1);
    const second = await sentLink();
    expect(second.color).toBe(first.color);
    expect(second.forbe).not.toBe(first.forbe);
    expect(await guardian().checkIfTokenExpirred(second)).toBe(0);
    expect(await guardian().checkIfTokenExpirred(first)).toBe(1);
    const before = (await messages()).length;
    expect(await guardian().resendConsentLink(first)).toBe(1);
    expect(await messages()).toHaveLength(before);
    for (const expected of [1, 1, 0]) {
      await sandbox.advance(60_000);
      expect(await guardian().resendConsentLink(first)).toBe(expected);
    }
    await sandbox.advance(dayMs);
    await takeSteps(4);
    expect(await guardian().resendConsentLink(first)).toBe(0);
    expect(await guardian().checkIfTokenExpirred(first)).toBe(0);
  });
});

describe('the documents', () => {
  it('are the e-sign agreement, type 44, and the guardian’s consent, type 52, in the reader’s language [guardian-019] [guardian-028]', async () => {
    const link = await sentLink();
    const { htmlText } = await guardian().getContract({ ...link, contractTypeID: 44 });
    expect(htmlText).toContain('counts as your signature');
    const form = await guardian().getContract({ ...link, contractTypeID: 52 });
    expect(form.htmlText).toContain('parent or legal guardian');
    await expect(guardian().getContract({ ...link, contractTypeID: 8 })).rejects.toMatchObject({
      code: 'ContractNotFound',
    });
  });

  it('say who asks, as long as the link works', async () => {
    const link = await sentLink();
    expect(await guardian().getConsentRequest(link)).toEqual({
      businessEnvironment: 'Common',
      minor: { firstName: 'Nia', employerName: 'Harbor Fresh Market' },
    });
    await sandbox.advance(7 * dayMs);
    expect(await guardian().getConsentRequest(link)).toEqual({ businessEnvironment: 'Common', minor: null });
  });

  it('on signing electronically are disclosed in a PDF, in the language that is asked for [guardian-006]', async () => {
    for (const [language, locale, environment, legalName] of [
      ['en', 'en-US', 'Dayfare', 'Dayfare, Inc.'],
      ['es', 'es-US', 'Umbrella', 'Dayfare, Inc.'],
      ['cf', 'fr-CA', 'Canada', 'Dayfare Canada Inc.'],
    ] as const) {
      const address = `http://localhost/api/documents/e-sign-disclosures.pdf?language=${language}&environment=${environment}`;
      const response = await sandbox.app.request(address);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { outline, text, ...rest } = await readPdf(bytes);
      expect(rest).toMatchObject({ language: locale, isTagged: true, isTitleShown: true, unmarked: '' });
      expect(outline).toContain(`  H1 ${rest.title}`);
      expect(outline.filter((line) => line.startsWith('  P '))).toHaveLength(13);
      expect(outline[1]).toMatch(/^ {2}Figure /);
      expect(text).toContain(legalName);
      // Drawn once an hour, however often it is asked for.
      const again = await sandbox.app.request(address);
      expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
    }
  });
});

describe('a consent', () => {
  it('is given in its order, each step once; the minor is told, and the app’s flags follow [guardian-001] [guardian-020] [guardian-021] [guardian-023] [guardian-024] [guardian-025]', async () => {
    expect(await flags()).toEqual(['1', '0']);
    for (const [name, take] of steps.slice(1)) expect([name, await take()]).toEqual([name, 0]);
    expect(await guardian().checkConsentApproval(await sentLink())).toBe(0);
    await takeSteps(4);
    expect(await guardian().checkConsentApproval(await sentLink())).toBe(1);
    expect(await flags()).toEqual(['1', '1']);
    const [text] = await messages();
    expect(text).toMatchObject({ recipient: '+12025550140', employeeId: niaBrooks.id });
    expect(text?.body).toContain('has agreed');
    expect(await steps[4][1]()).toBe(1);
    const kept = await sandbox.db.select().from(guardianAgreements);
    expect(kept.map((one) => one.contractType).toSorted()).toEqual([
      contractType.toWire('ESignAgreement'),
      contractType.toWire('GuardianConsentFormMinor'),
    ]);
  });

  it('has each effect once, whatever is sent again and whatever comes at the same time', async () => {
    for (const [, take] of steps) {
      const answers = await Promise.all([take(), take(), take()]);
      expect(answers).toEqual([1, 1, 1]);
      await sandbox.advance(1_000);
    }
    const first = await consent();
    const texts = (await messages()).length;
    await takeSteps(5);
    expect(await consent()).toEqual(first);
    expect(await messages()).toHaveLength(texts);
    expect(await sandbox.db.select().from(guardianAgreements)).toHaveLength(2);
  });

  it('ends with the age of a minor', async () => {
    await sandbox.db.update(employees).set({ birthDate: '2000-01-15' }).where(eq(employees.id, niaBrooks.id));
    expect(await flags()).toEqual(['0', '0']);
    expect(await (await minor()).getGuardianConsent()).toBeNull();
  });
});

describe('a minor who waits', () => {
  it('sees whom the text went to, and can have it sent again as often as the guardian', async () => {
    const nia = await minor();
    const asked = await nia.getGuardianConsent();
    expect(asked).toMatchObject({ isApproved: false, asked: { phoneEnd: '50', isExpired: false } });
    const first = await sentLink();
    for (const expected of [1, 1, 1, 0]) {
      await sandbox.advance(60_000);
      expect(await nia.remindGuardian()).toBe(expected);
    }
    expect(await guardian().checkIfTokenExpirred(first)).toBe(1);
    expect(await guardian().checkIfTokenExpirred(await sentLink())).toBe(0);
    await takeSteps(4);
    expect(await nia.getGuardianConsent()).toMatchObject({ isApproved: true });
    expect(await nia.remindGuardian()).toBe(0);
  });

  it('asks somebody else where the number was wrong: the first link ends, with what was done by it', async () => {
    const nia = await minor();
    const wrong = await sentLink();
    await takeSteps(3);
    await expect(nia.askGuardian({ phone: '+12025550140' })).rejects.toMatchObject({
      code: 'GuardianPhoneIsOwn',
    });
    expect(await nia.askGuardian({ phone: '+12025550151' })).toBe(1);
    expect(await nia.getGuardianConsent()).toMatchObject({ isApproved: false, asked: { phoneEnd: '51' } });
    const right = await sentLink();
    expect(right.color).not.toBe(wrong.color);
    expect(await guardian().checkIfTokenExpirred(wrong)).toBe(1);
    // The calls that name no token, too.
    expect(await guardian().saveConsent({ color: wrong.color })).toBe(0);
    expect(await consent()).toMatchObject({ esignAt: null, agreementsAt: null });
    const sent = (await messages()).length;
    expect(await nia.askGuardian({ phone: '+12025550151' })).toBe(1);
    expect(await messages()).toHaveLength(sent);
    await takeSteps(4);
    expect(await nia.askGuardian({ phone: '+12025550152' })).toBe(1);
    expect(await nia.getGuardianConsent()).toMatchObject({ isApproved: true, asked: { phoneEnd: '51' } });
  });

  it('asks three people a day at most; the last one who was asked can go on', async () => {
    const nia = await minor();
    const answers = [];
    for (const end of [51, 52, 53, 54]) answers.push(await nia.askGuardian({ phone: `+120255501${end}` }));
    expect(answers).toEqual([1, 1, 1, 0]);
    expect(await nia.getGuardianConsent()).toMatchObject({ asked: { phoneEnd: '53', isExpired: false } });
    await takeSteps(4);
  });

  it('has asked nobody yet after signing up, and asks once however often it is sent', async () => {
    await sandbox.db.delete(guardianLinks);
    await sandbox.db.delete(guardianConsents);
    expect(await flags()).toEqual(['1', '0']);
    const nia = await minor();
    expect(await nia.getGuardianConsent()).toEqual({ isApproved: false, asked: null });
    expect(await nia.remindGuardian()).toBe(0);
    const before = (await messages()).length;
    const ask = () => nia.askGuardian({ phone: '+12025550150' });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await messages()).toHaveLength(before + 1);
    await takeSteps(5);
    expect(await flags()).toEqual(['1', '1']);
  });

  it('is asked in vain: the number is deleted a year after its link has expired', async () => {
    await sandbox.advance(7 * dayMs + 365 * dayMs - 1);
    await sandbox.sweep();
    expect(await sandbox.db.select().from(guardianLinks)).toHaveLength(1);
    await sandbox.advance(2);
    await sandbox.sweep();
    expect(await sandbox.db.select().from(guardianLinks)).toEqual([]);
    expect(await sandbox.db.select().from(guardianConsents)).toEqual([]);
  });

  it('keeps the consent that was given, whatever is swept', async () => {
    await takeSteps(5);
    await sandbox.advance(400 * dayMs);
    await sandbox.sweep();
    expect(await consent()).toMatchObject({ approvedAt: expect.any(Date), cardAppliedAt: expect.any(Date) });
  });

  it('is nobody else: others have no guardian to ask', async () => {
    const maya = (await sandbox.signedIn(mayaTorres)).client(waitingContract);
    expect(await maya.getGuardianConsent()).toBeNull();
    expect(await maya.remindGuardian()).toBe(0);
    await expect(maya.askGuardian({ phone: '+12025550150' })).rejects.toMatchObject({
      code: 'NoConsentNeeded',
    });
  });
});
