import { describe, expect, it } from 'vitest';
import { appLink, devicePlatform, isMobileBrowser, storeLinks } from './stores.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)';
const ipod = 'Mozilla/5.0 (iPod touch; CPU OS 15_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/140';
const otherPhone = 'Mozilla/5.0 (Mobile; rv:120.0) Gecko/120.0';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';

describe('a browser', () => {
  it.each([
    [iphone, 'ios', true],
    [ipad, 'ios', true],
    [ipod, 'ios', true],
    [android, 'android', true],
    [otherPhone, 'unknown', true],
    [desktop, 'unknown', false],
    ['', 'unknown', false],
  ])('called %s is on %s; on a phone: %s', (userAgent, platform, isMobile) => {
    expect(devicePlatform(userAgent)).toBe(platform);
    expect(isMobileBrowser(userAgent)).toBe(isMobile);
  });
});

describe('the stores', () => {
  const apple = { store: 'apple', href: 'https://apps.example/apple' };
  const google = { store: 'google', href: 'https://apps.example/google' };
  const settings: Readonly<Record<string, string>> = {
    AppleAppStoreAddress: apple.href,
    GooglePlayStoreAddress: google.href,
  };
  const value = (key: string) => settings[key];

  it('are Apple’s on ios, Google’s on android, and both on unknown devices [public-002] [public-003]', () => {
    expect(storeLinks('ios', value)).toEqual([apple]);
    expect(storeLinks('android', value)).toEqual([google]);
    expect(storeLinks('unknown', value)).toEqual([apple, google]);
  });

  it.each(['', 'http://apps.example/apple', 'javascript:alert(1)', 'apps.example', undefined])(
    'need an https address: %s',
    (address) => {
      const spoilt = (key: string) => (key === 'AppleAppStoreAddress' ? address : settings[key]);
      expect(storeLinks('ios', spoilt)).toEqual([]);
      expect(storeLinks('unknown', spoilt)).toEqual([google]);
    },
  );
});

describe('the link to the app', () => {
  const rules = { origin: 'https://pay.example', allowedHosts: ['link.example'] };
  const parts = { dynamic: null, configured: '', ownPath: '/download-app?isForAddAccount=true', rules };
  const own = { href: 'https://pay.example/download-app?isForAddAccount=true', isOwnPage: true };

  it('is the server’s first, then the configured one, then the page itself [public-003] [public-019]', () => {
    const dynamic = 'https://link.example/for-you';
    const configured = 'https://link.example/all';
    expect(appLink({ ...parts, dynamic, configured })).toEqual({ href: dynamic, isOwnPage: false });
    expect(appLink({ ...parts, configured })).toEqual({ href: configured, isOwnPage: false });
    expect(appLink(parts)).toEqual(own);
    expect(appLink({ ...parts, dynamic: undefined, configured: undefined })).toEqual(own);
  });

  it('may be on our own site', () => {
    const dynamic = '/download-app?isForAddAccount=true';
    expect(appLink({ ...parts, dynamic })).toEqual(own);
    expect(appLink({ ...parts, dynamic: 'https://pay.example/faqs' })).toEqual({
      href: 'https://pay.example/faqs',
      isOwnPage: false,
    });
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'http://link.example'])(
    'is never %s',
    (link) => {
      expect(appLink({ ...parts, dynamic: link, configured: link })).toEqual(own);
      expect(appLink({ ...parts, dynamic: link, configured: 'https://link.example/all' }).href).toBe(
        'https://link.example/all',
      );
    },
  );
});
