import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/index.ts';
import { brandCss } from './brand-css.ts';
import { vars } from './vars.css.ts';

type Tree = { readonly [key: string]: string | Tree };

const references = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : references(value)));

const contract = references(vars)
  .map((reference) => reference.replace(/^var\((.+)\)$/, '$1'))
  .toSorted();

const declared = (css: string) => [...css.matchAll(/[{;](--[\w-]+):([^;}]*)/g)];

describe.each(brandNames)('the sheet of %s', (brand) => {
  const css = brandCss(brand, allTokens[brand]);
  const [main = '', fallback = ''] = css.split('@supports');

  it('sets every variable of the contract once and no other', () => {
    const names = declared(main).map(([, name]) => name);
    expect(names.toSorted()).toEqual(contract);
  });

  it('gives no variable an empty or undefined value', () => {
    const empty = declared(css).filter(([, , value]) => !value || /undefined|NaN|\[object/.test(value));
    expect(empty).toEqual([]);
  });

  it('falls back to the light colours where the browser lacks light-dark()', () => {
    const colours = contract.filter((name) => /^--df-(colour|edge)-/.test(name));
    expect(
      declared(fallback)
        .map(([, name]) => name)
        .toSorted(),
    ).toEqual(colours);
    expect(fallback.replace(/not \([^{]*/, '')).not.toContain('light-dark');
  });

  it('applies under its own attribute only', () => {
    const selectors = [...css.matchAll(/(?:^|[{}\n])([^{};@\n]+)\{/g)].map(([, selector]) => selector);
    expect(new Set(selectors)).toEqual(new Set([`[data-brand="${brand}"]`]));
  });
});

describe('brandCss', () => {
  it('writes each number in its own unit', () => {
    const css = brandCss('common', allTokens.common);
    expect(css).toContain('--df-radius-button:999px');
    expect(css).toContain('--df-type-body:1rem');
    expect(css).toContain('--df-type-displayTracking:-0.02em');
    expect(css).toContain('--df-type-headingWeight:650;');
    expect(css).toContain('--df-density-control:52px');
    expect(css).toContain('--df-motion-quick:140ms');
  });

  it('multiplies shadows by the elevation, and paints none at 0', () => {
    const tokens = { ...allTokens.common, elevation: { card: 0, overlay: 0.5 } };
    const css = brandCss('common', tokens);
    expect(css).toContain('--df-shadow-card:none');
    expect(css).toContain('--df-shadow-overlay:0 1px 4px 0px var(--df-colour-shadow), 0 8px 24px -4px var');
  });

  it('draws an edge around a main action that hardly differs from the page, and around no other', () => {
    const { common } = allTokens;
    const yellow = { ...common, light: { ...common.light, action: '#ffd400' as const } };
    expect(brandCss('common', common)).toContain('--df-edge-action:#00000000;');
    expect(brandCss('common', yellow)).toContain(
      `--df-edge-action:light-dark(${common.light.borderStrong}, #00000000)`,
    );
  });

  it.each(['', 'A', 'x"] , body[a="', 'ü', '1a'])('refuses the brand name %j', (name) => {
    expect(() => brandCss(name, allTokens.common)).toThrow(/refused/);
  });
});
