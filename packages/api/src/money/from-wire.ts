import {
  availabilityReason,
  bankAccountType,
  cardBrand,
  cardProcessor,
  type DayEarnings,
  type Earned,
  fromWire,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  isoDate,
  type PennyTest,
  payFrequency,
  pennyTestStatus,
} from '@dayfare/domain/money';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import type { WireInstrument, WireInstruments, WirePennyTest } from './accounts/instrument.ts';
import type { WireAvailableFunds, WireEarnings } from './funds.ts';

/** The lines of "How is this worked out?". */
const earnedFromWire = (wire: WireAvailableFunds['breakdown']): Earned => ({
  earned: fromWire(wire.earned),
  withheld: fromWire(wire.withheld),
  alreadyTaken: fromWire(wire.alreadyTaken),
  pendingFees: fromWire(wire.fees),
  maxAccess: fromWire(wire.limit),
});

const dailyLimitReason = availabilityReason.toWire('DailyLimitExceeded');

const owedFromWire = (wire: WireAvailableFunds['owed']) =>
  wire
    ? {
        total: fromWire(wire.total),
        /** Comes off the pays that follow by itself. */
        fromPay: fromWire(wire.fromPay),
        /** To be paid or proved; until then nothing can be taken. */
        toClear: fromWire(wire.toClear),
        payday: maybe(isoDate, wire.payday),
      }
    : null;

/** What can be taken now. */
export type AvailableFunds = Entity<typeof fundsFromWire>;

/** Throws RangeError for a currency that we don't pay. */
export function fundsFromWire(wire: WireAvailableFunds) {
  const { currency, breakdown } = wire;
  return {
    accessible: fromWire(wire.accessibleAmount),
    currency: currencyFromWire(currency),
    breakdown: earnedFromWire(breakdown),
    remainingToday: fromWire(wire.remainingToday),
    remainingReason:
      availabilityReason.fromWire(wire.remainingReason ?? dailyLimitReason) ?? ('Unknown' as const),
    /** What the person has set themselves that bounds what is left; null for nothing of theirs. */
    remainingOwn: wire.remainingOwn ?? null,
    ownLimits: (wire.ownLimits ?? []).map(({ span, amount, left }) => ({
      ...{ span, amount: fromWire(amount), left: fromWire(left) },
    })),
    remainingUntil: maybe(isoDate, wire.remainingUntil),
    /** What a payday before could not take, and the next one takes. */
    carriedOver: fromWire(breakdown.carriedOver ?? 0),
    dailyLimit: fromWire(wire.dailyLimit),
    /** What was taken today at the person's other employers. */
    takenElsewhereToday: fromWire(wire.takenElsewhereToday ?? 0),
    availableFrom: maybe(isoDate, wire.availableFrom),
    /** Type of the agreement that is missing; null where none is. */
    agreementType: wire.agreementType ?? null,
    /** What the person has set themselves because of which nothing can be taken; null for nothing of theirs. */
    own: wire.unavailableOwn ?? null,
    reason: availabilityReason.fromWire(wire.availabilityReason) ?? 'Unknown',
    updatedAt: instantFromWire(wire.updatedAt),
    nextUpdateAt: maybe(instantFromWire, wire.nextUpdateAt),
    feesThisYear: fromWire(wire.feesThisYear),
    /** Today where the person is, by the server's clock; null where the server doesn’t say. */
    today: maybe(isoDate, wire.today),
    /** When a free transfer arrives that is made now; null where the server doesn’t say. */
    freeArrivesAt: maybe(instantFromWire, wire.freeArrivesAt),
    /** What the person owes at all their employers, and how it is cleared; null where the server doesn't say. */
    owed: owedFromWire(wire.owed),
  };
}

/** Earnings by day. */
export function daysFromWire(days: WireEarnings['days']): DayEarnings[] {
  return days.map((day) => ({
    date: isoDate(day.earningDate),
    earned: fromWire(day.totalEarnings),
    hours: day.totalHours,
    regularHours: day.regHours,
    overtimeHours: day.oTHours,
    doubleOvertimeHours: day.dOTHours,
  }));
}

