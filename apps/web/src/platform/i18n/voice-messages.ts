import type { Voice } from '@dayfare/themes/brands';
import type { CompiledTexts } from './messages.ts';

const amount = '{amount}';

/**
 * A brand's words as messages. A server can send them at any time, so no build has compiled them; all but one are without arguments, and
 * that one's is checked with the brand.
 */
export function voiceMessages(voice: Voice): CompiledTexts {
  const [before = '', after = ''] = voice.getAmount.split(amount);
  return { ...voice, getAmount: [before, ['amount'], after] };
}
