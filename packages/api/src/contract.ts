// Written by `pnpm generate`; a test fails when it is out of date.
import { analyticsContract } from './analytics/contract.ts';
import { billpayContract } from './billpay/contract.ts';
import { getBillersContract as billpayGetBillersContract } from './billpay/get-billers-contract.ts';
import { keepBillerContract as billpayKeepBillerContract } from './billpay/keep-biller-contract.ts';
import { contractsContract } from './contracts/contract.ts';
import { enrollmentContract } from './enrollment/contract.ts';
import { scanContract as enrollmentScanContract } from './enrollment/scan-contract.ts';
import { userContract as enrollmentUserContract } from './enrollment/user-contract.ts';
import { workAccountContract as enrollmentWorkAccountContract } from './enrollment/work-account-contract.ts';
import { guardianContract } from './guardian/contract.ts';
import { waitingContract as guardianWaitingContract } from './guardian/waiting-contract.ts';
import { helpContract } from './help/contract.ts';
import { feedbackContract as helpFeedbackContract } from './help/feedback-contract.ts';
import { accountChecksContract as moneyAccountChecksContract } from './money/accounts/account-checks-contract.ts';
import { accountHistoryContract as moneyAccountHistoryContract } from './money/accounts/account-history-contract.ts';
import { accountsContract as moneyAccountsContract } from './money/accounts/accounts-contract.ts';
import { bankLinkContract as moneyBankLinkContract } from './money/accounts/bank-link-contract.ts';
import { debitCardContract as moneyDebitCardContract } from './money/accounts/debit-card-contract.ts';
import { moneyContract } from './money/contract.ts';
import { friendsContract as moneyFriendsContract } from './money/friends/friends-contract.ts';
import { homeContract as moneyHomeContract } from './money/home/home-contract.ts';
import { movesContract as moneyMovesContract } from './money/moves/moves-contract.ts';
import { cashContract as moneyCashContract } from './money/places/cash-contract.ts';
import { placesContract as moneyPlacesContract } from './money/places/places-contract.ts';
import { earningsContract as moneyEarningsContract } from './money/records/earnings-contract.ts';
import { recoveryContract as moneyRecoveryContract } from './money/recovery/recovery-contract.ts';
import { recurringContract as moneyRecurringContract } from './money/recurring/recurring-contract.ts';
import { remindersContract as moneyRemindersContract } from './money/reminders/reminders-contract.ts';
import { pauseOrCloseContract as moneyPauseOrCloseContract } from './money/settings/pause-or-close-contract.ts';
import { payrollConsentContract as moneyPayrollConsentContract } from './money/settings/payroll-consent-contract.ts';
import { proofsContract as moneyProofsContract } from './money/settings/proofs-contract.ts';
import { spendingLimitsContract as moneySpendingLimitsContract } from './money/settings/spending-limits-contract.ts';
import { uploadContract as moneyUploadContract } from './money/settings/upload-contract.ts';
import { publicContract } from './public/contract.ts';
import { getDynamicDeepLinkContract as publicGetDynamicDeepLinkContract } from './public/get-dynamic-deep-link-contract.ts';
import { unsubscribeSmartInviteContract as publicUnsubscribeSmartInviteContract } from './public/unsubscribe-smart-invite-contract.ts';
import { businessContract as sessionBusinessContract } from './session/business-contract.ts';
import { captchaContract as sessionCaptchaContract } from './session/captcha-contract.ts';
import { sessionContract } from './session/contract.ts';
import { deviceContract as sessionDeviceContract } from './session/device-contract.ts';
import { forgotContract as sessionForgotContract } from './session/forgot-contract.ts';
import { passkeyContract as sessionPasskeyContract } from './session/passkey-contract.ts';
import { pinContract as sessionPinContract } from './session/pin-contract.ts';
import { settingsContract as sessionSettingsContract } from './session/settings-contract.ts';
import { startupContract } from './startup/contract.ts';
import { getDueCountsContract as startupGetDueCountsContract } from './startup/get-due-counts-contract.ts';
import { placeContract as startupPlaceContract } from './startup/place-contract.ts';

/**
 * Every call by area: for the server, for mocks and for documents. A page takes the contracts of its areas one by one, and of
 * an area only the part that it uses.
 */
export const contract = {
  analytics: {
    ...analyticsContract,
  },
  billpay: {
    ...billpayContract,
    ...billpayGetBillersContract,
    ...billpayKeepBillerContract,
  },
  contracts: {
    ...contractsContract,
  },
  enrollment: {
    ...enrollmentContract,
    ...enrollmentScanContract,
    ...enrollmentUserContract,
    ...enrollmentWorkAccountContract,
  },
  guardian: {
    ...guardianContract,
    ...guardianWaitingContract,
  },
  help: {
    ...helpContract,
    ...helpFeedbackContract,
  },
  money: {
    ...moneyAccountChecksContract,
    ...moneyAccountHistoryContract,
    ...moneyAccountsContract,
    ...moneyBankLinkContract,
    ...moneyDebitCardContract,
    ...moneyContract,
    ...moneyFriendsContract,
    ...moneyHomeContract,
    ...moneyMovesContract,
    ...moneyCashContract,
    ...moneyPlacesContract,
    ...moneyEarningsContract,
    ...moneyRecoveryContract,
    ...moneyRecurringContract,
    ...moneyRemindersContract,
    ...moneyPauseOrCloseContract,
    ...moneyPayrollConsentContract,
    ...moneyProofsContract,
    ...moneySpendingLimitsContract,
    ...moneyUploadContract,
  },
  public: {
    ...publicContract,
    ...publicGetDynamicDeepLinkContract,
    ...publicUnsubscribeSmartInviteContract,
  },
  session: {
    ...sessionBusinessContract,
    ...sessionCaptchaContract,
    ...sessionContract,
    ...sessionDeviceContract,
    ...sessionForgotContract,
    ...sessionPasskeyContract,
    ...sessionPinContract,
    ...sessionSettingsContract,
  },
  startup: {
    ...startupContract,
    ...startupGetDueCountsContract,
    ...startupPlaceContract,
  },
};
