import type { DefaultProps } from '../contract/default-props.ts';
import type { Tokens } from '../contract/tokens.ts';
import { type Voice, type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
import { neutralVoice } from '../foundations/neutral/voice.ts';
import { drawLogo, drawMark } from './drawings.ts';
import { tokensSource } from './tokens-source.ts';

/** What a brand's folder is made from. What is not given is plain: neutral words, the initial as a mark. */
export interface NewBrand {
  /** What people call the brand. */
  readonly title: string;
  readonly tokens: Tokens;
  /** One sentence about its character, at the head of tokens.ts. */
  readonly sentence?: string | undefined;
  readonly voice?: Readonly<Record<VoiceLanguage, Voice>> | undefined;
  readonly defaultProps?: DefaultProps | undefined;
  readonly logo?: string | undefined;
  readonly mark?: string | undefined;
}

const plainProps: DefaultProps = { header: { logo: 'full' }, amount: { cents: 'raised' } };

function defaultPropsSource(title: string, { header, amount }: DefaultProps): string {
  return `import type { DefaultProps } from '../../contract/default-props.ts';

/** What ${title.replaceAll('*/', '')} presets. */
export const defaultProps: DefaultProps = { header: { logo: '${header.logo}' }, amount: { cents: '${amount.cents}' } };
`;
}

/** All files of a brand's folder, by name. Pure: the generator writes them, the studio offers them to download. */
export function brandFolder({
  title,
  tokens,
  sentence = `${title}: a new brand. Say here what one recognises it by.`,
  voice = neutralVoice(title),
  defaultProps = plainProps,
  logo = drawLogo(title, tokens),
  mark = drawMark(title, tokens),
}: NewBrand): Readonly<Record<string, string>> {
  const voices = voiceLanguages.map((language) => [
    `voice.${language}.json`,
    `${JSON.stringify(voice[language], null, 2)}\n`,
  ]);
  return {
    'brand.json': `${JSON.stringify({ title, environment: title, cardCodes: [] }, null, 2)}\n`,
    'tokens.ts': tokensSource(sentence, tokens),
    'default-props.ts': defaultPropsSource(title, defaultProps),
    'logo.svg': logo,
    'mark.svg': mark,
    ...Object.fromEntries(voices),
  };
}
