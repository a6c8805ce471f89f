import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverOf } from './cover.ts';
import { openShell, settings } from './testing/open-shell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);
const link = 'https://pay.example/ewa/history?from=push';

describe('the bridge', () => {
  it('tells the page what this phone is and can do', async () => {
    const { join } = openShell({ language: 'es', look: { scheme: 'dark', textScale: 1.3, safeAreas: null } });
    const { facts } = await join();
    expect(facts).toMatchObject({
      platform: 'ios',
      build: 2200,
      language: 'es',
      scheme: 'dark',
      textScale: 1.3,
    });
    expect(facts.capabilities).toEqual(
      expect.arrayContaining(['biometrics', 'camera', 'push', 'pushBatch', 'qr']),
    );
    expect(facts.capabilities).not.toContain('wallet');
    expect(facts.capabilities).not.toContain('chat');
  });

  it.each(['https://evil.example/', 'https://pay.example.evil.example/', 'about:blank', 'null'])(
    'does not hear a frame of %s',
    async (from) => {
      const { shell, join, dropped, store } = openShell();
      await join();
      shell.heard(
        JSON.stringify({ bridge: 'dayfare', kind: 'hello', versions: [1], nonce: 'f'.repeat(43) }),
        from,
      );
      await soon();
      expect(dropped).toEqual(['origin']);
      expect(store.size).toBe(0);
    },
  );

  it('asks for what the page knows only after it has been told: a request without the nonce does nothing', async () => {
    const { shell, join, dropped, log } = openShell();
    await join();
    const request = {
      kind: 'request',
      id: 1,
      name: 'url.open',
      params: { url: 'tel:1' },
      nonce: 'f'.repeat(43),
    };
    shell.heard(JSON.stringify({ bridge: 'dayfare', ...request }), settings.origin);
    await soon();
    expect([dropped, log]).toEqual([['nonce'], []]);
  });
});

