import type { DefaultProps } from '../contract/default-props.ts';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { brandFiles } from './files.ts';
import { type BrandName, brandByEnvironment, brandList, brandNames } from './names.ts';

export type { DefaultProps } from '../contract/default-props.ts';
export { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
export { type BrandName, brandNames, navigationOfBrand } from './names.ts';

/** Returns a brand's display name, such as for Storybook's toolbar. */
export const brandTitle = (brand: BrandName): string => brandList[brand].title;

/** Whether a value from outside (an address, a setting, a server response) is the name of a brand. */
export const isBrandName = (value: unknown): value is BrandName => brandNames.some((name) => name === value);

const environments = Object.entries(brandByEnvironment);

/** Returns the brand of an environment named in the configuration or start-up data; null if there is none. */
export const brandOfEnvironment = (environment: string | undefined): BrandName | null =>
  environments.find(([name]) => name === environment)?.[1] ?? null;

/** Returns the environment of a brand. */
export const environmentOfBrand = (brand: BrandName): string =>
  environments.find(([, shown]) => shown === brand)?.[0] ?? 'Common';

/** Loads a brand's wording in one language, as a separate chunk. Rejects if the chunk cannot be fetched. */
export async function loadVoice(brand: BrandName, language: VoiceLanguage): Promise<Voice> {
  const { default: voice } = await brandFiles[brand][language]();
  return voice;
}

/** Loads a brand's preset props, as a separate chunk. Rejects if the chunk cannot be fetched. */
export async function loadDefaultProps(brand: BrandName): Promise<DefaultProps> {
  const { default: presets } = await brandFiles[brand].defaultProps();
  return presets as DefaultProps;
}
