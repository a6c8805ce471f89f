// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/smartspend/budget/texts.fr.ts';

export const texts = {
  'smartspend/budget': texts0,
};
