import type { Language } from '@dayfare/domain/product';
import type { AreaCatalogue, TextProblem } from './catalogue.ts';

/** Keys of headings; `titles` are those of the browser's tab, which repeat a page's heading on purpose. */
const isHeading = (key: string) => /(?:^|\.)(?:\w*[tT]itle|titles\.\w+)$/.test(key);
const isTabTitle = (key: string) => /(?:^|\.)titles\.\w+$/.test(key);

/** A colon or quotation mark of French that can be parted from its word, by no space or one where lines break. */
const frenchSpace = /(?<!\u00A0):(?= |$)|(?<!\u00A0)»|«(?!\u00A0)/;

/** Other words for what has one name on every screen: a fee, wages, a transfer that repeats. */
const otherWords: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?<!\p{L})(?:cargos?|cuotas?|salarios?|recurrentes?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:périodiques?|récurrente?s?)(?!\p{L})/iu,
};

/** The search is where people type other words. */
const takesOtherWords = (area: string) => area === 'app/frame/find';

/**
 * What can be checked of how a text is written (docs/how-to/how-we-write.md): no verb of a brand put together with other words, one full
 * stop at an end, one word for one thing, French colons and quotation marks that stay with their words, headings that begin with a capital, and no heading twice on one screen.
 */
export function wordingProblems({ area, texts }: AreaCatalogue, language: Language): TextProblem[] {
  const own = [...texts[language]];
  const problem = (kind: TextProblem['kind'], key: string, detail: string): TextProblem => ({
    ...{ kind, area, key, language, detail },
  });
  const single = own.flatMap(([key, text]) => [
    ...(/{\w*verb\w*}/i.test(text)
      ? [problem('glued', key, `"${text}" puts a brand's verb together with other words`)]
      : []),
    ...(/[^.]\.\s?\.(?!\.)|\. ?m\.\./.test(text) ? [problem('full stops', key, `"${text}"`)] : []),
    ...(language === 'fr' && frenchSpace.test(text)
      ? [problem('spaces', key, `"${text}" lacks the no-break space of a colon or quotation mark`)]
      : []),
    ...(!takesOtherWords(area) && otherWords[language]?.test(text)
      ? [problem('other word', key, `"${text}" calls a thing by another word than other screens do`)]
      : []),
    ...(isHeading(key) && /^\p{Ll}/u.test(text)
      ? [problem('heading', key, `"${text}" begins with a small letter`)]
      : []),
  ]);
  const headings = own.filter(([key]) => isHeading(key) && !isTabTitle(key));
  const repeated = headings.flatMap(([key, text], at) => {
    // Of one screen: the first part of a key is its name.
    const first = headings.findIndex(
      ([other, said]) => said === text && other.split('.')[0] === key.split('.')[0],
    );
    return first === at ? [] : [problem('twice', key, `says the same as ${headings[first]?.[0]}: "${text}"`)];
  });
  return [...single, ...repeated];
}
