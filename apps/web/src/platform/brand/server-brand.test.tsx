import { answer, contract } from '@dayfare/api/mocks';
import { brandCss } from '@dayfare/themes/brand-css';
import { brandLogos } from '@dayfare/themes/brands/logos';
import { foundationTokens } from '@dayfare/themes/foundations';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import type { App } from '../app-context/app.ts';
import { configurationFrom } from '../startup/configuration.ts';
import { memoryStorage } from '../storage/storage.ts';
import { BrandMark } from './brand-mark.tsx';
import { createBrandStore } from './brand-store.ts';
import { applyConfiguredBrand } from './configured-brand.ts';
import { rememberedBrand } from './remembered-brand.ts';

const server = setupServer();
const logged: string[] = [];
const sheets: string[] = [];
const page = document.documentElement;

beforeAll(() => server.listen());
beforeEach(() => {
  page.dataset.brand = 'common';
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(css: string) {
        sheets.push(css);
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  server.use(
    answer(contract.analytics.logClientCalls, ({ logMessage }) => {
      logged.push(logMessage);
      return true;
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  logged.length = 0;
  sheets.length = 0;
});
afterAll(() => server.close());

const acme = {
  name: 'Acme',
  tokens: { light: { brand: '#5b1220' } },
  logo: { url: '/brands/acme/logo.svg', width: 120 },
};

async function configured(theme: unknown, more: Readonly<Record<string, string>> = {}, app?: App) {
  const entries = { ...more, ...(theme === undefined ? {} : { BrandTheme: theme as string }) };
  const settings = Object.entries(entries).map(([key, value]) => ({ key, value }));
  const made = app ?? (await createTestApp({ keepsBrand: false }));
  made.startup.configuration.set(configurationFrom(settings));
  await applyConfiguredBrand(made);
  return made;
}

function shownBy(app: App) {
  return render(
    <Providers app={app}>
      <BrandMark />
    </Providers>,
  ).container;
}

describe('a brand that the configuration carries', () => {
  it('is shown in colours, logo and words', async () => {
    const app = await configured(JSON.stringify(acme));
    expect(page.dataset.brand).toBe('server');
    expect(sheets[0]).toContain('#5b1220');
    const container = shownBy(app);
    expect(screen.getByRole('img', { name: 'Acme' })).toBeInstanceOf(SVGElement);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/brands/acme/logo.svg#art');
    expect(app.translator.texts.get().byKey('app:frame.titled', { page: 'Home' })).toBe('Home · Acme');
    expect(logged).toEqual([]);
  });

  it('has its name where it has no logo, and it is a text and nothing else', async () => {
    const app = await configured(JSON.stringify({ name: "Joe's & Co", tokens: {} }));
    expect(shownBy(app).textContent).toBe("Joe's & Co");
    expect(app.translator.texts.get().byKey('voice:productName')).toBe("Joe's & Co");
  });

  it('keeps its name in every language', async () => {
    const app = await configured(JSON.stringify(acme));
    await app.translator.load('app');
    await app.setLanguage('es');
    expect(app.translator.texts.get().byKey('app:start.downTitle')).toContain('Acme');
  });

  it('wins over a named brand while it is there, whichever comes first', async () => {
    const app = await configured(JSON.stringify(acme), { BusinessEnvironment: 'Paycor' });
    expect(page.dataset.brand).toBe('server');
    await app.brand.apply('ukg', 'Somebody');
    expect(page.dataset.brand).toBe('server');
    expect(app.translator.texts.get().byKey('voice:productName')).toBe('Acme');
    // Presets and contracts are those of the brand underneath.
    expect(app.brand.current.get()).toBe('ukg');
  });

  it('gives way to the named brand when it is gone', async () => {
    const app = await configured(JSON.stringify(acme), { BusinessEnvironment: 'Paycor' });
    await configured(undefined, { BusinessEnvironment: 'Paycor' }, app);
    expect(page.dataset.brand).toBe('paycor');
    expect(app.brand.over.get()).toBeNull();
    const art = shownBy(app).querySelector('use')?.getAttribute('href');
    expect(art).toBe(`${brandLogos.paycor.full.url}#art`);
  });

  it('is not taken for one of ours by the next visit, which waits for its configuration', async () => {
    const storage = memoryStorage();
    const nothing = async () => undefined;
    const store = createBrandStore({
      ...{ first: 'common', storage, loadSheet: nothing, setBrandWords: nothing, showTab: nothing },
      showServerLook: async () => ({ name: 'Acme' }),
    });
    expect(rememberedBrand(storage)).toBe('common');
    await store.applyServer(JSON.stringify(acme));
    expect(rememberedBrand(storage)).toBeNull();
  });

  it('is not asked for when the configuration could not be had', async () => {
    const app = await createTestApp({ keepsBrand: false });
    const applyServer = vi.spyOn(app.brand, 'applyServer');
    app.startup.configuration.set(configurationFrom([], false));
    await applyConfiguredBrand(app);
    expect(applyServer).not.toHaveBeenCalled();
  });
});

const attacks = {
  'no JSON': '{',
  'an empty object': '{}',
  'a list': '[]',
  'a number': '7',
  'a polluted prototype': '{"name":"Acme","tokens":{},"__proto__":{"polluted":true}}',
  'a colour that fetches': JSON.stringify({
    ...acme,
    tokens: { light: { brand: 'url(https://evil.test)' } },
  }),
  'a colour that ends its rule': JSON.stringify({
    ...acme,
    tokens: { light: { brand: '#fff}*{display:none' } },
  }),
  'text that cannot be seen': JSON.stringify({ ...acme, tokens: { light: { text: '#f5f5f6' } } }),
  'the name of another brand': JSON.stringify({ ...acme, name: 'Payc0r' }),
  'markup for a name': JSON.stringify({ ...acme, name: '<b>Acme</b>' }),
  'a variable for a name': JSON.stringify({ ...acme, name: '{{brand}}' }),
  'a nested text for a name': JSON.stringify({ ...acme, name: '$t(app:x)' }),
  'a logo from elsewhere': JSON.stringify({ ...acme, logo: { url: 'https://evil.test/x.svg', width: 120 } }),
  'a logo with a scheme of its own': JSON.stringify({
    ...acme,
    logo: { url: 'javascript:alert(1)', width: 120 },
  }),
  'more than it may say': JSON.stringify({ ...acme, script: 'alert(1)' }),
  'far too much': JSON.stringify({ ...acme, tokens: { light: { brand: `#${'f'.repeat(20_000)}` } } }),
};

describe('a brand that cannot be vouched for', () => {
  it.each(Object.entries(attacks))('gives the neutral look and a line in the log: %s', async (_, theme) => {
    const app = await configured(theme, { BusinessEnvironment: 'Paycor' });
    expect(page.dataset.brand).toBe('neutral');
    expect(sheets).toEqual([brandCss('neutral', foundationTokens.neutral)]);
    expect(app.brand.over.get()).toBeNull();
    expect(app.translator.texts.get().byKey('voice:productName')).toBe('Paycor');
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]?.length).toBeLessThanOrEqual(2_000);
    expect('polluted' in {}).toBe(false);
  });

  it('still holds the place of the named brand, which does not come back behind it', async () => {
    const app = await configured('{');
    await app.brand.apply('paycor');
    expect(page.dataset.brand).toBe('neutral');
  });
});
