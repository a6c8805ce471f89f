// Written by `pnpm generate`; a test fails when it is out of date.
import type { contract } from '@dayfare/api/contract';
import { analyticsHandlers } from '../analytics/handlers.ts';
import { getBillersHandlers as billpayGetBillersHandlers } from '../billpay/get-billers-handlers.ts';
import { keepBillerHandlers as billpayKeepBillerHandlers } from '../billpay/keep-biller-handlers.ts';
import { contractsHandlers } from '../contracts/handlers.ts';
import { enrollmentHandlers } from '../enrollment/handlers.ts';
import { scanHandlers as enrollmentScanHandlers } from '../enrollment/scan-handlers.ts';
import { userHandlers as enrollmentUserHandlers } from '../enrollment/user-handlers.ts';
import { workAccountHandlers as enrollmentWorkAccountHandlers } from '../enrollment/work-account-handlers.ts';
import { guardianHandlers } from '../guardian/handlers.ts';
import { waitingHandlers as guardianWaitingHandlers } from '../guardian/waiting-handlers.ts';
import { feedbackHandlers as helpFeedbackHandlers } from '../help/feedback-handlers.ts';
import { helpHandlers } from '../help/handlers.ts';
import { bankLinkHandlers as moneyBankLinkHandlers } from '../money/bank-link/bank-link-handlers.ts';
import { debitCardHandlers as moneyDebitCardHandlers } from '../money/debit-card/debit-card-handlers.ts';
import { earningsHandlers as moneyEarningsHandlers } from '../money/earnings/earnings-handlers.ts';
import { friendsHandlers as moneyFriendsHandlers } from '../money/friends/friends-handlers.ts';
import { moneyHandlers } from '../money/handlers.ts';
import { homeHandlers as moneyHomeHandlers } from '../money/home/home-handlers.ts';
import { accountHistoryHandlers as moneyAccountHistoryHandlers } from '../money/manage-accounts/account-history-handlers.ts';
import { accountsHandlers as moneyAccountsHandlers } from '../money/manage-accounts/accounts-handlers.ts';
import { movesHandlers as moneyMovesHandlers } from '../money/moves/moves-handlers.ts';
import { pauseOrCloseHandlers as moneyPauseOrCloseHandlers } from '../money/pause-or-close/pause-or-close-handlers.ts';
import { payrollConsentHandlers as moneyPayrollConsentHandlers } from '../money/payroll-consent/payroll-consent-handlers.ts';
import { accountChecksHandlers as moneyAccountChecksHandlers } from '../money/penny-test/account-checks-handlers.ts';
import { cashHandlers as moneyCashHandlers } from '../money/places/cash/cash-handlers.ts';
import { placesHandlers as moneyPlacesHandlers } from '../money/places/places-handlers.ts';
import { proofsHandlers as moneyProofsHandlers } from '../money/proofs/proofs-handlers.ts';
import { uploadHandlers as moneyUploadHandlers } from '../money/proofs/upload-handlers.ts';
import { recoveryHandlers as moneyRecoveryHandlers } from '../money/recovery/recovery-handlers.ts';
import { recurringHandlers as moneyRecurringHandlers } from '../money/recurring/recurring-handlers.ts';
import { remindersHandlers as moneyRemindersHandlers } from '../money/reminders/reminders-handlers.ts';
import { spendingLimitsHandlers as moneySpendingLimitsHandlers } from '../money/spending-limits/spending-limits-handlers.ts';
import { getDynamicDeepLinkHandlers as publicGetDynamicDeepLinkHandlers } from '../public/get-dynamic-deep-link-handlers.ts';
import { unsubscribeSmartInviteHandlers as publicUnsubscribeSmartInviteHandlers } from '../public/unsubscribe-smart-invite-handlers.ts';
import { businessHandlers as sessionBusinessHandlers } from '../session/business-handlers.ts';
import { captchaHandlers as sessionCaptchaHandlers } from '../session/captcha-handlers.ts';
import { deviceHandlers as sessionDeviceHandlers } from '../session/device-handlers.ts';
import { forgotHandlers as sessionForgotHandlers } from '../session/forgot-handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { passkeyHandlers as sessionPasskeyHandlers } from '../session/passkey-handlers.ts';
import { pinHandlers as sessionPinHandlers } from '../session/pin-handlers.ts';
import { settingsHandlers as sessionSettingsHandlers } from '../session/settings-handlers.ts';
import { getDueCountsHandlers as startupGetDueCountsHandlers } from '../startup/get-due-counts-handlers.ts';
import { startupHandlers } from '../startup/handlers.ts';
import { placeHandlers as startupPlaceHandlers } from '../startup/place-handlers.ts';

type Contract = typeof contract;

/** The handler of every call; a call without one does not compile. */
export const handlers = {
  analytics: {
    ...analyticsHandlers,
  },
  billpay: {
    ...billpayGetBillersHandlers,
    ...billpayKeepBillerHandlers,
  },
  contracts: {
    ...contractsHandlers,
  },
  enrollment: {
    ...enrollmentHandlers,
    ...enrollmentScanHandlers,
    ...enrollmentUserHandlers,
    ...enrollmentWorkAccountHandlers,
  },
  guardian: {
    ...guardianHandlers,
    ...guardianWaitingHandlers,
  },
  help: {
    ...helpFeedbackHandlers,
    ...helpHandlers,
  },
  money: {
    ...moneyBankLinkHandlers,
    ...moneyDebitCardHandlers,
    ...moneyEarningsHandlers,
    ...moneyFriendsHandlers,
    ...moneyHandlers,
    ...moneyHomeHandlers,
    ...moneyAccountHistoryHandlers,
    ...moneyAccountsHandlers,
    ...moneyMovesHandlers,
    ...moneyPauseOrCloseHandlers,
    ...moneyPayrollConsentHandlers,
    ...moneyAccountChecksHandlers,
    ...moneyCashHandlers,
    ...moneyPlacesHandlers,
    ...moneyProofsHandlers,
    ...moneyUploadHandlers,
    ...moneyRecoveryHandlers,
    ...moneyRecurringHandlers,
    ...moneyRemindersHandlers,
    ...moneySpendingLimitsHandlers,
  },
  public: {
    ...publicGetDynamicDeepLinkHandlers,
    ...publicUnsubscribeSmartInviteHandlers,
  },
  session: {
    ...sessionBusinessHandlers,
    ...sessionCaptchaHandlers,
    ...sessionDeviceHandlers,
    ...sessionForgotHandlers,
    ...sessionHandlers,
    ...sessionPasskeyHandlers,
    ...sessionPinHandlers,
    ...sessionSettingsHandlers,
  },
  startup: {
    ...startupGetDueCountsHandlers,
    ...startupHandlers,
    ...startupPlaceHandlers,
  },
} satisfies { readonly [Area in keyof Contract]: Readonly<Record<keyof Contract[Area], unknown>> };
