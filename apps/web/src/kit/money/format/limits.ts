import type { AvailableFunds } from '@dayfare/api/money/queries';
import {
  type AmountLimits,
  fromWire,
  isDailyLimit,
  type MinorUnits,
  min,
  minorUnits,
} from '@dayfare/domain/money';

/** The part of the configuration with limits of a transfer. */
export interface LimitSettings {
  readonly value: (key: string) => string | undefined;
}

/** An amount of the configuration; `fallback` for none, or one that makes no sense. */
export const amountOf = (text: string | undefined, fallback: MinorUnits): MinorUnits => {
  const amount = Number(text);
  return text && Number.isFinite(amount) && amount > 0 ? fromWire(amount) : fallback;
};

/** The smallest transfer. */
export function minimumOf({ value }: LimitSettings): MinorUnits {
  return amountOf(value('MinTransactionAmount'), minorUnits(1));
}

/** The current limits of a transfer. Without the configuration only the balance and the daily limit apply; the server checks too. */
export function limitsOf(
  funds: Pick<AvailableFunds, 'accessible' | 'remainingOwn' | 'remainingReason' | 'remainingToday'>,
  { value }: LimitSettings,
): AmountLimits {
  const { accessible, remainingToday, remainingReason, remainingOwn } = funds;
  const limits = {
    minimum: minimumOf({ value }),
    maximum: amountOf(value('MaxTransactionAmount'), accessible),
  };
  if (remainingOwn) return { ...limits, available: accessible, remainingOwn: remainingToday };
  // Only the daily limit has words of its own; what else bounds a transfer lowers what is there to take.
  return isDailyLimit(remainingReason)
    ? { ...limits, available: accessible, remainingToday }
    : { ...limits, available: min(accessible, remainingToday) };
}
