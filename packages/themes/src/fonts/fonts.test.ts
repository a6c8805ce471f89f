import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/index.ts';
import { voiceLanguages } from '../contract/voice.ts';
import { foundationTokens } from '../foundations/index.ts';
import { fallbackFaces, withFallbacks } from './fallback-faces.ts';
import { fontFile, fontHash } from './font-files.ts';
import { fontBytes, fontCharacters, fontsOf, hostedFonts } from './hosted.ts';

const perBrand = brandNames.map((brand) => [brand, fontsOf(allTokens[brand])] as const);

describe('the fonts of brands', () => {
  it.each(perBrand)('%s: %s are woff2 and have 35 kB at most together', async (_, fonts) => {
    expect(fonts.length).toBeGreaterThan(0);
    const files = await Promise.all(fonts.map(fontFile));
    for (const file of files) expect(new TextDecoder().decode(file.slice(0, 4))).toBe('wOF2');
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(fontBytes);
  });

  it('have every character of the brands’ own words in three languages', () => {
    const words = brandNames.flatMap((brand) =>
      voiceLanguages.map((language) =>
        readFileSync(new URL(`../brands/${brand}/voice.${language}.json`, import.meta.url), 'utf8'),
      ),
    );
    const strange = [...new Set(words.join(''))].filter(
      (character) => character !== '\n' && !fontCharacters.includes(character),
    );
    expect(strange).toEqual([]);
  });

  it('are at an address that changes with what they are made of', async () => {
    const hashes = await Promise.all(Object.keys(hostedFonts).map(fontHash));
    expect(new Set(hashes).size).toBe(hashes.length);
    await expect(fontHash('Papyrus')).rejects.toThrow('Papyrus is no hosted font');
  });
});

describe('what stands in for a font until it has come', () => {
  it('is a font of the device that is scaled to its measures, regular and bold', () => {
    const faces = fallbackFaces(allTokens.dayfare).trim().split('\n');
    expect(faces).toHaveLength(4);
    expect(faces[0]).toMatch(
      /^@font-face\{font-family:"Montserrat fallback 1";font-weight:100 550;src:local\("Arial"\),.*local\("Liberation Sans"\)/,
    );
    for (const face of faces) {
      const scale = Number(/size-adjust:([\d.]+)%/.exec(face)?.[1]);
      // Montserrat is wider than what devices have.
      expect(scale).toBeGreaterThan(105);
      expect(scale).toBeLessThan(130);
      expect(face).toMatch(/ascent-override:[\d.]+%/);
      expect(face).toMatch(/descent-override:[\d.]+%/);
    }
  });

  it('has the width of bold letters where they are bold, by the weight of the brand’s headings', () => {
    const scales = (headingWeight: number) => {
      const { type } = allTokens.common;
      const faces = fallbackFaces({ type: { ...type, headingWeight } });
      return [...faces.matchAll(/size-adjust:([\d.]+)%/g)].map(([, scale]) => Number(scale));
    };
    const [regular = 0, bold = 0] = scales(650);
    // Nunito grows by 2.9% to this weight, Arial by 7.3% to its bold.
    expect(bold / regular).toBeCloseTo(1.029 / 1.073, 2);
    expect(scales(800)[1]).toBeGreaterThan(bold);
    expect(scales(800)[0]).toBe(regular);
  });

  it('comes behind the font and before what the brand falls back on', () => {
    const { bodyFamily } = withFallbacks(allTokens.canada).type;
    expect(bodyFamily).toMatch(
      /^'Source Sans 3', 'Source Sans 3 fallback 1', 'Source Sans 3 fallback 2', 'Segoe UI'/,
    );
  });

  it('is nothing for tokens that name no hosted font', () => {
    expect(fallbackFaces(foundationTokens.neutral)).toBe('');
    expect(withFallbacks(foundationTokens.neutral)).toEqual(foundationTokens.neutral);
  });
});
