import { brandNames, loadVoice, voiceLanguages } from '@dayfare/themes/brands';
import { useEffect, useState } from 'react';
import type { BrandVoice } from './measure-voice.ts';

const loadAll = () =>
  Promise.all(
    brandNames.flatMap((brand) =>
      voiceLanguages.map(async (language) => ({ brand, language, voice: await loadVoice(brand, language) })),
    ),
  );

/** Every brand's words in every language; undefined while they load. */
export function useAllVoices(): readonly BrandVoice[] | undefined {
  const [voices, setVoices] = useState<readonly BrandVoice[]>();
  useEffect(() => {
    let isWanted = true;
    loadAll().then((found) => {
      if (isWanted) setVoices(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return voices;
}
