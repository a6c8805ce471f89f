// Written by `pnpm generate`; a test fails when it is out of date.
import type {} from '../../platform/navigation/path-to.ts';
import type { AppRoute, PathsOnce } from '../../platform/navigation/screen-route.ts';
import { route as pagesMaintenanceMaintenance } from '../../app/pages/maintenance/maintenance.route.ts';
import { route as pagesPageNotFoundPageNotFound } from '../../app/pages/page-not-found/page-not-found.route.ts';
import { route as contractsAgreementsAgreements } from '../../areas/contracts/agreements/agreements.route.ts';
import { route as enrollmentAccountCreatePassword } from '../../areas/enrollment/account/create-password.route.ts';
import { route as enrollmentAccountGetCard } from '../../areas/enrollment/account/get-card.route.ts';
import { route as enrollmentBranchBranch } from '../../areas/enrollment/branch/branch.route.ts';
import { route as enrollmentDirectEmployeeDetails } from '../../areas/enrollment/direct/employee-details.route.ts';
import { route as enrollmentDirectEmployeeId } from '../../areas/enrollment/direct/employee-id.route.ts';
import { route as enrollmentDirectEmployer } from '../../areas/enrollment/direct/employer.route.ts';
import { route as enrollmentDirectProgress } from '../../areas/enrollment/direct/progress.route.ts';
import { route as enrollmentEmployerContact } from '../../areas/enrollment/employer/contact.route.ts';
import { route as enrollmentEmployerEmployer } from '../../areas/enrollment/employer/employer.route.ts';
import { route as enrollmentPersonIdScan } from '../../areas/enrollment/person/id-scan.route.ts';
import { route as enrollmentPersonPersonalInfo } from '../../areas/enrollment/person/personal-info.route.ts';
import { route as enrollmentPhoneCreateUser } from '../../areas/enrollment/phone/create-user.route.ts';
import { route as enrollmentPhoneVerifyPin } from '../../areas/enrollment/phone/verify-pin.route.ts';
import { route as enrollmentRecordEmployeeDetails } from '../../areas/enrollment/record/employee-details.route.ts';
import { route as enrollmentRecordEmployeeId } from '../../areas/enrollment/record/employee-id.route.ts';
import { route as helpFaqsFaqs } from '../../areas/help/faqs/faqs.route.ts';
import { route as helpFaqsNeedHelp } from '../../areas/help/faqs/need-help.route.ts';
import { route as helpFaqsVisitorHelp } from '../../areas/help/faqs/visitor-help.route.ts';
import { route as moneyAccessPlusAccessPlus } from '../../areas/money/access-plus/access-plus.route.ts';
import { route as moneyAccountsAccount } from '../../areas/money/accounts/account.route.ts';
import { route as moneyAccountsAccounts } from '../../areas/money/accounts/accounts.route.ts';
import { route as moneyAccountsAdd } from '../../areas/money/accounts/add.route.ts';
import { route as moneyAccountsBank } from '../../areas/money/accounts/bank.route.ts';
import { route as moneyBillerBiller } from '../../areas/money/biller/biller.route.ts';
import { route as moneyCardAddCard } from '../../areas/money/card/add-card.route.ts';
import { route as moneyCardConfirm } from '../../areas/money/card/confirm.route.ts';
import { route as moneyCardReverifyCard } from '../../areas/money/card/reverify-card.route.ts';
import { route as moneyCashCash } from '../../areas/money/cash/cash.route.ts';
import { route as moneyCreditUnionAdded } from '../../areas/money/credit-union/added.route.ts';
import { route as moneyCreditUnionFailed } from '../../areas/money/credit-union/failed.route.ts';
import { route as moneyCreditUnionNumber } from '../../areas/money/credit-union/number.route.ts';
import { route as moneyCreditUnionSuccess } from '../../areas/money/credit-union/success.route.ts';
import { route as moneyDirectHomeCta } from '../../areas/money/direct-home/cta.route.ts';
import { route as moneyDirectHomeDirectHome } from '../../areas/money/direct-home/direct-home.route.ts';
import { route as moneyDirectHomeInEwa } from '../../areas/money/direct-home/in-ewa.route.ts';
import { route as moneyEarningsEarnings } from '../../areas/money/earnings/earnings.route.ts';
import { route as moneyFriendsFriends } from '../../areas/money/friends/friends.route.ts';
import { route as moneyFriendsPay } from '../../areas/money/friends/pay.route.ts';
import { route as moneyGetMoneyAmount } from '../../areas/money/get-money/amount.route.ts';
import { route as moneyGetMoneyReview } from '../../areas/money/get-money/review.route.ts';
import { route as moneyGetMoneySpeed } from '../../areas/money/get-money/speed.route.ts';
import { route as moneyGetMoneyWhere } from '../../areas/money/get-money/where.route.ts';
import { route as moneyGiftCardGiftCard } from '../../areas/money/gift-card/gift-card.route.ts';
import { route as moneyHistoryDetail } from '../../areas/money/history/detail.route.ts';
import { route as moneyHistoryHistory } from '../../areas/money/history/history.route.ts';
import { route as moneyHomeHome } from '../../areas/money/home/home.route.ts';
import { route as moneyHoursHours } from '../../areas/money/hours/hours.route.ts';
import { route as moneyLinkLink } from '../../areas/money/link/link.route.ts';
import { route as moneyLinkLoading } from '../../areas/money/link/loading.route.ts';
import { route as moneyMissingAgreementMissingAgreement } from '../../areas/money/missing-agreement/missing-agreement.route.ts';
import { route as moneyMoveMove } from '../../areas/money/move/move.route.ts';
import { route as moneyOwnLimitsSpendingLimits } from '../../areas/money/own-limits/spending-limits.route.ts';
import { route as moneyOwnServicePauseOrClose } from '../../areas/money/own-service/pause-or-close.route.ts';
import { route as moneyPayPalPayPal } from '../../areas/money/pay-pal/pay-pal.route.ts';
import { route as moneyPayrollConsentPayrollConsent } from '../../areas/money/payroll-consent/payroll-consent.route.ts';
import { route as moneyProofsProof } from '../../areas/money/proofs/proof.route.ts';
import { route as moneyProofsProofs } from '../../areas/money/proofs/proofs.route.ts';
import { route as moneyReceiptReceipt } from '../../areas/money/receipt/receipt.route.ts';
import { route as moneyRecurringPlan } from '../../areas/money/recurring/plan.route.ts';
import { route as moneyRecurringRecurring } from '../../areas/money/recurring/recurring.route.ts';
import { route as moneyRecurringSetup } from '../../areas/money/recurring/setup.route.ts';
import { route as moneyTimelyAccessTimelyAccess } from '../../areas/money/timely-access/timely-access.route.ts';
import { route as moneyVisaPlusVisaPlus } from '../../areas/money/visa-plus/visa-plus.route.ts';
import { route as sessionAccountProfile } from '../../areas/session/account/profile.route.ts';
import { route as sessionDevicesDevices } from '../../areas/session/devices/devices.route.ts';
import { route as sessionForgotForgot } from '../../areas/session/forgot/forgot.route.ts';
import { route as sessionLoginLogin } from '../../areas/session/login/login.route.ts';
import { route as sessionPasskeysPasskeys } from '../../areas/session/passkeys/passkeys.route.ts';
import { route as sessionPasswordChange } from '../../areas/session/password/change.route.ts';
import { route as sessionPayrollPayroll } from '../../areas/session/payroll/payroll.route.ts';
import { route as sessionPinPin } from '../../areas/session/pin/pin.route.ts';
import { route as sessionSignOutSignOut } from '../../areas/session/sign-out/sign-out.route.ts';
import { route as sessionStateSelectionStateSelection } from '../../areas/session/state-selection/state-selection.route.ts';
import { route as sessionTwoStepTwoStep } from '../../areas/session/two-step/two-step.route.ts';
import { route as sessionUnlockUnlock } from '../../areas/session/unlock/unlock.route.ts';
import { route as sessionWelcomeAuthFailed } from '../../areas/session/welcome/auth-failed.route.ts';
import { route as sessionWelcomeBusinesses } from '../../areas/session/welcome/businesses.route.ts';
import { route as sessionWelcomeSso } from '../../areas/session/welcome/sso.route.ts';
import { route as sessionWelcomeTerms } from '../../areas/session/welcome/terms.route.ts';

