import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, press } from '../../testing/sandbox/person-steps.ts';
import { signInHere, signOut } from '../../testing/sandbox/sign-in-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import type { SimulatedPhone } from '../../testing/shell/talking-shell.ts';
import { useShells } from '../../testing/shell/use-shells.ts';

const server = useSandbox();
const shells = useShells();
const root = document.documentElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.useRealTimers());

/** A link of the product's, as a native app gets it: always https. */
const linkTo = (path: string) => `https://${window.location.host}${path}`;

/** Opens a page in a shell, which has shaken hands by then. */
async function openIn(path: string, phone: SimulatedPhone = {}, as?: { readonly email: string }) {
  const shell = shells.simulated(phone);
  const page = await server.open(path, { as, shell });
  await shell.joined();
  await screen.findByRole('heading', { level: 1 });
  return { page, shell };
}

const comeHome = (phone?: SimulatedPhone) => openIn('/ewa/home', phone, people.maya);
const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));

describe('a page in a native app', () => {
  it('is its own: areas, size of text, scheme and language are the device’s [native-001]', async () => {
    const { shell } = await openIn('/welcome/login', {
      ...{ language: 'es', scheme: 'dark', textScale: 1.5 },
      safeAreas: { top: 47, right: 0, bottom: 34, left: 0 },
    });
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect([root.dataset.scheme, root.style.fontSize]).toEqual(['dark', '150%']);
    expect(root.style.getPropertyValue('--df-safe-top')).toBe('47px');
    expect(server.local.getItem('isNativeApp')).toBe('true');
    shell.tell('scheme.changed', { scheme: 'light' });
    shell.tell('textScale.changed', { scale: 1 });
    expect([root.dataset.scheme, root.style.fontSize]).toEqual(['light', '100%']);
    shell.tell('keyboard.changed', { height: 291 });
    expect(root.style.getPropertyValue('--df-safe-bottom')).toBe('291px');
    shell.tell('keyboard.changed', { height: 0 });
    expect(root.style.getPropertyValue('--df-safe-bottom')).toBe('34px');
  });

  it('says when it can be shown, and asks about the device after that [startup-023]', async () => {
    const { shell } = await comeHome();
    await waitFor(() => expect(shell.heard('device.info')).toEqual([{}]));
    expect(shell.heard('page.ready')).toEqual([{}]);
    const joinedAt = shell.heardAt('page.joined');
    // Timers and the page's clock are a few milliseconds apart.
    expect(shell.heardAt('page.ready') - joinedAt).toBeGreaterThan(190);
    expect(shell.heardAt('device.info') - joinedAt).toBeGreaterThan(490);
  });

  it('has the language that is chosen on either side', async () => {
    const { shell } = await openIn('/welcome/login');
    expect(await shell.ask('language.set', { language: 'es' })).toEqual({});
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect(shell.heard('language.changed')).toEqual([{ language: 'es' }]);
    // The configuration offers English and Spanish.
    expect(await shell.ask('language.set', { language: 'cf' })).toEqual({ refused: 'invalid' });
  });

  it('is as in a browser in a view of somebody else’s app, which says nothing', async () => {
    server.local.setItem('isNativeApp', 'true');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await server.open('/welcome/login', { shell: shells.simulated({ isSilent: true }) });
    await arriveAt('Welcome back');
    expect(server.local.getItem('isNativeApp')).toBe('true');
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(server.local.getItem('isNativeApp')).toBe('false'));
  });
});

describe('a deep link', () => {
  it('leads to its page, which is shown a second later, and the same link loads it again [native-004] [native-005] [native-007]', async () => {
    const { page, shell } = await comeHome();
    const url = linkTo('/ewa/history?from=push');
    const openedAt = performance.now();
    expect(await shell.ask('link.open', { url })).toEqual({ path: '/ewa/history?from=push' });
    await isAt(page, '/ewa/history?from=push');
    expect(shell.heard('link.shown')).toEqual([]);
    await waitFor(() => expect(shell.heard('link.shown')).toEqual([{ path: '/ewa/history?from=push' }]));
    expect(shell.heardAt('link.shown') - openedAt).toBeGreaterThan(990);
    await shell.ask('link.open', { url });
    await waitFor(() => expect(page.here()).toMatch(/^\/ewa\/history\?from=push&t=\d{13}$/));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Transfers'));
  });

  it('to a page behind the sign-in is arrived at afterwards', async () => {
    const { page, shell } = await openIn('/welcome/login');
    await shell.ask('link.open', { url: linkTo('/ewa/history') });
    await isAt(page, '/welcome/login?redirectUrl=%2Fewa%2Fhistory');
    await signInHere(page);
    await isAt(page, '/ewa/history');
    await waitFor(() => expect(shell.heard('session.began')).toEqual([{}]));
  });

  it('with a bank’s oauth_state_id loads the page as a whole [native-006]', async () => {
    const { page, shell } = await comeHome();
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    await shell.ask('link.open', { url: linkTo('/ewa/history?oauth_state_id=7f3a') });
    expect(leave).toHaveBeenCalledExactlyOnceWith('/ewa/history?oauth_state_id=7f3a');
    expect(page.here()).toBe('/ewa/home');
  });

  it('that is not one of ours leads nowhere, and signs nobody out', async () => {
    const { page, shell } = await comeHome();
    for (const url of [
      'javascript:alert(1)',
      'https://evil.example/ewa/history',
      'https://user:secret@HOST/ewa/history',
      'https://HOST.evil.example/ewa/history',
      'https://HOST/?logoutredirect=https://evil.example',
      'https://HOST/welcome/connect?token=x',
      'https://HOST//evil.example',
    ]) {
      const asked = { url: url.replace('HOST', window.location.host) };
      expect(await shell.ask('link.open', asked), url).toEqual({ refused: 'invalid' });
      expect(page.here(), url).toBe('/ewa/home');
    }
    expect(page.app.session.current()).not.toBeNull();
  });

  it('is not needed for three pages that the native app opens by name, and no other [native-002]', async () => {
    const { page, shell } = await openIn('/welcome/login');
    for (const [name, title] of [
      ['welcome/forgot-password', 'Get back in'],
      ['signup/create-user', /mobile number/],
      ['sso/home', 'Sign in with your employer'],
    ] as const) {
      expect(await shell.ask('page.open', { page: name })).toEqual({});
      await isAt(page, `/${name}`);
      await arriveAt(title);
    }
    expect(await shell.ask('page.open', { page: 'ewa/home' })).toEqual({ refused: 'invalid' });
    expect(page.here()).toBe('/sso/home');
  });
});

