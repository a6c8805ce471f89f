import type { SpeedOption, TransferPreview } from '@dayfare/api/money/queries';
import { type MinorUnits, subtract, type TransferSpeed } from '@dayfare/domain/money';
import type { FeeDisclosureProps, Speed } from '@dayfare/ui/patterns/fee-disclosure';
import { feeWords } from './fees.ts';
import type { MoneyTexts } from './money-texts.ts';

const speedByName = { nextDay: 'NextDay', instant: 'Instant' } as const satisfies Record<
  Speed,
  TransferSpeed
>;
const nameBySpeed = { NextDay: 'nextDay', Instant: 'instant' } as const satisfies Record<
  TransferSpeed,
  Speed
>;

/** Returns the pattern's name of a speed. */
export function speedName(speed: TransferSpeed): Speed {
  return nameBySpeed[speed];
}

/** Returns the speed of a pattern's name. */
export function speedOf(name: Speed): TransferSpeed {
  return speedByName[name];
}

const reasonGroups = [
  { starts: 'Instrument', words: 'kit/money/transfer:speedReasons.instrument' },
  { starts: 'Destination', words: 'kit/money/transfer:speedReasons.destination' },
  { starts: 'Funds', words: 'kit/money/transfer:speedReasons.funds' },
] as const;

/** Why instant isn't available, by the server's code. */
function reasonWords(code: string | null, t: MoneyTexts): string {
  const group = reasonGroups.find(({ starts }) => code?.startsWith(starts));
  return t(group?.words ?? 'kit/money/transfer:speedReasons.other');
}

/** Both options, as the pattern shows them. */
export type Ways = Pick<FeeDisclosureProps, 'nextDay' | 'instant'>;

const isoOf = ({ arrivesAt }: SpeedOption) => new Date(arrivesAt).toISOString();

function paidWay(
  { fee, feeFacts, totalDebit }: SpeedOption,
  { amount, ...telling }: { amount: MinorUnits; t: MoneyTexts; money: (minor: MinorUnits) => string },
) {
  const received = feeFacts.mode === 'Inclusive' ? subtract(amount, fee) : amount;
  return { feeMinor: fee, totalMinor: totalDebit, ...feeWords(feeFacts, { fee, received, ...telling }) };
}

const availability = (option: SpeedOption, t: MoneyTexts) =>
  option.isAvailable
    ? { arrivesAt: isoOf(option) }
    : { unavailable: reasonWords(option.unavailableReason, t) };

/** The two options of a preview; null if the free one isn't available, because a fee is never shown without it. */
export function waysOf(
  { options, amount }: Pick<TransferPreview, 'options' | 'amount'>,
  { t, money }: { readonly t: MoneyTexts; readonly money: (minor: MinorUnits) => string },
): Ways | null {
  const nextDay = options.find(({ speed }) => speed === 'NextDay');
  const instant = options.find(({ speed }) => speed === 'Instant');
  if (!nextDay?.isAvailable || nextDay.fee !== 0) return null;
  return {
    nextDay: { feeMinor: 0, arrivesAt: isoOf(nextDay) },
    instant: instant
      ? { ...paidWay(instant, { amount, t, money }), ...availability(instant, t) }
      : { feeMinor: 0, unavailable: reasonWords(null, t) },
  };
}

/** Whether an option can be chosen. */
export function canHave(ways: Ways, speed: TransferSpeed): boolean {
  return speed === 'NextDay' || !('unavailable' in ways.instant);
}
