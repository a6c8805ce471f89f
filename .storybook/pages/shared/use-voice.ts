import type { Voice, VoiceLanguage } from '@dayfare/themes/brands';
import { useEffect, useState } from 'react';
import { useDraftBrand } from '../../draft-brand.ts';
import { draftName } from '../studio/drafts.ts';
import { type ReviewBrand, voiceOf } from './review-brands.ts';

/** A brand's words in a language; undefined while they load. */
export function useVoice(brand: ReviewBrand, language: VoiceLanguage): Voice | undefined {
  const [voice, setVoice] = useState<Voice>();
  const draft = useDraftBrand();
  const source = brand === draftName ? draft : brand;
  useEffect(() => {
    let isWanted = true;
    voiceOf(brand, language).then((found) => {
      if (isWanted) setVoice(found);
    });
    return () => {
      isWanted = false;
    };
  }, [brand, source, language]);
  return voice;
}
