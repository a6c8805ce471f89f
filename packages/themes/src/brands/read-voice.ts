import { readFileSync } from 'node:fs';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { type BrandName, brandByEnvironment } from './names.ts';

const known: Readonly<Record<string, BrandName>> = brandByEnvironment;
const read = new Map<string, Voice>();

/**
 * The words of the brand that an environment shows, for servers: an app in a browser has `loadVoice`. An environment without a brand
 * has the words of Common, as the app does. Reads each file once.
 */
export function readVoice(environment: string, language: VoiceLanguage): Voice {
  const file = `./${known[environment] ?? 'common'}/voice.${language}.json`;
  const voice = read.get(file) ?? (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Voice);
  read.set(file, voice);
  return voice;
}
