import type { AvailabilityReason } from '../enums/availability-reason.ts';

/** What someone does about their accounts so that early pay opens. */
export type AccountStep = 'add' | 'see';

const stepOf: Partial<Record<AvailabilityReason, AccountStep>> = {
  NoInstrument: 'add',
  InstrumentNotVerified: 'see',
  InstrumentDisconnected: 'see',
};

/** Returns what can be done about the accounts where they are why nothing can be taken; null where they are not. */
export function accountStepFor(reason: AvailabilityReason): AccountStep | null {
  return stepOf[reason] ?? null;
}
