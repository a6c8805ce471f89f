// Written by `pnpm generate`; a test fails when it is out of date.
import { analyticsContract } from './analytics/contract.ts';
import { contractsContract } from './contracts/contract.ts';
import { enrollmentContract } from './enrollment/contract.ts';
import { scanContract as enrollmentScanContract } from './enrollment/scan-contract.ts';
import { userContract as enrollmentUserContract } from './enrollment/user-contract.ts';
import { workAccountContract as enrollmentWorkAccountContract } from './enrollment/work-account-contract.ts';
import { helpContract } from './help/contract.ts';
import { feedbackContract as helpFeedbackContract } from './help/feedback-contract.ts';
import { accessPlusContract as moneyAccessPlusContract } from './money/access-plus-contract.ts';
import { bankLinkContract as moneyBankLinkContract } from './money/bank-link-contract.ts';
import { cardContract as moneyCardContract } from './money/card-contract.ts';
import { cashContract as moneyCashContract } from './money/cash-contract.ts';
import { moneyContract } from './money/contract.ts';
import { destinationsContract as moneyDestinationsContract } from './money/destinations-contract.ts';
import { earningsContract as moneyEarningsContract } from './money/earnings-contract.ts';
import { friendsContract as moneyFriendsContract } from './money/friends-contract.ts';
import { homeContract as moneyHomeContract } from './money/home-contract.ts';
import { instrumentChecksContract as moneyInstrumentChecksContract } from './money/instrument-checks-contract.ts';
import { instrumentHistoryContract as moneyInstrumentHistoryContract } from './money/instrument-history-contract.ts';
import { instrumentMoneyContract as moneyInstrumentMoneyContract } from './money/instrument-money-contract.ts';
import { instrumentsContract as moneyInstrumentsContract } from './money/instruments-contract.ts';
import { ownLimitsContract as moneyOwnLimitsContract } from './money/own-limits-contract.ts';
import { ownServiceContract as moneyOwnServiceContract } from './money/own-service-contract.ts';
import { payrollConsentContract as moneyPayrollConsentContract } from './money/payroll-consent-contract.ts';
import { proofsContract as moneyProofsContract } from './money/proofs-contract.ts';
import { recurringContract as moneyRecurringContract } from './money/recurring-contract.ts';
import { reminderContract as moneyReminderContract } from './money/reminder-contract.ts';
import { uploadContract as moneyUploadContract } from './money/upload-contract.ts';
import { businessContract as sessionBusinessContract } from './session/business-contract.ts';
import { captchaContract as sessionCaptchaContract } from './session/captcha-contract.ts';
import { sessionContract } from './session/contract.ts';
import { deviceContract as sessionDeviceContract } from './session/device-contract.ts';
import { forgotContract as sessionForgotContract } from './session/forgot-contract.ts';
import { passkeyContract as sessionPasskeyContract } from './session/passkey-contract.ts';
import { pinContract as sessionPinContract } from './session/pin-contract.ts';
import { settingsContract as sessionSettingsContract } from './session/settings-contract.ts';
import { startupContract } from './startup/contract.ts';
import { placeContract as startupPlaceContract } from './startup/place-contract.ts';

/**
 * Every call by area: for the server, for mocks and for documents. A page takes the contracts of its areas one by one, and of
 * an area only the part that it uses.
 */
export const contract = {
  analytics: {
    ...analyticsContract,
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
  help: {
    ...helpContract,
    ...helpFeedbackContract,
  },
  money: {
    ...moneyAccessPlusContract,
    ...moneyBankLinkContract,
    ...moneyCardContract,
    ...moneyCashContract,
    ...moneyContract,
    ...moneyDestinationsContract,
    ...moneyEarningsContract,
    ...moneyFriendsContract,
    ...moneyHomeContract,
    ...moneyInstrumentChecksContract,
    ...moneyInstrumentHistoryContract,
    ...moneyInstrumentMoneyContract,
    ...moneyInstrumentsContract,
    ...moneyOwnLimitsContract,
    ...moneyOwnServiceContract,
    ...moneyPayrollConsentContract,
    ...moneyProofsContract,
    ...moneyRecurringContract,
    ...moneyReminderContract,
    ...moneyUploadContract,
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
    ...startupPlaceContract,
  },
};
