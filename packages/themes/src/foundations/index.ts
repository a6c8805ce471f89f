import type { Tokens } from '../contract/tokens.ts';
import { tokens as neutral } from './neutral/tokens.ts';
import { tokens as wireframe } from './wireframe/tokens.ts';

/**
 * Looks that are not brands: `neutral`, which new brands start from and which replaces a refused one, and `wireframe`, for layout
 * reviews. No environment uses them and `isBrandName` does not accept them.
 */
export const foundationTokens = { neutral, wireframe } as const satisfies Record<string, Tokens>;

/** The name of a foundation, as in `data-brand`. */
export type FoundationName = keyof typeof foundationTokens;

/** The names of all foundations. */
export const foundationNames = Object.keys(foundationTokens) as readonly FoundationName[];
