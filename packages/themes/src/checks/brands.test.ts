import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import {
  brandNames,
  brandOfEnvironment,
  brandTitle,
  environmentOfBrand,
  isBrandName,
  loadDefaultProps,
  loadVoice,
} from '../brands/index.ts';
import { brandLogos } from '../brands/logos.ts';
import { brandCss } from '../contract/brand-css.ts';
import { schemes, type Tokens } from '../contract/tokens.ts';
import { vars } from '../contract/vars.css.ts';
import { voiceLanguages } from '../contract/voice.ts';
import { distance } from '../derive/colour.ts';
import { foundationNames, foundationTokens } from '../foundations/index.ts';
import { checkBrand, contrastProblems } from './check-brand.ts';
import { readTokens } from './read-tokens.ts';

const folder = new URL('../brands/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

const files = [
  'brand.json',
  'default-props.json',
  'logo.svg',
  'mark.svg',
  'tokens.json',
  ...voiceLanguages.map((language) => `voice.${language}.json`),
].toSorted();

/** Most bytes of a brand's stylesheet as it travels, compressed. */
const sheetBytes = 3072;

const gzipped = (name: string, tokens: Tokens) => gzipSync(brandCss(name, tokens)).length;

/** The brands that the documents name; others may follow them. */
const environments = ['common', 'dayfare', 'paycor', 'onshift', 'ukg', 'canada'] as const;

describe('the list of brands', () => {
  it('begins with those of the environments, in their order [brands-002]', () => {
    expect(brandNames.slice(0, environments.length)).toEqual(environments);
    expect(environments.map(brandTitle)).toEqual(['Common', 'Dayfare', 'Paycor', 'OnShift', 'UKG', 'Canada']);
  });

  it('leads from each environment to its brand, and back', () => {
    for (const brand of brandNames) expect(brandOfEnvironment(environmentOfBrand(brand))).toBe(brand);
    expect(brandOfEnvironment('UKG')).toBe('ukg');
    for (const unknown of [undefined, '', 'ukg', 'Acme', 'toString'])
      expect(brandOfEnvironment(unknown)).toBeNull();
  });

  it('names every folder of brands and no other', () => {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    // The generated entry points of all brands lie beside them.
    expect(folders.toSorted()).toEqual([...brandNames, 'entries'].toSorted());
  });

  it('knows its own names and nothing else', () => {
    expect(brandNames.every(isBrandName)).toBe(true);
    const strangers = [null, undefined, 1, '', 'Common', 'toString', '__proto__', ...foundationNames];
    expect(strangers.some(isBrandName)).toBe(false);
  });

  it('gives each brand colours of its own, told apart in both schemes [brands-007]', () => {
    for (const scheme of schemes) {
      for (const [index, one] of environments.entries()) {
        for (const other of environments.slice(index + 1)) {
          const [a, b] = [allTokens[one][scheme], allTokens[other][scheme]];
          // Five times what the eye can just tell apart, on the background and on the button together.
          expect(
            distance(a.brand, b.brand) + distance(a.action, b.action),
            `${one}, ${other}`,
          ).toBeGreaterThan(0.1);
        }
      }
    }
  });

  it('changes the style of buttons with the brand: corner, height, weight and colour are not those of another [brands-001]', () => {
    const looks = environments.map((brand) => {
      const { radius, density, type, light } = allTokens[brand];
      return [radius.button, density.control, type.strongWeight, light.action].join(' ');
    });
    expect(new Set(looks).size).toBe(environments.length);
    const corners = environments.map((brand) => allTokens[brand].radius.button);
    expect(new Set(corners).size).toBe(environments.length);
  });
});

describe.each(foundationNames)('the foundation %s', (name) => {
  const tokens: Tokens = foundationTokens[name];

  it('is complete and can be read', () => {
    expect(readTokens(tokens).problems).toEqual([]);
    expect(contrastProblems(tokens)).toEqual([]);
  });
});

describe('the wireframe', () => {
  it('has no hue and no corner', () => {
    for (const scheme of schemes) {
      for (const colour of Object.values(foundationTokens.wireframe[scheme])) {
        expect(colour).toMatch(/^#([0-9a-f]{2})\1\1/);
      }
    }
    expect(Object.values(foundationTokens.wireframe.radius)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe.each(brandNames)('brand %s', (brand) => {
  const tokens = allTokens[brand];
  const size = gzipped(brand, tokens);

  it('is a folder of data with exactly the files of every brand', () => {
    expect(readdirSync(new URL(`${brand}/`, folder)).toSorted()).toEqual(files);
  });

  it('has every token that there is a variable for', () => {
    for (const scheme of schemes) {
      expect(Object.keys(tokens[scheme]).toSorted()).toEqual(Object.keys(vars.colour).toSorted());
    }
    for (const group of ['radius', 'type', 'density', 'motion'] as const) {
      expect(Object.keys(tokens[group]).toSorted()).toEqual(Object.keys(vars[group]).toSorted());
    }
    expect(Object.keys(tokens.elevation).toSorted()).toEqual(Object.keys(vars.shadow).toSorted());
  });

  it('is accepted: complete, readable everywhere, worded in three languages within the limits, drawn small and inert', async () => {
    const [en, es, fr] = await Promise.all(voiceLanguages.map((language) => loadVoice(brand, language)));
    const verdict = checkBrand({
      tokens,
      voice: { en, es, fr },
      defaultProps: await loadDefaultProps(brand),
      logo: read(`${brand}/logo.svg`),
      mark: read(`${brand}/mark.svg`),
    });
    expect(verdict.problems).toEqual([]);
    expect(brandLogos[brand].full.width).toBe(verdict.logoWidth);
  });

  it(`costs a page ${size} bytes, at most ${sheetBytes}`, () => {
    expect(size).toBeLessThanOrEqual(sheetBytes);
  });
});
