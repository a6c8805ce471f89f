import type { Voice } from '@dayfare/themes/brands';

/**
 * A brand's words with another name in the place of its own, where dynamic theming is on. Every text takes the brand word
 * from these words (default-variables.ts), so this is the only place where it is replaced.
 */
export function voiceCalled(voice: Voice, name: string | undefined): Voice {
  if (!name) return voice;
  const renamed = Object.entries(voice).map(([key, phrase]) => [
    key,
    phrase.replaceAll(voice.productName, () => name),
  ]);
  return { ...voice, ...Object.fromEntries(renamed) };
}
