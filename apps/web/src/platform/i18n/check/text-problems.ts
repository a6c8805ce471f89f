import { browserLocale, type Language } from '@dayfare/domain/product';
import type { AreaCatalogue, FlatTexts, TextProblem } from './catalogue.ts';
import { wordingProblems } from './wording-problems.ts';

/** A plural form at the end of a key; `=0` is one for an exact number. */
const plural = /_(?:zero|one|two|few|many|other|=\d+)$/;
const baseOf = (key: string) => key.replace(plural, '');
const variablesOf = (text: string) => [...text.matchAll(/{(\w+)/g)].map(([, name = '']) => name).sort();

// A text may call upon the brand where another language does not need it; all else has to be there.
const givenIn = (text: string) => variablesOf(text).filter((name) => !/^(?:brand|support)/.test(name));

/** The most characters of a translation: a screen that holds the English text holds half as much again, and a few words. */
export const mostCharacters = (english: string): number => Math.ceil(english.length * 1.6) + 16;

/** Plural forms that a language has, by Intl. */
const formsOf = (language: Language) =>
  new Intl.PluralRules(browserLocale(language)).resolvedOptions().pluralCategories;

function problemsIn({ area, texts }: AreaCatalogue, language: Language): TextProblem[] {
  const { en } = texts;
  const own = texts[language];
  const problem = (kind: TextProblem['kind'], key: string, detail: string): TextProblem => ({
    ...{ kind, area, key, language, detail },
  });
  const bases = (flat: FlatTexts) => new Set([...flat.keys()].map(baseOf));
  const [ownBases, englishBases] = [bases(own), bases(en)];
  const missing = [...englishBases].filter((key) => !ownBases.has(key));
  const extra = [...ownBases].filter((key) => !englishBases.has(key));
  const counted = [...own.keys()].filter((key) => key.endsWith('_other')).map(baseOf);
  const lacking = counted.flatMap((base) =>
    formsOf(language)
      .map((form) => `${base}_${form}`)
      .filter((key) => !own.has(key)),
  );
  const compared = [...own].flatMap(([key, text]) => {
    const english = en.get(key) ?? en.get(`${baseOf(key)}_other`);
    if (english === undefined) return [];
    const most = mostCharacters(english);
    const [given, wanted] = [givenIn(text).join(' '), givenIn(english).join(' ')];
    return [
      ...(text.length > most
        ? [problem('too long', key, `${text.length} characters of ${most}: "${text}"`)]
        : []),
      ...(given === wanted ? [] : [problem('variables', key, `"${given}" instead of "${wanted}"`)]),
    ];
  });
  return [
    ...missing.map((key) => problem('missing', key, 'is not in this language')),
    ...extra.map((key) => problem('unused', key, 'is not in English')),
    ...lacking.map((key) => problem('plural', key, 'is a form that the language needs')),
    ...compared,
  ];
}

const templateRule = /`((?:[\w.:/-]|\$\{[^}`]*\})*\$\{(?:[\w.:/-]|\$\{[^}`]*\}|[^`])*)`/g;

/** Tells whether code names a key: in full, or by a template (`reasons.${reason}`) whose fixed parts fit it. */
function namedIn(code: string): (key: string) => boolean {
  const templates = [...code.matchAll(templateRule)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .replace(/^[\w/-]+:/, '')
          .replace(/[.*+?^()|[\]\\]/g, '\\$&')
          .replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`,
      ),
  );
  return (key) =>
    code.includes(`'${key}'`) ||
    code.includes(`:${key}'`) ||
    templates.some((template) => template.test(key));
}

/** Everything about the texts that has to be mended. `code` is every line of the app, without its texts. */
export function textProblems(catalogues: readonly AreaCatalogue[], code: string): readonly TextProblem[] {
  const isNamed = namedIn(code);
  return catalogues.flatMap((catalogue) => {
    const { area, texts } = catalogue;
    const languages = Object.keys(texts) as Language[];
    const keys = new Set([...texts.en.keys()].map(baseOf));
    const unused = [...keys].filter((key) => !isNamed(key));
    return [
      ...languages.flatMap((language) => [
        ...problemsIn(catalogue, language),
        ...wordingProblems(catalogue, language),
      ]),
      ...unused.map(
        (key): TextProblem => ({ kind: 'unused', area, key, detail: 'is named nowhere in the code' }),
      ),
    ];
  });
}
