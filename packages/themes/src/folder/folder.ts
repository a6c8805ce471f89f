import type { DefaultProps } from '../contract/default-props.ts';
import type { Tokens } from '../contract/tokens.ts';
import { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
import { neutralVoice } from '../foundations/neutral/voice.ts';
import { drawLogo, drawMark } from './drawings.ts';

/** What a brand's folder is made from. What is not given is plain: neutral words, the initial as a mark. */
export interface NewBrand {
  /** The brand's display name. */
  readonly title: string;
  readonly tokens: Tokens;
  /** One sentence about its character, in brand.json. */
  readonly about?: string | undefined;
  readonly voice?: Readonly<Record<VoiceLanguage, Voice>> | undefined;
  readonly defaultProps?: DefaultProps | undefined;
  readonly logo?: string | undefined;
  readonly mark?: string | undefined;
}

/** A brand's presets before the first choice. */
export const plainProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A brand with everything that was not given filled in. */
export function wholeBrand({
  title,
  tokens,
  about = `${title}: a new brand. Say here what one recognises it by.`,
  voice = neutralVoice(title),
  defaultProps = plainProps,
  logo = drawLogo(title, tokens),
  mark = drawMark(title, tokens),
}: NewBrand) {
  return { title, tokens, about, voice, defaultProps, logo, mark };
}

/** All files of a brand's folder, by name. Pure: the generator writes them, the studio offers them to download. */
export function brandFolder(brand: NewBrand): Readonly<Record<string, string>> {
  const { title, tokens, about, voice, defaultProps, logo, mark } = wholeBrand(brand);
  const voices = voiceLanguages.map((language) => [`voice.${language}.json`, json(voice[language])]);
  return {
    'brand.json': json({ title, about, environment: title, cardCodes: [] }),
    'tokens.json': json(tokens),
    'default-props.json': json(defaultProps),
    'logo.svg': logo,
    'mark.svg': mark,
    ...Object.fromEntries(voices),
  };
}
