import type { Tokens } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { darkDraft } from './dark.ts';
import { lightDraft } from './light.ts';
import type { Seed } from './seed.ts';
import { settle } from './settle.ts';

export { type Seed, seedNames } from './seed.ts';

/** Everything about a brand that is not a colour. */
export type Shape = Omit<Tokens, 'light' | 'dark'>;

// The accent is given as the colour of what is selected; links and charts follow it as far as they can be read.
const given: ReadonlySet<Role> = new Set(['brand', 'action', 'canvas', 'text', 'selected', 'danger']);

/**
 * A whole brand from six colours. The six stay as they are in the light scheme; the rest is mixed from them and moved in lightness
 * until each pair has its contrast. Where two of the six contradict each other the pair fails, and the checks say so.
 */
export const deriveTokens = (seed: Seed, shape: Shape): Tokens => ({
  light: settle(lightDraft(seed), 'light', given),
  dark: settle(darkDraft(seed), 'dark', new Set()),
  ...shape,
});
