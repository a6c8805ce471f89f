import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, press } from '../../testing/sandbox/person-steps.ts';
import { signInHere, signOut } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import type { NativeApp, PhoneOfTest } from '../../testing/shell/native-app.ts';
import { useShells } from '../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();

afterEach(() => void vi.useRealTimers());

const origin = () => `https://${window.location.host}`;
const open = async (path: string, phone: PhoneOfTest = {}, as?: { readonly email: string }) => {
  const shell = await shells.native(phone);
  return { native: shell, page: await server.open(path, { as, shell }) };
};
const comeHome = async (phone?: PhoneOfTest) => {
  const opened = await open('/ewa/home', phone, people.maya);
  await screen.findByRole('button', { name: 'Get money' });
  return opened;
};
const isShown = (native: NativeApp) => waitFor(() => expect(native.cover()).toBeNull());
const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));
/** The page is there, and counts as visited. */
const visits = async (page: { readonly here: () => string }, path: string) => {
  await isAt(page, path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(JSON.parse(server.local.getItem('history') ?? '[]').at(-1)).toBe(path));
};

describe('the splash of the native app', () => {
  it('goes when the page can be shown', async () => {
    const { native } = await open('/');
    expect(native.cover()).toBe('splash');
    await arriveAt('Your pay, on the day you earn it.');
    await isShown(native);
  });

  it('stays before the page of a link that starts the app until that page stands', async () => {
    const native = await shells.native();
    expect(native.shell.link(`${origin()}/ewa/history?from=push`)).toBe(true);
    const page = await server.open('/ewa/home', { as: people.maya, shell: native });
    await isAt(page, '/ewa/history?from=push');
    const stoodAt = performance.now();
    expect(native.cover()).toBe('splash');
    await isShown(native);
    expect(performance.now() - stoodAt).toBeGreaterThan(500);
  });
});

it('a link that is opened while the native app runs leads to its page, and a look-alike host does not', async () => {
  const { native, page } = await comeHome();
  await isShown(native);
  const { host } = window.location;
  for (const link of [
    `https://${host}.evil.example/ewa/history`,
    `https://user:secret@${host}/ewa/history`,
    'javascript:alert(1)',
  ])
    expect(native.shell.link(link), link).toBe(false);
  expect(page.here()).toBe('/ewa/home');
  expect(native.shell.link(`${origin()}/ewa/history`)).toBe(true);
  await isAt(page, '/ewa/history');
  await isShown(native);
});

/** Where the hardware button leads from a page that was come to from another. */
const ways = [
  ['/ewa/home', '/ewa/history'],
  ['/ewa/home', '/ewa/get-money'],
  ['/ewa/home', '/ewa/accounts'],
  ['/ewa/accounts', '/ewa/accounts/new'],
  ['/ewa/home', '/home/profile'],
  ['/home/profile', '/home/change-password', '/ewa/home'],
  ['/home/profile', '/home/two-step'],
  ['/home/profile', '/home/agreements'],
  ['/home/profile', '/home/unlock'],
  ['/home/profile', '/device-activity'],
] as const;

describe('the hardware button', () => {
  it('goes back through every area for whoever is signed in, and leaves the app from the home alone', async () => {
    const { native, page } = await comeHome();
    await isShown(native);
    await visits(page, '/ewa/home');
    for (const [from, to, back = from] of ways) {
      for (const path of [from, to]) {
        if (page.here() === path) continue;
        native.shell.link(origin() + path);
        await visits(page, path);
      }
      await native.shell.back();
      await visits(page, back);
    }
    expect(native.log).not.toContain('leave app');
    native.shell.link(`${origin()}/ewa/home`);
    await visits(page, '/ewa/home');
    await native.shell.back();
    expect(native.log).toContain('leave app');
  });

  it.each(['/signup/create-user', '/welcome/forgot-password'])(
    'leads from %s to the welcome page for whoever is not signed in',
    async (path) => {
      const { native, page } = await open('/welcome/login');
      await isShown(native);
      native.shell.link(origin() + path);
      await isAt(page, path);
      await isShown(native);
      await native.shell.back();
      await isAt(page, '/welcome');
    },
  );
});

describe('the session of the native app', () => {
  it('is known to it, and forgotten with the person', async () => {
    const { native, page } = await comeHome();
    await waitFor(() => expect(native.store.get('session')).toBe('open'));
    await signOut(page);
    await isAt(page, '/welcome/login');
    await waitFor(() => expect([...native.store.keys()]).toEqual([]));
  });

  it('that the server no longer knows is over in the secure store too', async () => {
    const { native, page } = await comeHome();
    await waitFor(() => expect(native.store.get('session')).toBe('open'));
    const [transfer] = await screen.findAllByRole('link', { name: /\$\d/ });
    await server.sandbox.expireSessions();
    if (transfer) await page.user.click(transfer);
    await screen.findByText(/Your session has ended/);
    await waitFor(() => expect(native.store.get('session')).toBeUndefined());
  });

  it('stands still in the background, during the warning too, and ends with the time [session-040]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { native } = await comeHome();
    await waitFor(() => expect(native.store.get('session')).toBe('open'));
    await vi.advanceTimersByTimeAsync(301_000);
    const warning = { name: 'Are you still there?' };
    await screen.findByRole('alertdialog', warning);
    native.shell.appChanged('background');
    await vi.advanceTimersByTimeAsync(600_000);
    native.shell.appChanged('active');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => screen.getByRole('alertdialog', warning).textContent).toMatch(/2:[45]\d/);
    await vi.advanceTimersByTimeAsync(181_000);
    await screen.findByText(/You were away for a while/);
    await waitFor(() => expect(native.store.get('session')).toBeUndefined());
  });
});

describe('whoever unlocks by face', () => {
  const stored = { session: 'open', biometrics: 'on' };

  it('sees their home after that, and not before', async () => {
    const { native } = await comeHome({ stored, unlocks: ['cancelled', 'unlocked'] });
    expect(native.cover()).toBe('lock');
    await native.shell.unlock();
    await isShown(native);
  });

  it('and cannot, signs in again, and the page is not seen before it has signed out', async () => {
    const { native, page } = await comeHome({ stored, unlocks: ['blocked'] });
    expect(native.cover()).toBe('lock');
    await native.shell.signInInstead();
    await isAt(page, '/welcome/login');
    await isShown(native);
    expect([...native.store.keys()]).toEqual([]);
    await signInHere(page);
    await screen.findByRole('button', { name: 'Get money' });
  });
});

describe('the permissions of the phone', () => {
  it('are asked for with the reason first, and then the push token gets to the server', async () => {
    const { native } = await comeHome();
    await waitFor(() =>
      expect(server.network.sent('user/SaveGCMToken').map(({ body }) => body)).toMatchObject([
        { gcmToken: 'token-1' },
      ]),
    );
    expect(native.questions.map(({ title }) => title)).toContain('Send notifications?');
    expect(native.log).toContain('system asks for push');
  });

  it('may all be withheld: the app works all the same', async () => {
    const { native, page } = await comeHome({ accepts: false });
    await waitFor(() => expect(native.questions.map(({ title }) => title)).toEqual(['Send notifications?']));
    const { lookUpPlace } = await import('../../platform/device/look-up-place.ts');
    await lookUpPlace(page.app);
    expect(native.questions.map(({ title }) => title)).toEqual(['Send notifications?', 'Use your location?']);
    await press(page, 'Get money');
    await isAt(page, '/ewa/get-money');
    expect([server.network.count('user/SaveGCMToken'), native.log]).toEqual([0, []]);
  });
});
