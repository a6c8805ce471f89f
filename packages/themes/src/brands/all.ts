import type { Tokens } from '../contract/tokens.ts';
import { tokens as common } from './common/tokens.ts';
import type { BrandName } from './names.ts';
import { tokens as paycor } from './paycor/tokens.ts';

/** Every brand's tokens at once: for checks and for Storybook. An app takes its brand as a stylesheet instead. */
export const allTokens = { common, paycor } as const satisfies Record<BrandName, Tokens>;