const periodFromWire = ({
  startDate,
  endDate,
  payDate,
  bankHoliday,
}: WireEarnings['summary']['currentPayPeriod']) => ({
  start: isoDate(startDate),
  end: isoDate(endDate),
  payday: isoDate(payDate),
  /** The bank holiday because of which it is paid on another day than usual; null for none. */
  holiday: bankHoliday === undefined ? null : isoDate(bankHoliday),
});

function frequencyChangeFromWire(change: WireEarnings['summary']['payFrequencyChange']) {
  const frequency = change && payFrequency.fromWire(change.payFrequency);
  return frequency ? { frequency, from: isoDate(change.from) } : null;
}

/** What was earned in the current pay period. */
export type Earnings = Entity<typeof earningsFromWire>;

/** Converts summary and days to amounts in minor units. */
export function earningsFromWire({ summary, days }: WireEarnings) {
  return {
    total: fromWire(summary.totalEarnings),
    accessible: fromWire(summary.accessibleAmount),
    hoursWorked: summary.totalHoursWorked,
    period: periodFromWire(summary.currentPayPeriod),
    hourlyRate: fromWire(summary.hourlyRate),
    maxAccess: fromWire(summary.maxAccessLimit),
    expectedNetPay: fromWire(summary.expectedNetPay),
    /** How often the employer pays; null where the server doesn't say. */
    payFrequency: summary.payFrequency === undefined ? null : payFrequency.fromWire(summary.payFrequency),
    /** Another frequency, and the first day on which it is in force; null where none is to come. */
    frequencyChange: frequencyChangeFromWire(summary.payFrequencyChange),
    /** The pay periods whose paydays come next. */
    nextPaydays: (summary.nextPaydays ?? []).map(periodFromWire),
    days: daysFromWire(days),
  };
}

/** Throws RangeError for a status that we don't know. */
const pennyTestFromWire = (wire: WirePennyTest): PennyTest => ({
  status: known(pennyTestStatus, wire.status),
  arrivesAt: instantFromWire(wire.arrivesAt),
  expiresAt: instantFromWire(wire.expiresAt),
  triesLeft: wire.triesLeft,
  resendsLeft: wire.resendsLeft,
});

const cardFromWire = ({
  cardBrand: brand,
  cardProcessor: processor,
  expirationDate,
  isHybridModelCard,
}: WireInstrument) =>
  expirationDate === undefined || brand === undefined
    ? null
    : {
        /** Null for one that we don't know. */
        brand: cardBrand.fromWire(brand),
        processor: maybe(cardProcessor.fromWire, processor),
        /** Its last month, `2029-04`. */
        expiry: expirationDate,
        /** Whether the program fee is paid with it. */
        isForProgramFee: isHybridModelCard === true,
      };

/** An account or card that money can be sent to. */
export type Instrument = Entity<typeof instrumentsFromWire>[number];

/** The instruments of known kinds, in the server's order. */
export function instrumentsFromWire({ instruments }: WireInstruments) {
  return instruments.flatMap((wire) => {
    const kind = instrumentKind.fromWire(wire.instrumentType);
    if (kind === null) return [];
    return {
      id: wire.id,
      name: wire.displayText,
      kind,
      subType: instrumentSubType.fromWire(wire.instrumentSubType),
      status: known(instrumentStatus, wire.status),
      /** Why it can't be used, where that needs something from its owner; null for nothing, or unknown. */
      verification: maybe(instrumentVerification.fromWire, wire.verification),
      /** Null for a card. */
      accountType: maybe(bankAccountType.fromWire, wire.bankAccountType),
      /** Null for all but linked cards. */
      card: cardFromWire(wire),
      /** Null where nothing has to be verified by small deposits. */
      pennyTest: maybe(pennyTestFromWire, wire.pennyTest),
      isDefault: wire.isDefaultSelected,
      imageName: wire.imageName,
      last4: wire.last4,
      isInstantEligible: wire.instantEligible,
    };
  });
}
