import { type CurrencyCode, epochMs, type MinorUnits, type TransferSpeed } from '@dayfare/domain/money';
import { FeeDisclosure } from '@dayfare/ui/patterns/fee-disclosure';
import { arrivalWhy } from '../format/arrival-why.ts';
import { speedName, speedOf, type Ways } from '../format/speeds.ts';
import { useMoneyView } from '../parts/use-money-view.ts';

export interface SpeedChoiceProps {
  /** Both speeds with fee and time; null while none are known. */
  ways: Ways | null;
  amount: MinorUnits;
  currency: CurrencyCode;
  speed: TransferSpeed;
  onChange: (speed: TransferSpeed) => void;
  /** Whether the figures are being worked out: they keep their room and aren’t shown. */
  isPending: boolean;
}

/** Both speeds side by side, of the same size, free beside paid, and why a free one takes longer than usual. */
export function SpeedChoice({ ways, amount, currency, speed, onChange, isPending }: SpeedChoiceProps) {
  const view = useMoneyView(currency);
  const { t, timeZone, today } = view;
  const { nextDay, instant } = ways ?? usualRoom;
  const arrivesHint = ways
    ? arrivalWhy({ askedOn: today, arrivesAt: epochMs(Date.parse(nextDay.arrivesAt)), currency }, view)
    : undefined;
  return (
    <FeeDisclosure
      currency={currency}
      amountMinor={amount}
      timeZone={timeZone}
      nextDay={{ ...nextDay, arrivesHint }}
      instant={instant}
      isPending={isPending || ways === null}
      value={speedName(speed)}
      onChange={(name) => onChange(speedOf(name))}
      text={{
        question: t('kit/money/transfer:speed.title'),
        nextDay: t('speeds.NextDay'),
        instant: t('speeds.Instant'),
        free: t('facts.free'),
        fee: t('facts.fee'),
        arrives: t('facts.arrives'),
        total: t('facts.comesOff'),
        unavailableTitle: t('kit/money/transfer:speed.unavailable'),
        chooseNextDay: t('kit/money/transfer:failed.useNextDay'),
      }}
    />
  );
}

/** Takes about the room that figures take, as long as there are none: never shown. */
const usualRoom: Ways = {
  nextDay: { feeMinor: 0, arrivesAt: '2026-11-23T14:00:00Z' },
  instant: { feeMinor: 299, arrivesAt: '2026-11-20T15:35:00Z' },
};
