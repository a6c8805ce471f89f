import type { CurrencyCode, EpochMs } from '@dayfare/domain/money';
import { Text } from '@dayfare/ui/text';
import { arrivalWhy } from '../../../../kit/money/format/arrival-why.ts';
import { dayOf, dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

export interface ArrivalNoteProps {
  /** When a free transfer that is made now arrives. */
  arrivesAt: EpochMs;
  currency: CurrencyCode;
}

/** Says why a free transfer arrives later than on the next business day; nothing where it does not. */
export function ArrivalNote({ arrivesAt, currency }: ArrivalNoteProps) {
  const view = useMoneyView(currency);
  const t = useTexts('money/home');
  const why = arrivalWhy({ askedOn: view.today, arrivesAt, currency }, view);
  if (!why) return null;
  const arrival = dayWords(dayOf(arrivesAt, view.timeZone), view.language);
  return <Text tone="muted">{`${why} ${t('arrival', { arrival })}`}</Text>;
}
