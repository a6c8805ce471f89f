// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as sessionAccountProfile } from '../../../areas/session/account/profile.route.ts';
import { route as sessionContinueAsContinueAs } from '../../../areas/session/continue-as/continue-as.route.ts';
import { route as sessionDevicesDevices } from '../../../areas/session/devices/devices.route.ts';
import { route as sessionDevicesNotMe } from '../../../areas/session/devices/not-me.route.ts';
import { route as sessionForgotForgot } from '../../../areas/session/forgot/forgot.route.ts';
import { route as sessionPasskeysPasskeys } from '../../../areas/session/passkeys/passkeys.route.ts';
import { route as sessionPasswordChange } from '../../../areas/session/password/change.route.ts';
import { route as sessionPayrollPayroll } from '../../../areas/session/payroll/payroll.route.ts';
import { route as sessionPinPin } from '../../../areas/session/pin/pin.route.ts';
import { route as sessionSignOutSignOut } from '../../../areas/session/sign-out/sign-out.route.ts';
import { route as sessionStateSelectionStateSelection } from '../../../areas/session/state-selection/state-selection.route.ts';
import { route as sessionTwoStepTwoStep } from '../../../areas/session/two-step/two-step.route.ts';
import { route as sessionUnlockUnlock } from '../../../areas/session/unlock/unlock.route.ts';
import { route as sessionWelcomeAuthFailed } from '../../../areas/session/welcome/auth-failed.route.ts';
import { route as sessionWelcomeBusinesses } from '../../../areas/session/welcome/businesses.route.ts';
import { route as sessionWelcomeSso } from '../../../areas/session/welcome/sso.route.ts';
import { route as sessionWelcomeTerms } from '../../../areas/session/welcome/terms.route.ts';

export const screens: AreaScreens['screens'] = {
  [sessionAccountProfile.path]: { screen: sessionAccountProfile.screen, back: 'previous', texts: ['kit/identity', 'kit/picture', 'profile/facts', 'profile/own-data'] },
  [sessionContinueAsContinueAs.path]: { screen: sessionContinueAsContinueAs.screen, back: 'leave', texts: ['session/continue-as'] },
  [sessionDevicesDevices.path]: { screen: sessionDevicesDevices.screen, back: 'previous', texts: ['session/devices'] },
  [sessionDevicesNotMe.path]: { screen: sessionDevicesNotMe.screen, back: 'dashboard', texts: ['session/devices'] },
  [sessionForgotForgot.path]: { screen: sessionForgotForgot.screen, back: 'previous', texts: ['kit/captcha', 'kit/password', 'session/forgot'] },
  [sessionPasskeysPasskeys.path]: { screen: sessionPasskeysPasskeys.screen, back: 'previous', texts: ['kit/proof', 'session/passkeys'] },
  [sessionPasswordChange.path]: { screen: sessionPasswordChange.screen, back: 'dashboardOrLeave', texts: ['kit/password', 'session/password'] },
  [sessionPayrollPayroll.path]: { screen: sessionPayrollPayroll.screen, back: 'previous', texts: ['session/payroll'] },
  [sessionPinPin.path]: { screen: sessionPinPin.screen, back: 'leave', texts: ['kit/proof', 'session/pin'] },
  [sessionSignOutSignOut.path]: { screen: sessionSignOutSignOut.screen, back: 'previous', texts: ['session/sign-out'] },
  [sessionStateSelectionStateSelection.path]: { screen: sessionStateSelectionStateSelection.screen, back: 'nothing', texts: ['kit/identity', 'session/state-selection'] },
  [sessionTwoStepTwoStep.path]: { screen: sessionTwoStepTwoStep.screen, back: 'previous', texts: ['kit/proof', 'session/two-step'] },
  [sessionUnlockUnlock.path]: { screen: sessionUnlockUnlock.screen, back: 'previous', texts: ['session/unlock'] },
  [sessionWelcomeAuthFailed.path]: { screen: sessionWelcomeAuthFailed.screen, back: 'leave', texts: ['session/welcome'] },
  [sessionWelcomeBusinesses.path]: { screen: sessionWelcomeBusinesses.screen, back: 'nothing', texts: ['session/welcome'] },
  [sessionWelcomeSso.path]: { screen: sessionWelcomeSso.screen, back: 'leave', texts: ['session/welcome'] },
  [sessionWelcomeTerms.path]: { screen: sessionWelcomeTerms.screen, back: 'leave', texts: ['session/welcome'] },
};
