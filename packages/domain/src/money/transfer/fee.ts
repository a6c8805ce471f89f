import { add, type MinorUnits, max, subtract, zero } from '../amounts/amount.ts';
import type { ServiceChargeMode } from '../enums/fee.ts';
import type { TransferSpeed } from '../enums/transfer-speed.ts';

/** Cost of each speed. */
export interface FeeSchedule {
  readonly instantFee: MinorUnits;
  readonly nextDayFee: MinorUnits;
}

const feeBySpeed = { Instant: 'instantFee', NextDay: 'nextDayFee' } as const satisfies Record<
  TransferSpeed,
  keyof FeeSchedule
>;

/** Returns the cost of a transfer at this speed. */
export function fee(speed: TransferSpeed, schedule: FeeSchedule): MinorUnits {
  return schedule[feeBySpeed[speed]];
}

/** An amount to transfer, its fee, and where the fee is taken from. */
export interface ChargedAmount {
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly mode: ServiceChargeMode;
}

/** Who pays what. Always `totalDebit + chargedSeparately = received + fee`. */
export interface ServiceCharge {
  /** Taken from the available balance. */
  readonly totalDebit: MinorUnits;
  /** Arrives at the destination. */
  readonly received: MinorUnits;
  /** Charged to the linked card, separately from the transfer. */
  readonly chargedSeparately: MinorUnits;
}

const charge = {
  /** The card pays the fee; the full amount is debited and arrives. */
  Debit: ({ amount, fee }) => ({ totalDebit: amount, received: amount, chargedSeparately: fee }),
  /** The fee is part of the amount; less arrives. */
  Inclusive: ({ amount, fee }) => ({
    totalDebit: amount,
    received: subtract(amount, fee),
    chargedSeparately: zero,
  }),
  /** The fee is added to the amount and debited from the balance. */
  OnTop: ({ amount, fee }) => ({
    totalDebit: add(amount, fee),
    received: amount,
    chargedSeparately: zero,
  }),
} as const satisfies Record<ServiceChargeMode, (charged: ChargedAmount) => ServiceCharge>;

/** Calculates who pays what. Throws RangeError if an inclusive fee leaves nothing to send. */
export function serviceCharge(charged: ChargedAmount): ServiceCharge {
  if (charged.fee < 0) throw new RangeError('A fee is never negative.');
  if (charged.mode === 'Inclusive' && charged.fee >= charged.amount) {
    throw new RangeError('A fee inside the amount must leave something to send.');
  }
  return charge[charged.mode](charged);
}

/** Returns what a transfer takes from the available balance. */
export function totalDebit(charged: ChargedAmount): MinorUnits {
  return serviceCharge(charged).totalDebit;
}

/** Returns the largest amount that a balance covers including its fee; zero if it doesn't cover the fee. */
export function largestAmount(available: MinorUnits, fee: MinorUnits, mode: ServiceChargeMode): MinorUnits {
  return max(zero, mode === 'OnTop' ? subtract(available, fee) : available);
}
