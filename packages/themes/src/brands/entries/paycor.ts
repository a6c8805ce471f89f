// Written by `pnpm generate`; a test fails when it is out of date.
import type { DefaultProps } from '../../contract/default-props.ts';
import type { BrandLogos } from '../../contract/logo.ts';
import type { Tokens } from '../../contract/tokens.ts';
import type { Voice, VoiceLanguage } from '../../contract/voice.ts';
import presets from '../paycor/default-props.json' with { type: 'json' };
import values from '../paycor/tokens.json' with { type: 'json' };

/** The brand's name: the page's `data-brand`, and the name of its stylesheet. */
export const name = 'paycor';

/** The brand's display name. */
export const title = 'Paycor';

/** Its light and dark colours, type, corners, heights and motion. */
export const tokens = values as Tokens;

/** Its preset props, for `UiProvider`. */
export const defaultProps = presets as DefaultProps;

/** Its logos; URLs only, so that nothing is fetched before it is shown. */
export const logos: BrandLogos = {
  full: { url: new URL('../paycor/logo.svg?no-inline', import.meta.url).href, width: 160, height: 40 },
  mark: { url: new URL('../paycor/mark.svg?no-inline', import.meta.url).href, width: 40, height: 40 },
};

const voices = {
  en: () => import('../paycor/voice.en.json', { with: { type: 'json' } }),
  es: () => import('../paycor/voice.es.json', { with: { type: 'json' } }),
  fr: () => import('../paycor/voice.fr.json', { with: { type: 'json' } }),
} satisfies Record<VoiceLanguage, () => Promise<{ default: Voice }>>;

/** Loads its wording in one language, as a separate chunk. Rejects if the chunk cannot be fetched. */
export const loadVoice = async (language: VoiceLanguage): Promise<Voice> =>
  (await voices[language]()).default;
