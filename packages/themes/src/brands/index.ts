import type { DefaultProps } from '../contract/default-props.ts';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { brandFiles } from './files.ts';
import { type BrandName, brandByEnvironment, brandList, brandNames } from './names.ts';

export type { DefaultProps } from '../contract/default-props.ts';
export { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
export { type BrandName, brandNames, navigationOfBrand } from './names.ts';

/** What a brand is called in a list of brands, such as Storybook's toolbar. */
export const brandTitle = (brand: BrandName): string => brandList[brand].title;

/** Whether a value from outside (an address, a setting, a server's answer) names a brand. */
export const isBrandName = (value: unknown): value is BrandName => brandNames.some((name) => name === value);

const environments = Object.entries(brandByEnvironment);

/** The brand that an environment shows, by its name in configuration or startup data; null for a name that no brand has. */
export const brandOfEnvironment = (environment: string | undefined): BrandName | null =>
  environments.find(([name]) => name === environment)?.[1] ?? null;

/** The environment that shows a brand. */
export const environmentOfBrand = (brand: BrandName): string =>
  environments.find(([, shown]) => shown === brand)?.[0] ?? 'Common';

/** A brand's wording in one language, as a chunk of its own. Rejects if the chunk cannot be fetched. */
export async function loadVoice(brand: BrandName, language: VoiceLanguage): Promise<Voice> {
  const { default: voice } = await brandFiles[brand][language]();
  return voice;
}

/** The props that a brand presets, as a chunk of its own. Rejects if the chunk cannot be fetched. */
export async function loadDefaultProps(brand: BrandName): Promise<DefaultProps> {
  const { default: presets } = await brandFiles[brand].defaultProps();
  return presets as DefaultProps;
}
