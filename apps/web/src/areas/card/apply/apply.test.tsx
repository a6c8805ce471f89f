import { applyContract } from '@dayfare/api/card/apply/apply-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterCode } from '../../../kit/money/testing/account-steps.ts';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import type { Person } from '../../../testing/sandbox/person.ts';
import {
  arriveAt,
  closeDialog,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

// Its requests would go past the network of the test; without it files are sent as everything else is.
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', undefined));

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

/** Reads the agreements page by page and agrees to each. */
async function agree({ user }: Screen, total: number) {
  await user.click(await screen.findByRole('checkbox'));
  const drawer = within(await screen.findByRole('dialog'));
  for (let page = 1; page <= total; page += 1)
    await user.click(await drawer.findByRole('button', { name: `I Agree ${page}/${total}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function typeHome(page: Screen) {
  await fill(page, /^Street address/, '12 Orchard Street');
  await fill(page, 'City', 'Hartford');
  await fill(page, /^ZIP code/, '06103');
  await page.user.click(screen.getByRole('button', { name: /State/ }));
  await page.user.click(await screen.findByRole('option', { name: 'Connecticut' }));
}

async function takePicture({ user }: Screen, photo: File) {
  await screen.findByRole('button', { name: /^Take (a photo|it again)/ });
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There should be a file picker.');
  await user.upload(picker, photo);
}

/** From the terms to the review. */
async function upToReview(as: Person, agreements = 5): Promise<Screen> {
  const page = await server.open('/card/carddesign-terms', { as });
  await agree(page, agreements);
  await press(page, 'Continue');
  await arriveAt('About you and your home');
  await typeHome(page);
  await press(page, 'Continue');
  await press(page, 'Take a picture');
  await arriveAt('A picture of your ID');
  await takePicture(page, await server.sandbox.documentOf(as));
  await press(page, 'Use this picture');
  await arriveAt('Check your application');
  return page;
}

/** From the terms to the review, in a program without proof of identity. */
async function upToReviewWithoutScan(as: Person): Promise<Screen> {
  const page = await server.open('/card/carddesign-terms', { as });
  await agree(page, 5);
  await press(page, 'Continue');
  await arriveAt('About you and your home');
  await typeHome(page);
  await press(page, 'Continue');
  await arriveAt('Check your application');
  return page;
}

async function send(page: Screen, { name }: Person) {
  await fill(page, 'Your signature', name);
  await press(page, 'Apply for the card');
  await enterCode(page, server.sandbox);
  await untilAt(page, '/card/home');
}

describe('applying for the card', () => {
  it('begins with the state, where territories are missing, and leads to the terms [card-034] [card-042]', async () => {
    const page = await server.open('/card/home', { as: people.clara });
    await follow(page, 'Apply for the card');
    await untilAt(page, '/home/state-selection?isForCard=true');
    const field = await screen.findByRole('combobox', { name: 'State or territory' });
    await page.user.type(field, 'Puerto');
    await screen.findByText(/No place here has that name/);
    await page.user.clear(field);
    await page.user.type(field, 'Connecticut');
    await press(page, 'Save and continue');
    await untilAt(page, '/card/carddesign-terms');
    await arriveAt('Your card and its terms');
  });

  it('shows the fees in short before anything is agreed to, and what the card looks like [card-013] [card-036]', async () => {
    await server.open('/card/carddesign-terms', { as: people.clara });
    await readInMain('Payroll card fees at a glance');
    await readInMain('Monthly fee: $0');
    await readInMain(/You do not have to accept this payroll card/);
    expect(screen.getByText(/card, .*Sample/)).toBeDefined();
    expect(box().checked).toBe(false);
  });

  it('pages through the agreements; closing early agrees to nothing [card-030] [card-031]', async () => {
    const page = await server.open('/card/carddesign-terms', { as: people.clara });
    await press(page, 'Continue');
    await screen.findByText(/agree to each of them, then continue/);
    await page.user.click(box());
    const drawer = within(await screen.findByRole('dialog'));
    await page.user.click(await drawer.findByRole('button', { name: 'I Agree 1/5' }));
    await drawer.findByRole('heading', { name: /Cardholder agreement/ });
    await closeDialog(page);
    expect(box().checked).toBe(false);
    expect(server.network.count('EWA/SaveContract')).toBe(0);
    await agree(page, 5);
    expect(box().checked).toBe(true);
    await press(page, 'Continue');
    await arriveAt('About you and your home');
    expect(server.network.count('EWA/SaveContract')).toBe(5);
  });

  it.each([
    [people.clara, 5, 'policy'],
    [people.dora, 8, 'esign'],
  ] as const)('are reported by the first of them [card-032]', async (as, agreements, type) => {
    const page = await server.open('/card/carddesign-terms', { as });
    const reported: unknown[] = [];
    const { track } = page.app.analytics;
    Object.assign(page.app.analytics, {
      track: (event: Parameters<typeof track>[0]) => {
        reported.push(event);
        track(event);
      },
    });
    await agree(page, agreements);
    expect(reported).toContainEqual({ name: 'PolicyAgreed', type, screen: 'Contracts' });
  });

  it('leads back from each step to the one that the documents name [card-002] [access-069] [access-070] [access-071]', async () => {
    const page = await upToReview(people.clara);
    const back = async (from: string, heading: string, to: string) => {
      if (page.here() !== from) await page.router.navigate(from);
      await arriveAt(heading);
      await press(page, 'Back');
      await untilAt(page, to);
      // The address comes before its page, and each page has a button of this name.
      await screen.findByRole('heading', { level: 1, name: new RegExp(`^(?!${heading})`) });
    };
    for (const [from, heading] of [
      ['/card/review-details', 'Check your application'],
      ['/card/ideology-scan-image', 'A picture of your ID'],
      ['/card/ideology-scan', 'Have your ID ready'],
    ] as const)
      await back(from, heading, '/card/personal-info');
    await back('/card/personal-info', 'About you and your home', '/card/carddesign-terms');
    await back('/card/carddesign-terms', 'Your card and its terms', '/card/home');
  });

  it('says beside each field what is wrong with it, and sends nothing [card-039]', async () => {
    const page = await server.open('/card/carddesign-terms', { as: people.clara });
    await agree(page, 5);
    await press(page, 'Continue');
    await arriveAt('About you and your home');
    await fill(page, 'First name', 'Cl4ra');
    await fill(page, /^Street address/, 'P.O. Box 12');
    await fill(page, /^ZIP code/, '061');
    await press(page, 'Continue');
    for (const words of [/Use letters only/, /isn’t a home address/, /Enter your city/, /5 digits/])
      await screen.findByText(words);
    expect(server.network.count('card/SaveCardApplicant')).toBe(0);
  });

  it('has no step for a document in a program without proof of identity [card-013]', async () => {
    await upToReviewWithoutScan(people.milo);
    expect(screen.queryByText('Your ID')).toBeNull();
  });

  it('says what is wrong with a picture, and takes the applicant’s own document alone [card-040]', async () => {
    const other = await upToScan(people.clara);
    await press(other, 'Use this picture');
    await screen.findByText('Take a picture of your ID first.');
    await takePicture(other, new File(['half a picture'], 'blurred.png', { type: 'image/png' }));
    await press(other, 'Use this picture');
    await screen.findByText(/We couldn’t read it/);
    await takePicture(other, await server.sandbox.documentOf(people.hugo));
    await press(other, 'Use this picture');
    await screen.findByText(/isn’t what you entered/);
    expect(server.network.count('main/GetIDologyToken')).toBe(2);
    expect(server.network.count('main/GetIDologyScan')).toBe(2);
  });

  it('goes back page by page, and goes on where it was left after a reload [card-017] [card-041]', async () => {
    const page = await upToReview(people.clara);
    await press(page, 'Back');
    await untilAt(page, '/card/personal-info');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Street address/)).value).toBe(
      '12 Orchard Street',
    );
    await press(page, 'Back');
    await untilAt(page, '/card/carddesign-terms');
    await readInMain(/You agreed to these agreements before/);
    await press(page, 'Back');
    await untilAt(page, '/card/home');
    const phone = await page.load('/card/review-details');
    await arriveAt('Check your application');
    await readInMain(/12 Orchard Street, Hartford, CT 06103/);
    expect(phone.here()).toBe('/card/review-details');
  });

  it('leads whoever opens a page too early to the step that is due [card-041]', async () => {
    const page = await server.open('/card/review-details', { as: people.clara });
    await untilAt(page, '/card/carddesign-terms');
    await arriveAt('Your card and its terms');
  });

  it('of a minor without a guardian’s consent leads home [card-006]', async () => {
    const page = await server.open('/card/carddesign-terms', { as: people.nia });
    await untilAt(page, '/ewa/home');
  });
});

/** From the terms to the picture of the document. */
async function upToScan(as: Person): Promise<Screen> {
  const page = await server.open('/card/carddesign-terms', { as });
  await agree(page, 5);
  await press(page, 'Continue');
  await arriveAt('About you and your home');
  await typeHome(page);
  await press(page, 'Continue');
  await arriveAt('Have your ID ready');
  await press(page, 'Take a picture');
  await arriveAt('A picture of your ID');
  return page;
}

describe('what comes of an application', () => {
  it('is a card that pays online at once [card-001] [card-016]', async () => {
    const page = await upToReview(people.clara);
    await send(page, people.clara);
    await readInMain('Pays online, not in stores yet');
    await page.router.navigate('/card/personal-info');
    await untilAt(page, '/card/home');
  });

  it('is a review, with what happens next and by when [card-009] [card-020]', async () => {
    const page = await upToReview(people.hugo);
    await send(page, people.hugo);
    await readInMain('We’re reviewing your application');
    await readInMain(/You’ll get a text by .* at the latest/);
    await readInMain('Our partner bank compares your details');
    await server.sandbox.advance(25 * 3_600_000);
    const later = await page.load('/card/home');
    await readInMain('Pays online, not in stores yet');
    expect(later.here()).toBe('/card/home');
  });

  it('is a rejection with its main reason and the person’s rights, and everything is there to try again [card-016]', async () => {
    const page = await upToReview(people.wendy);
    await send(page, people.wendy);
    await readInMain('Your application wasn’t approved');
    await readInMain(/couldn’t confirm that you live at the address/);
    await readInMain(/For 60 days you can ask for a free copy/);
    await follow(page, 'Change your details and apply again');
    await arriveAt('About you and your home');
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Hartford');
  });

  it('is signed with the name on it, also where that was changed on another device [card-044]', async () => {
    const page = await upToReviewWithoutScan(people.milo);
    await press(page, 'Apply for the card');
    await screen.findByText('Sign with your first and last name.');
    await fill(page, 'Your signature', 'Milo');
    await press(page, 'Apply for the card');
    await screen.findByText('Sign with the name on your application: Milo Castellanos.');
    expect(server.network.count('card/ApplyCard')).toBe(0);
    const calls = page.app.api.client(applyContract);
    const { applicant } = await calls.getCardApplication();
    await calls.saveCardApplicant({ ...applicant, lastName: 'Ray' });
    await fill(page, 'Your signature', 'Milo Castellanos');
    await press(page, 'Apply for the card');
    await screen.findByText('Sign with the name on your application: Milo Ray.');
    await fill(page, 'Your signature', 'milo ray');
    await press(page, 'Apply for the card');
    await enterCode(page, server.sandbox);
    await untilAt(page, '/card/home');
  });

  it.each(['drop-before', 'drop-after'] as const)(
    'goes on where it was when the connection is lost at each step (%s), and there is one card',
    async (kind) => {
      const page = await server.open('/card/carddesign-terms', { as: people.clara });
      const loseAt = async (match: string, button: string, said: string) => {
        await server.sandbox.fault({ match, kind });
        await press(page, button);
        await screen.findByText(said);
        await server.sandbox.clearFaults();
        await press(page, button);
      };
      await agree(page, 5);
      await loseAt('EWA/SaveContract', 'Continue', 'Your agreement isn’t saved yet');
      await arriveAt('About you and your home');
      await typeHome(page);
      await loseAt('card/SaveCardApplicant', 'Continue', 'This isn’t saved yet');
      await press(page, 'Take a picture');
      await arriveAt('A picture of your ID');
      await takePicture(page, await server.sandbox.documentOf(people.clara));
      await loseAt('card/SaveCardScan', 'Use this picture', 'The picture wasn’t sent');
      await arriveAt('Check your application');
      await fill(page, 'Your signature', 'Clara Mbeki');
      await press(page, 'Apply for the card');
      await screen.findByRole('dialog', { name: 'Confirm it’s you' });
      await server.sandbox.fault({ match: 'card/ApplyCard', kind });
      await enterCode(page, server.sandbox);
      await screen.findByText('Your application wasn’t sent');
      await server.sandbox.clearFaults();
      await press(page, 'Apply for the card');
      await untilAt(page, '/card/home');
      await readInMain('Pays online, not in stores yet');
      const told = JSON.stringify(await server.sandbox.ask('/outbox')).match(/your card is approved/g);
      expect(told).toHaveLength(1);
    },
  );
});
