// Written by `pnpm generate`; a test fails when it is out of date.
import { about as analytics } from '../analytics/area.notes.ts';
import { notes as analyticsNotes } from '../analytics/contract.notes.ts';
import { about as contracts } from '../contracts/area.notes.ts';
import { notes as contractsNotes } from '../contracts/contract.notes.ts';
import { about as enrollment } from '../enrollment/area.notes.ts';
import { notes as enrollmentNotes } from '../enrollment/contract.notes.ts';
import { notes as enrollmentScanNotes } from '../enrollment/scan-contract.notes.ts';
import { notes as enrollmentUserNotes } from '../enrollment/user-contract.notes.ts';
import { notes as enrollmentWorkAccountNotes } from '../enrollment/work-account-contract.notes.ts';
import { about as help } from '../help/area.notes.ts';
import { notes as helpNotes } from '../help/contract.notes.ts';
import { notes as helpFeedbackNotes } from '../help/feedback-contract.notes.ts';
import { notes as moneyAccessPlusNotes } from '../money/access-plus-contract.notes.ts';
import { about as money } from '../money/area.notes.ts';
import { notes as moneyBankLinkNotes } from '../money/bank-link-contract.notes.ts';
import { notes as moneyCardNotes } from '../money/card-contract.notes.ts';
import { notes as moneyCashNotes } from '../money/cash-contract.notes.ts';
import { notes as moneyNotes } from '../money/contract.notes.ts';
import { notes as moneyDestinationsNotes } from '../money/destinations-contract.notes.ts';
import { notes as moneyEarningsNotes } from '../money/earnings-contract.notes.ts';
import { notes as moneyFriendsNotes } from '../money/friends-contract.notes.ts';
import { notes as moneyHomeNotes } from '../money/home-contract.notes.ts';
import { notes as moneyInstrumentChecksNotes } from '../money/instrument-checks-contract.notes.ts';
import { notes as moneyInstrumentHistoryNotes } from '../money/instrument-history-contract.notes.ts';
import { notes as moneyInstrumentMoneyNotes } from '../money/instrument-money-contract.notes.ts';
import { notes as moneyInstrumentsNotes } from '../money/instruments-contract.notes.ts';
import { notes as moneyOwnLimitsNotes } from '../money/own-limits-contract.notes.ts';
import { notes as moneyOwnServiceNotes } from '../money/own-service-contract.notes.ts';
import { notes as moneyPayrollConsentNotes } from '../money/payroll-consent-contract.notes.ts';
import { notes as moneyProofsNotes } from '../money/proofs-contract.notes.ts';
import { notes as moneyRecurringNotes } from '../money/recurring-contract.notes.ts';
import { notes as moneyReminderNotes } from '../money/reminder-contract.notes.ts';
import { notes as moneyUploadNotes } from '../money/upload-contract.notes.ts';
import { about as session } from '../session/area.notes.ts';
import { notes as sessionBusinessNotes } from '../session/business-contract.notes.ts';
import { notes as sessionCaptchaNotes } from '../session/captcha-contract.notes.ts';
import { notes as sessionNotes } from '../session/contract.notes.ts';
import { notes as sessionDeviceNotes } from '../session/device-contract.notes.ts';
import { notes as sessionForgotNotes } from '../session/forgot-contract.notes.ts';
import { notes as sessionPasskeyNotes } from '../session/passkey-contract.notes.ts';
import { notes as sessionPinNotes } from '../session/pin-contract.notes.ts';
import { notes as sessionSettingsNotes } from '../session/settings-contract.notes.ts';
import { about as startup } from '../startup/area.notes.ts';
import { notes as startupNotes } from '../startup/contract.notes.ts';
import { notes as startupPlaceNotes } from '../startup/place-contract.notes.ts';

/** What each area is about. */
export const areaNotes = { analytics, contracts, enrollment, help, money, session, startup } as const;

/** What each call does, in a line. */
export const callNotes = {
  analytics: {
    ...analyticsNotes,
  },
  contracts: {
    ...contractsNotes,
  },
  enrollment: {
    ...enrollmentNotes,
    ...enrollmentScanNotes,
    ...enrollmentUserNotes,
    ...enrollmentWorkAccountNotes,
  },
  help: {
    ...helpNotes,
    ...helpFeedbackNotes,
  },
  money: {
    ...moneyAccessPlusNotes,
    ...moneyBankLinkNotes,
    ...moneyCardNotes,
    ...moneyCashNotes,
    ...moneyNotes,
    ...moneyDestinationsNotes,
    ...moneyEarningsNotes,
    ...moneyFriendsNotes,
    ...moneyHomeNotes,
    ...moneyInstrumentChecksNotes,
    ...moneyInstrumentHistoryNotes,
    ...moneyInstrumentMoneyNotes,
    ...moneyInstrumentsNotes,
    ...moneyOwnLimitsNotes,
    ...moneyOwnServiceNotes,
    ...moneyPayrollConsentNotes,
    ...moneyProofsNotes,
    ...moneyRecurringNotes,
    ...moneyReminderNotes,
    ...moneyUploadNotes,
  },
  session: {
    ...sessionBusinessNotes,
    ...sessionCaptchaNotes,
    ...sessionNotes,
    ...sessionDeviceNotes,
    ...sessionForgotNotes,
    ...sessionPasskeyNotes,
    ...sessionPinNotes,
    ...sessionSettingsNotes,
  },
  startup: {
    ...startupNotes,
    ...startupPlaceNotes,
  },
} as const;
