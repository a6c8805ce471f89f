export { payoutHandler as tipsPayoutHandler, payoutJob as tipsPayoutJob } from './payout.ts';
export { reportTips } from './report.ts';
export { tipsDeposits } from './tables.ts';
export { choiceOf as tipsChoiceOf, isOffered as areTipsOffered } from './tips-summary.ts';
