import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const open = () => server.sandbox.configure({ EnableMarketPlace: '1' });

describe('the marketplace', () => {
  it('is in the navigation where its key says so, with what the server lists and we have, and finds it by a word [marketplace-001]', async () => {
    await open();
    const page = await server.open('/apps', { as: people.maya });
    await screen.findByRole('link', { name: /^LifeMart/ });
    await readInMain('Bought with pay you’ve already earned');
    await screen.findByRole('link', { name: 'Discounts' });
    await fill(page, 'Search discounts and services', 'TAXES');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^LifeMart/ })).toBeNull());
    await follow(page, /^Tax filing/);
    await untilAt(page, '/turbo-tax');
  });

  it('leads from every service of the catalogue to its screen [marketplace-003]', async () => {
    await open();
    await server.open('/apps', { as: people.maya });
    await screen.findByRole('link', { name: /^LifeMart/ });
    const list = within(screen.getByRole('main')).getAllByRole('link');
    const paths = list.map((link) => link.getAttribute('href'));
    expect(paths.toSorted()).toEqual(
      [
        ...[
          '/amc',
          '/apps/counseling',
          '/apps/insurance/auto',
          '/apps/insurance/home',
          '/apps/insurance/pet',
        ],
        ...['/apps/learning', '/connect/jobs', '/ewa/accounts/new/visa-plus', '/ewa/gift-card'],
        ...['/gas-discount', '/lifemart-splash-screen', '/referral', '/rxdiscount', '/turbo-tax', '/uber'],
      ].toSorted(),
    );
  });

  it('is closed to visitors, and asks for start-up data of module 7 before it opens [access-018]', async () => {
    const visitor = await server.open('/apps');
    await untilAt(visitor, /^\/welcome\/login/);
    visitor.close();
    await server.open('/apps', { as: people.maya });
    await readInMain('No discounts right now');
    const asked = server.network.sent('user/startupDataV2').map(({ body }) => JSON.stringify(body));
    expect(asked.some((body) => /"LivelyModule\W+7\b/.test(body))).toBe(true);
  });

  it('says that there is nothing while it is off', async () => {
    await server.open('/apps', { as: people.maya });
    await readInMain('No discounts right now');
  });
});