describe('the splash', () => {
  it('goes when the page can be shown', async () => {
    const { shell, join } = openShell();
    const { peer } = await join();
    expect(coverOf(shell.state.get())).toBe('splash');
    peer.tell('page.ready', {});
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('goes in the end from a page that says nothing', async () => {
    const { shell } = openShell();
    shell.loadStarted();
    shell.loadEnded();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(coverOf(shell.state.get())).toBe('splash');
    await vi.advanceTimersByTimeAsync(1);
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('is not laid over the page of a bank', () => {
    const { shell } = openShell();
    shell.moved('https://bank.example/link/start');
    shell.loadEnded();
    expect(coverOf(shell.state.get())).toBeNull();
  });
});

describe('a universal link', () => {
  it('that starts the app waits for the page, whose splash stays until the link’s page stands', async () => {
    const { shell, join } = openShell();
    expect(shell.link(link)).toBe(true);
    const open = vi.fn(async () => ({ path: '/ewa/history?from=push' }));
    const { peer } = await join({ 'link.open': open });
    await soon();
    expect(open).toHaveBeenCalledWith({ url: link }, expect.anything());
    peer.tell('page.ready', {});
    expect(coverOf(shell.state.get())).toBe('splash');
    peer.tell('link.shown', { path: '/ewa/history?from=push' });
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('that comes later goes to the page that is there', async () => {
    const { shell, join } = openShell();
    const open = vi.fn(async () => ({ path: '/ewa/history' }));
    await join({ 'link.open': open });
    shell.link(link);
    await soon();
    expect(open).toHaveBeenCalledOnce();
  });

  it('of several that wait for a page is the last', async () => {
    const { shell, join } = openShell();
    shell.link('https://pay.example/faqs');
    shell.link(link);
    const open = vi.fn(async () => ({ path: '/' }));
    await join({ 'link.open': open });
    await soon();
    expect(open.mock.calls).toEqual([[{ url: link }, expect.anything()]]);
  });

  it('that the page refuses leaves no splash behind', async () => {
    const { shell, join } = openShell();
    shell.link(link);
    await join();
    await soon();
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('with a bank’s oauth_state_id is not waited for: the page loads as a whole', async () => {
    const { shell, join } = openShell();
    shell.link('https://pay.example/apps/loading?oauth_state_id=7f3a');
    await join({ 'link.open': async () => ({ path: '/apps/loading?oauth_state_id=7f3a' }) });
    await soon();
    expect(shell.state.get().waitsFor).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://user:secret@pay.example/ewa/home',
    'https://pay.example.evil.example/',
    'https://p\u0430y.example/',
    'http://pay.example/ewa/home',
    'dayfare://pay.example/ewa/home',
    'https://pay.example/?logoutredirect=https://evil.example',
  ])('%s is none of ours, and changes nothing', async (url) => {
    const { shell, join } = openShell();
    const open = vi.fn(async () => ({ path: '/' }));
    await join({ 'link.open': open });
    const before = shell.state.get();
    expect(shell.link(url)).toBe(false);
    await soon();
    expect(open).not.toHaveBeenCalled();
    expect(shell.state.get()).toBe(before);
  });
});

describe('the hardware button', () => {
  it.each([
    [true, []],
    [false, ['leave app']],
  ])('is the page’s, which has taken it: %s', async (isHandled, log) => {
    const open = openShell();
    await open.join({ 'back.press': async () => ({ isHandled }) });
    await open.shell.back();
    expect(open.log).toEqual(log);
  });

  it('goes back from the page of a bank', async () => {
    const { shell, viewed } = openShell();
    shell.moved('https://bank.example/link/start');
    await shell.back();
    expect(viewed).toEqual(['go back']);
  });

  it('leaves the app where there is no page to ask', async () => {
    const { shell, log } = openShell();
    await shell.back();
    shell.loadFailed(-1009);
    await shell.back();
    expect(log).toEqual(['leave app', 'leave app']);
  });

  it('that is pressed twice asks the page once', async () => {
    const { shell, join } = openShell();
    const press = vi.fn(() => new Promise<never>(() => undefined));
    await join({ 'back.press': press });
    void shell.back();
    void shell.back();
    await soon();
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('trouble', () => {
  it('hides the page until it is tried again', async () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1009);
    expect(coverOf(shell.state.get())).toBe('offline');
    shell.retry();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['splash', ['reload']]);
  });

  it('of the network is tried again when somebody comes back to the app', () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1009);
    shell.appChanged('active');
    expect(viewed).toEqual(['reload']);
  });

  it('of a certificate is not: nothing is sent before the person wants it', () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1202);
    shell.appChanged('active');
    expect([coverOf(shell.state.get()), viewed]).toEqual(['untrusted', []]);
  });

  it.each([
    [503, 'https://pay.example/', 'unavailable'],
    [401, 'https://pay.example/', 'splash'],
    [503, 'https://bank.example/', 'splash'],
  ])('a page that is answered with %d at %s: %s', (status, url, cover) => {
    const { shell } = openShell();
    shell.answered(status, url);
    expect(coverOf(shell.state.get())).toBe(cover);
  });

  it('a view that ends is loaded again, and twice in a minute says so', async () => {
    const { shell, viewed } = openShell();
    shell.processEnded();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['splash', ['reload']]);
    await vi.advanceTimersByTimeAsync(59_000);
    shell.processEnded();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['crashed', ['reload']]);
  });
});

describe('what changes on the phone', () => {
  it('is told to the page, and only what is different', async () => {
    const look = { scheme: 'light', textScale: 1, safeAreas: null } as const;
    const { shell, join, device } = openShell({ look });
    const { peer } = await join();
    const heard: unknown[] = [];
    peer.on('scheme.changed', (data) => heard.push(data));
    peer.on('textScale.changed', (data) => heard.push(data));
    peer.on('keyboard.changed', (data) => heard.push(data));
    peer.on('app.changed', (data) => heard.push(data));
    vi.spyOn(device, 'look').mockReturnValue({ ...look, scheme: 'dark' });
    shell.lookChanged();
    shell.lookChanged();
    shell.keyboardChanged(291);
    shell.appChanged('background');
    expect(heard).toEqual([{ scheme: 'dark' }, { height: 291 }, { state: 'background' }]);
  });

  it('the language that was chosen on the page is the shell’s, the next time too', async () => {
    const { shell, join, store } = openShell();
    const { peer } = await join();
    peer.tell('language.changed', { language: 'cf' });
    expect([shell.state.get().language, store.get('language')]).toEqual(['fr', 'cf']);
    const again = openShell({ stored: { language: 'cf' }, language: 'en' });
    await again.shell.start();
    expect(again.shell.state.get().language).toBe('fr');
  });
});

it('a link of another app is opened outside once, and the view stays', () => {
  const { shell, log } = openShell();
  expect(shell.mayLoad({ url: 'https://partner.example/', isMainFrame: true })).toBe(false);
  expect(shell.mayLoad({ url: 'https://evil.example/', isMainFrame: false })).toBe(false);
  expect(shell.mayLoad({ url: 'https://pay.example/faqs', isMainFrame: true })).toBe(true);
  expect(log).toEqual(['open https://partner.example/']);
});
