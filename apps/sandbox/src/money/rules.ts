import {
  type AvailabilityReason,
  add,
  checkAmount,
  instrumentStatus,
  largestAmount,
  type MinorUnits,
  max,
  minorUnits,
  type TransferSpeed,
  zero,
} from '@dayfare/domain/money';
import type { Server } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../http/settings.ts';
import type { HeldReasons } from './held-reasons.ts';
import { currencyOf, type Earner } from './owner.ts';
import type { Charge } from './pricing/charge.ts';
import { remainingToday, type Standing } from './standing.ts';
import type { Instrument } from './tables.ts';

/** Why money can be had now or can't, before any amount is named. */
export function reasonOf(
  employee: Earner,
  standing: Standing,
  { settings, heldReasons }: Pick<Server, 'settings' | 'heldReasons'>,
): AvailabilityReason {
  const held = heldReasons.of(employee.id);
  if (held) return held;
  if (employee.servicesPaused) return 'EmployerPaused';
  if (standing.hasUnclearedDeduction) return 'DeductionNotCleared';
  if (standing.gross === 0) return 'NoEarnings';
  if (standing.accessible <= 0) return 'FundsNotAvailable';
  if (standing.accessible < settings.minAmount) return 'BelowMinimumAmount';
  if (remainingToday(standing, settings.dailyLimit) < settings.minAmount) return 'DailyLimitExceeded';
  return 'Available';
}

/** A wish to transfer, and all that decides whether it can be. */
export interface Wish {
  readonly employee: Earner;
  readonly standing: Standing;
  readonly settings: Settings;
  readonly heldReasons: HeldReasons;
  readonly instrument: Instrument | undefined;
  readonly amount: MinorUnits;
  readonly speed: TransferSpeed;
  readonly charge: Pick<Charge, 'fee' | 'mode'>;
}

/** Whether an instrument can take a transfer of a speed. */
function canTake(instrument: Instrument | undefined, speed: TransferSpeed): instrument is Instrument {
  if (!instrument || instrumentStatus.fromWire(instrument.status) !== 'Active') return false;
  return speed === 'NextDay' || instrument.instantEligible;
}

/** Every rule of a transfer; returns the first refusal, or undefined. */
export function refusalFor(wish: Wish): Refusal | undefined {
  const { employee, standing, settings, instrument, amount, speed, charge } = wish;
  if (employee.servicesPaused) return new Refusal('EWAServicesArePaused');
  if (wish.heldReasons.of(employee.id) || standing.hasUnclearedDeduction)
    return new Refusal('AccessNotAvailable');
  if (!canTake(instrument, speed)) return new Refusal('InstrumentNotUsable');
  const available = largestAmount(standing.accessible, charge.fee, charge.mode);
  const left = remainingToday(standing, settings.dailyLimit);
  // A fee inside the amount has to leave something to send.
  const minimum =
    charge.mode === 'Inclusive'
      ? max(settings.minAmount, add(charge.fee, minorUnits(1)))
      : settings.minAmount;
  const checked = checkAmount(amount, {
    available,
    minimum,
    maximum: settings.maxAmount,
    remainingToday: left,
  });
  if (checked.ok) return undefined;
  const currency = currencyOf(employee);
  if (checked.reason === 'above-available') {
    return available < settings.minAmount
      ? new Refusal('FundsNotAvailable')
      : new Refusal('FundsAmountExceeds', { currency, max: available });
  }
  if (checked.reason === 'above-daily-limit') {
    return new Refusal('DailyLimitExceeded', { currency, max: max(zero, left) });
  }
  return new Refusal('InvalidAmount', { currency, min: minimum, max: settings.maxAmount });
}
