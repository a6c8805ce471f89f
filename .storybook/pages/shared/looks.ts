import { brandNames, isBrandName, type VoiceLanguage, voiceLanguages } from '@dayfare/themes/brands';
import { type Scheme, schemes } from '@dayfare/themes/contract';
import { draftName } from '../studio/drafts.ts';
import type { ReviewBrand } from './review-brands.ts';

/** A brand in a scheme. */
export interface Look {
  readonly brand: ReviewBrand;
  readonly scheme: Scheme;
}

/** What the toolbars say, as far as a page for designers follows them. */
export interface ReviewGlobals extends Look {
  readonly language: VoiceLanguage;
  /** The others (text size, platform …), to be handed on to a story as they are. */
  readonly others: Readonly<Record<string, string>>;
}

/** Every brand of the repository in every scheme, brand by brand. */
export const looks: readonly Look[] = brandNames.flatMap((brand) =>
  schemes.map((scheme) => ({ brand, scheme })),
);

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, fallback: Name): Name =>
  names.find((name) => name === value) ?? fallback;

/** Reads Storybook's globals; what is not known becomes the first of its kind. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): ReviewGlobals {
  const { brand, scheme, language, ...rest } = globals;
  const others = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    brand: isBrandName(brand) || brand === draftName ? brand : 'common',
    scheme: oneOf(schemes, scheme, 'light'),
    language: oneOf(voiceLanguages, language, 'en'),
    others: Object.fromEntries(others),
  };
}
