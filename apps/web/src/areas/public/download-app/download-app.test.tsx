import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';
import { useShells } from '../../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();
const call = 'Main/GetDynamicDeepLink';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
const stores = {
  AppleAppStoreAddress: 'https://apps.apple.com/app/id1',
  GooglePlayStoreAddress: 'https://play.google.com/store/apps/details?id=com.example.dayfare',
};
const apple = 'Get it in the App Store';
const google = 'Get it on Google Play';

const on = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const code = () => screen.queryByRole('img', { name: 'Code that opens this page on your phone' });
const codeLink = () => within(screen.getByRole('main')).getByRole('link').getAttribute('href');

beforeEach(async () => {
  on(desktop);
  await server.sandbox.configure(stores);
});

describe('the stores', () => {
  it.each([
    [iphone, [apple], [stores.AppleAppStoreAddress]],
    [android, [google], [stores.GooglePlayStoreAddress]],
    [desktop, [apple, google], [stores.AppleAppStoreAddress, stores.GooglePlayStoreAddress]],
  ])(
    'on %s are %j, at the addresses of the configuration [public-002] [public-003]',
    async (agent, shown, addresses) => {
      on(agent);
      const page = await server.open('/download-app');
      await arriveAt('Get the Dayfare app');
      expect(names()).toEqual(shown);
      const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
      for (const name of shown) await press(page, name);
      expect(leave.mock.calls.flat()).toEqual(addresses);
    },
  );

  it('without an address are looked for by hand [public-003]', async () => {
    on(iphone);
    await server.sandbox.configure({ AppleAppStoreAddress: '' });
    await server.open('/download-app');
    await readInMain('Look for “Dayfare” in the app store on your phone.');
    expect(names()).toEqual([]);
  });
});

describe('the link to the app', () => {
  it('is a code on a desktop, with the flags, and leads to the page itself without a configured link [public-001] [public-003] [public-019]', async () => {
    await server.open('/download-app?isForAddAccount=true&isFromActivation=no&other=x');
    await waitFor(() => expect(code()).not.toBeNull());
    expect(codeLink()).toBe(`${window.location.origin}/download-app?isForAddAccount=true`);
    expect(server.network.sent(call).map(({ body }) => body)).toEqual([
      { path: '/download-app?isForAddAccount=true' },
    ]);
  });

  it('is the one that the server makes of the configured link, if its host is allowed [public-003] [public-019]', async () => {
    const made = `https://link.example/app?path=${encodeURIComponent('/download-app')}`;
    await server.sandbox.configure({
      DownloadAppDeepLink: 'https://link.example/app',
      AllowedRedirectHosts: 'link.example',
    });
    const page = await server.open('/download-app');
    await waitFor(() => expect(codeLink()).toBe(made));
    page.close();
    on(android);
    const phone = await server.open('/download-app');
    const open = await screen.findByRole('link', { name: 'Open the app, if you have it already' });
    expect(open.getAttribute('href')).toBe(made);
    expect(code()).toBeNull();
    phone.close();
    on(desktop);
    await server.sandbox.configure({ AllowedRedirectHosts: 'other.example' });
    await server.otherBrowser().open('/download-app');
    await waitFor(() => expect(codeLink()).toBe(`${window.location.origin}/download-app`));
  });

  it('is the configured one, or the page itself, when the server makes none [public-003]', async () => {
    await server.sandbox.fault({ match: call, kind: 'status', status: 500 });
    const page = await server.open('/download-app');
    await waitFor(() => expect(codeLink()).toBe(`${window.location.origin}/download-app`));
    page.close();
    await server.sandbox.configure({
      DownloadAppDeepLink: 'https://link.example/app',
      AllowedRedirectHosts: 'link.example',
    });
    await server.otherBrowser().open('/download-app');
    await waitFor(() => expect(codeLink()).toBe('https://link.example/app'));
  });
});

describe('closing', () => {
  it.each([
    ['isFromActivation=true&isFromAccessMoney=true', '/ewa/cash?isFromDashboard=true&isFromActivation=true'],
    ['isFromActivation=true&isFromTimelyTipDeposit=true', '/ewa/home'],
    ['', '/ewa/home'],
  ])('with “%s” leads an employee to %s [public-001] [public-004]', async (query, to) => {
    const page = await server.open(`/download-app?${query}`, { as: people.maya });
    await press(page, 'Close');
    await untilAt(page, to);
  });

  it('leads whoever has just activated a card to what comes next, and other direct users home [public-001] [public-004]', async () => {
    const page = await server.open('/download-app?isFromActivation=true', { as: people.sam });
    await arriveAt('Your card is ready. Get the app, too');
    await press(page, 'Close');
    await untilAt(page, '/dayfare-direct/cta?type=success&showCTA=true&isFromActivation=true');
    const again = await page.load('/download-app?isForAddAccount=true');
    await arriveAt('Add your account in the app');
    await press(again, 'Close');
    await untilAt(again, '/dayfare-direct/home');
  });

  it('leads a visitor to where everybody starts', async () => {
    const page = await server.open('/download-app?enrollmentFlow=1');
    await arriveAt('Finish signing up in the app');
    await press(page, 'Close');
    await untilAt(page, /^\/welcome/);
  });
});

it('in the app itself says that nothing is left to install, and goes on as closing does [public-004]', async () => {
  on(iphone);
  const shell = await shells.native();
  const page = await server.open('/download-app', { as: people.maya, shell });
  await arriveAt('You’re in the app already');
  expect(names()).toEqual(['Continue']);
  await press(page, 'Continue');
  await untilAt(page, '/ewa/home');
});

it('without a network the page still leads to the stores', async () => {
  on(android);
  const page = await server.open('/download-app');
  await arriveAt('Get the Dayfare app');
  server.network.setOnline(false);
  await page.reload();
  await arriveAt('Get the Dayfare app');
  await readInMain('Look for “Dayfare” in the app store on your phone.');
});
