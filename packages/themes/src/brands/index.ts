import type { DefaultProps } from '../contract/default-props.ts';
import type { Voice, VoiceLanguage } from '../contract/voice.ts';
import { type BrandName, brandList, brandNames } from './names.ts';

export type { DefaultProps } from '../contract/default-props.ts';
export { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
export { type BrandName, brandNames } from './names.ts';

/** What a brand is called in a list of brands, such as Storybook's toolbar. */
export const brandTitle = (brand: BrandName): string => brandList[brand].title;

/** Whether a value from outside (an address, a setting, a server's answer) names a brand. */
export const isBrandName = (value: unknown): value is BrandName => brandNames.some((name) => name === value);

/** A brand's wording in one language, as a chunk of its own. Rejects if the chunk cannot be fetched. */
export async function loadVoice(brand: BrandName, language: VoiceLanguage): Promise<Voice> {
  const module: { default: Voice } = await import(`./${brand}/voice.${language}.json`);
  return module.default;
}

/** The props that a brand presets, as a chunk of its own. Rejects if the chunk cannot be fetched. */
export async function loadDefaultProps(brand: BrandName): Promise<DefaultProps> {
  const module: { defaultProps: DefaultProps } = await import(`./${brand}/default-props.ts`);
  return module.defaultProps;
}
