import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from './neutral/tokens.ts';
import { tokens as wireframe } from './wireframe/tokens.ts';

/**
 * Looks that are no brand: `neutral`, from which brands are made and which stands in for a refused one, and `wireframe`, for reviews of
 * layout. No environment leads to them and `isBrandName` does not know them; `virtual:dayfare-brands/all.css` has their sheets.
 */
export const foundationTokens = { neutral, wireframe } as const satisfies Record<string, Tokens>;

/** The name of a foundation, as in `data-brand`. */
export type FoundationName = keyof typeof foundationTokens;

/** The names of all foundations. */
export const foundationNames = Object.keys(foundationTokens) as readonly FoundationName[];
