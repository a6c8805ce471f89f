import type { Language } from '@dayfare/domain/product';
import { textsGroup } from './texts-group.ts';

/** Fetches an area's texts in a language, with the first screen that uses them. */
export type ReadTexts = (area: TextArea, language: Language) => Promise<object>;

/** Fetches an area's texts in each language. */
type Catalogue = Readonly<Record<Language, () => Promise<{ readonly texts: object }>>>;

/**
 * The English texts of every area, as types only; the other languages have the same keys. A name is the folder's path below `areas`:
 * `kit/money/transfer`. `app/generated/texts.ts` adds the areas' own.
 */
export interface AreaTexts {
  readonly app: typeof import('./texts/texts.en.ts')['texts'];
}

/** An area or screen with its own texts. */
export type TextArea = keyof AreaTexts;

/** Where each area's texts are, for what goes through all of them. */
export type Catalogues = Readonly<Record<TextArea, Catalogue>>;

/** A file with the texts of several areas in one language, by area. */
interface GroupOfTexts {
  readonly texts: Readonly<Partial<Record<TextArea, object>>>;
}

/** Fetches a group's texts in each language. Which areas are in a group: `textsGroup`. */
export type TextGroups = Readonly<Record<string, Readonly<Record<Language, () => Promise<GroupOfTexts>>>>>;

/** Reads each area's texts from the file of its group. It knows no area by name, so that the first file doesn't grow with them. */
export function textsIn(groups: TextGroups): ReadTexts {
  return async (area, language) => (await groups[textsGroup(area)]?.[language]())?.texts[area] ?? {};
}
