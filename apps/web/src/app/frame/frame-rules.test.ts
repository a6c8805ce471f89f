import { startupSamples } from '@dayfare/api/mocks';
import { describe, expect, it } from 'vitest';
import { noteVisit, readTrail, writeTrail } from '../../platform/navigation/trail.ts';
import { downloadOffer } from '../../platform/page-chrome/download-offer.ts';
import { topHeaderSettings } from '../../platform/page-chrome/top-header-settings.ts';
import { configurationFrom } from '../../platform/startup/configuration.ts';
import { memoryStorage } from '../../platform/storage/storage.ts';

describe('the banner for the native app', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
  const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile';
  const settings: Record<string, string> = {
    RestrictedAppFeature: '1',
    AppleAppStoreAddress: 'https://apple.example/app',
    GooglePlayStoreAddress: 'https://google.example/app',
  };
  const offer = (changed: Partial<Parameters<typeof downloadOffer>[0]> = {}) =>
    downloadOffer({
      ...{ userAgent: iphone, isNative: false, path: '/ewa/home' },
      value: (key: string) => settings[key],
      rules: { origin: 'https://pay.example', allowedHosts: ['link.example'] },
      ...changed,
    });

  it('shows on a mobile browser, with the address of its store [public-017]', () => {
    expect(offer()).toBe('https://apple.example/app');
    expect(offer({ userAgent: android })).toBe('https://google.example/app');
  });

  it.each([
    ['on a desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }],
    ['in the native app', { isNative: true }],
    ['while the feature is off', { value: () => '0' }],
    ['without the feature', { value: () => undefined }],
    ['while nothing is held back', { value: () => '[]' }],
    ['on the way in', { path: '/welcome/login' }],
    ['on the page that it would lead to', { path: '/download-app' }],
    ['while signing up', { path: '/signup/employer' }],
  ])('does not show %s [public-017]', (_, changed) => {
    expect(offer(changed)).toBeNull();
  });

  it('leads to the deep link where there is one on a host that is allowed, and to a page of ours where there is no address at all', () => {
    const value = (key: string) => (key === 'DownloadAppDeepLink' ? 'https://link.example' : settings[key]);
    expect(offer({ value })).toBe('https://link.example/');
    for (const elsewhere of [
      'https://evil.example',
      'javascript:alert(1)',
      '//evil.example',
      'http://link.example',
    ]) {
      const steered = (key: string) => (key === 'DownloadAppDeepLink' ? elsewhere : settings[key]);
      expect(offer({ value: steered })).toBe('https://apple.example/app');
    }
    const noAddress = (key: string) => (key === 'RestrictedAppFeature' ? 'true' : '');
    expect(offer({ value: noAddress })).toBe('/download-app');
  });
});

describe('the header that the configuration puts above every page', () => {
  const read = (header: unknown) =>
    topHeaderSettings(
      configurationFrom(
        startupSamples.configuration({
          TopHeaderConfiguration: typeof header === 'string' ? header : JSON.stringify(header),
          AllowedRedirectHosts: 'partner.example',
        }),
      ),
    );

  it('leads to a page of ours or to a host that is allowed, with its text and colours [ui-009]', () => {
    expect(
      read({
        ...{ ReturnURL: 'https://partner.example/back', HeaderText: ' Harbor ' },
        ...{ BackgroundColor: '#123456', LoadingBarColor: 'red; }' },
      }),
    ).toEqual({
      ...{ returnUrl: 'https://partner.example/back', headerText: 'Harbor' },
      ...{ backgroundColor: '#123456', loadingBarColor: undefined },
    });
    expect(read({ ReturnURL: '/ewa/home', HeaderText: 'x' }).returnUrl).toBe('/ewa/home');
  });

  it.each([
    { ReturnURL: 'https://evil.example', HeaderText: 'x' },
    { ReturnURL: 'javascript:alert(1)', HeaderText: 'x' },
    { HeaderText: 'x' },
    'no JSON',
    'null',
    '',
  ])('is none for %j', (header) => {
    expect(read(header).returnUrl).toBeNull();
  });
});

describe('the pages that were visited', () => {
  it('lie in local storage, and begin again at a home [access-061] [access-062]', () => {
    const storage = { local: memoryStorage(), tab: memoryStorage() };
    for (const address of ['/home/profile', '/ewa/home', '/ewa/history', '/ewa/history?page=2'])
      noteVisit(storage, address, 'PUSH');
    expect(JSON.parse(storage.local.getItem('history') ?? '')).toEqual(['/ewa/home', '/ewa/history?page=2']);
  });

  it('keep no page that another has taken the place of', () => {
    const storage = { local: memoryStorage(), tab: memoryStorage() };
    writeTrail(storage, ['/ewa/home', '/ewa/get-money', '/ewa/get-money/review']);
    noteVisit(storage, '/ewa/receipt/1', 'REPLACE');
    expect(readTrail(storage)).toEqual(['/ewa/home', '/ewa/get-money', '/ewa/receipt/1']);
  });

  it('get shorter by the browser’s own back button, and longer by its forward button', () => {
    const storage = { local: memoryStorage(), tab: memoryStorage() };
    writeTrail(storage, ['/ewa/home', '/ewa/history']);
    noteVisit(storage, '/ewa/home', 'POP');
    expect(readTrail(storage)).toEqual(['/ewa/home']);
    noteVisit(storage, '/ewa/history', 'POP');
    expect(readTrail(storage)).toEqual(['/ewa/home', '/ewa/history']);
  });

  it('are a tab’s own: a new one on a deep link does not lead back into another', () => {
    const local = memoryStorage();
    const [first, second] = [memoryStorage(), memoryStorage()].map((tab) => ({ local, tab }));
    if (!first || !second) throw new Error('There are two tabs.');
    for (const address of ['/ewa/home', '/ewa/history']) noteVisit(first, address, 'PUSH');
    noteVisit(second, '/home/help', 'POP');
    expect(readTrail(second)).toEqual(['/home/help']);
    expect(readTrail(first)).toEqual(['/ewa/home', '/ewa/history']);
  });
});
