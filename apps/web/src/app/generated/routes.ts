// Written by `pnpm generate`; a test fails when it is out of date.
import type {} from '../../platform/navigation/path-to.ts';
import type { AppRoute, PathsOnce } from '../../platform/navigation/screen-route.ts';
import { route as hubsCard } from '../../app/hubs/card.route.ts';
import { route as hubsMoney } from '../../app/hubs/money.route.ts';
import { route as hubsMore } from '../../app/hubs/more.route.ts';
import { route as hubsWork } from '../../app/hubs/work.route.ts';
import { route as pagesMaintenanceMaintenance } from '../../app/pages/maintenance/maintenance.route.ts';
import { route as pagesPageNotFoundPageNotFound } from '../../app/pages/page-not-found/page-not-found.route.ts';
import { route as billpayBillersBillers } from '../../areas/billpay/billers/billers.route.ts';
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
import { route as guardianConsentConsentForm } from '../../areas/guardian/consent/consent-form.route.ts';
import { route as guardianConsentEsign } from '../../areas/guardian/consent/esign.route.ts';
import { route as guardianConsentSuccess } from '../../areas/guardian/consent/success.route.ts';
import { route as guardianWaitingWaiting } from '../../areas/guardian/waiting/waiting.route.ts';
import { route as helpFaqsFaqs } from '../../areas/help/faqs/faqs.route.ts';
import { route as helpFaqsNeedHelp } from '../../areas/help/faqs/need-help.route.ts';
import { route as helpFaqsVisitorHelp } from '../../areas/help/faqs/visitor-help.route.ts';
import { route as moneyAccountsAccountAccount } from '../../areas/money/accounts/account/account.route.ts';
import { route as moneyAccountsAccountAccounts } from '../../areas/money/accounts/account/accounts.route.ts';
import { route as moneyAccountsAccountAdd } from '../../areas/money/accounts/account/add.route.ts';
import { route as moneyAccountsAccountBank } from '../../areas/money/accounts/account/bank.route.ts';
import { route as moneyAccountsCreditUnionAdded } from '../../areas/money/accounts/credit-union/added.route.ts';
import { route as moneyAccountsCreditUnionFailed } from '../../areas/money/accounts/credit-union/failed.route.ts';
import { route as moneyAccountsCreditUnionNumber } from '../../areas/money/accounts/credit-union/number.route.ts';
import { route as moneyAccountsCreditUnionSuccess } from '../../areas/money/accounts/credit-union/success.route.ts';
import { route as moneyAccountsDebitCardAddCard } from '../../areas/money/accounts/debit-card/add-card.route.ts';
import { route as moneyAccountsDebitCardConfirm } from '../../areas/money/accounts/debit-card/confirm.route.ts';
import { route as moneyAccountsDebitCardReverifyCard } from '../../areas/money/accounts/debit-card/reverify-card.route.ts';
import { route as moneyAccountsLinkLink } from '../../areas/money/accounts/link/link.route.ts';
import { route as moneyAccountsLinkLoading } from '../../areas/money/accounts/link/loading.route.ts';
import { route as moneyAccountsPayPalPayPal } from '../../areas/money/accounts/pay-pal/pay-pal.route.ts';
import { route as moneyAccountsVisaPlusVisaPlus } from '../../areas/money/accounts/visa-plus/visa-plus.route.ts';
import { route as moneyHomeDirectHomeCta } from '../../areas/money/home/direct-home/cta.route.ts';
import { route as moneyHomeDirectHomeDirectHome } from '../../areas/money/home/direct-home/direct-home.route.ts';
import { route as moneyHomeDirectHomeInEwa } from '../../areas/money/home/direct-home/in-ewa.route.ts';
import { route as moneyHomeHome } from '../../areas/money/home/home.route.ts';
import { route as moneyMoveBetweenAccountsMove } from '../../areas/money/move/between-accounts/move.route.ts';
import { route as moneyMoveBillerBiller } from '../../areas/money/move/biller/biller.route.ts';
import { route as moneyMoveCashCash } from '../../areas/money/move/cash/cash.route.ts';
import { route as moneyMoveFriendsFriends } from '../../areas/money/move/friends/friends.route.ts';
import { route as moneyMoveFriendsPay } from '../../areas/money/move/friends/pay.route.ts';
import { route as moneyMoveGetMoneyAmount } from '../../areas/money/move/get-money/amount.route.ts';
import { route as moneyMoveGetMoneyReview } from '../../areas/money/move/get-money/review.route.ts';
import { route as moneyMoveGetMoneySpeed } from '../../areas/money/move/get-money/speed.route.ts';
import { route as moneyMoveGetMoneyWhere } from '../../areas/money/move/get-money/where.route.ts';
import { route as moneyMoveGiftCardGiftCard } from '../../areas/money/move/gift-card/gift-card.route.ts';
import { route as moneyMoveRecoveryAccessPlus } from '../../areas/money/move/recovery/access-plus.route.ts';
import { route as moneyMoveRecurringPlan } from '../../areas/money/move/recurring/plan.route.ts';
import { route as moneyMoveRecurringRecurring } from '../../areas/money/move/recurring/recurring.route.ts';
import { route as moneyMoveRecurringSetup } from '../../areas/money/move/recurring/setup.route.ts';
import { route as moneyRecordsEarningsEarnings } from '../../areas/money/records/earnings/earnings.route.ts';
import { route as moneyRecordsHistoryDetail } from '../../areas/money/records/history/detail.route.ts';
import { route as moneyRecordsHistoryHistory } from '../../areas/money/records/history/history.route.ts';
import { route as moneyRecordsHoursHours } from '../../areas/money/records/hours/hours.route.ts';
import { route as moneyRecordsReceiptReceipt } from '../../areas/money/records/receipt/receipt.route.ts';
import { route as moneySettingsMissingAgreementMissingAgreement } from '../../areas/money/settings/missing-agreement/missing-agreement.route.ts';
import { route as moneySettingsPauseOrClosePauseOrClose } from '../../areas/money/settings/pause-or-close/pause-or-close.route.ts';
import { route as moneySettingsPayrollConsentPayrollConsent } from '../../areas/money/settings/payroll-consent/payroll-consent.route.ts';
import { route as moneySettingsProofsProof } from '../../areas/money/settings/proofs/proof.route.ts';
import { route as moneySettingsProofsProofs } from '../../areas/money/settings/proofs/proofs.route.ts';
import { route as moneySettingsRemindersTimelyAccess } from '../../areas/money/settings/reminders/timely-access.route.ts';
import { route as moneySettingsSpendingLimitsSpendingLimits } from '../../areas/money/settings/spending-limits/spending-limits.route.ts';
import { route as publicDownloadAppDownloadApp } from '../../areas/public/download-app/download-app.route.ts';
import { route as publicUnsubscribeUnsubscribe } from '../../areas/public/unsubscribe/unsubscribe.route.ts';
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
    readonly '/billpay': true;
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
    readonly '/download-app': true;
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
    readonly '/home/card': true;
    readonly '/home/change-password': true;
    readonly '/home/guardian': true;
    readonly '/home/money': true;
    readonly '/home/more': true;
    readonly '/home/needhelp': true;
    readonly '/home/passkeys': true;
    readonly '/home/profile': true;
    readonly '/home/sign-out': true;
    readonly '/home/state-selection': true;
    readonly '/home/two-step': true;
    readonly '/home/unlock': true;
    readonly '/home/verify-pin': true;
    readonly '/home/work': true;
    readonly '/maintenance': true;
    readonly '/microsite-consent-form': true;
    readonly '/microsite-esign': true;
    readonly '/microsite-success': true;
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
    readonly '/unsubscribe-smartInvite': true;
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
  { ...hubsCard, guard: 'signedIn', back: 'dashboard', texts: [] },
  { ...hubsMoney, guard: 'signedIn', back: 'dashboard', texts: [] },
  { ...hubsMore, guard: 'signedIn', back: 'dashboard', texts: [] },
  { ...hubsWork, guard: 'signedIn', back: 'dashboard', texts: [] },
  { ...pagesMaintenanceMaintenance, guard: 'maintenance', back: 'previous', texts: [] },
  { ...pagesPageNotFoundPageNotFound, guard: 'everyone', back: 'leaveOrPrevious', texts: [] },
  { ...billpayBillersBillers, guard: 'signedIn', back: 'previous', texts: ['billpay/billers', 'kit/money/billers'] },
  { ...contractsAgreementsAgreements, guard: 'signedIn', back: 'previous', texts: ['contracts/agreements'], place: 'agreements' },
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
  { ...guardianConsentConsentForm, guard: 'everyone', back: 'previous', texts: ['guardian/consent'] },
  { ...guardianConsentEsign, guard: 'everyone', back: 'previous', texts: ['guardian/consent'] },
  { ...guardianConsentSuccess, guard: 'everyone', back: 'previous', texts: ['guardian/consent'] },
  { ...guardianWaitingWaiting, guard: 'signedIn', back: 'dashboard', texts: ['guardian/waiting', 'kit/money'] },
  { ...helpFaqsFaqs, guard: 'everyone', back: 'previous', texts: ['help/faqs'], place: 'questions' },
  { ...helpFaqsNeedHelp, guard: 'signedIn', back: 'previous', texts: ['help/faqs', 'help/feedback'], place: 'help' },
  { ...helpFaqsVisitorHelp, guard: 'visitors', back: 'previous', texts: ['help/faqs', 'help/feedback'] },
  { ...moneyAccountsAccountAccount, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/accounts/debit-card', 'money/move/friends', 'session/pin'] },
  { ...moneyAccountsAccountAccounts, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/accounts/debit-card', 'money/move/friends', 'session/pin'], place: 'accounts' },
  { ...moneyAccountsAccountAdd, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/accounts/account', 'money/accounts/credit-union', 'money/accounts/pay-pal', 'money/accounts/visa-plus', 'money/move/biller'], place: 'addAccount' },
  { ...moneyAccountsAccountBank, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/proof', 'money/accounts/account', 'session/pin'] },
  { ...moneyAccountsCreditUnionAdded, guard: 'signedIn', back: 'previous', texts: ['money/accounts/credit-union'] },
  { ...moneyAccountsCreditUnionFailed, guard: 'signedIn', back: 'dashboard', texts: ['money/accounts/credit-union'] },
  { ...moneyAccountsCreditUnionNumber, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/proof', 'money/accounts/account', 'money/accounts/credit-union', 'session/pin'] },
  { ...moneyAccountsCreditUnionSuccess, guard: 'signedIn', back: 'previous', texts: ['money/accounts/credit-union'] },
  { ...moneyAccountsDebitCardAddCard, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/proof', 'money/accounts/account', 'money/accounts/debit-card', 'session/pin'] },
  { ...moneyAccountsDebitCardConfirm, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'money/accounts/account', 'money/accounts/debit-card'] },
  { ...moneyAccountsDebitCardReverifyCard, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'money/accounts/account', 'money/accounts/debit-card'] },
  { ...moneyAccountsLinkLink, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/accounts/link', 'session/pin'] },
  { ...moneyAccountsLinkLoading, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/accounts/account', 'money/accounts/link'] },
  { ...moneyAccountsPayPalPayPal, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/accounts/pay-pal', 'money/accounts/visa-plus', 'session/pin'] },
  { ...moneyAccountsVisaPlusVisaPlus, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/proof', 'money/accounts/account', 'money/accounts/visa-plus', 'session/pin'] },
  { ...moneyHomeDirectHomeCta, guard: 'signedIn', back: 'previous', texts: ['money/home/direct-home'] },
  { ...moneyHomeDirectHomeDirectHome, guard: 'signedIn', back: 'nothing', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/transfer', 'money/home', 'money/home/direct-home'], place: 'directHome' },
  { ...moneyHomeDirectHomeInEwa, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'money/home/direct-home'] },
  { ...moneyHomeHome, guard: 'signedIn', back: 'nothing', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer', 'money/home'], place: 'home' },
  { ...moneyMoveBetweenAccountsMove, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/transfer', 'kit/proof', 'money/accounts/account', 'money/move/between-accounts', 'session/pin'] },
  { ...moneyMoveBillerBiller, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/billers', 'kit/proof', 'money/accounts/account', 'money/move/biller', 'session/pin'] },
  { ...moneyMoveCashCash, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/cash', 'money/move/cash'], place: 'cash' },
  { ...moneyMoveFriendsFriends, guard: 'signedIn', back: 'dashboard', texts: ['kit/money', 'money/move/friends'], place: 'friends' },
  { ...moneyMoveFriendsPay, guard: 'signedIn', back: 'dashboard', texts: ['kit/money', 'kit/money/transfer', 'kit/proof', 'money/accounts/account', 'money/move/between-accounts', 'money/move/friends', 'session/pin'] },
  { ...moneyMoveGetMoneyAmount, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'], place: 'getMoney' },
  { ...moneyMoveGetMoneyReview, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/records', 'kit/money/transfer', 'kit/proof', 'session/pin'] },
  { ...moneyMoveGetMoneySpeed, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'] },
  { ...moneyMoveGetMoneyWhere, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'] },
  { ...moneyMoveGiftCardGiftCard, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/move/gift-card'], place: 'giftCard' },
  { ...moneyMoveRecoveryAccessPlus, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/transfer', 'money/move/recovery', 'money/settings/proofs'] },
  { ...moneyMoveRecurringPlan, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/move/recurring'] },
  { ...moneyMoveRecurringRecurring, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/move/recurring'], place: 'recurring' },
  { ...moneyMoveRecurringSetup, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/transfer', 'money/move/recurring'], place: 'newRecurring' },
  { ...moneyRecordsEarningsEarnings, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/records/earnings'], place: 'earnings' },
  { ...moneyRecordsHistoryDetail, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer'] },
  { ...moneyRecordsHistoryHistory, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer', 'money/records/history'], place: 'history' },
  { ...moneyRecordsHoursHours, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/records/earnings'], place: 'hours' },
  { ...moneyRecordsReceiptReceipt, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer'] },
  { ...moneySettingsMissingAgreementMissingAgreement, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/transfer', 'money/settings/missing-agreement'] },
  { ...moneySettingsPauseOrClosePauseOrClose, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/settings/pause-or-close'], place: 'service' },
  { ...moneySettingsPayrollConsentPayrollConsent, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/settings/payroll-consent'] },
  { ...moneySettingsProofsProof, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/settings/proofs'] },
  { ...moneySettingsProofsProofs, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/settings/proofs'], place: 'proofs' },
  { ...moneySettingsRemindersTimelyAccess, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'kit/money/reasons', 'money/settings/reminders'], place: 'dailyTexts' },
  { ...moneySettingsSpendingLimitsSpendingLimits, guard: 'signedIn', back: 'previous', texts: ['kit/money', 'money/settings/spending-limits'], place: 'limits' },
  { ...publicDownloadAppDownloadApp, guard: 'everyone', back: 'previous', texts: ['public/download-app'] },
  { ...publicUnsubscribeUnsubscribe, guard: 'everyone', back: 'previous', texts: ['public/unsubscribe'] },
  { ...sessionAccountProfile, guard: 'signedIn', back: 'previous', texts: [], place: 'profile' },
  { ...sessionDevicesDevices, guard: 'signedIn', back: 'previous', texts: ['session/devices'], place: 'devices' },
  { ...sessionForgotForgot, guard: 'visitors', back: 'previous', texts: ['session/captcha', 'session/password'] },
  { ...sessionLoginLogin, guard: 'visitors', back: 'leave', texts: ['session/login'] },
  { ...sessionPasskeysPasskeys, guard: 'signedIn', back: 'previous', texts: ['kit/proof', 'session/passkeys', 'session/pin'], place: 'passkeys' },
  { ...sessionPasswordChange, guard: 'fromLogin', back: 'dashboardOrLeave', texts: ['session/password'], place: 'password' },
  { ...sessionPayrollPayroll, guard: 'visitors', back: 'previous', texts: ['session/payroll'] },
  { ...sessionPinPin, guard: 'visitorsOrStep', back: 'leave', texts: ['session/pin'] },
  { ...sessionSignOutSignOut, guard: 'signedIn', back: 'previous', texts: ['session/sign-out'], place: 'signOut' },
  { ...sessionStateSelectionStateSelection, guard: 'anyone', back: 'nothing', texts: ['session/state-selection'] },
  { ...sessionTwoStepTwoStep, guard: 'signedIn', back: 'previous', texts: ['kit/proof', 'session/pin', 'session/two-step'], place: 'twoStep' },
  { ...sessionUnlockUnlock, guard: 'signedIn', back: 'previous', texts: ['session/unlock'] },
  { ...sessionWelcomeAuthFailed, guard: 'visitors', back: 'leave', texts: ['session/welcome'] },
  { ...sessionWelcomeBusinesses, guard: 'visitorsOrStep', back: 'nothing', texts: ['session/welcome'] },
  { ...sessionWelcomeSso, guard: 'everyone', back: 'leave', texts: ['session/welcome'] },
  { ...sessionWelcomeTerms, guard: 'visitorsOrStep', back: 'leave', texts: ['session/welcome'] },
] as const;

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly AppRoute[] = all satisfies PathsOnce<typeof all>;
