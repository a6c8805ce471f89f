import {
  add,
  checkAmount,
  type DestinationRules,
  destinationOf,
  destinationRules,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  largestAmount,
  type MinorUnits,
  max,
  min,
  minorUnits,
  type TransferSpeed,
} from '@dayfare/domain/money';
import type { ConfiguredServer } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { payoutFor } from '../core/movement.ts';
import { currencyOf, type Earner } from '../core/owner.ts';
import { amountBounds, placeRefusal } from '../core/rules-now.ts';
import type { Instrument } from '../core/tables.ts';
import type { Charge } from '../pricing/charge.ts';
import type { PayPeriodSummary } from '../wages/pay-period-summary.ts';
import type { Access } from './access.ts';

/** A transfer that is asked for, and all that decides whether it can be. */
export interface Command {
  readonly employee: Earner;
  readonly summary: PayPeriodSummary;
  /** The server, whose configuration is read as it is now. */
  readonly server: ConfiguredServer;
  readonly now: Date;
  readonly access: Access;
  readonly instrument: Instrument | undefined;
  readonly amount: MinorUnits;
  readonly speed: TransferSpeed;
  readonly charge: Pick<Charge, 'fee' | 'mode'>;
}

/** What holds for the destination that an instrument is; undefined for what takes no wages. */
function rulesOf({ instrumentType, instrumentSubType: subType }: Instrument): DestinationRules | undefined {
  const way = destinationOf({
    kind: instrumentKind.fromWire(instrumentType),
    subType: instrumentSubType.fromWire(subType),
  });
  return way ? destinationRules[way] : undefined;
}

/** Whether an instrument can take a transfer of a speed. */
function canTake(instrument: Instrument | undefined, speed: TransferSpeed): instrument is Instrument {
  if (!instrument || instrumentStatus.fromWire(instrument.status) !== 'Active') return false;
  if (!rulesOf(instrument)) return false;
  return speed === 'NextDay' || instrument.instantEligible;
}

/** Refuses while early pay is closed. What was closed by hand has no code of its own. */
function closedRefusal({ closure, isHeld }: Access): Refusal | undefined {
  if (!closure) return undefined;
  if (closure.own === 'closing') return new Refusal('ClosingByYou');
  if (closure.own === 'pause') return new Refusal('PausedByYou');
  if (closure.reason === 'EmployerPaused' && !isHeld) return new Refusal('EWAServicesArePaused');
  if (closure.reason === 'ParallelNotAllowed' && !isHeld) return new Refusal('ParallelNotAllowed');
  return new Refusal('AccessNotAvailable');
}

/** Every rule of a transfer; returns the first refusal, or undefined. */
export function refusalFor(command: Command): Refusal | undefined {
  const { employee, summary, server, now, access, instrument, amount, speed, charge } = command;
  const closed = closedRefusal(access);
  if (closed) return closed;
  if (!canTake(instrument, speed)) return new Refusal('InstrumentNotUsable');
  const closedPlace = placeRefusal(server, employee, { to: payoutFor(instrument), now });
  if (closedPlace) return closedPlace;
  const { minAmount, maxAmount } = amountBounds(server);
  const { bound, funding } = access;
  const covered = min(summary.accessible, funding ?? summary.accessible);
  const available = largestAmount(covered, charge.fee, charge.mode);
  // A fee inside the amount has to leave something to send.
  const minimum = charge.mode === 'Inclusive' ? max(minAmount, add(charge.fee, minorUnits(1))) : minAmount;
  const maximum = min(maxAmount, rulesOf(instrument)?.most ?? maxAmount);
  const checked = checkAmount(amount, {
    available,
    minimum,
    maximum,
    ...(bound.own ? { remainingOwn: bound.left } : { remainingToday: bound.left }),
  });
  if (checked.ok) return undefined;
  const currency = currencyOf(employee);
  if (checked.reason === 'above-available') {
    return available < minAmount
      ? new Refusal('FundsNotAvailable')
      : new Refusal('FundsAmountExceeds', { currency, max: available });
  }
  if (checked.reason === 'above-own-limit')
    return new Refusal('OwnLimitExceeded', { currency, max: bound.left });
  if (checked.reason === 'above-daily-limit') {
    const amounts = { currency, max: bound.left };
    return bound.reason === 'DailyLimitExceeded'
      ? new Refusal('DailyLimitExceeded', amounts)
      : new Refusal('FundsAmountExceeds', amounts);
  }
  return new Refusal('InvalidAmount', { currency, min: minimum, max: maximum });
}
