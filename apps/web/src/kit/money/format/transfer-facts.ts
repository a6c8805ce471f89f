import type { Instrument, TransactionDetail } from '@dayfare/api/money/queries';
import {
  type CurrencyCode,
  type EpochMs,
  type MinorUnits,
  moneyStatus,
  type TimeZone,
  type TransferQuote,
  type TransferSpeed,
} from '@dayfare/domain/money';
import type { TransferDescription, TransferFactsText } from '@dayfare/ui/patterns/transfer-facts';
import { feeWords } from './fees.ts';
import { instrumentKind } from './instruments.ts';
import type { MoneyTexts } from './money-texts.ts';

/** What facts are told with. */
interface FactWords {
  readonly t: MoneyTexts;
  readonly currency: CurrencyCode;
  /** The person's time zone. */
  readonly timeZone: TimeZone | undefined;
}

const iso = (at: EpochMs) => new Date(at).toISOString();

/** A transfer that is still to be sent, by the server's figures. */
export function quotedTransfer(
  quote: TransferQuote,
  { speed, instrument }: { readonly speed: TransferSpeed; readonly instrument: Instrument | undefined },
  { t, currency, timeZone }: FactWords,
): TransferDescription {
  return {
    currency,
    timeZone,
    amountMinor: quote.received,
    feeMinor: quote.fee,
    totalMinor: quote.totalDebit,
    // The list of places may still be on its way; it takes two lines then, too.
    destination: instrument
      ? { name: instrument.name, detail: instrumentKind(instrument, t) }
      : { name: '…', detail: '\u00a0' },
    speed: t(`speeds.${speed}`),
    arrivesAt: iso(quote.arrivesAt),
  };
}

/** A transfer that has been sent, beside its tracker, which has its times. Of what came back nothing was taken. */
export function trackedTransfer(
  detail: TransactionDetail,
  { t, currency, timeZone, money }: FactWords & { readonly money: (minor: MinorUnits) => string },
): TransferDescription {
  const { feeFacts, id, amount, fee, totalDebit, returned, transferredTo, speed } = detail;
  const cameBack = isBack(detail);
  return {
    currency,
    timeZone,
    amountMinor: amount,
    feeMinor: fee,
    ...feeWords(feeFacts, { fee, received: amount, t, money }),
    totalMinor: cameBack ? undefined : totalDebit - returned,
    destination: { name: transferredTo },
    speed: speed ? t(`speeds.${speed}`) : undefined,
    transactionId: id,
  };
}

/** Whether a transfer failed or was taken back. */
export function isBack({ statusCode }: Pick<TransactionDetail, 'statusCode'>): boolean {
  const state = moneyStatus(statusCode);
  return state === 'failed' || state === 'reversed';
}

/** The names of the facts: `toSend` before it is sent, `pending` while it is on its way, `settled` after that. */
export function factsText(t: MoneyTexts, stage: 'toSend' | 'pending' | 'settled'): TransferFactsText {
  return {
    from: t('facts.from'),
    to: t('facts.to'),
    speed: t('facts.speed'),
    arrives: t(stage === 'settled' ? 'facts.arrived' : 'facts.arrives'),
    fee: t('facts.fee'),
    free: t('facts.free'),
    total: t(stage === 'toSend' ? 'facts.comesOff' : 'facts.cameOff'),
    transactionId: t('facts.transactionId'),
    copy: t('facts.copy'),
    copied: t('facts.copied'),
    notCopied: t('facts.notCopied'),
  };
}

/** How far a transfer that was sent has come, for {@link factsText}. */
export function stageOf({ statusCode }: Pick<TransactionDetail, 'statusCode'>): 'pending' | 'settled' {
  return moneyStatus(statusCode) === 'pending' ? 'pending' : 'settled';
}
