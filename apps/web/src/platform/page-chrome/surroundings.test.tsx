import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { press } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const store = 'https://play.google.com/store/apps/details?id=com.example.dayfare';
const banner = () => screen.queryByText('Enjoy enhanced features and faster performance with the app.');

it('the configuration puts a way back above every page, and offers the app on a phone [ui-009] [public-016] [public-017]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile',
  );
  await server.sandbox.configure({
    TopHeaderConfiguration: JSON.stringify({
      ReturnURL: '/ewa/history',
      HeaderText: 'Back to Harbor',
      BackgroundColor: '#123456',
      LoadingBarColor: '#654321',
    }),
    RestrictedAppFeature: '1',
    GooglePlayStoreAddress: store,
  });
  const login = await server.open('/welcome/login');
  await screen.findByText('Back to Harbor');
  expect(banner()).toBeNull();
  login.close();

  const page = await server.open('/ewa/home', { as: people.maya });
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(screen.getByRole('link', { name: /^Get/ }).getAttribute('href')).toBe(store);
  await press(page, 'Close');
  await waitFor(() => expect(banner()).toBeNull());
  await page.reload();
  await screen.findByText('Back to Harbor');
  await screen.findByRole('button', { name: 'Get money' });
  expect(banner()).toBeNull();
  // It leads to whatever page people came from, and so loads it.
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/ewa/history');
});
