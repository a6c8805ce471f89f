// Written by `pnpm generate`; a test fails when it is out of date.
import type { DefaultProps } from '../contract/default-props.ts';
import type { Tokens } from '../contract/tokens.ts';
import { defaultProps as defaultProps5, tokens as tokens5 } from './entries/canada.ts';
import { defaultProps as defaultProps0, tokens as tokens0 } from './entries/common.ts';
import { defaultProps as defaultProps1, tokens as tokens1 } from './entries/dayfare.ts';
import { defaultProps as defaultProps3, tokens as tokens3 } from './entries/onshift.ts';
import { defaultProps as defaultProps2, tokens as tokens2 } from './entries/paycor.ts';
import { defaultProps as defaultProps4, tokens as tokens4 } from './entries/ukg.ts';
import type { BrandName } from './names.ts';

/** Every brand's tokens at once: for checks and for Storybook. An app takes its brand as a stylesheet instead. */
export const allTokens: Readonly<Record<BrandName, Tokens>> = {
  common: tokens0,
  dayfare: tokens1,
  paycor: tokens2,
  onshift: tokens3,
  ukg: tokens4,
  canada: tokens5,
};

/** Every brand's preset props at once: for Storybook. An app takes those of its brand. */
export const allDefaultProps: Readonly<Record<BrandName, DefaultProps>> = {
  common: defaultProps0,
  dayfare: defaultProps1,
  paycor: defaultProps2,
  onshift: defaultProps3,
  ukg: defaultProps4,
  canada: defaultProps5,
};
