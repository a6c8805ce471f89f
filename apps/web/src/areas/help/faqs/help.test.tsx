import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { fill, follow, goTo, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const telephone = async (number: RegExp) =>
  (await screen.findByRole('link', { name: number })).getAttribute('href');

describe('help', () => {
  it('is found by a visitor from a page that does not exist: whom to call, and answers by topic [help-001] [help-003]', async () => {
    await server.sandbox.configure({ CustomerSupportNumber: '1-800-555-0177' });
    const page = await server.open('/no/such/page');
    await follow(page, 'Need help?');
    await untilAt(page, '/welcome/needhelp');
    expect(await telephone(/0177/)).toBe('tel:+18005550177');
    await follow(page, 'See all questions and answers');
    await untilAt(page, '/faqs');
    await follow(page, 'When money arrives');
    await press(page, 'Can I cancel a transfer?');
    await readInMain(/^Yes, for free/);
  });

  it('is found from the account, by topic and by search, and leads back [help-003] [help-009] [help-015] [validation-021]', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await press(page, 'Your account');
    await follow(page, 'Help');
    await untilAt(page, '/home/needhelp');
    await readInMain(/^Dayfare Care · 24 hours a day/);
    await follow(page, 'See all questions and answers');
    await screen.findByRole('heading', { name: 'Your paycheck' });
    await fill(page, 'Search questions', 'COSTS $');
    const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marks()).toEqual(['costs $']));
    expect(server.network.calls).toContain('POST user/SearchFaqs');
    expect(server.network.sent('user/SearchFaqs').at(-1)?.body).toEqual({ searchText: 'COSTS $' });
    await fill(page, 'Search questions', '.*');
    await readInMain('Nothing found');
    await press(page, 'Back');
    await untilAt(page, '/home/needhelp');
    // The address comes before its page, and each page has a button of this name.
    await screen.findByRole('link', { name: 'See all questions and answers' });
    await press(page, 'Back');
    await untilAt(page, '/ewa/home');
  });

  it('has each answer at an address of its own, and says where there is none [help-007]', async () => {
    const page = await server.open('/faqs');
    await press(page, 'What does it cost?');
    await follow(page, 'Open on a page of its own');
    await untilAt(page, '/faqs/12');
    await screen.findByRole('heading', { name: 'What does it cost?' });
    await goTo(page, '/faqs/999');
    await readInMain('That question isn’t here anymore');
    expect(server.network.calls).toContain('GET user/GetFAQsDetail/999');
    await follow(page, 'See all questions and answers');
    await fill(page, 'Search questions', 'does it cost');
    await follow(page, /^What ?does it cost/);
    await untilAt(page, '/faqs/12');
  });

  it('can be called at any hour, or written to [help-002]', async () => {
    await server.open('/welcome/needhelp');
    expect(await telephone(/0485/)).toBe('tel:+18558540485');
    await readInMain('Dayfare Care · 24 hours a day, every day of the year');
    const mail = screen.getByRole('link', { name: 'care@dayfare.example' });
    expect(mail.getAttribute('href')).toBe('mailto:care@dayfare.example');
  });

  it('has a page for visitors in Canada, with the number of that brand [access-030]', async () => {
    const page = await server.open('/welcome/needhelp', { brand: 'canada' });
    expect(page.here()).toBe('/welcome/needhelp');
    expect(await telephone(/0164/)).toBe('tel:+18885550164');
    await screen.findByRole('link', { name: 'See all questions and answers' });
  });

  it.each([
    ['UKG', people.hannah, '+18005550193'],
    ['Canada', people.camille, '+18885550164'],
  ])(
    'names the brand’s own number in %s, as the page about the person does [help-001]',
    async (_, who, number) => {
      const page = await server.open('/home/needhelp', { as: who, keepsBrand: false });
      expect(await telephone(/555.*\d{4}/)).toBe(`tel:${number}`);
      await goTo(page, '/home/profile');
      await waitFor(async () => expect(await telephone(/555.*\d{4}/)).toBe(`tel:${number}`));
    },
  );
});
