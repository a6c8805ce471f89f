import { browserLocale, languages } from '@dayfare/domain/product';
import { describe, expect, it } from 'vitest';
import { catalogues, type TextArea } from './catalogues.ts';

type Flat = ReadonlyMap<string, string>;

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const areas = Object.keys(catalogues) as TextArea[];
const load = async (area: TextArea, language: (typeof languages)[number]): Promise<Flat> =>
  new Map(flatten((await catalogues[area][language]()).texts));

const plural = /_(?:zero|one|two|few|many|other)$/;
const bases = (texts: Flat) => new Set([...texts.keys()].map((key) => key.replace(plural, '')));
const variables = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/texts.*.ts', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every line of the app's own code. */
const code = Object.values(files).join('\n');

/**
 * Whether the code names a key: in full, or by a template (`reasons.${reason}`) whose fixed parts fit it.
 */
const templates = [...code.matchAll(/`((?:[\w.:-]|\$\{[^}`]*\})*\$\{(?:[\w.:-]|\$\{[^}`]*\}|[^`])*)`/g)].map(
  ([, template = '']) =>
    new RegExp(`^${template.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);
const isNamed = (key: string) =>
  code.includes(`'${key}'`) || code.includes(`:${key}'`) || templates.some((template) => template.test(key));

describe.each(areas)('the texts of %s', (area) => {
  it('are the same in every language', async () => {
    const [english, ...others] = await Promise.all(languages.map((language) => load(area, language)));
    for (const other of others) expect(bases(other)).toEqual(bases(english ?? new Map()));
  });

  it('have every plural form that a language needs', async () => {
    for (const language of languages) {
      const texts = await load(area, language);
      const { pluralCategories } = new Intl.PluralRules(browserLocale(language)).resolvedOptions();
      const counted = [...texts.keys()]
        .filter((key) => key.endsWith('_other'))
        .map((key) => key.slice(0, -6));
      for (const base of counted) {
        for (const category of pluralCategories) expect([...texts.keys()]).toContain(`${base}_${category}`);
      }
    }
  });

  it('name the same variables in every language', async () => {
    const english = await load(area, 'en');
    for (const language of languages) {
      for (const [key, text] of await load(area, language)) {
        const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
        // A text may call upon the brand where another language does not need it; all else has to be there.
        const given = (words: string) =>
          variables(words).filter((name) => !/^(?:brand|support)/.test(name ?? ''));
        expect([key, given(text)]).toEqual([key, given(original)]);
      }
    }
  });

  it('are not much longer than the English ones', async () => {
    const english = await load(area, 'en');
    for (const language of languages) {
      for (const [key, text] of await load(area, language)) {
        const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
        const most = Math.ceil(original.length * 1.6) + 16;
        expect(text.length, `${area}:${key} in ${language}: "${text}"`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('are all used', async () => {
    const unused = [...bases(await load(area, 'en'))].filter((key) => !isNamed(key));
    expect(unused).toEqual([]);
  });
});
