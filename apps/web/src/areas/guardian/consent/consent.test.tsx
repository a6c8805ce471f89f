import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { breakableConnection } from '../../../testing/sandbox/lost-answers.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

const moments = ['esignAt', 'consentAt', 'agreementsAt', 'approvedAt', 'cardAppliedAt'] as const;

/** The calls of guardians so far, without those that only ask. */
const writes = () =>
  server.network.calls.flatMap(
    (call) => /MinorUser\/((?:Save|Upload|Apply|Resend)\w+)/.exec(call)?.[1] ?? [],
  );

const consent = () => server.sandbox.consentOf(people.nia);

/** How often the minor was told. */
async function timesTold(): Promise<number> {
  const { messages } = (await server.sandbox.ask('/outbox')) as { messages: readonly { body: string }[] };
  return messages.filter(({ body }) => body.includes('has agreed')).length;
}

/** Opens a link that works. */
const openLink = async () => server.open(await server.sandbox.guardianLink(people.nia));

async function agreeToSign(page: Screen): Promise<void> {
  await arriveAt('Nia needs your permission');
  const agree = await screen.findByRole<HTMLButtonElement>('button', { name: 'I agree' });
  for (const name of [/sign electronically/, /e-sign disclosures/]) {
    expect(agree.disabled).toBe(true);
    await page.user.click(screen.getByRole('checkbox', { name }));
  }
  await press(page, 'I agree');
}

async function fillForm(page: Screen): Promise<void> {
  await untilAt(page, '/microsite-consent-form');
  await page.user.click(await screen.findByRole('checkbox', { name: 'I consent to all of the above' }));
}

/** The way to the form, all boxes checked. */
async function upToForm(page: Screen): Promise<void> {
  await agreeToSign(page);
  await fillForm(page);
}

/** The secrets of a link, as the calls carry them. */
function secretsIn(link: string) {
  const { searchParams } = new URL(link, 'https://app.example');
  return { forbe: searchParams.get('Forbe'), color: searchParams.get('Color') };
}

/** What a panel links to. */
const contactLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const contacts = ['tel:+18558540485', 'mailto:care@dayfare.example', '/faqs'];

const untilAllDone = () =>
  waitFor(async () => {
    const given = await consent();
    expect(moments.filter((moment) => given[moment] === null)).toEqual([]);
  });

