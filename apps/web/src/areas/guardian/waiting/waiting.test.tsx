import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breakableConnection } from '../../../testing/sandbox/lost-answers.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

/** The guardian agrees, on a phone of their own. */
async function guardianAgrees(): Promise<void> {
  const link = await server.sandbox.guardianLink(people.nia);
  const page = await server.otherBrowser().open(link);
  await page.user.click(await page.view.findByRole('checkbox', { name: /sign electronically/ }));
  await page.user.click(page.view.getByRole('checkbox', { name: /e-sign disclosures/ }));
  await page.user.click(page.view.getByRole('button', { name: 'I agree' }));
  await page.view.findByText(/May Nia have the card/);
  await page.user.click(await page.view.findByRole('checkbox', { name: 'I consent to all of the above' }));
  await page.user.click(page.view.getByRole('button', { name: 'I agree' }));
  await page.view.findByText(/All done!/);
  page.close();
}

const banner = 'A parent or guardian has to agree to your card';

describe('a minor without a guardian’s consent', () => {
  it('is led from the card to the home, which says why, and learns of the consent within seconds [guardian-001] [card-006]', async () => {
    const page = await server.open('/card/add-card', { as: people.nia });
    await untilAt(page, '/ewa/home');
    await screen.findByText(banner);
    await screen.findByText(/the number ending in \d\d/);
    await guardianAgrees();
    await screen.findByText('Your parent or guardian has agreed');
    expect(screen.queryByText(banner)).toBeNull();
    await waitFor(() => expect(page.app.startup.data.value('IsMinorUserConsentApproved')).toBe('1'));
    await page.app.navigation.go('/card/add-card');
    await untilAt(page, '/card/add-card');
  });

  it('sees on a page of its own that it is given, without a reload', async () => {
    await server.open('/home/guardian', { as: people.nia });
    await arriveAt('Waiting for your parent or guardian');
    await guardianAgrees();
    await arriveAt('Your parent or guardian has agreed');
  });

  it('can remind the guardian, three times a day; a lost answer sends nothing twice', async () => {
    const connection = breakableConnection(server.network);
    const texts = async () => {
      const { messages } = (await server.sandbox.ask('/outbox')) as { messages: readonly { body: string }[] };
      return messages.filter(({ body }) => body.includes('/microsite-esign?')).length;
    };
    const page = await server.open('/home/guardian', { as: people.nia });
    await arriveAt('Waiting for your parent or guardian');
    await server.sandbox.advance(61_000);
    const before = await texts();
    connection.loseAnswers('user/RemindGuardian');
    await press(page, 'Send the link again');
    await screen.findByText('We couldn’t send the link');
    connection.mend();
    await press(page, 'Send the link again');
    await screen.findByText('The link is on its way');
    expect(await texts()).toBe(before + 1);
    for (let sent = 0; sent < 2; sent += 1) {
      await server.sandbox.advance(61_000);
      await press(page, 'Send the link again');
      await screen.findByText('The link is on its way');
      await waitFor(async () => expect(await texts()).toBe(before + 2 + sent));
    }
    await server.sandbox.advance(61_000);
    await press(page, 'Send the link again');
    await screen.findByText(/at most three a day/);
  });

  it('corrects the number, and not to their own', async () => {
    const page = await server.open('/home/guardian', { as: people.nia });
    await press(page, 'Use another number');
    await arriveAt('Ask your parent or guardian');
    await press(page, 'Send the link');
    await screen.findByText('Enter their phone number.');
    const field = screen.getByRole('textbox', { name: /phone number/ });
    await page.user.type(field, '2025550140');
    await press(page, 'Send the link');
    await screen.findByText(/That’s your own number/);
    await page.user.clear(field);
    await page.user.type(field, '2025550153');
    await press(page, 'Send the link');
    await screen.findByText('We’ve sent a text to the number ending in 53.');
  });
});

it('nobody else has the page: they come home', async () => {
  const page = await server.open('/home/guardian', { as: people.maya });
  await untilAt(page, '/ewa/home');
  expect(screen.queryByText(banner)).toBeNull();
});
