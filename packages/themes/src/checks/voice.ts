import { type VoiceLanguage, voiceLimits } from '../contract/voice.ts';
import { isRecord, shown } from './read-tokens.ts';

// Control characters, and the marks that turn the direction of writing: they can make a phrase say something else than it shows.
const invisible = /[\p{Cc}\p{Cf}]/u;

/** What is wrong with a brand's wording in one language, a sentence each. */
export function voiceProblems(language: VoiceLanguage, voice: unknown): string[] {
  const file = `voice.${language}.json`;
  if (!isRecord(voice)) return [`${file} must be an object of phrases.`];
  const unknown = Object.keys(voice)
    .filter((key) => !Object.hasOwn(voiceLimits, key))
    .map((key) => `${file}: ${shown(key)} is no phrase of the contract.`);
  const wrong = Object.entries(voiceLimits).flatMap(([key, limit]) => {
    const phrase = Object.hasOwn(voice, key) ? voice[key] : undefined;
    if (phrase === undefined) return [`${file}: ${key} is missing.`];
    if (typeof phrase !== 'string' || phrase.trim() === '') return [`${file}: ${key} says nothing.`];
    const { length } = [...phrase];
    if (length > limit) return [`${file}: ${key} has ${length} characters and may have ${limit}.`];
    return invisible.test(phrase) || /[<>]/.test(phrase)
      ? [`${file}: ${key} has markup or invisible characters in it.`]
      : [];
  });
  return [...unknown, ...wrong];
}
