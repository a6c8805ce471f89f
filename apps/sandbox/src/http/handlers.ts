// Written by `pnpm generate`; a test fails when it is out of date.
import type { contract } from '@dayfare/api/contract';
import { analyticsHandlers } from '../analytics/handlers.ts';
import { contractsHandlers } from '../contracts/handlers.ts';
import { enrollmentHandlers } from '../enrollment/handlers.ts';
import { scanHandlers as enrollmentScanHandlers } from '../enrollment/scan-handlers.ts';
import { userHandlers as enrollmentUserHandlers } from '../enrollment/user-handlers.ts';
import { workAccountHandlers as enrollmentWorkAccountHandlers } from '../enrollment/work-account-handlers.ts';
import { feedbackHandlers as helpFeedbackHandlers } from '../help/feedback-handlers.ts';
import { helpHandlers } from '../help/handlers.ts';
import { accessPlusHandlers as moneyAccessPlusHandlers } from '../money/access-plus-handlers.ts';
import { bankLinkHandlers as moneyBankLinkHandlers } from '../money/bank-link-handlers.ts';
import { cardHandlers as moneyCardHandlers } from '../money/card-handlers.ts';
import { cashHandlers as moneyCashHandlers } from '../money/cash-handlers.ts';
import { destinationsHandlers as moneyDestinationsHandlers } from '../money/destinations-handlers.ts';
import { earningsHandlers as moneyEarningsHandlers } from '../money/earnings-handlers.ts';
import { friendsHandlers as moneyFriendsHandlers } from '../money/friends-handlers.ts';
import { moneyHandlers } from '../money/handlers.ts';
import { homeHandlers as moneyHomeHandlers } from '../money/home-handlers.ts';
import { instrumentChecksHandlers as moneyInstrumentChecksHandlers } from '../money/instrument-checks-handlers.ts';
import { instrumentHistoryHandlers as moneyInstrumentHistoryHandlers } from '../money/instrument-history-handlers.ts';
import { instrumentMoneyHandlers as moneyInstrumentMoneyHandlers } from '../money/instrument-money-handlers.ts';
import { instrumentsHandlers as moneyInstrumentsHandlers } from '../money/instruments-handlers.ts';
import { ownLimitsHandlers as moneyOwnLimitsHandlers } from '../money/own-limits-handlers.ts';
import { ownServiceHandlers as moneyOwnServiceHandlers } from '../money/own-service-handlers.ts';
import { payrollConsentHandlers as moneyPayrollConsentHandlers } from '../money/payroll-consent-handlers.ts';
import { proofsHandlers as moneyProofsHandlers } from '../money/proofs-handlers.ts';
import { recurringHandlers as moneyRecurringHandlers } from '../money/recurring-handlers.ts';
import { reminderHandlers as moneyReminderHandlers } from '../money/reminder-handlers.ts';
import { uploadHandlers as moneyUploadHandlers } from '../money/upload-handlers.ts';
import { businessHandlers as sessionBusinessHandlers } from '../session/business-handlers.ts';
import { captchaHandlers as sessionCaptchaHandlers } from '../session/captcha-handlers.ts';
import { deviceHandlers as sessionDeviceHandlers } from '../session/device-handlers.ts';
import { forgotHandlers as sessionForgotHandlers } from '../session/forgot-handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { passkeyHandlers as sessionPasskeyHandlers } from '../session/passkey-handlers.ts';
import { pinHandlers as sessionPinHandlers } from '../session/pin-handlers.ts';
import { settingsHandlers as sessionSettingsHandlers } from '../session/settings-handlers.ts';
import { startupHandlers } from '../startup/handlers.ts';
import { placeHandlers as startupPlaceHandlers } from '../startup/place-handlers.ts';

type Contract = typeof contract;

/** The handler of every call; a call without one does not compile. */
export const handlers = {
  analytics: {
    ...analyticsHandlers,
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
  help: {
    ...helpFeedbackHandlers,
    ...helpHandlers,
  },
  money: {
    ...moneyAccessPlusHandlers,
    ...moneyBankLinkHandlers,
    ...moneyCardHandlers,
    ...moneyCashHandlers,
    ...moneyDestinationsHandlers,
    ...moneyEarningsHandlers,
    ...moneyFriendsHandlers,
    ...moneyHandlers,
    ...moneyHomeHandlers,
    ...moneyInstrumentChecksHandlers,
    ...moneyInstrumentHistoryHandlers,
    ...moneyInstrumentMoneyHandlers,
    ...moneyInstrumentsHandlers,
    ...moneyOwnLimitsHandlers,
    ...moneyOwnServiceHandlers,
    ...moneyPayrollConsentHandlers,
    ...moneyProofsHandlers,
    ...moneyRecurringHandlers,
    ...moneyReminderHandlers,
    ...moneyUploadHandlers,
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
    ...startupHandlers,
    ...startupPlaceHandlers,
  },
} satisfies { readonly [Area in keyof Contract]: Readonly<Record<keyof Contract[Area], unknown>> };