describe('LifeMart', () => {
  const splash = '/lifemart-splash-screen';

  it('has a splash screen first, and is left for by the address that its sign-on gives [marketplace-019] [marketplace-007]', async () => {
    await open();
    const page = await server.open(splash, { as: people.maya });
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    await readInMain(/You leave this app to shop there/);
    await press(page, 'Get Started');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(leave.mock.calls[0]?.[0]).toMatch(/^https:\/\/lifemart\.example\/sign-on\?ticket=/);
  });

  it('says in the server’s words that it can’t be opened, for 3 seconds and on the page [marketplace-008]', async () => {
    await server.sandbox.configure({ EnableMarketPlace: '1', LifeMartUrl: '' });
    const page = await server.open(splash, { as: people.maya });
    const timers = vi.spyOn(window, 'setTimeout');
    const words = 'This offer isn’t available right now. Try again later.';
    await press(page, 'Get Started');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(notices.getByText(words).closest('[role="alert"]')).not.toBeNull();
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(3_000);
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(1));
    await readInMain(words);
  });

  it.each(['javascript:alert(1)', 'http://lifemart.example/', 'data:text/html,x'])(
    'is not gone to at %s, which a partner might send',
    async (address) => {
      await server.sandbox.configure({ EnableMarketPlace: '1', LifeMartUrl: address });
      const page = await server.open(splash, { as: people.maya });
      const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
      await press(page, 'Get Started');
      await readInMain(/^We couldn’t open LifeMart/);
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('has a visitor sign in first', async () => {
    const page = await server.open(splash);
    await press(page, 'Get Started');
    await untilAt(page, /^\/welcome\/login/);
  });
});

it('the tax-filing link is e-mailed; a lost connection is said and can be tried again [marketplace-010]', async () => {
  await open();
  const page = await server.open('/turbo-tax', { as: people.maya });
  await server.sandbox.fault({ match: 'user/SendTurboTaxEmail', kind: 'drop-before', times: 1 });
  await press(page, 'Email me the link');
  await readInMain('The email wasn’t sent');
  await press(page, 'Email me the link');
  await readInMain('Email sent');
});

it.each(['/rxdiscount', '/home/rx-discounts'])(
  'the prescription discount is at %s with member id and group id, closed to visitors, and goes back home [marketplace-014] [marketplace-015]',
  async (path) => {
    await open();
    const visitor = await server.open(path);
    await untilAt(visitor, /^\/welcome\/login/);
    visitor.close();
    const page = await server.open(path, { as: people.maya });
    await arriveAt('Prescription discount');
    await screen.findByRole('button', { name: /Member ID/ });
    await screen.findByRole('button', { name: /Group ID/ });
    await press(page, 'Back');
    await untilAt(page, '/ewa/home');
  },
);

it.each([
  ['auto', 'Car insurance', 'Harbor Mutual', 12],
  ['home', 'Home insurance', 'Maple Home', 22],
  ['pet', 'Pet insurance', 'Vet & Co.', 32],
])(
  'quotes of %s insurance are compared by the same facts, the lowest premium first, and one is gone on with [marketplace-005] [marketplace-006]',
  async (kind, heading, lowest, quoteID) => {
    await open();
    const page = await server.open(`/apps/insurance/${kind}`, { as: people.maya });
    await arriveAt(heading);
    const table = await screen.findByRole('table', { name: 'Quotes compared' });
    const [titles, first] = within(table).getAllByRole('row');
    expect(titles?.textContent).toMatch(/Company.*A month.*You pay first.*Covered up to/);
    expect(first?.textContent).toContain(lowest);
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    await press(page, `Open ${lowest}`);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://insurance.example/quotes'));
    const logged = server.network.sent('user/SaveInsuranceLogs').map(({ body }) => JSON.stringify(body));
    expect(logged.at(-1)).toContain(String(quoteID));
  },
);

it.each([
  ['/apps/counseling', 'Money counseling', 'Find a counselor', 'https://counseling.example/start'],
  ['/apps/learning', 'Learn about money', 'See the lessons', 'https://learning.example/courses'],
])(
  '%s says what it is and that one leaves, and leads to the partner [marketplace-018]',
  async (path, heading, button, address) => {
    await open();
    const page = await server.open(path, { as: people.maya });
    await arriveAt(heading);
    await readInMain('You leave this app to go there.');
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    await press(page, button);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(address));
  },
);

it('Co-Pilot is in the version that the flag chooses, and goes back to the apps [access-039] [marketplace-017]', async () => {
  await open();
  const first = await server.open('/home/Co-Pilot', { as: people.maya });
  await arriveAt('Co-Pilot');
  await screen.findByRole('link', { name: /Look at your budget/ });
  expect(screen.queryByRole('link', { name: /Use your discounts/ })).toBeNull();
  first.close();
  await server.sandbox.configure({ EnableMarketPlace: '1', EnableCoPilotV2: '1' });
  const second = await server.open('/home/Co-Pilot', { as: people.maya });
  await screen.findByRole('link', { name: /Use your discounts/ });
  await press(second, 'Back');
  await untilAt(second, '/apps');
  await arriveAt('Discounts');
});

it.each(['/turbo-tax', '/gas-discount', '/amc', '/rxdiscount', '/home/rx-discounts'])(
  '%s is a page for those who are signed in, and for nobody else [marketplace-011]',
  async (path) => {
    await open();
    const visitor = await server.open(path);
    await untilAt(visitor, /^\/welcome\/login/);
    visitor.close();
    const page = await server.open(path, { as: people.maya });
    await arriveAt(/^(?:Tax filing|Gas discounts|Movie tickets|Prescription discounts?)$/);
    expect(page.here()).toBe(path);
  },
);
