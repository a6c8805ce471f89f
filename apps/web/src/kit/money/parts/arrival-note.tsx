import { arrivalDelay, type CurrencyCode, type EpochMs, isoDate } from '@dayfare/domain/money';
import { Text } from '@dayfare/ui/text';
import { dayOf, dayWords } from '../format/when.ts';
import { useMoneyView } from './use-money-view.ts';

export interface ArrivalNoteProps {
  /** When the free transfer arrives. */
  arrivesAt: EpochMs;
  currency: CurrencyCode;
}

/** Says why a free transfer arrives later than on the next business day; nothing where it does not. */
export function ArrivalNote({ arrivesAt, currency }: ArrivalNoteProps) {
  const { t, language, timeZone, today } = useMoneyView(currency);
  const arrival = dayOf(arrivesAt, timeZone);
  const delay = arrivalDelay(isoDate(today), isoDate(arrival), currency === 'CAD' ? 'CA' : 'US');
  if (!delay) return null;
  const words = { day: dayWords(delay.date, language), arrival: dayWords(arrival, language) };
  return <Text tone="muted">{t(`kit/money/transfer:late.${delay.kind}`, words)}</Text>;
}
