// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as guardianConsentConsentForm } from '../../../areas/guardian/consent/consent-form.route.ts';
import { route as guardianConsentEsign } from '../../../areas/guardian/consent/esign.route.ts';
import { route as guardianConsentSuccess } from '../../../areas/guardian/consent/success.route.ts';
import { route as guardianWaitingWaiting } from '../../../areas/guardian/waiting/waiting.route.ts';

export const screens: AreaScreens['screens'] = {
  [guardianConsentConsentForm.path]: { screen: guardianConsentConsentForm.screen, back: 'previous', texts: ['guardian/consent'] },
  [guardianConsentEsign.path]: { screen: guardianConsentEsign.screen, back: 'previous', texts: ['guardian/consent'] },
  [guardianConsentSuccess.path]: { screen: guardianConsentSuccess.screen, back: 'previous', texts: ['guardian/consent'] },
  [guardianWaitingWaiting.path]: { screen: guardianWaitingWaiting.screen, back: 'dashboard', texts: ['guardian/waiting', 'kit/money'] },
};
