// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/enrollment/account/texts.fr.ts';
import { texts as texts1 } from '../../../areas/enrollment/branch/texts.fr.ts';
import { texts as texts2 } from '../../../areas/enrollment/direct/texts.fr.ts';
import { texts as texts3 } from '../../../areas/enrollment/employer/texts.fr.ts';
import { texts as texts4 } from '../../../areas/enrollment/person/texts.fr.ts';
import { texts as texts5 } from '../../../areas/enrollment/phone/texts.fr.ts';
import { texts as texts6 } from '../../../areas/enrollment/record/texts.fr.ts';
import { texts as texts7 } from '../../../kit/enrollment/texts.fr.ts';

export const texts = {
  'enrollment/account': texts0,
  'enrollment/branch': texts1,
  'enrollment/direct': texts2,
  'enrollment/employer': texts3,
  'enrollment/person': texts4,
  'enrollment/phone': texts5,
  'enrollment/record': texts6,
  'kit/enrollment': texts7,
};
