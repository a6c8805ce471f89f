import { voiceLanguages } from '@dayfare/themes/brands';
import { useEffect, useState } from 'react';
import { useDraftBrand } from '../../draft-brand.ts';
import { reviewBrands, voiceOf } from '../shared/review-brands.ts';
import type { BrandVoice } from './measure-voice.ts';

const loadAll = () =>
  Promise.all(
    reviewBrands().flatMap((brand) =>
      voiceLanguages.map(async (language) => ({ brand, language, voice: await voiceOf(brand, language) })),
    ),
  );

/** Every brand's words in every language; undefined while they load. */
export function useAllVoices(): readonly BrandVoice[] | undefined {
  const [voices, setVoices] = useState<readonly BrandVoice[]>();
  const draft = useDraftBrand();
  useEffect(() => {
    let isWanted = true;
    loadAll().then((found) => {
      if (isWanted) setVoices(found);
    });
    return () => {
      isWanted = false;
    };
  }, [draft]);
  return voices;
}
