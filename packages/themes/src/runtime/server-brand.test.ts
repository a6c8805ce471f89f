// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/names.ts';
import { brandCss } from '../contract/brand-css.ts';
import { tokens as neutral } from '../foundations/neutral/tokens.ts';
import { attacks } from './attacks.ts';
import { readServerBrand } from './read-server-brand.ts';
import { showServerBrand } from './show-server-brand.ts';

describe('a brand from the server', () => {
  it.each(brandNames)('is shown if it is as good as ours: the tokens of %s', (brand) => {
    const tokens = allTokens[brand];
    expect(readServerBrand(JSON.stringify({ name: 'Acme', tokens }))).toEqual({
      brand: { name: 'Acme', tokens },
    });
  });

  it('may set a few tokens only; the rest is neutral', () => {
    const text = JSON.stringify({
      name: "Joe's Diner & Co",
      tokens: { light: { brand: '#5b1220' }, radius: { button: 0 } },
      logo: { url: '/brands/joe/logo.svg', width: 120 },
    });
    expect(readServerBrand(text)).toEqual({
      brand: {
        name: "Joe's Diner & Co",
        tokens: {
          ...neutral,
          light: { ...neutral.light, brand: '#5b1220' },
          radius: { ...neutral.radius, button: 0 },
        },
        logo: { url: '/brands/joe/logo.svg', width: 120 },
      },
    });
  });

  it.each(['Air Canada', 'Common Good', 'Payday', 'Shift On', 'Crème Brûlée', 'Søren & Co'])(
    'may be called %s, which nobody takes for a brand of ours',
    (name) => {
      expect(readServerBrand(JSON.stringify({ name, tokens: {} })).reasons).toBeUndefined();
    },
  );

  it(`is refused in all ${attacks.length} attacks that we know`, () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(attacks.map(({ what }) => what)).size).toBe(attacks.length);
    expect(attacks.filter(({ text }) => readServerBrand(text).brand).map(({ what }) => what)).toEqual([]);
  });

  it.each(attacks)('is refused with a reason that fits on a line: $what', ({ text }) => {
    const { reasons = [] } = readServerBrand(text);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) {
      expect(reason).toMatch(/^[^\n\r]{5,240}$/);
    }
    expect(reasons.length).toBeLessThanOrEqual(21);
    expect('polluted' in {}).toBe(false);
  });
});

describe('the page', () => {
  const replaced: string[] = [];
  const log = vi.fn();

  beforeEach(() => {
    // jsdom knows no constructed stylesheets; browsers have had them since Safari 16.4.
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync(css: string) {
          replaced.push(css);
        }
      },
    );
    Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    replaced.length = 0;
    delete document.documentElement.dataset.brand;
  });

  const good = JSON.stringify({ name: 'Acme', tokens: { light: { brand: '#5b1220' } } });

  it('applies an accepted brand through a constructed stylesheet, without an element or an inline style', () => {
    const brand = showServerBrand(good, { log });
    expect(brand?.name).toBe('Acme');
    expect(document.documentElement.dataset.brand).toBe('server');
    expect(replaced).toEqual([
      brandCss('server', { ...neutral, light: { ...neutral.light, brand: '#5b1220' } }),
    ]);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.querySelectorAll('style, link, [style]')).toHaveLength(0);
    expect(log).not.toHaveBeenCalled();
  });

  it('shows the neutral look in place of a refused brand and logs why', () => {
    const bad = JSON.stringify({ name: 'Acme', tokens: { light: { text: '#f5f5f6' } } });
    expect(showServerBrand(bad, { log })).toBeNull();
    expect(document.documentElement.dataset.brand).toBe('neutral');
    expect(replaced).toEqual([brandCss('neutral', neutral)]);
    expect(log.mock.calls[0]?.[0]).toContainEqual(
      'light page: text on canvas is 1.00, needs 4.5 so that body text is read',
    );
  });

  it('writes nothing of any attack into a stylesheet', () => {
    for (const { text } of attacks) showServerBrand(text, { log });
    expect(new Set(replaced)).toEqual(new Set([brandCss('neutral', neutral)]));
    expect(log).toHaveBeenCalledTimes(attacks.length);
  });
});
