import type { DefaultProps } from '../contract/default-props.ts';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { brandFiles } from './files.ts';
import { type BrandName, brandList } from './names.ts';

export type { DefaultProps } from '../contract/default-props.ts';
export { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
export { brandOfEnvironment, environmentOfBrand, isBrandName } from './environments.ts';
export { type BrandName, brandNames, navigationOfBrand } from './names.ts';

/** Returns a brand's display name, such as for Storybook's toolbar. */
export const brandTitle = (brand: BrandName): string => brandList[brand].title;

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
