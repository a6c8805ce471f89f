import {
  type BrandName,
  brandNames,
  brandTitle,
  loadVoice,
  type Voice,
  type VoiceLanguage,
} from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import { brandLogos } from '@dayfare/themes/brands/logos';
import type { Tokens } from '@dayfare/themes/contract';
import { foundationTokens } from '@dayfare/themes/foundations';
import type { BrandLogos } from '@dayfare/themes/logo';
import { currentDraft } from '../../draft-brand.ts';
import { voicesOf } from '../studio/draft.ts';
import { draftName } from '../studio/drafts.ts';

/** A brand that pages can show: one of the repository's, or the draft of Brand studio. */
export type ReviewBrand = BrandName | typeof draftName;

/** Every brand that there is to show now, the draft last. The frame of every story renders it again when the draft changes. */
export const reviewBrands = (): readonly ReviewBrand[] =>
  currentDraft() ? [...brandNames, draftName] : brandNames;

/** What a brand is called on a page. */
export const titleOf = (brand: ReviewBrand): string =>
  brand === draftName ? `Draft: ${currentDraft()?.title || 'without a name'}` : brandTitle(brand);

/** All brands, for a list to choose from. */
export const brandOptions = (): readonly { readonly value: ReviewBrand; readonly label: string }[] =>
  reviewBrands().map((value) => ({ value, label: titleOf(value) }));

/** A brand's tokens. */
export const tokensOf = (brand: ReviewBrand): Tokens =>
  brand === draftName ? (currentDraft()?.tokens ?? foundationTokens.neutral) : allTokens[brand];

/** A brand's drawings. */
export const logosOf = (brand: ReviewBrand): BrandLogos =>
  (brand === draftName ? currentDraft()?.logos : undefined) ??
  brandLogos[brand === draftName ? 'common' : brand];

/** A brand's words in a language. Rejects if they cannot be fetched. */
export async function voiceOf(brand: ReviewBrand, language: VoiceLanguage): Promise<Voice> {
  if (brand !== draftName) return loadVoice(brand, language);
  const { voices } = currentDraft() ?? {
    voices: voicesOf({ title: titleOf(brand), tokens: tokensOf(brand) }),
  };
  return voices[language];
}