describe('a receipt', () => {
  it('is not offered as a PDF by a native app that cannot save files', async () => {
    const { page } = await comeHome();
    const [arrived] = await screen.findAllByRole('link', { name: /Arrived/ });
    if (arrived) await page.user.click(arrived);
    await screen.findByRole('button', { name: 'Email the receipt' });
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  });
});

describe('the way back', () => {
  it('by the hardware button is gone after a second, and from the home it leads nowhere [access-068] [access-064]', async () => {
    const { page, shell } = await comeHome({ platform: 'android' });
    await press(page, 'Get money');
    await screen.findByRole('textbox', { name: 'Amount' });
    await import('../navigation/back.ts');
    vi.useFakeTimers();
    const back = shell.ask('back.press');
    await vi.advanceTimersByTimeAsync(900);
    expect(page.here()).toBe('/ewa/get-money');
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await back).toEqual({ isHandled: true });
    await isAt(page, '/ewa/home');
    await screen.findByRole('button', { name: 'Get money' });
    expect(await shell.ask('back.press')).toEqual({ isHandled: false });
    expect(page.here()).toBe('/ewa/home');
  });

  it('closes the sheet that is open before it leaves the page', async () => {
    const { page, shell } = await comeHome();
    await press(page, 'Your account');
    await screen.findByRole('dialog', { name: 'Your account' });
    expect(await shell.ask('back.press')).toEqual({ isHandled: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.here()).toBe('/ewa/home');
  });

  it.each(['/welcome/login', '/no/such/page'])(
    'from %s ends the session of the device [access-065] [public-015] [native-009]',
    async (path) => {
      const { page, shell } = await openIn(path);
      expect(await shell.ask('back.press')).toEqual({ isHandled: true });
      expect(shell.heard('session.ended')).toEqual([{ because: 'back' }]);
      await isAt(page, '/welcome/login');
    },
  );

  it('out is told to the shell, which ends the device’s session, and leads to the login [native-009] [session-045]', async () => {
    // In a native app this address is not gone to.
    await server.sandbox.configure({ LogoutUrl: '/faqs' });
    const { page, shell } = await comeHome();
    await waitFor(() => expect(shell.heard('session.began')).toEqual([{}]));
    await signOut(page);
    await isAt(page, '/welcome/login');
    await waitFor(() => expect(shell.heard('session.ended')).toEqual([{ because: 'choice' }]));
  });
});

describe('a touch', () => {
  it('on a link that leads out of the app has the shell open it, and no second window ever is [marketplace-016]', async () => {
    await server.sandbox.configure({
      InAppUrls: '["https://bank.example/link"]',
      OutAppUrls: '["https://bank.example/link/print"]',
    });
    const { page, shell } = await openIn('/welcome/login', {
      capabilities: ['links'],
      answers: { 'url.open': { result: {} } },
    });
    const leave = vi.spyOn(page.app.navigation, 'leave').mockReturnValue();
    const open = vi.spyOn(window, 'open');
    const follow = (href: string) => {
      const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: href });
      document.body.append(link);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(click);
      link.remove();
      return click.defaultPrevented;
    };
    const outside = [
      'https://partner.example/help',
      'https://bank.example/link/print',
      'tel:+18558540485',
      'mailto:help@partner.example',
    ];
    for (const url of [...outside, 'http://partner.example/', 'intent://x#Intent;end'])
      expect(follow(url), url).toBe(true);
    await waitFor(() => expect(shell.heard('url.open')).toEqual(outside.map((url) => ({ url }))));
    expect(leave).not.toHaveBeenCalled();
    expect(follow('https://bank.example/link/start')).toBe(true);
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/link/start');
    expect([shell.heard('url.open').length, open.mock.calls.length]).toEqual([4, 0]);
  });

  it('is one click, though the view sends a second, and a second touch is another [native-012]', async () => {
    const { shell } = await openIn('/welcome/login');
    await waitFor(() => expect(shell.heard('page.ready')).toEqual([{}]));
    const button = document.createElement('button');
    let count = 0;
    button.addEventListener('click', () => {
      count += 1;
    });
    document.body.append(button);
    const touch = (x: number) =>
      button.dispatchEvent(
        Object.assign(new Event('touchend', { bubbles: true }), {
          changedTouches: [{ clientX: x, clientY: 10 }],
        }),
      );
    const click = (x: number, detail = 1) =>
      button.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail }),
      );
    const after = (act: () => void) => {
      count = 0;
      act();
      return count;
    };
    const clicks = {
      ghost: after(() => [touch(10), click(10), click(20)]),
      elsewhere: after(() => [touch(10), click(10), click(60)]),
      twoTouches: after(() => [touch(10), click(10), touch(10), click(10)]),
      key: after(() => [touch(10), click(10), click(0, 0)]),
    };
    button.remove();
    expect(clicks).toEqual({ ghost: 1, elsewhere: 2, twoTouches: 2, key: 2 });
  });
});
