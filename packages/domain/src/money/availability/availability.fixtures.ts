import { minorUnits } from '../amounts/amount.ts';
import { isoDate } from '../calendar/iso-date.ts';
import type { ClosureFacts } from './closure.ts';
import type { MadeTransfer } from './programme.ts';

/** A Friday in the middle of a pay period; the one before has been paid. */
export const openFacts: ClosureFacts = {
  programme: {},
  today: isoDate('2026-10-16'),
  period: { startsOn: isoDate('2026-10-06'), endsOn: isoDate('2026-10-19') },
  pendingPayday: null,
  payday: isoDate('2026-10-26'),
  service: 'open',
  account: 'Active',
  endedOn: null,
  state: 'NY',
  isEmployerPaused: false,
  hasAgreed: false,
  hasUnclearedDeduction: false,
  made: [],
};

/** A transfer of a day that has arrived, or arrives on another. */
export function made(on: string, cents = 10_00, arrivesOn: string | null = null): MadeTransfer {
  return {
    on: isoDate(on),
    amount: minorUnits(cents),
    arrivesOn: arrivesOn === null ? null : isoDate(arrivesOn),
  };
}
