import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { press, untilAt } from '../../testing/sandbox/person-steps.ts';
import { type Fate, recordRequests } from '../../testing/sandbox/recorded-requests.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it.each([
  ['/ewa/home', people.maya, 2, 'isLoadEWA'],
  ['/dayfare-direct/home', people.sam, 3, 'isLoadDirect'],
  ['/card/services-dashboard', people.nadia, 4, 'isLoadCard'],
  ['/savings', people.elena, 5, 'isLoadSavings'],
  ['/home/profile', people.maya, 6, 'isLoadHome'],
  ['/apps', people.maya, 7, 'isLoadApps'],
  ['/connect/connect', people.maya, 8, 'isLoadConnect'],
  ['/smartspend', people.bruno, 9, 'isLoadSmartSpend'],
  ['/timely-tips', people.yara, 10, 'isLoadTimelyTips'],
] as const)(
  '%s loads the start-up data of its own module once, with what all share, and its flag says so [startup-003] [startup-005] [startup-006]',
  async (path, person, module, flag) => {
    const sent = recordRequests();
    const page = await server.open(path, { as: person });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(page.app.startup.data.isLoaded(flag)).toBe(true));
    expect(page.app.startup.data.isLoaded('isLoadShared')).toBe(true);
    const asked = sent.filter(({ path: call }) => /StartupDataV2$/i.test(call)).map(({ json }) => json());
    expect(asked.filter(({ LivelyModule }) => LivelyModule === module)).toHaveLength(1);
  },
);

it.each([
  ['/timely-tips', 'isLoadTimelyTips'],
  ['/card/home', 'isLoadCard'],
] as const)(
  'what %s loads ahead leaves nothing behind where its person has signed out meanwhile [session-044]',
  async (path, flag) => {
    const page = await server.open('/home/profile', { as: people.yara });
    await screen.findByRole('heading', { level: 1 });
    server.local.removeItem(flag);
    const { enterArea } = await import('./enter-area.ts');
    const answers = Promise.withResolvers<Fate>();
    const sent = recordRequests(() => answers.promise);
    const entering = enterArea(page.app, path);
    await waitFor(() => expect(sent.some(({ path: call }) => /StartupDataV2$/i.test(call))).toBe(true));
    await page.app.flow.forget('choice');
    answers.resolve('arrives');
    await entering;
    expect([server.local.getItem(flag), server.local.getItem('IndexDbCacheVersion')]).toEqual([null, null]);
  },
);

it.each([
  ['early pay', '/ewa/home', people.maya],
  ['a card', '/card/home', people.nadia],
  ['savings', '/savings', people.elena],
  ['direct deposit', '/card/direct-deposit', people.nadia],
  ['bank linking', '/ewa/accounts/link', people.maya],
  ['rides', '/uber', people.maya],
  ['partners', '/apps', people.maya],
  ['time', '/timely-shifts', people.maya],
  ['chat', '/connect/chats', people.maya],
  ['tips', '/timely-tips', people.yara],
  ['a budget', '/smartspend', people.bruno],
  ['paying a friend', '/card/pay-a-friend', people.nadia],
  ['cash', '/ewa/cash', people.maya],
  ['bills', '/billpay', people.bruno],
  ['referrals', '/referral', people.bianca],
  ['answers', '/faqs', people.maya],
  ['help', '/home/needhelp', people.maya],
] as const)('%s is offered at %s [access-077]', async (_, path, person) => {
  const page = await server.open(path, { as: person });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toBe('Something went wrong here');
  expect(page.here()).toBe(path);
});

it('the consent of a minor’s guardian is offered from the link in a text [access-077]', async () => {
  const page = await server.open(await server.sandbox.guardianLink(people.nia));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toBe('Something went wrong here');
  expect(page.here()).not.toMatch(/^\/welcome/);
});

it.each([
  ['/card/pay-a-friend', people.maya, '/ewa/home'],
  ['/home/rx-discounts', people.maya, '/ewa/home'],
  ['/home/rx-discounts', people.sam, '/dayfare-direct/home'],
  ['/apps', people.maya, '/ewa/home'],
] as const)(
  'Back from %s leads to the dashboard of whoever it is [access-067]',
  async (path, person, home) => {
    const page = await server.open(path, { as: person });
    await press(page, 'Back');
    await untilAt(page, home);
  },
);
