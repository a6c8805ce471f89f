// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/savings/goal/texts.en.ts';
import { texts as texts1 } from '../../../areas/savings/goals/texts.en.ts';
import { texts as texts2 } from '../../../areas/savings/money/texts.en.ts';
import { texts as texts3 } from '../../../areas/savings/plan/texts.en.ts';

export const texts = {
  'savings/goal': texts0,
  'savings/goals': texts1,
  'savings/money': texts2,
  'savings/plan': texts3,
};
