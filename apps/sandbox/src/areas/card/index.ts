export { cardReviewHandler, cardReviewJob } from './apply/apply-for-card.ts';
export { decisionsByName } from './apply/decisions.ts';
export { autoloadHandler, autoloadJob, lookAtMove } from './autoload/load-by-itself.ts';
export { decideCase } from './cases.ts';
export { depositHandler, depositJob, moveDeposit } from './deposit/direct-deposit.ts';
export { cardFacts } from './facts.ts';
export { authorise, load } from './processor.ts';
export { giveCard, giveOpenCard, setApproval } from './seed.ts';
export { cardPayments, cards } from './tables.ts';
