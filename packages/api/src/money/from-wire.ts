import {
  availabilityReason,
  type EpochMs,
  epochMs,
  fromWire,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  isCurrency,
  isoDate,
} from '@dayfare/domain/money';
import { known } from '../wire/index.ts';
import type { AvailableFunds, Earnings, Instrument } from './entities.ts';
import type { WireAvailableFunds, WireEarnings } from './funds.ts';
import type { WireInstruments } from './instrument.ts';

/** The instant of an ISO 8601 text. */
export function instantFromWire(text: string): EpochMs {
  return epochMs(Date.parse(text));
}

/** Throws RangeError for a currency that we don't pay. */
export function fundsFromWire(wire: WireAvailableFunds): AvailableFunds {
  const { currency, breakdown } = wire;
  if (!isCurrency(currency)) throw new RangeError(`${currency} is not a currency of ours.`);
  return {
    accessible: fromWire(wire.accessibleAmount),
    currency,
    breakdown: {
      earned: fromWire(breakdown.earned),
      withheld: fromWire(breakdown.withheld),
      alreadyTaken: fromWire(breakdown.alreadyTaken),
      pendingFees: fromWire(breakdown.fees),
      maxAccess: fromWire(breakdown.limit),
    },
    remainingToday: fromWire(wire.remainingToday),
    dailyLimit: fromWire(wire.dailyLimit),
    reason: availabilityReason.fromWire(wire.availabilityReason) ?? 'Unknown',
    updatedAt: instantFromWire(wire.updatedAt),
    nextUpdateAt: wire.nextUpdateAt === null ? null : instantFromWire(wire.nextUpdateAt),
    feesThisYear: fromWire(wire.feesThisYear),
  };
}

/** Summary and days with amounts in minor units. */
export function earningsFromWire({ summary, days }: WireEarnings): Earnings {
  const { startDate, endDate, payDate } = summary.currentPayPeriod;
  return {
    total: fromWire(summary.totalEarnings),
    accessible: fromWire(summary.accessibleAmount),
    hoursWorked: summary.totalHoursWorked,
    period: { start: isoDate(startDate), end: isoDate(endDate), payday: isoDate(payDate) },
    hourlyRate: fromWire(summary.hourlyRate),
    maxAccess: fromWire(summary.maxAccessLimit),
    expectedNetPay: fromWire(summary.expectedNetPay),
    days: days.map((day) => ({
      date: isoDate(day.earningDate),
      earned: fromWire(day.totalEarnings),
      hours: day.totalHours,
      regularHours: day.regHours,
      overtimeHours: day.oTHours,
      doubleOvertimeHours: day.dOTHours,
    })),
  };
}

/** The instruments of kinds that we know, in the server's order. */
export function instrumentsFromWire({ instruments }: WireInstruments): readonly Instrument[] {
  return instruments.flatMap((wire) => {
    const kind = instrumentKind.fromWire(wire.instrumentType);
    if (kind === null) return [];
    return {
      id: wire.id,
      name: wire.displayText,
      kind,
      subType: instrumentSubType.fromWire(wire.instrumentSubType),
      status: known(instrumentStatus, wire.status),
      isDefault: wire.isDefaultSelected,
      imageName: wire.imageName,
      last4: wire.last4,
      isInstantEligible: wire.instantEligible,
    };
  });
}
