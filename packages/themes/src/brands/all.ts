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

/** All brands' tokens: for checks and Storybook. An app loads its brand as a style sheet instead. */
export const allTokens: Readonly<Record<BrandName, Tokens>> = {
  common: tokens0,
  dayfare: tokens1,
  paycor: tokens2,
  onshift: tokens3,
  ukg: tokens4,
  canada: tokens5,
};

/** All brands' preset props: for Storybook. An app loads only its brand's. */
export const allDefaultProps: Readonly<Record<BrandName, DefaultProps>> = {
  common: defaultProps0,
  dayfare: defaultProps1,
  paycor: defaultProps2,
  onshift: defaultProps3,
  ukg: defaultProps4,
  canada: defaultProps5,
};
