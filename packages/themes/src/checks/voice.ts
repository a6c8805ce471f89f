import { type Voice, type VoiceLanguage, voiceLimits } from '../contract/voice.ts';
import { isRecord, shown } from './read-tokens.ts';

// Control characters, the marks that turn the direction of writing, and letters without a shape: with them a phrase can say something
// else than it shows, or nothing at all.
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isPhone = (text: string) =>
  /^[+(]?\d[\d\s().-]*\d$/.test(text) &&
  text.replace(/\D/g, '').length >= 7 &&
  text.replace(/\D/g, '').length <= 15;

/** Phrases that no two languages say in the same words. */
const translated = [
  'tagline',
  'promise',
  'signInTitle',
  'signInSubtitle',
  'availableLabel',
  'getMoney',
  'getMoneyTitle',
  'receiptTitle',
] as const satisfies readonly (keyof Voice)[];

const languageNames = { en: 'English', es: 'Spanish', fr: 'Canadian French' } as const;

const textIn = (voice: unknown, key: string) =>
  isRecord(voice) && typeof voice[key] === 'string' ? voice[key].trim().toLowerCase() : undefined;

/** Phrases that were left in another language, a sentence each. */
export function untranslated(voices: Readonly<Record<VoiceLanguage, unknown>>): string[] {
  const pairs = [
    ['en', 'es'],
    ['en', 'fr'],
    ['es', 'fr'],
  ] as const;
  return pairs.flatMap(([one, other]) =>
    translated
      .filter(
        (key) =>
          textIn(voices[one], key) !== undefined && textIn(voices[one], key) === textIn(voices[other], key),
      )
      .map(
        (key) =>
          `voice.${other}.json: ${key} says the same in ${languageNames[other]} as in ${languageNames[one]}.`,
      ),
  );
}

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
    if (!phrase.isWellFormed()) return [`${file}: ${key} has half a character in it.`];
    if (key === 'supportPhone' && !isPhone(phrase))
      return [`${file}: supportPhone is ${shown(phrase)} and must be a phone number in digits.`];
    if (key === 'getAmount' && phrase.split('{amount}').length !== 2)
      return [`${file}: getAmount is ${shown(phrase)} and must have {amount} in it, once.`];
    return invisible.test(phrase) || /[<>]/.test(phrase)
      ? [`${file}: ${key} has markup or invisible characters in it.`]
      : [];
  });
  return [...unknown, ...wrong];
}
