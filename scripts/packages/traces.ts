import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandName, brandNames, voiceLanguages } from '@dayfare/themes/brands';
import { sourceOf } from './places.ts';

/** What gives a brand away in a consumer's files: its rules, its drawings, a line of its wording in each language. */
function tracesOf(brand: BrandName): string[] {
  const read = (file: string) => readFileSync(join(sourceOf('themes'), 'src/brands', brand, file), 'utf8');
  const taglines = voiceLanguages.map(
    (language): string => JSON.parse(read(`voice.${language}.json`)).tagline,
  );
  // With and without quotation marks: minifiers drop them.
  const rules = ['"', ''].map((quote) => `[data-brand=${quote}${brand}${quote}]`);
  return [...rules, read('logo.svg').trim(), read('mark.svg').trim(), ...taglines];
}

/** The brands of the library that have left a trace in a built app's files, in the library's order. */
export function brandsIn(files: ReadonlyMap<string, string>): BrandName[] {
  const texts = [...files.values()];
  return brandNames.filter((brand) =>
    tracesOf(brand).some((trace) => texts.some((text) => text.includes(trace))),
  );
}
