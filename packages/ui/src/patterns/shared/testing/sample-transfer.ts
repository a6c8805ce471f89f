import type { TransferDescription, TransferFactsText } from '../../transfer-facts/transfer-facts.tsx';

/** Changes the words of a sample, as conformance checks do. */
type Say = (text: string) => string;

const asItIs: Say = (text) => text;

/** The number of a transfer that was sent. */
export const transactionId = 'DF-7F3A-2291';

/** A transfer with a fee, to a card. It has no number yet. */
export const instantTransfer = (say = asItIs): TransferDescription => ({
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  totalMinor: 4_299,
  destination: { name: say('Visa debit'), detail: say('Card ending in 0923') },
  speed: say('Instant'),
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
});

/** A transfer without a fee, to a bank account. It has no number yet. */
export const nextDayTransfer: TransferDescription = {
  ...instantTransfer(),
  feeMinor: 0,
  totalMinor: 4_000,
  destination: { name: 'Everyday checking', detail: 'Bank account ending in 4417' },
  speed: 'Next business day',
  arrivesAt: '2026-11-24T13:00:00Z',
};

/** Names of the facts. */
export const factsText: TransferFactsText = {
  from: 'From',
  to: 'To',
  speed: 'Speed',
  arrives: 'Arrives',
  fee: 'Fee',
  free: 'Free',
  total: 'Comes off your balance',
  transactionId: 'Transaction number',
  copy: 'copy',
  copied: 'Transaction number copied',
  notCopied: 'Your browser does not allow copying. Select the number instead.',
};

/** Names of what a review says besides the facts. */
export const reviewText = {
  amount: 'You get',
  leftOnPayday: 'Estimated pay on payday',
  feesThisYear: 'Fees this year, including this one',
};
