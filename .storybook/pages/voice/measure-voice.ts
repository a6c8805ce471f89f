import { type Voice, type VoiceLanguage, voiceLimits } from '@dayfare/themes/voice';
import type { ReviewBrand } from '../shared/review-brands.ts';

/** A phrase's key. */
export type PhraseKey = keyof Voice;

/** One phrase of one brand in one language. */
export interface Phrase {
  readonly key: PhraseKey;
  readonly brand: ReviewBrand;
  readonly language: VoiceLanguage;
  readonly text: string;
  /** Characters as a reader counts them: a letter with its accent is one. */
  readonly length: number;
  readonly limit: number;
}

/** A brand's words in one language. */
export interface BrandVoice {
  readonly brand: ReviewBrand;
  readonly language: VoiceLanguage;
  readonly voice: Voice;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a text has to a reader. */
export const lengthOf = (text: string): number => [...characters.segment(text)].length;

/** Every phrase of every voice with its length and limit, phrase by phrase in the order of the contract. */
export const measureVoices = (voices: readonly BrandVoice[]): Phrase[] =>
  (Object.keys(voiceLimits) as PhraseKey[]).flatMap((key) =>
    voices.map(({ brand, language, voice }) => ({
      key,
      brand,
      language,
      text: voice[key],
      length: lengthOf(voice[key]),
      limit: voiceLimits[key],
    })),
  );

/** How a phrase stands to its limit; `near` from nine tenths on. */
export function fitOf({ length, limit }: Pick<Phrase, 'length' | 'limit'>): 'pass' | 'near' | 'fail' {
  if (length > limit) return 'fail';
  return length >= limit * 0.9 ? 'near' : 'pass';
}
