/** The steps of getting money, in order. */
export const steps = ['amount', 'where', 'speed', 'review'] as const;
/** A step of getting money. */
export type Step = (typeof steps)[number];

const paths = {
  amount: '/ewa/get-money',
  where: '/ewa/get-money/where',
  speed: '/ewa/get-money/speed',
  review: '/ewa/get-money/review',
} as const satisfies Record<Step, string>;

/** Returns the path of a step. */
export function stepPath(step: Step): (typeof paths)[Step] {
  return paths[step];
}

/** Where the employee's home is. */
export const homePath = '/ewa/home';

/** Where the history is. */
export const historyPath = '/ewa/history';

/** Where the regular transfers are. */
export const recurringPath = '/ewa/recurring';

/** Where a regular transfer is set up. */
export const newRecurringPath = '/ewa/recurring/new';

/** Where the limits are that somebody sets themselves. */
export const limitsPath = '/ewa/limits';

/** Where the agreement is read that is missing. */
export const agreementPath = '/ewa/agreement';

/** Where early pay is paused, and the account closed. */
export const servicePath = '/ewa/service';

/** Where cash is picked up; with `?transfer=ID` its code. */
export const cashPath = '/ewa/cash';

/** Returns the path of the code of a transfer that waits to be picked up. */
export function voucherPath(id: string): string {
  return `${cashPath}?transfer=${encodeURIComponent(id)}`;
}

/** Where a gift card is asked for; with `?transfer=ID` its code. */
export const giftCardPath = '/ewa/gift-card';

/** Returns the path of the code of a gift card. */
export function giftCodePath(id: string): string {
  return `${giftCardPath}?transfer=${encodeURIComponent(id)}`;
}

/** Where the accounts and cards are. */
export const accountsPath = '/ewa/accounts';

/** Where an account is added. */
export const newAccountPath = '/ewa/accounts/new';

/** Where a bank account is added by its numbers. */
export const newBankPath = '/ewa/accounts/new/bank';

/** Where an account at another service is added by its Visa+ payname. */
export const newVisaPlusPath = '/ewa/accounts/new/visa-plus';

/** Where an account at a biller is added; `?biller=ID` says which. */
export const newBillerPath = '/ewa/accounts/new/biller';

/** Where a PayPal wallet is linked. */
export const payPalPath = '/pay-pal';

/** Where a debit card is added. */
export const newCardPath = '/card/add-card';

/** Returns the path of an account or card. */
export function accountPath(id: number): string {
  return `${accountsPath}/${id}`;
}

/** Returns the path where a card's bank is asked to confirm it. */
export const confirmCardPath = (id: number): string => `${accountPath(id)}/confirm`;

/** Returns the path where a card that is there is typed again. */
export const cardAgainPath = (id: number): string => `${accountPath(id)}/card`;

/** Query of those paths that says that the account is for a transfer that waits. */
export const forTransfer = '?for=transfer';

/** Where money is moved into an account; `?to=ID` says which. */
export const movePath = '/ewa/accounts/move';

/** Where an account is linked at its bank; with `?account=ID` one that is there is linked again. */
export const linkPath = '/ewa/accounts/link';
