import { arrivalDelay, type CurrencyCode, type EpochMs, isoDate } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import type { MoneyTexts } from './money-texts.ts';
import { dayOf, weekdayWords } from './when.ts';

/** What the reason is told with; part of `useMoneyView()`. */
interface Telling {
  readonly t: MoneyTexts;
  readonly language: Language;
  readonly timeZone: string | undefined;
}

/** A free transfer: the day on which it is asked for, `2026-11-20`, and when it arrives. */
interface FreeTransfer {
  readonly askedOn: string;
  readonly arrivesAt: EpochMs;
  readonly currency: CurrencyCode;
}

/** Says why a free transfer arrives later than on the next business day, to stand beside its day; undefined where it does not. */
export function arrivalWhy(
  { askedOn, arrivesAt, currency }: FreeTransfer,
  { t, language, timeZone }: Telling,
): string | undefined {
  const arrival = isoDate(dayOf(arrivesAt, timeZone));
  if (arrival <= askedOn) return undefined;
  const delay = arrivalDelay(isoDate(askedOn), arrival, currency === 'CAD' ? 'CA' : 'US');
  return delay
    ? t(`kit/money/format:late.${delay.kind}`, { day: weekdayWords(delay.date, language) })
    : undefined;
}
