import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { follow, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { signInHere } from '../../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
afterEach(() => vi.useRealTimers());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Another device on which Maya is signed in; its tab is closed. */
async function elsewhere() {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
  const browser = server.otherBrowser();
  const page = await browser.open('/ewa/home', { as: people.maya });
  await screen.findByRole('region', { name: 'Available now' });
  page.close();
  userAgent.mockRestore();
  return browser;
}

/** What the page lists; the navigation has lists of its own. */
const listed = async () => within(await screen.findByRole('main')).findAllByRole('listitem');

describe('the devices of a person', () => {
  it('one that they do not know is signed out, and asked for a code the next time [session-046] [access-012]', async () => {
    const other = await elsewhere();
    const page = await server.open('/home/profile', { as: people.maya });
    await follow(page, 'Your devices');
    await untilAt(page, '/device-activity');
    await waitFor(() => expect(document.title).toBe('Your devices · Dayfare'));
    const rows = await listed();
    expect(rows[0]?.textContent).toContain('This device');

    await press(page, /^Firefox on Windows/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Firefox on Windows' }));
    await sheet.findByText(/^Signed in from internet address [\d.:a-f]+$/);
    await page.user.click(sheet.getByText('Ask for a code next time'));
    await page.user.click(sheet.getByRole('button', { name: 'Sign out this device' }));
    await screen.findByText('That device is signed out.');
    expect(server.network.sent('user/LogOutDevice').map(({ body }) => body)).toEqual([
      expect.objectContaining({ onLogoutAction: 1 }),
    ]);
    const row = await screen.findByRole('button', { name: /^Firefox on Windows/ });
    await waitFor(() => expect(row.textContent).toContain('Signed out'));

    await page.user.click(row);
    await press(page, 'Remove from the list');
    await screen.findByText('You’re not signed in anywhere else.');
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    page.close();

    await other.open('/ewa/home');
    await screen.findByText('Your session has ended. Sign in again to go on.');
  });

  it('one that is somebody else’s is signed out, no longer trusted, and leads to a new password, which says why [profile-019]', async () => {
    const other = await elsewhere();
    const page = await server.open('/device-activity', { as: people.maya });
    await press(page, /^Firefox on Windows/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Firefox on Windows' }));
    expect(sheet.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Sign out this device', 'Remove from the list', 'I don’t recognize this']),
    );
    await page.user.click(sheet.getByRole('button', { name: 'I don’t recognize this' }));
    await screen.findByText(/Now choose a new password/);
    await untilAt(page, '/home/change-password');
    expect(server.network.sent('user/LogOutDevice').map(({ body }) => body)).toEqual([
      expect.objectContaining({ onLogoutAction: 1 }),
    ]);
    page.close();
    const theirs = await other.open('/ewa/home');
    await untilAt(theirs, /^\/welcome\/login/);
  });

  it('all others are signed out by a user who was told of something that they did not do, from the notice on, and a new password comes next', async () => {
    const other = await elsewhere();
    const page = await server.open('/home/not-me');
    await untilAt(page, '/welcome/login?redirectUrl=%2Fhome%2Fnot-me');
    await signInHere(page);
    await untilAt(page, '/home/not-me');
    await press(page, 'Secure my account');
    await screen.findByText(/Now choose a new password/);
    await untilAt(page, '/home/change-password');
    page.close();
    await other.open('/ewa/home');
    await screen.findByText('Your session has ended. Sign in again to go on.');
  });

  it('one is signed out, or taken from the list, each by its own action [profile-019]', async () => {
    await elsewhere();
    const visitor = await server.otherBrowser().open('/device-activity');
    await untilAt(visitor, '/welcome/login?redirectUrl=%2Fdevice-activity');
    visitor.close();
    const page = await server.open('/device-activity', { as: people.maya });
    await press(page, /^Firefox on Windows/);
    await press(page, 'Sign out this device');
    await screen.findByText('That device is signed out.');
    // DontRecognize is 1, Logout is 2; Remove has a call of its own.
    expect(server.network.sent('user/LogOutDevice').map(({ body }) => body)).toEqual([
      expect.objectContaining({ onLogoutAction: 2 }),
    ]);
    const row = await screen.findByRole('button', { name: /^Firefox on Windows/ });
    await waitFor(() => expect(row.textContent).toContain('Signed out'));
    await page.user.click(row);
    await press(page, 'Remove from the list');
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    expect(
      server.network.calls.filter((call) => call.startsWith('DELETE user/deleteDeviceInfo/')),
    ).toHaveLength(1);
  });

  it('all others are signed out at once, and then all of them, this one too [session-029] [session-044]', async () => {
    let other = await elsewhere();
    const page = await server.open('/device-activity', { as: people.maya });
    await press(page, 'Sign out all other devices');
    await screen.findByText('All your other devices are signed out.');
    page.close();
    let theirs = await other.open('/ewa/home');
    await untilAt(theirs, /^\/welcome\/login/);
    theirs.close();

    other = await elsewhere();
    const here = await server.open('/device-activity');
    await server.sandbox.fault({ match: 'user/RevokeUserToken', kind: 'status', status: 500 });
    await press(here, 'Sign out everywhere, here too');
    await screen.findByText('Nothing has been signed out');
    expect(here.app.local.getItem('currentUser')).not.toBeNull();
    await server.sandbox.clearFaults();
    await press(here, 'Sign out everywhere, here too');
    await screen.findByText('You’re signed out on all your devices.');
    await untilAt(here, '/welcome/login');
    expect(here.app.local.getItem('currentUser')).toBeNull();
    here.close();
    theirs = await other.open('/ewa/home');
    await untilAt(theirs, /^\/welcome\/login/);
  });

  it('are where the warning before a session ends leads to, which keeps the session [session-043]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = await server.open('/ewa/home', { as: people.maya });
    await screen.findByRole('region', { name: 'Available now' });
    const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
    expect(warning()).toBeNull();
    // What watches for that comes after the page.
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(301_000));
    const sheet = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await page.user.click(within(sheet).getByRole('link', { name: /device/i }));
    await untilAt(page, '/device-activity');
    await waitFor(() => expect(warning()).toBeNull());
    await waitFor(async () => expect((await listed())[0]?.textContent).toContain('This device'));
    expect(page.app.session.current()).not.toBeNull();
  });
});
