// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/session/continue-as/texts.es.ts';
import { texts as texts1 } from '../../../areas/session/devices/texts.es.ts';
import { texts as texts2 } from '../../../areas/session/forgot/texts.es.ts';
import { texts as texts3 } from '../../../areas/session/passkeys/texts.es.ts';
import { texts as texts4 } from '../../../areas/session/password/texts.es.ts';
import { texts as texts5 } from '../../../areas/session/payroll/texts.es.ts';
import { texts as texts6 } from '../../../areas/session/sign-out/texts.es.ts';
import { texts as texts7 } from '../../../areas/session/state-selection/texts.es.ts';
import { texts as texts8 } from '../../../areas/session/unlock/texts.es.ts';
import { texts as texts9 } from '../../../areas/session/welcome/texts.es.ts';
import { texts as texts10 } from '../../../kit/captcha/texts.es.ts';
import { texts as texts11 } from '../../../kit/identity/texts.es.ts';
import { texts as texts12 } from '../../../kit/password/texts.es.ts';

export const texts = {
  'session/continue-as': texts0,
  'session/devices': texts1,
  'session/forgot': texts2,
  'session/passkeys': texts3,
  'session/password': texts4,
  'session/payroll': texts5,
  'session/sign-out': texts6,
  'session/state-selection': texts7,
  'session/unlock': texts8,
  'session/welcome': texts9,
  'kit/captcha': texts10,
  'kit/identity': texts11,
  'kit/password': texts12,
};
