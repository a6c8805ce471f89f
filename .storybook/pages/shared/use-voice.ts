import { type BrandName, loadVoice, type Voice, type VoiceLanguage } from '@dayfare/themes/brands';
import { useEffect, useState } from 'react';

/** A brand's words in a language; undefined while they load. */
export function useVoice(brand: BrandName, language: VoiceLanguage): Voice | undefined {
  const [voice, setVoice] = useState<Voice>();
  useEffect(() => {
    let isWanted = true;
    loadVoice(brand, language).then((found) => {
      if (isWanted) setVoice(found);
    });
    return () => {
      isWanted = false;
    };
  }, [brand, language]);
  return voice;
}
