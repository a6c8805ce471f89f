import { isMoneyReason, type ReasonStep, reasonOf } from '@dayfare/domain/money';
import type { MoneyTexts } from '../format/money-texts.ts';
import type { texts as receiptTexts } from '../records/texts.en.ts';

/** What can be done after a refusal. `review`: the same again. */
export type NextStep = ReasonStep | 'review';

/** Returns the text of a refusal's code. */
export function refusedWords(code: string, t: MoneyTexts): string {
  return t(`kit/money/transfer:errors.${isMoneyReason(code) ? code : 'other'}`);
}

/** Returns what to do after a refusal. An unknown one may be temporary. */
export function nextStep(code: string): NextStep {
  const next = reasonOf(code)?.next ?? 'again';
  return next === 'again' ? 'review' : next;
}

/** Whether the balance or a limit was the reason, so that what is left is worth showing. */
export function isAboutBalance(code: string): boolean {
  return reasonOf(code)?.isAboutBalance ?? false;
}

const instantCodes = /^(?:Instrument|Card|Instant|Destination|Processor)/;

/** Whether an instant transfer was refused for being instant, so that next day may work. */
export function isInstantRefusal(code: string): boolean {
  return instantCodes.test(code);
}

type ReturnReason = Exclude<keyof typeof receiptTexts.returned, 'other'>;

/** What someone can do whose transfer came back. `again`: the same once more; `elsewhere`: to another place; `help`: ask first. */
export type WayOut = 'again' | 'elsewhere' | 'help';

const returnReasons: Readonly<Record<ReturnReason, WayOut>> = {
  CardDeclined: 'again',
  BankAccountClosed: 'elsewhere',
  InsufficientFunds: 'again',
  NoSuchAccount: 'elsewhere',
  NotAuthorized: 'elsewhere',
  AccountFrozen: 'elsewhere',
  RefusedByBank: 'again',
  ManualAuthExpired: 'again',
  VoucherExpired: 'again',
  GiftCardsNotAvailable: 'elsewhere',
  GiftCodeNotIssued: 'again',
  BillerRefused: 'help',
  BillerAccountUnknown: 'elsewhere',
  BillerSentBack: 'help',
  ProductCardNotOpen: 'elsewhere',
};

const isReturnReason = (code: string | null): code is ReturnReason =>
  code !== null && Object.hasOwn(returnReasons, code);

/** Returns what can be done after a transfer came back. An unknown reason may be temporary. */
export function wayOutOf(code: string | null): WayOut {
  return isReturnReason(code) ? returnReasons[code] : 'again';
}

/** Whether sending to the same place again would come back for the same reason. */
export function needsOtherPlace(code: string | null): boolean {
  return wayOutOf(code) === 'elsewhere';
}

/** Returns why a sent transfer was returned. */
export function returnedWords(code: string | null, t: MoneyTexts): string {
  return t(`kit/money/records:returned.${isReturnReason(code) ? code : 'other'}`);
}
