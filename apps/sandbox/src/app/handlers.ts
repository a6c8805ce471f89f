// Written by `pnpm generate`; a test fails when it is out of date.
import type { contract } from '@dayfare/api/contract';
import { analyticsHandlers } from '../analytics/handlers.ts';
import { getBillersHandlers as billpayGetBillersHandlers } from '../billpay/get-billers-handlers.ts';
import { billpayHandlers } from '../billpay/handlers.ts';
import { keepBillerHandlers as billpayKeepBillerHandlers } from '../billpay/keep-biller-handlers.ts';
import { activityHandlers as cardActivityHandlers } from '../card/activity-handlers.ts';
import { applyHandlers as cardApplyHandlers } from '../card/apply/apply-handlers.ts';
import { autoloadHandlers as cardAutoloadHandlers } from '../card/autoload/autoload-handlers.ts';
import { costsHandlers as cardCostsHandlers } from '../card/costs-handlers.ts';
import { depositHandlers as cardDepositHandlers } from '../card/deposit/deposit-handlers.ts';
import { cardHandlers } from '../card/handlers.ts';
import { servicesHandlers as cardServicesHandlers } from '../card/services-handlers.ts';
import { activityHandlers as connectActivityHandlers } from '../connect/activity/activity-handlers.ts';
import { announcementsHandlers as connectAnnouncementsHandlers } from '../connect/announcements/announcements-handlers.ts';
import { avatarsHandlers as connectAvatarsHandlers } from '../connect/avatars-handlers.ts';
import { chatHandlers as connectChatHandlers } from '../connect/chat/chat-handlers.ts';
import { groupsHandlers as connectGroupsHandlers } from '../connect/chat/groups-handlers.ts';
import { mediaHandlers as connectMediaHandlers } from '../connect/chat/media-handlers.ts';
import { safetyHandlers as connectSafetyHandlers } from '../connect/chat/safety-handlers.ts';
import { connectHandlers } from '../connect/handlers.ts';
import { jobsHandlers as connectJobsHandlers } from '../connect/jobs/jobs-handlers.ts';
import { notificationsHandlers as connectNotificationsHandlers } from '../connect/notifications/notifications-handlers.ts';
import { shiftsHandlers as connectShiftsHandlers } from '../connect/shifts/shifts-handlers.ts';
import { contractsHandlers } from '../contracts/handlers.ts';
import { enrollmentHandlers } from '../enrollment/handlers.ts';
import { scanHandlers as enrollmentScanHandlers } from '../enrollment/scan-handlers.ts';
import { userHandlers as enrollmentUserHandlers } from '../enrollment/user-handlers.ts';
import { workAccountHandlers as enrollmentWorkAccountHandlers } from '../enrollment/work-account-handlers.ts';
import { guardianHandlers } from '../guardian/handlers.ts';
import { waitingHandlers as guardianWaitingHandlers } from '../guardian/waiting-handlers.ts';
import { feedbackHandlers as helpFeedbackHandlers } from '../help/feedback-handlers.ts';
import { helpHandlers } from '../help/handlers.ts';
import { gasHandlers as marketplaceGasHandlers } from '../marketplace/gas-handlers.ts';
import { marketplaceHandlers } from '../marketplace/handlers.ts';
import { rxHandlers as marketplaceRxHandlers } from '../marketplace/rx-handlers.ts';
import { ticketsHandlers as marketplaceTicketsHandlers } from '../marketplace/tickets-handlers.ts';
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
import { profileHandlers } from '../profile/handlers.ts';
import { notificationsHandlers as profileNotificationsHandlers } from '../profile/notifications-handlers.ts';
import { getDynamicDeepLinkHandlers as publicGetDynamicDeepLinkHandlers } from '../public/get-dynamic-deep-link-handlers.ts';
import { unsubscribeSmartInviteHandlers as publicUnsubscribeSmartInviteHandlers } from '../public/unsubscribe-smart-invite-handlers.ts';
import { referralHandlers } from '../referral/handlers.ts';
import { ridesHandlers } from '../rides/handlers.ts';
import { savingsHandlers } from '../savings/handlers.ts';
import { businessHandlers as sessionBusinessHandlers } from '../session/business-handlers.ts';
import { captchaHandlers as sessionCaptchaHandlers } from '../session/captcha-handlers.ts';
import { deviceHandlers as sessionDeviceHandlers } from '../session/device-handlers.ts';
import { forgotHandlers as sessionForgotHandlers } from '../session/forgot-handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { passkeyHandlers as sessionPasskeyHandlers } from '../session/passkey-handlers.ts';
import { pinHandlers as sessionPinHandlers } from '../session/pin-handlers.ts';
import { settingsHandlers as sessionSettingsHandlers } from '../session/settings-handlers.ts';
import { smartspendHandlers } from '../smartspend/handlers.ts';
import { getDueCountsHandlers as startupGetDueCountsHandlers } from '../startup/get-due-counts-handlers.ts';
import { startupHandlers } from '../startup/handlers.ts';
import { placeHandlers as startupPlaceHandlers } from '../startup/place-handlers.ts';
import { timeHandlers } from '../time/handlers.ts';
import { tipsHandlers } from '../tips/handlers.ts';

type Contract = typeof contract;

/** The handler of every call; a call without one does not compile. */
export const handlers = {
  analytics: {
    ...analyticsHandlers,
  },
  billpay: {
    ...billpayGetBillersHandlers,
    ...billpayHandlers,
    ...billpayKeepBillerHandlers,
  },
  card: {
    ...cardActivityHandlers,
    ...cardApplyHandlers,
    ...cardAutoloadHandlers,
    ...cardCostsHandlers,
    ...cardDepositHandlers,
    ...cardHandlers,
    ...cardServicesHandlers,
  },
  connect: {
    ...connectActivityHandlers,
    ...connectAnnouncementsHandlers,
    ...connectAvatarsHandlers,
    ...connectChatHandlers,
    ...connectGroupsHandlers,
    ...connectMediaHandlers,
    ...connectSafetyHandlers,
    ...connectHandlers,
    ...connectJobsHandlers,
    ...connectNotificationsHandlers,
    ...connectShiftsHandlers,
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
  marketplace: {
    ...marketplaceGasHandlers,
    ...marketplaceHandlers,
    ...marketplaceRxHandlers,
    ...marketplaceTicketsHandlers,
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
  profile: {
    ...profileHandlers,
    ...profileNotificationsHandlers,
  },
  public: {
    ...publicGetDynamicDeepLinkHandlers,
    ...publicUnsubscribeSmartInviteHandlers,
  },
  referral: {
    ...referralHandlers,
  },
  rides: {
    ...ridesHandlers,
  },
  savings: {
    ...savingsHandlers,
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
  smartspend: {
    ...smartspendHandlers,
  },
  startup: {
    ...startupGetDueCountsHandlers,
    ...startupHandlers,
    ...startupPlaceHandlers,
  },
  time: {
    ...timeHandlers,
  },
  tips: {
    ...tipsHandlers,
  },
} satisfies { readonly [Area in keyof Contract]: Readonly<Record<keyof Contract[Area], unknown>> };
