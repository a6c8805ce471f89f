import { readFileSync } from 'node:fs';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { type BrandName, brandByEnvironment } from './names.ts';

const known: Readonly<Record<string, BrandName>> = brandByEnvironment;
const read = new Map<string, Voice>();

/**
 * Reads the wording of an environment's brand, for servers; in a browser, use `loadVoice`. Environments without a brand get Common's, as
 * in the app. Reads each file once.
 */
export function readVoice(environment: string, language: VoiceLanguage): Voice {
  const file = `./${known[environment] ?? 'common'}/voice.${language}.json`;
  const voice = read.get(file) ?? (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Voice);
  read.set(file, voice);
  return voice;
}
