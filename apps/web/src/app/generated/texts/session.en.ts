// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/session/devices/texts.en.ts';
import { texts as texts1 } from '../../../areas/session/forgot/texts.en.ts';
import { texts as texts2 } from '../../../areas/session/passkeys/texts.en.ts';
import { texts as texts3 } from '../../../areas/session/password/texts.en.ts';
import { texts as texts4 } from '../../../areas/session/payroll/texts.en.ts';
import { texts as texts5 } from '../../../areas/session/sign-out/texts.en.ts';
import { texts as texts6 } from '../../../areas/session/state-selection/texts.en.ts';
import { texts as texts7 } from '../../../areas/session/unlock/texts.en.ts';
import { texts as texts8 } from '../../../areas/session/welcome/texts.en.ts';
import { texts as texts9 } from '../../../kit/captcha/texts.en.ts';
import { texts as texts10 } from '../../../kit/identity/texts.en.ts';
import { texts as texts11 } from '../../../kit/password/texts.en.ts';

export const texts = {
  'session/devices': texts0,
  'session/forgot': texts1,
  'session/passkeys': texts2,
  'session/password': texts3,
  'session/payroll': texts4,
  'session/sign-out': texts5,
  'session/state-selection': texts6,
  'session/unlock': texts7,
  'session/welcome': texts8,
  'kit/captcha': texts9,
  'kit/identity': texts10,
  'kit/password': texts11,
};
