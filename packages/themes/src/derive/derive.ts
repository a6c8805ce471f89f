import type { Colour, ColourRoles, Scheme, Tokens } from '../contract/tokens.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { darkDraft } from './dark.ts';
import { lightDraft } from './light.ts';
import { type Seed, seedNames } from './seed.ts';
import { settle } from './settle.ts';

export { type Seed, seedNames } from './seed.ts';

/** Everything about a brand that is not a colour. */
export type Shape = Omit<Tokens, 'light' | 'dark'>;

// Pages stay light (or dark) and the main action stays the brand's own: labels, text and all else give way to them.
const kept: ReadonlySet<Role> = new Set(['canvas', 'surface', 'surfaceSunken', 'field', 'action']);

// The rest of the six: they give way only where nothing else can.
const given: readonly Role[] = ['brand', 'text', 'selected', 'danger'];

function settled(draft: ColourRoles, scheme: Scheme): ColourRoles {
  return settle(settle(draft, scheme, new Set([...kept, ...given])), scheme, kept);
}

/**
 * Derives a brand from six colours. The rest is mixed from them and adjusted in lightness until every pair has enough contrast. If the
 * six conflict, pages stay light in the light scheme and dark in the dark one, and the main action stays as given.
 */
export const deriveTokens = (seed: Seed, shape: Shape): Tokens => ({
  light: settled(lightDraft(seed), 'light'),
  dark: settled(darkDraft(seed), 'dark'),
  ...shape,
});

/** One of the six colours that could not stay as it was given in the light scheme. */
export interface GivenWay {
  readonly name: keyof Seed;
  readonly given: Colour;
  readonly made: Colour;
}

/** Which of the six gave way so that every pair can be read. */
export function gaveWay(seed: Seed, { light }: Tokens): readonly GivenWay[] {
  const made: Seed = { ...light, accent: light.selected };
  return seedNames
    .map((name) => ({ name, given: seed[name], made: made[name] }))
    .filter((colour) => colour.given !== colour.made);
}
