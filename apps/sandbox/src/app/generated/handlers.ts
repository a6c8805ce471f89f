// Written by `pnpm generate`; a test fails when it is out of date.
import type { contract } from '@dayfare/api/contract';
import { analyticsHandlers } from '../../areas/analytics/handlers.ts';
import { getBillersHandlers as billpayGetBillersHandlers } from '../../areas/billpay/get-billers-handlers.ts';
import { billpayHandlers } from '../../areas/billpay/handlers.ts';
import { keepBillerHandlers as billpayKeepBillerHandlers } from '../../areas/billpay/keep-biller-handlers.ts';
import { activityHandlers as cardActivityHandlers } from '../../areas/card/activity-handlers.ts';
import { applyHandlers as cardApplyHandlers } from '../../areas/card/apply/apply-handlers.ts';
import { autoloadHandlers as cardAutoloadHandlers } from '../../areas/card/autoload/autoload-handlers.ts';
import { costsHandlers as cardCostsHandlers } from '../../areas/card/costs-handlers.ts';
import { depositHandlers as cardDepositHandlers } from '../../areas/card/deposit/deposit-handlers.ts';
import { cardHandlers } from '../../areas/card/handlers.ts';
import { servicesHandlers as cardServicesHandlers } from '../../areas/card/services-handlers.ts';
import { activityHandlers as connectActivityHandlers } from '../../areas/connect/activity/activity-handlers.ts';
import { announcementsHandlers as connectAnnouncementsHandlers } from '../../areas/connect/announcements/announcements-handlers.ts';
import { avatarsHandlers as connectAvatarsHandlers } from '../../areas/connect/avatars-handlers.ts';
import { chatHandlers as connectChatHandlers } from '../../areas/connect/chat/chat-handlers.ts';
import { groupsHandlers as connectGroupsHandlers } from '../../areas/connect/chat/groups-handlers.ts';
import { mediaHandlers as connectMediaHandlers } from '../../areas/connect/chat/media-handlers.ts';
import { safetyHandlers as connectSafetyHandlers } from '../../areas/connect/chat/safety-handlers.ts';
import { connectHandlers } from '../../areas/connect/handlers.ts';
import { jobsHandlers as connectJobsHandlers } from '../../areas/connect/jobs/jobs-handlers.ts';
import { notificationsHandlers as connectNotificationsHandlers } from '../../areas/connect/notifications/notifications-handlers.ts';
import { shiftsHandlers as connectShiftsHandlers } from '../../areas/connect/shifts/shifts-handlers.ts';
import { contractsHandlers } from '../../areas/contracts/handlers.ts';
import { enrollmentHandlers } from '../../areas/enrollment/handlers.ts';
import { scanHandlers as enrollmentScanHandlers } from '../../areas/enrollment/scan-handlers.ts';
import { userHandlers as enrollmentUserHandlers } from '../../areas/enrollment/user-handlers.ts';
import { workAccountHandlers as enrollmentWorkAccountHandlers } from '../../areas/enrollment/work-account-handlers.ts';
import { guardianHandlers } from '../../areas/guardian/handlers.ts';
import { waitingHandlers as guardianWaitingHandlers } from '../../areas/guardian/waiting-handlers.ts';
import { feedbackHandlers as helpFeedbackHandlers } from '../../areas/help/feedback-handlers.ts';
import { helpHandlers } from '../../areas/help/handlers.ts';
import { gasHandlers as marketplaceGasHandlers } from '../../areas/marketplace/gas-handlers.ts';
import { marketplaceHandlers } from '../../areas/marketplace/handlers.ts';
import { rxHandlers as marketplaceRxHandlers } from '../../areas/marketplace/rx-handlers.ts';
import { ticketsHandlers as marketplaceTicketsHandlers } from '../../areas/marketplace/tickets-handlers.ts';
import { bankLinkHandlers as moneyBankLinkHandlers } from '../../areas/money/bank-link/bank-link-handlers.ts';
import { debitCardHandlers as moneyDebitCardHandlers } from '../../areas/money/debit-card/debit-card-handlers.ts';
import { earningsHandlers as moneyEarningsHandlers } from '../../areas/money/earnings/earnings-handlers.ts';
import { friendsHandlers as moneyFriendsHandlers } from '../../areas/money/friends/friends-handlers.ts';
import { moneyHandlers } from '../../areas/money/handlers.ts';
import { homeHandlers as moneyHomeHandlers } from '../../areas/money/home/home-handlers.ts';
import { accountHistoryHandlers as moneyAccountHistoryHandlers } from '../../areas/money/manage-accounts/account-history-handlers.ts';
import { accountsHandlers as moneyAccountsHandlers } from '../../areas/money/manage-accounts/accounts-handlers.ts';
import { movesHandlers as moneyMovesHandlers } from '../../areas/money/moves/moves-handlers.ts';
import { pauseOrCloseHandlers as moneyPauseOrCloseHandlers } from '../../areas/money/pause-or-close/pause-or-close-handlers.ts';
import { payrollConsentHandlers as moneyPayrollConsentHandlers } from '../../areas/money/payroll-consent/payroll-consent-handlers.ts';
import { accountChecksHandlers as moneyAccountChecksHandlers } from '../../areas/money/penny-test/account-checks-handlers.ts';
import { cashHandlers as moneyCashHandlers } from '../../areas/money/places/cash/cash-handlers.ts';
import { placesHandlers as moneyPlacesHandlers } from '../../areas/money/places/places-handlers.ts';
import { proofsHandlers as moneyProofsHandlers } from '../../areas/money/proofs/proofs-handlers.ts';
import { uploadHandlers as moneyUploadHandlers } from '../../areas/money/proofs/upload-handlers.ts';
import { recoveryHandlers as moneyRecoveryHandlers } from '../../areas/money/recovery/recovery-handlers.ts';
import { recurringHandlers as moneyRecurringHandlers } from '../../areas/money/recurring/recurring-handlers.ts';
import { remindersHandlers as moneyRemindersHandlers } from '../../areas/money/reminders/reminders-handlers.ts';
import { spendingLimitsHandlers as moneySpendingLimitsHandlers } from '../../areas/money/spending-limits/spending-limits-handlers.ts';
import { profileHandlers } from '../../areas/profile/handlers.ts';
import { notificationsHandlers as profileNotificationsHandlers } from '../../areas/profile/notifications-handlers.ts';
import { getDynamicDeepLinkHandlers as publicGetDynamicDeepLinkHandlers } from '../../areas/public/get-dynamic-deep-link-handlers.ts';
import { unsubscribeSmartInviteHandlers as publicUnsubscribeSmartInviteHandlers } from '../../areas/public/unsubscribe-smart-invite-handlers.ts';
import { referralHandlers } from '../../areas/referral/handlers.ts';
import { ridesHandlers } from '../../areas/rides/handlers.ts';
import { savingsHandlers } from '../../areas/savings/handlers.ts';
import { pinHandlers as sessionPinHandlers } from '../../areas/session/codes/pin-handlers.ts';
import { deviceHandlers as sessionDeviceHandlers } from '../../areas/session/devices/device-handlers.ts';
import { sessionHandlers } from '../../areas/session/handlers.ts';
import { passkeyHandlers as sessionPasskeyHandlers } from '../../areas/session/passkeys/passkey-handlers.ts';
import { forgotHandlers as sessionForgotHandlers } from '../../areas/session/passwords/forgot-handlers.ts';
import { businessHandlers as sessionBusinessHandlers } from '../../areas/session/sessions/business-handlers.ts';
import { captchaHandlers as sessionCaptchaHandlers } from '../../areas/session/sign-in/captcha-handlers.ts';
import { settingsHandlers as sessionSettingsHandlers } from '../../areas/session/sign-in/settings-handlers.ts';
import { smartspendHandlers } from '../../areas/smartspend/handlers.ts';
import { getDueCountsHandlers as startupGetDueCountsHandlers } from '../../areas/startup/get-due-counts-handlers.ts';
import { startupHandlers } from '../../areas/startup/handlers.ts';
import { placeHandlers as startupPlaceHandlers } from '../../areas/startup/place-handlers.ts';
import { timeHandlers } from '../../areas/time/handlers.ts';
import { tipsHandlers } from '../../areas/tips/handlers.ts';

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
    ...sessionPinHandlers,
    ...sessionDeviceHandlers,
    ...sessionHandlers,
    ...sessionPasskeyHandlers,
    ...sessionForgotHandlers,
    ...sessionBusinessHandlers,
    ...sessionCaptchaHandlers,
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