describe('a guardian’s link', () => {
  it('leads through the agreement and the form to the card, in the documents’ order [guardian-002] [guardian-003] [guardian-004] [guardian-010] [guardian-017] [guardian-021]', async () => {
    const page = await openLink();
    await untilAt(page, '/microsite-esign');
    expect((await screen.findAllByRole('img', { name: 'Dayfare' })).length).toBeGreaterThan(0);
    await screen.findByText(/Nia works at Harbor Fresh Market and would like the Dayfare card/);
    await screen.findByText(/counts as your signature/);
    await agreeToSign(page);
    await fillForm(page);
    await press(page, 'I agree');
    await untilAt(page, '/microsite-success');
    await arriveAt('You’re All done!');
    await screen.findByText(/^Thank you\. .*Nia can use the card from now on/);
    await untilAllDone();
    expect(writes()).toEqual([
      'SaveEsignDateTimeStamp',
      'SaveEsignDateTimeStamp',
      'UploadAgreements',
      'SaveConsent',
      'ApplyCard',
    ]);
    expect(server.network.sent('MinorUser/SaveEsignDateTimeStamp').map(({ body }) => body)).toMatchObject([
      { type: 1 },
      { type: 2 },
    ]);
    expect(await timesTold()).toBe(1);
    expect(page.app.tab.getItem('consentProgress')).toMatch(/ apply$/);
    expect(server.network.logged()).toEqual([]);
  });

  it('asks for the e-sign agreement on the first page and for the guardian’s consent on the second [guardian-019] [guardian-028]', async () => {
    const page = await openLink();
    await upToForm(page);
    await screen.findByText(/You say that you are the parent or legal guardian/);
    expect(server.network.sent('MinorUser/GetContract').map(({ body }) => body)).toMatchObject([
      { contractTypeID: 44 },
      { contractTypeID: 52 },
    ]);
  });

  it('opens nothing on the form until the three boxes are checked, one by one or all at once [guardian-007] [guardian-008]', async () => {
    const page = await openLink();
    await agreeToSign(page);
    await untilAt(page, '/microsite-consent-form');
    await arriveAt('May Nia have the card?');
    const message = 'Please select all the checkboxes above to proceed.';
    const agree = await screen.findByRole<HTMLButtonElement>('button', { name: 'I agree' });
    for (const name of [/legal guardian of Nia/, /gets the Dayfare card/, /read the consent/]) {
      expect(agree.disabled).toBe(true);
      screen.getByText(message);
      await page.user.click(screen.getByRole('checkbox', { name }));
    }
    expect(agree.disabled).toBe(false);
    expect(screen.queryByText(message)).toBeNull();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I consent to all of the above' });
    expect(all.checked).toBe(true);
    await page.user.click(all);
    expect(agree.disabled).toBe(true);
  });

  it('works after a reload on each page, which begins nothing again [guardian-002]', async () => {
    let page = await openLink();
    await arriveAt('Nia needs your permission');
    page = await page.reload();
    await agreeToSign(page);
    await untilAt(page, '/microsite-consent-form');
    page = await page.reload();
    await fillForm(page);
    await press(page, 'I agree');
    await arriveAt('You’re All done!');
    await untilAllDone();
    const before = await consent();
    page = await page.reload();
    await arriveAt('You’re All done!');
    page = await page.load('/microsite-esign');
    await arriveAt('You’re All done!');
    expect(page.here()).toBe('/microsite-success');
    expect(await consent()).toEqual(before);
    expect(writes()).toHaveLength(5);
  });

  it('that has expired shows that, with another one for the asking [guardian-003] [guardian-011] [guardian-013] [guardian-014] [guardian-016] [guardian-018] [guardian-022] [guardian-027]', async () => {
    const expired = await server.sandbox.guardianLink(people.nia, 'expired');
    const page = await server.open(expired);
    await untilAt(page, '/microsite-success');
    await arriveAt('Sorry, this link has been expired!');
    screen.getByText(
      'For security purposes, the link has expired. Please click on “Resend Link” to receive a new one.',
    );
    await press(page, 'Resend Link');
    await arriveAt('Link Resent Successfully!');
    for (const call of ['CheckIfTokenExpirred', 'ResendConsentLink'])
      expect(server.network.sent(`MinorUser/${call}`).at(-1)?.body).toEqual(secretsIn(expired));
    screen.getByText(/look in your spam folder too/);
    expect(screen.queryByRole('button', { name: 'Resend Link' })).toBeNull();
    const { messages } = (await server.sandbox.ask('/outbox')) as { messages: readonly { body: string }[] };
    const link = /http\S+(\/microsite-esign\S+)/.exec(messages[0]?.body ?? '')?.[1] ?? '';
    page.close();
    await server.open(link);
    await arriveAt('Nia needs your permission');
  });

  it('stays expired where no other one is sent, and says so [guardian-013] [guardian-026]', async () => {
    const page = await server.open(await server.sandbox.guardianLink(people.nia, 'expired'));
    await arriveAt('Sorry, this link has been expired!');
    for (let sent = 0; sent < 3; sent += 1) {
      const other = await server.open(await server.sandbox.guardianLink(people.nia, 'expired'));
      await other.user.click(await other.view.findByRole('button', { name: 'Resend Link' }));
      await other.view.findByText(/spam folder/);
      other.close();
      await server.sandbox.advance(61_000);
    }
    await press(page, 'Resend Link');
    await screen.findByText('We couldn’t send another link');
    await arriveAt('Sorry, this link has been expired!');
    await screen.findByRole('button', { name: 'Resend Link' });
  });

  it('by which the consent was given elsewhere says so, and sends nothing [guardian-003] [guardian-011] [guardian-012] [guardian-015] [guardian-020]', async () => {
    const link = await server.sandbox.guardianLink(people.nia);
    const first = await server.otherBrowser().open(link);
    await upToForm(first);
    await press(first, 'I agree');
    await arriveAt('You’re All done!');
    first.close();
    await server.open(link);
    await arriveAt('Apologies, but the link has expired.');
    screen.getByText('This could be because you have already given your consent.');
    expect(screen.queryByRole('button', { name: 'Resend Link' })).toBeNull();
    expect(writes()).toEqual([]);
    const { color } = secretsIn(link);
    expect(server.network.sent('MinorUser/CheckConsentApproval').at(-1)?.body).toEqual({ color });
    expect(contactLinks()).toEqual(contacts);
  });

  it('that is missing is asked for', async () => {
    for (const path of ['/microsite-esign', '/microsite-success?Forbe=only-one']) {
      const page = await server.open(path);
      await arriveAt('Open the link in the text message again');
      page.close();
    }
    expect(server.network.calls.filter((call) => call.includes('MinorUser'))).toEqual([]);
  });

  it('names whom to ask, by phone, e-mail and in the help, on every panel [guardian-012]', async () => {
    const page = await server.open(await server.sandbox.guardianLink(people.nia, 'expired'));
    await arriveAt('Sorry, this link has been expired!');
    expect(contactLinks()).toEqual(contacts);
    await press(page, 'Resend Link');
    await arriveAt('Link Resent Successfully!');
    expect(contactLinks()).toEqual(contacts);
    page.close();
    const given = await openLink();
    await upToForm(given);
    await press(given, 'I agree');
    await arriveAt('You’re All done!');
    expect(contactLinks()).toEqual(contacts);
  });
});

