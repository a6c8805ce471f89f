// Written by `pnpm generate`; a test fails when it is out of date.
import { analyticsContract } from '../analytics/contract.ts';
import { billpayContract } from '../billpay/contract.ts';
import { getBillersContract as billpayGetBillersContract } from '../billpay/get-billers-contract.ts';
import { keepBillerContract as billpayKeepBillerContract } from '../billpay/keep-biller-contract.ts';
import { activityContract as cardActivityContract } from '../card/activity-contract.ts';
import { applyContract as cardApplyContract } from '../card/apply/apply-contract.ts';
import { autoloadContract as cardAutoloadContract } from '../card/autoload-contract.ts';
import { cardContract } from '../card/contract.ts';
import { costsContract as cardCostsContract } from '../card/costs-contract.ts';
import { depositContract as cardDepositContract } from '../card/deposit-contract.ts';
import { servicesContract as cardServicesContract } from '../card/services-contract.ts';
import { activityContract as connectActivityContract } from '../connect/activity/activity-contract.ts';
import { announcementsContract as connectAnnouncementsContract } from '../connect/announcements/announcements-contract.ts';
import { avatarsContract as connectAvatarsContract } from '../connect/avatars-contract.ts';
import { chatContract as connectChatContract } from '../connect/chat/chat-contract.ts';
import { groupsContract as connectGroupsContract } from '../connect/chat/groups-contract.ts';
import { mediaContract as connectMediaContract } from '../connect/chat/media-contract.ts';
import { safetyContract as connectSafetyContract } from '../connect/chat/safety-contract.ts';
import { connectContract } from '../connect/contract.ts';
import { jobsContract as connectJobsContract } from '../connect/jobs/jobs-contract.ts';
import { notificationsContract as connectNotificationsContract } from '../connect/notifications/notifications-contract.ts';
import { shiftsContract as connectShiftsContract } from '../connect/shifts/shifts-contract.ts';
import { contractsContract } from '../contracts/contract.ts';
import { enrollmentContract } from '../enrollment/contract.ts';
import { scanContract as enrollmentScanContract } from '../enrollment/scan-contract.ts';
import { userContract as enrollmentUserContract } from '../enrollment/user-contract.ts';
import { workAccountContract as enrollmentWorkAccountContract } from '../enrollment/work-account-contract.ts';
import { guardianContract } from '../guardian/contract.ts';
import { waitingContract as guardianWaitingContract } from '../guardian/waiting-contract.ts';
import { helpContract } from '../help/contract.ts';
import { feedbackContract as helpFeedbackContract } from '../help/feedback-contract.ts';
import { marketplaceContract } from '../marketplace/contract.ts';
import { gasContract as marketplaceGasContract } from '../marketplace/gas-contract.ts';
import { rxContract as marketplaceRxContract } from '../marketplace/rx-contract.ts';
import { ticketsContract as marketplaceTicketsContract } from '../marketplace/tickets-contract.ts';
import { accountChecksContract as moneyAccountChecksContract } from '../money/accounts/account-checks-contract.ts';
import { accountHistoryContract as moneyAccountHistoryContract } from '../money/accounts/account-history-contract.ts';
import { accountsContract as moneyAccountsContract } from '../money/accounts/accounts-contract.ts';
import { bankLinkContract as moneyBankLinkContract } from '../money/accounts/bank-link-contract.ts';
import { debitCardContract as moneyDebitCardContract } from '../money/accounts/debit-card-contract.ts';
import { moneyContract } from '../money/contract.ts';
import { friendsContract as moneyFriendsContract } from '../money/friends/friends-contract.ts';
import { homeContract as moneyHomeContract } from '../money/home/home-contract.ts';
import { movesContract as moneyMovesContract } from '../money/moves/moves-contract.ts';
import { cashContract as moneyCashContract } from '../money/places/cash-contract.ts';
import { placesContract as moneyPlacesContract } from '../money/places/places-contract.ts';
import { earningsContract as moneyEarningsContract } from '../money/records/earnings-contract.ts';
import { recoveryContract as moneyRecoveryContract } from '../money/recovery/recovery-contract.ts';
import { recurringContract as moneyRecurringContract } from '../money/recurring/recurring-contract.ts';
import { remindersContract as moneyRemindersContract } from '../money/reminders/reminders-contract.ts';
import { pauseOrCloseContract as moneyPauseOrCloseContract } from '../money/settings/pause-or-close-contract.ts';
import { payrollConsentContract as moneyPayrollConsentContract } from '../money/settings/payroll-consent-contract.ts';
import { proofsContract as moneyProofsContract } from '../money/settings/proofs-contract.ts';
import { spendingLimitsContract as moneySpendingLimitsContract } from '../money/settings/spending-limits-contract.ts';
import { uploadContract as moneyUploadContract } from '../money/settings/upload-contract.ts';
import { profileContract } from '../profile/contract.ts';
import { notificationsContract as profileNotificationsContract } from '../profile/notifications-contract.ts';
import { publicContract } from '../public/contract.ts';
import { getDynamicDeepLinkContract as publicGetDynamicDeepLinkContract } from '../public/get-dynamic-deep-link-contract.ts';
import { unsubscribeSmartInviteContract as publicUnsubscribeSmartInviteContract } from '../public/unsubscribe-smart-invite-contract.ts';
import { referralContract } from '../referral/contract.ts';
import { ridesContract } from '../rides/contract.ts';
import { savingsContract } from '../savings/contract.ts';
import { businessContract as sessionBusinessContract } from '../session/business-contract.ts';
import { captchaContract as sessionCaptchaContract } from '../session/captcha-contract.ts';
import { sessionContract } from '../session/contract.ts';
import { deviceContract as sessionDeviceContract } from '../session/device-contract.ts';
import { forgotContract as sessionForgotContract } from '../session/forgot-contract.ts';
import { passkeyContract as sessionPasskeyContract } from '../session/passkey-contract.ts';
import { pinContract as sessionPinContract } from '../session/pin-contract.ts';
import { settingsContract as sessionSettingsContract } from '../session/settings-contract.ts';
import { smartspendContract } from '../smartspend/contract.ts';
import { startupContract } from '../startup/contract.ts';
import { getDueCountsContract as startupGetDueCountsContract } from '../startup/get-due-counts-contract.ts';
import { placeContract as startupPlaceContract } from '../startup/place-contract.ts';
import { timeContract } from '../time/contract.ts';
import { tipsContract } from '../tips/contract.ts';

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
  card: {
    ...cardActivityContract,
    ...cardApplyContract,
    ...cardAutoloadContract,
    ...cardContract,
    ...cardCostsContract,
    ...cardDepositContract,
    ...cardServicesContract,
  },
  connect: {
    ...connectActivityContract,
    ...connectAnnouncementsContract,
    ...connectAvatarsContract,
    ...connectChatContract,
    ...connectGroupsContract,
    ...connectMediaContract,
    ...connectSafetyContract,
    ...connectContract,
    ...connectJobsContract,
    ...connectNotificationsContract,
    ...connectShiftsContract,
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
  marketplace: {
    ...marketplaceContract,
    ...marketplaceGasContract,
    ...marketplaceRxContract,
    ...marketplaceTicketsContract,
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
  profile: {
    ...profileContract,
    ...profileNotificationsContract,
  },
  public: {
    ...publicContract,
    ...publicGetDynamicDeepLinkContract,
    ...publicUnsubscribeSmartInviteContract,
  },
  referral: {
    ...referralContract,
  },
  rides: {
    ...ridesContract,
  },
  savings: {
    ...savingsContract,
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
  smartspend: {
    ...smartspendContract,
  },
  startup: {
    ...startupContract,
    ...startupGetDueCountsContract,
    ...startupPlaceContract,
  },
  time: {
    ...timeContract,
  },
  tips: {
    ...tipsContract,
  },
};
