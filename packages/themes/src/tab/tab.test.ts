import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames, loadVoice } from '../brands/index.ts';
import { logoProblems } from '../checks/logo.ts';
import { documentTitle, tab } from './tab.ts';

describe.each(brandNames)('the tab of %s', (brand) => {
  const tokens = allTokens[brand];
  const mark = readFileSync(new URL(`../brands/${brand}/mark.svg`, import.meta.url), 'utf8');
  const make = async () => tab({ tokens, voice: await loadVoice(brand, 'en'), mark });

  it('has a favicon with every colour written out, because a tab knows no variables of the page', async () => {
    const { icon } = await make();
    expect(icon).not.toMatch(/var\(|currentColor/);
    expect(logoProblems('icon', icon)).toEqual([]);
  });

  it('has a maskable icon that reaches every edge and keeps its mark inside the circle that is never cut', async () => {
    const { maskableIcon } = await make();
    expect(maskableIcon).toContain(`<path d="M0 0h40v40H0z" fill="${tokens.light.surface}"/>`);
    expect(maskableIcon).toContain('translate(9 9) scale(0.56)');
    expect(Math.SQRT2 * 0.56).toBeLessThanOrEqual(0.8);
    expect(maskableIcon).not.toMatch(/var\(|currentColor/);
  });

  it('colours the browser as the page behind the header, in both schemes', async () => {
    const { themeColour } = await make();
    expect(themeColour).toEqual({ light: tokens.light.canvas, dark: tokens.dark.canvas });
  });

  it('has a manifest with its name, its promise and its own addresses', async () => {
    const { title, manifest } = await make();
    const addresses = { icon: '/i.svg', maskableIcon: '/m.svg', start: '/' };
    const written = manifest(addresses);
    expect(written).toMatchObject({ name: title, start_url: '/', scope: '/', display: 'standalone' });
    expect(written.short_name.length).toBeLessThanOrEqual(12);
    expect(written.icons.map(({ src, purpose }) => [src, purpose])).toEqual([
      ['/i.svg', 'any'],
      ['/m.svg', 'maskable'],
    ]);
  });
});

describe('the title of the document', () => {
  it('puts the screen before the brand, and the brand alone where there is no screen', () => {
    expect(documentTitle('Dayfare', 'Activity')).toBe('Activity · Dayfare');
    expect(documentTitle('Dayfare')).toBe('Dayfare');
    expect(documentTitle('Dayfare', 'Dayfare')).toBe('Dayfare');
  });
});
