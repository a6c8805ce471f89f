import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames, brandTitle, isBrandName, loadDefaultProps, loadVoice } from '../brands/index.ts';
import { brandLogos } from '../brands/logos.ts';
import { schemes } from '../contract/tokens.ts';
import { vars } from '../contract/vars.css.ts';
import { voiceLanguages, voiceLimits } from '../contract/voice.ts';
import { touchTarget } from '../foundations/space.ts';

const folder = new URL('../brands/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

const files = [
  'default-props.ts',
  'logo.svg',
  'mark.svg',
  'tokens.ts',
  ...voiceLanguages.map((language) => `voice.${language}.json`),
].toSorted();

describe('the list of brands', () => {
  it('names every folder of brands and no other', () => {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(folders.toSorted()).toEqual([...brandNames].toSorted());
  });

  it('knows its own names and nothing else', () => {
    expect(brandNames.every(isBrandName)).toBe(true);
    expect([null, undefined, 1, '', 'Common', 'toString', '__proto__'].some(isBrandName)).toBe(false);
  });
});

describe.each(brandNames)('brand %s', (brand) => {
  const tokens = allTokens[brand];

  it('is a folder of data with exactly the files of every brand', () => {
    expect(readdirSync(new URL(`${brand}/`, folder)).toSorted()).toEqual(files);
  });

  it('has a title', () => {
    expect(brandTitle(brand)).not.toBe('');
  });

  it('sets every token of the contract and no other', () => {
    for (const scheme of schemes) {
      expect(Object.keys(tokens[scheme]).toSorted()).toEqual(Object.keys(vars.colour).toSorted());
    }
    for (const group of ['radius', 'type', 'density', 'motion'] as const) {
      expect(Object.keys(tokens[group]).toSorted()).toEqual(Object.keys(vars[group]).toSorted());
    }
    expect(Object.keys(tokens.elevation).toSorted()).toEqual(Object.keys(vars.shadow).toSorted());
  });

  it('keeps touch targets and rows tall enough', () => {
    expect(tokens.density.control).toBeGreaterThanOrEqual(touchTarget);
    expect(tokens.density.row).toBeGreaterThanOrEqual(56);
  });

  it('keeps lengths that lay things out on the 4 px grid', () => {
    for (const length of [tokens.density.cardPadding, tokens.density.section]) expect(length % 4).toBe(0);
  });

  it('keeps type large enough to read, in the order of its scale', () => {
    const { caption, label, body, heading, title, hero } = tokens.type;
    expect(body).toBeGreaterThanOrEqual(1);
    expect(label).toBeGreaterThanOrEqual(0.875);
    expect(caption).toBeGreaterThanOrEqual(0.8125);
    const scale = [caption, label, body, heading, title, hero];
    expect(scale).toEqual(scale.toSorted((a, b) => a - b));
  });

  it('keeps weights and motion within the contract, and ends font lists in a generic family', () => {
    const within = (value: number, low: number, high: number) => {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    };
    within(tokens.type.headingWeight, 500, 800);
    within(tokens.type.strongWeight, 500, 700);
    within(tokens.motion.quick, 80, 200);
    within(tokens.motion.enter, 150, 400);
    for (const family of [tokens.type.bodyFamily, tokens.type.displayFamily]) {
      expect(family).toMatch(/, (sans-serif|serif|monospace)$/);
    }
  });

  it.each(voiceLanguages)('says every phrase in %s, none empty and none too long', async (language) => {
    const voice = await loadVoice(brand, language);
    expect(Object.keys(voice).toSorted()).toEqual(Object.keys(voiceLimits).toSorted());
    const tooLong = Object.entries(voiceLimits).filter(([key, limit]) => {
      const { length } = [...(voice[key as keyof typeof voice] ?? '')];
      return length === 0 || length > limit;
    });
    expect(tooLong).toEqual([]);
  });

  it('presets only what the contract lets it', async () => {
    const { header, amount, ...rest } = await loadDefaultProps(brand);
    expect(rest).toEqual({});
    expect(['full', 'mark']).toContain(header.logo);
    expect(['raised', 'baseline']).toContain(amount.cents);
  });

  it.each([
    ['full', 'logo.svg'],
    ['mark', 'mark.svg'],
  ] as const)('draws its %s logo small, inert and of the size that it states', (kind, file) => {
    const svg = read(`${brand}/${file}`);
    const { width, height } = brandLogos[brand][kind];
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(svg).toContain('id="art"');
    expect(svg).not.toMatch(
      /<script|<style|<image|<foreignObject|<!|\bhref|\bstyle=|\bon[a-z]+=|javascript:|url\(/i,
    );
  });
});