declare module '../../platform/navigation/path-to.ts' {
  interface ScreenPaths {
    readonly '/access-plus': true;
    readonly '/apps/loading': true;
    readonly '/card/add-card': true;
    readonly '/card/pay-a-friend': true;
    readonly '/card/pay-a-friend-manual': true;
    readonly '/dayfare-direct/cta': true;
    readonly '/dayfare-direct/employee-details': true;
    readonly '/dayfare-direct/employee-id': true;
    readonly '/dayfare-direct/employer': true;
    readonly '/dayfare-direct/home': true;
    readonly '/dayfare-direct/progress': true;
    readonly '/device-activity': true;
    readonly '/ewa/accounts': true;
    readonly '/ewa/accounts/:id': true;
    readonly '/ewa/accounts/:id/card': true;
    readonly '/ewa/accounts/:id/confirm': true;
    readonly '/ewa/accounts/link': true;
    readonly '/ewa/accounts/move': true;
    readonly '/ewa/accounts/new': true;
    readonly '/ewa/accounts/new/bank': true;
    readonly '/ewa/accounts/new/biller': true;
    readonly '/ewa/accounts/new/visa-plus': true;
    readonly '/ewa/agreement': true;
    readonly '/ewa/cash': true;
    readonly '/ewa/dayfare-direct': true;
    readonly '/ewa/earnings': true;
    readonly '/ewa/ecsfcu': true;
    readonly '/ewa/ecsfcu-failed': true;
    readonly '/ewa/get-money': true;
    readonly '/ewa/get-money/review': true;
    readonly '/ewa/get-money/speed': true;
    readonly '/ewa/get-money/where': true;
    readonly '/ewa/gift-card': true;
    readonly '/ewa/history': true;
    readonly '/ewa/history/:id': true;
    readonly '/ewa/home': true;
    readonly '/ewa/hours-history': true;
    readonly '/ewa/limits': true;
    readonly '/ewa/mypaynow': true;
    readonly '/ewa/payroll-consent': true;
    readonly '/ewa/proofs': true;
    readonly '/ewa/proofs/:id': true;
    readonly '/ewa/receipt/:id': true;
    readonly '/ewa/recurring': true;
    readonly '/ewa/recurring/:id': true;
    readonly '/ewa/recurring/new': true;
    readonly '/ewa/service': true;
    readonly '/faqs': true;
    readonly '/home/agreements': true;
    readonly '/home/change-password': true;
    readonly '/home/needhelp': true;
    readonly '/home/passkeys': true;
    readonly '/home/profile': true;
    readonly '/home/sign-out': true;
    readonly '/home/state-selection': true;
    readonly '/home/two-step': true;
    readonly '/home/unlock': true;
    readonly '/home/verify-pin': true;
    readonly '/maintenance': true;
    readonly '/page-not-found': true;
    readonly '/pay-pal': true;
    readonly '/signup/contact-employer': true;
    readonly '/signup/create-password': true;
    readonly '/signup/create-user': true;
    readonly '/signup/employee-details': true;
    readonly '/signup/employee-id': true;
    readonly '/signup/employer': true;
    readonly '/signup/get-card': true;
    readonly '/signup/id-scan': true;
    readonly '/signup/personal-info': true;
    readonly '/signup/verify-pin': true;
    readonly '/sso/create-user': true;
    readonly '/sso/home': true;
    readonly '/timely-access-pay': true;
    readonly '/welcome': true;
    readonly '/welcome/accept-terms-conditions': true;
    readonly '/welcome/auth-failed': true;
    readonly '/welcome/auth-pin': true;
    readonly '/welcome/connect': true;
    readonly '/welcome/forgot-password': true;
    readonly '/welcome/login': true;
    readonly '/welcome/multi-business': true;
    readonly '/welcome/needhelp': true;
    readonly '/welcome/paychex': true;
  }
}

