import { none, type ProofRulesOf, reads } from './proof-rule.ts';

/** Proofs of the calls of `analytics`. */
export const analyticsRules = {
  ...reads('getEvents'),
  ...none('Counts what the app does; it changes nothing of the account.', [
    'sendEvents',
    'saveAction',
    'saveEvents',
    'logClientCalls',
  ]),
} satisfies ProofRulesOf<'analytics'>;

/** Proofs of the calls of `billpay`. */
export const billpayRules = {
  ...reads('getBills', 'closeBillKey', 'getBillers'),
  ...none('Keeps a plan: each payment of it asks for its own proof above the limit of a day.', [
    'addBill',
    'changeBill',
    'scheduleBill',
    'keepBiller',
  ]),
  ...none('Stops, marks or looks into what is there; nothing leaves by it.', [
    'stopBill',
    'markBill',
    'traceBill',
  ]),
  payBill: { proof: 'payment', tells: 'receipt' },
} satisfies ProofRulesOf<'billpay'>;

/** Proofs of the calls of `card`. */
export const cardRules = {
  ...reads(
    'getMurphyTransactionDetails',
    'getMurphyTransactionDetailMonthWise',
    'getCardApplication',
    'getAutoload',
    'getCard',
    'getCardFees',
    'findCashMachines',
    'getDirectDeposit',
    'closeReplaceKey',
  ),
  ...none('Reports of the card processor, signed in by its own key.', ['reportCardTransaction']),
  ...none('Part of an application, which needs a proof when it is sent.', [
    'saveCardApplicant',
    'saveCardScan',
  ]),
  ...none('Money stays with its owner, on their own card or account.', [
    'saveAutoload',
    'saveDirectDeposit',
    'emailDirectDepositForm',
  ]),
  ...none('Locks a card, or unlocks what its owner locked: lost cards must be locked at once.', ['lockCard']),
  ...none('Proved by what is printed on the card, with five tries a day.', ['activateCard']),
  ...none('Takes a card out of use, and its owner is told.', ['closeCard']),
  applyForCard: { proof: 'code', tells: 'message' },
  setCardPIN: { proof: 'code', tells: 'otherChannel' },
  replaceCard: { proof: 'code', tells: 'otherChannel' },
  provisionCard: { proof: 'code', tells: 'otherChannel' },
  getCardDetailFrame: { proof: 'code', tells: 'otherChannel' },
} satisfies ProofRulesOf<'card'>;

/** Proofs of the calls of `help`. */
export const helpRules = {
  ...reads(
    'getFAQsV2',
    'getFAQs',
    'getFAQsDetail',
    'searchFaqs',
    'getPopularTopicQuestions',
    'getPopularVideos',
    'getAppRatingStatus',
  ),
  ...none('An opinion.', ['saveFeedback', 'submitFeedback', 'setAppRatingStatus']),
} satisfies ProofRulesOf<'help'>;

/** Proofs of the calls of `marketplace`. */
export const marketplaceRules = {
  ...reads(
    'getServices',
    'getPharmacyCard',
    'getPartnerUrl',
    'getInsuranceQuotes',
    'getGasStations',
    'findDrugs',
    'getDrugPrices',
    'getFamilyCards',
    'getMovieTickets',
    'getTicketsForDate',
    'closeTicketKey',
    'getMyTickets',
  ),
  ...none('Leads to a partner, or sends an offer to the own address.', [
    'getLifeMartSSOUrl',
    'sendTurboTaxEmail',
    'saveInsuranceLogs',
  ]),
  ...none('Discount cards without money on them.', ['addFamilyCard', 'removeFamilyCard']),
  buyMovieTickets: { proof: 'payment', tells: 'receipt' },
} satisfies ProofRulesOf<'marketplace'>;

/** Proofs of the calls of `public`. */
export const publicRules = {
  ...reads('getDynamicDeepLink'),
  ...none('The link’s own secret is asked for.', ['unsubscribeSmartInvite']),
} satisfies ProofRulesOf<'public'>;

/** Proofs of the calls of `referral`. */
export const referralRules = {
  ...reads('getReferrals', 'getInvitation'),
  ...none('Sends an invitation, so many times a day.', ['inviteCoworker']),
} satisfies ProofRulesOf<'referral'>;

/** Proofs of the calls of `rides`. */
export const ridesRules = {
  ...reads(
    'getCurrentRideDetail',
    'findRidePlaces',
    'uberProductsEstimates',
    'closeTripKey',
    'getUberTripDetailById',
    'getRideHistory',
  ),
  ...none('Looks up, calls off or tells of a ride; ordering one is what costs.', [
    'getUberRunID',
    'saveTrip',
    'cancelUberTrip',
    'getUberTripReceipt',
    'emailRideReceipt',
  ]),
  ...none('Written once, as the own birthday.', ['saveUberDateOfBirth']),
  createTrip: { proof: 'payment', tells: 'receipt' },
} satisfies ProofRulesOf<'rides'>;

/** Proofs of the calls of `savings`. */
export const savingsRules = {
  ...reads('getGoals', 'getGoalHistory', 'closeDepositKey', 'closeWithdrawalKey'),
  ...none('Money stays with its owner.', ['saveGoal', 'changeGoal', 'depositToGoal']),
  withdrawFromGoal: { proof: 'payment', tells: 'receipt' },
} satisfies ProofRulesOf<'savings'>;

/** Proofs of the calls of `smartspend`. */
export const smartspendRules = {
  ...reads('getBudget'),
  ...none('How the own spending is shown.', ['setMerchantCategory', 'setCategoryLimit']),
} satisfies ProofRulesOf<'smartspend'>;

/** Proofs of the calls of `time`. */
export const timeRules = {
  ...reads(
    'getCurrentAttendance',
    'getLoggedHoursByUserID',
    'getTeamHours',
    'getLoggedHoursHistory',
    'getTimeTrackerByID',
  ),
  ...none('Hours, which the employer’s records decide about.', [
    'markAttendance',
    'endPendingClockOuts',
    'updateLoggedHours',
    'setLoggedHoursStatus',
    'deleteLoggedHours',
  ]),
} satisfies ProofRulesOf<'time'>;

/** Proofs of the calls of `tips`. */
export const tipsRules = {
  ...reads('getTips', 'getTipsHistory'),
  ...none('Tips go to an account that was added with a proof.', [
    'saveTipsSetting',
    'linkTipsAccount',
    'optInToTips',
  ]),
} satisfies ProofRulesOf<'tips'>;
