import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShell, settings } from './testing/open-shell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);

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
