// Written by `pnpm generate`; a test fails when it is out of date.
import type { PathsOnce, ScreenRoute } from '../../platform/navigation/screen-route.ts';
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
import { route as moneyCardAgain } from '../../areas/money/card/again.route.ts';
import { route as moneyCardConfirm } from '../../areas/money/card/confirm.route.ts';
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
import { route as moneyOwnLimitsOwnLimits } from '../../areas/money/own-limits/own-limits.route.ts';
import { route as moneyOwnServiceOwnService } from '../../areas/money/own-service/own-service.route.ts';
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

const all = [
  pagesMaintenanceMaintenance,
  pagesPageNotFoundPageNotFound,
  contractsAgreementsAgreements,
  enrollmentAccountCreatePassword,
  enrollmentAccountGetCard,
  enrollmentBranchBranch,
  enrollmentDirectEmployeeDetails,
  enrollmentDirectEmployeeId,
  enrollmentDirectEmployer,
  enrollmentDirectProgress,
  enrollmentEmployerContact,
  enrollmentEmployerEmployer,
  enrollmentPersonIdScan,
  enrollmentPersonPersonalInfo,
  enrollmentPhoneCreateUser,
  enrollmentPhoneVerifyPin,
  enrollmentRecordEmployeeDetails,
  enrollmentRecordEmployeeId,
  helpFaqsFaqs,
  helpFaqsNeedHelp,
  helpFaqsVisitorHelp,
  moneyAccessPlusAccessPlus,
  moneyAccountsAccount,
  moneyAccountsAccounts,
  moneyAccountsAdd,
  moneyAccountsBank,
  moneyBillerBiller,
  moneyCardAddCard,
  moneyCardAgain,
  moneyCardConfirm,
  moneyCashCash,
  moneyCreditUnionAdded,
  moneyCreditUnionFailed,
  moneyCreditUnionNumber,
  moneyCreditUnionSuccess,
  moneyDirectHomeCta,
  moneyDirectHomeDirectHome,
  moneyDirectHomeInEwa,
  moneyEarningsEarnings,
  moneyFriendsFriends,
  moneyFriendsPay,
  moneyGetMoneyAmount,
  moneyGetMoneyReview,
  moneyGetMoneySpeed,
  moneyGetMoneyWhere,
  moneyGiftCardGiftCard,
  moneyHistoryDetail,
  moneyHistoryHistory,
  moneyHomeHome,
  moneyHoursHours,
  moneyLinkLink,
  moneyLinkLoading,
  moneyMissingAgreementMissingAgreement,
  moneyMoveMove,
  moneyOwnLimitsOwnLimits,
  moneyOwnServiceOwnService,
  moneyPayPalPayPal,
  moneyPayrollConsentPayrollConsent,
  moneyProofsProof,
  moneyProofsProofs,
  moneyReceiptReceipt,
  moneyRecurringPlan,
  moneyRecurringRecurring,
  moneyRecurringSetup,
  moneyTimelyAccessTimelyAccess,
  moneyVisaPlusVisaPlus,
  sessionAccountProfile,
  sessionDevicesDevices,
  sessionForgotForgot,
  sessionLoginLogin,
  sessionPasskeysPasskeys,
  sessionPasswordChange,
  sessionPayrollPayroll,
  sessionPinPin,
  sessionSignOutSignOut,
  sessionStateSelectionStateSelection,
  sessionTwoStepTwoStep,
  sessionUnlockUnlock,
  sessionWelcomeAuthFailed,
  sessionWelcomeBusinesses,
  sessionWelcomeSso,
  sessionWelcomeTerms,
] as const;

/** Every page that has a screen. The others, and paths that no page has, show page-not-found in place [access-021]. */
export const routes: readonly ScreenRoute[] = all satisfies PathsOnce<typeof all>;