describe('the consent’s calls', () => {
  it.each(['MinorUser/SaveEsignDateTimeStamp', 'MinorUser/UploadAgreements', 'MinorUser/SaveConsent'])(
    '%s: the connection drops before it or after it, and each effect happens once [guardian-010] [guardian-023] [guardian-024] [guardian-026]',
    async (path) => {
      const connection = breakableConnection(server.network);
      const page = await openLink();
      await upToForm(page);
      connection.loseRequests(path);
      await press(page, 'I agree');
      await screen.findByText('We couldn’t save that');
      connection.loseAnswers(path);
      await press(page, 'I agree');
      await waitFor(() => expect(server.network.count(path)).toBeGreaterThanOrEqual(1));
      await screen.findByText('We couldn’t save that');
      const between = await consent();
      connection.mend();
      await press(page, 'I agree');
      await arriveAt('You’re All done!');
      await untilAllDone();
      const after = await consent();
      for (const moment of moments) if (between[moment]) expect(after[moment]).toBe(between[moment]);
      expect(await timesTold()).toBe(1);
    },
  );

  it('for the card goes unnoticed when it is lost; it is logged, and made when the page is opened again [guardian-010] [guardian-025] [guardian-026]', async () => {
    const connection = breakableConnection(server.network);
    const page = await openLink();
    await upToForm(page);
    connection.loseRequests('MinorUser/ApplyCard');
    await press(page, 'I agree');
    await arriveAt('You’re All done!');
    await waitFor(() => expect(server.network.logged()).toHaveLength(1));
    expect(await consent()).toMatchObject({ approvedAt: expect.any(String), cardAppliedAt: null });
    connection.mend();
    await page.reload();
    await arriveAt('You’re All done!');
    await untilAllDone();
  });

  it('that are lost at the very end are all done after a reload [guardian-003]', async () => {
    const connection = breakableConnection(server.network);
    const page = await openLink();
    await upToForm(page);
    connection.loseAnswers('MinorUser/SaveConsent');
    await press(page, 'I agree');
    await screen.findByText('We couldn’t save that');
    connection.mend();
    await page.reload();
    await arriveAt('You’re All done!');
    await untilAllDone();
    expect(await timesTold()).toBe(1);
  });

  it('that fail are logged only, and what they are for can be tried again [guardian-026]', async () => {
    await server.sandbox.fault({ match: 'MinorUser/CheckIfTokenExpirred', kind: 'status', status: 500 });
    await server.sandbox.fault({ match: 'MinorUser/GetContract', kind: 'status', status: 500 });
    const page = await openLink();
    await arriveAt('We couldn’t open your link');
    await waitFor(() => expect(server.network.logged()).toHaveLength(1));
    await server.sandbox.clearFaults();
    await server.sandbox.fault({ match: 'MinorUser/GetContract', kind: 'status', status: 500 });
    await press(page, 'Try again');
    await screen.findByText('We couldn’t load the text');
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await agreeToSign(page);
    await untilAt(page, '/microsite-consent-form');
  });

  it('of a link that expires on the way say so instead of saving [guardian-003]', async () => {
    const page = await openLink();
    await upToForm(page);
    await server.sandbox.advance(8 * 24 * 3_600_000);
    await press(page, 'I agree');
    await arriveAt('Sorry, this link has been expired!');
    expect(await consent()).toMatchObject({ consentAt: null, approvedAt: null });
  });
});