const all = [
  { ...pagesMaintenanceMaintenance, guard: 'maintenance', back: 'previous', texts: [] },
  { ...pagesPageNotFoundPageNotFound, guard: 'everyone', back: 'leaveOrPrevious', texts: [] },
  { ...contractsAgreementsAgreements, guard: 'signedIn', back: 'previous', texts: ['contracts/agreements'] },
  { ...enrollmentAccountCreatePassword, guard: 'visitors', back: 'nothing', texts: ['enrollment/account', 'enrollment/flow', 'session/password'] },
  { ...enrollmentAccountGetCard, guard: 'visitors', back: '/', texts: ['enrollment/account', 'enrollment/flow'] },
  { ...enrollmentBranchBranch, guard: 'everyone', back: 'previous', texts: ['enrollment/branch', 'enrollment/flow'] },
  { ...enrollmentDirectEmployeeDetails, guard: 'directEnrolment', back: '/dayfare-direct/employee-id', texts: ['enrollment/flow', 'enrollment/record'] },
  { ...enrollmentDirectEmployeeId, guard: 'directEnrolment', back: '/signup/personal-info', texts: ['enrollment/flow', 'enrollment/record'] },
  { ...enrollmentDirectEmployer, guard: 'directEnrolment', back: 'previous', texts: ['enrollment/direct', 'enrollment/employer', 'enrollment/flow'] },
  { ...enrollmentDirectProgress, guard: 'directEnrolment', back: '/dayfare-direct/employer', texts: ['enrollment/direct', 'enrollment/flow'] },
  { ...enrollmentEmployerContact, guard: 'visitors', back: 'previous', texts: ['enrollment/employer', 'enrollment/flow'] },
  { ...enrollmentEmployerEmployer, guard: 'visitors', back: '/signup/create-user', texts: ['enrollment/employer', 'enrollment/flow'] },
  { ...enrollmentPersonIdScan, guard: 'visitors', back: '/signup/employer', texts: ['enrollment/flow', 'enrollment/person'] },
  { ...enrollmentPersonPersonalInfo, guard: 'visitors', back: '/signup/employer', texts: ['enrollment/flow', 'enrollment/person'] },
  { ...enrollmentPhoneCreateUser, guard: 'visitors', back: 'previous', texts: ['enrollment/flow', 'enrollment/phone'] },
  { ...enrollmentPhoneVerifyPin, guard: 'visitors', back: '/signup/create-user', texts: ['enrollment/flow', 'enrollment/phone', 'session/pin'] },
  { ...enrollmentRecordEmployeeDetails, guard: 'visitors', back: '/signup/employee-id', texts: ['enrollment/flow', 'enrollment/record'] },
  { ...enrollmentRecordEmployeeId, guard: 'visitors', back: '/signup/personal-info', texts: ['enrollment/flow', 'enrollment/record'] },
  { ...helpFaqsFaqs, guard: 'everyone', back: 'previous', texts: ['help/faqs'] },
  { ...helpFaqsNeedHelp, guard: 'signedIn', back: 'previous', texts: ['help/faqs', 'help/feedback'] },
  { ...helpFaqsVisitorHelp, guard: 'visitors', back: 'previous', texts: ['help/faqs', 'help/feedback'] },
  { ...moneyAccessPlusAccessPlus, guard: 'signedIn', back: 'previous', texts: ['money', 'money/access-plus', 'money/get-money', 'money/proofs'] },
  { ...moneyAccountsAccount, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/card', 'money/friends', 'money/get-money', 'session/pin', 'session/proof'] },
  { ...moneyAccountsAccounts, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money'] },
  { ...moneyAccountsAdd, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/biller', 'money/credit-union', 'money/get-money', 'money/pay-pal', 'money/visa-plus'] },
  { ...moneyAccountsBank, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'session/pin', 'session/proof'] },
  { ...moneyBillerBiller, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/biller', 'money/get-money', 'session/pin', 'session/proof'] },
  { ...moneyCardAddCard, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/card', 'money/get-money', 'session/pin', 'session/proof'] },
  { ...moneyCardConfirm, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/card', 'money/get-money'] },
  { ...moneyCardReverifyCard, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/card', 'money/get-money'] },
  { ...moneyCashCash, guard: 'signedIn', back: 'previous', texts: ['money', 'money/cash', 'money/get-money'] },
  { ...moneyCreditUnionAdded, guard: 'signedIn', back: 'previous', texts: ['money/credit-union'] },
  { ...moneyCreditUnionFailed, guard: 'signedIn', back: 'dashboard', texts: ['money/credit-union'] },
  { ...moneyCreditUnionNumber, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/credit-union', 'money/get-money', 'session/pin', 'session/proof'] },
  { ...moneyCreditUnionSuccess, guard: 'signedIn', back: 'previous', texts: ['money/credit-union'] },
  { ...moneyDirectHomeCta, guard: 'signedIn', back: 'previous', texts: ['money/direct-home'] },
  { ...moneyDirectHomeDirectHome, guard: 'signedIn', back: 'nothing', texts: ['money', 'money/direct-home', 'money/get-money'] },
  { ...moneyDirectHomeInEwa, guard: 'signedIn', back: 'previous', texts: ['money', 'money/direct-home', 'money/get-money'] },
  { ...moneyEarningsEarnings, guard: 'signedIn', back: 'previous', texts: ['money', 'money/earnings', 'money/get-money'] },
  { ...moneyFriendsFriends, guard: 'signedIn', back: 'dashboard', texts: ['money', 'money/friends', 'money/get-money'] },
  { ...moneyFriendsPay, guard: 'signedIn', back: 'dashboard', texts: ['money', 'money/accounts', 'money/friends', 'money/get-money', 'money/move', 'session/pin', 'session/proof'] },
  { ...moneyGetMoneyAmount, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/reasons'] },
  { ...moneyGetMoneyReview, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/receipt', 'session/pin', 'session/proof'] },
  { ...moneyGetMoneySpeed, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/receipt'] },
  { ...moneyGetMoneyWhere, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money'] },
  { ...moneyGiftCardGiftCard, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/gift-card'] },
  { ...moneyHistoryDetail, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/receipt'] },
  { ...moneyHistoryHistory, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/history', 'money/receipt'] },
  { ...moneyHomeHome, guard: 'signedIn', back: 'nothing', texts: ['money', 'money/get-money', 'money/home', 'money/reasons'] },
  { ...moneyHoursHours, guard: 'signedIn', back: 'previous', texts: ['money', 'money/earnings', 'money/get-money'] },
  { ...moneyLinkLink, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'money/link', 'session/pin', 'session/proof'] },
  { ...moneyLinkLoading, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'money/link'] },
  { ...moneyMissingAgreementMissingAgreement, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/missing-agreement'] },
  { ...moneyMoveMove, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'money/move', 'session/pin', 'session/proof'] },
  { ...moneyOwnLimitsSpendingLimits, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/own-limits'] },
  { ...moneyOwnServicePauseOrClose, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/own-service'] },
  { ...moneyPayPalPayPal, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'money/pay-pal', 'money/visa-plus', 'session/pin', 'session/proof'] },
  { ...moneyPayrollConsentPayrollConsent, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/payroll-consent'] },
  { ...moneyProofsProof, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/proofs'] },
  { ...moneyProofsProofs, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/proofs'] },
  { ...moneyReceiptReceipt, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/receipt'] },
  { ...moneyRecurringPlan, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/recurring'] },
  { ...moneyRecurringRecurring, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/recurring'] },
  { ...moneyRecurringSetup, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/recurring'] },
  { ...moneyTimelyAccessTimelyAccess, guard: 'signedIn', back: 'previous', texts: ['money', 'money/get-money', 'money/timely-access'] },
  { ...moneyVisaPlusVisaPlus, guard: 'signedIn', back: 'previous', texts: ['money', 'money/accounts', 'money/get-money', 'money/visa-plus', 'session/pin', 'session/proof'] },
  { ...sessionAccountProfile, guard: 'signedIn', back: 'previous', texts: [] },
  { ...sessionDevicesDevices, guard: 'signedIn', back: 'previous', texts: ['session/devices'] },
  { ...sessionForgotForgot, guard: 'visitors', back: 'previous', texts: ['session/captcha', 'session/password'] },
  { ...sessionLoginLogin, guard: 'visitors', back: 'leave', texts: ['session/login'] },
  { ...sessionPasskeysPasskeys, guard: 'signedIn', back: 'previous', texts: ['session/passkeys', 'session/pin', 'session/proof'] },
  { ...sessionPasswordChange, guard: 'fromLogin', back: 'dashboardOrLeave', texts: ['session/password'] },
  { ...sessionPayrollPayroll, guard: 'visitors', back: 'previous', texts: ['session/payroll'] },
  { ...sessionPinPin, guard: 'visitorsOrStep', back: 'leave', texts: ['session/pin'] },
  { ...sessionSignOutSignOut, guard: 'signedIn', back: 'previous', texts: ['session/sign-out'] },
  { ...sessionStateSelectionStateSelection, guard: 'anyone', back: 'nothing', texts: ['session/state-selection'] },
  { ...sessionTwoStepTwoStep, guard: 'signedIn', back: 'previous', texts: ['session/pin', 'session/proof', 'session/two-step'] },
  { ...sessionUnlockUnlock, guard: 'signedIn', back: 'previous', texts: ['session/unlock'] },
  { ...sessionWelcomeAuthFailed, guard: 'visitors', back: 'leave', texts: ['session/welcome'] },
  { ...sessionWelcomeBusinesses, guard: 'visitorsOrStep', back: 'nothing', texts: ['session/welcome'] },
  { ...sessionWelcomeSso, guard: 'everyone', back: 'leave', texts: ['session/welcome'] },
  { ...sessionWelcomeTerms, guard: 'visitorsOrStep', back: 'leave', texts: ['session/welcome'] },
] as const;

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly AppRoute[] = all satisfies PathsOnce<typeof all>;
