import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import type { AvailabilityReason } from '../enums/availability-reason.ts';
import type { AccountStatus } from '../enums/instrument-status.ts';
import type { OwnPause } from '../pause-or-close/own-service.ts';
import {
  type MadeTransfer,
  madeIn,
  type Programme,
  type RunningPeriod,
  type Span,
  spanEnd,
  spans,
} from './programme.ts';

/** What a person has set themselves that keeps them from taking money. */
export type OwnChoice = 'dayLimit' | 'payPeriodLimit' | 'pause' | 'closing';

/** Why early pay is closed, and the day from which it opens by itself; null where no day is known. */
export interface Closure {
  readonly reason: AvailabilityReason;
  readonly opensOn: IsoDate | null;
  /** What of their own it comes from, where it does. */
  readonly own?: OwnChoice | undefined;
}

/** All that decides whether early pay is open to someone, whatever the amount. */
export interface ClosureFacts {
  readonly programme: Programme;
  readonly today: IsoDate;
  readonly period: RunningPeriod;
  /** Payday of the pay period before, if it is still to come. */
  readonly pendingPayday: IsoDate | null;
  /** Payday of the pay period that is running. */
  readonly payday: IsoDate;
  /** How the service stands for everybody. */
  readonly service: 'open' | 'paused' | 'maintenance';
  readonly account: AccountStatus;
  /** First day without the job; null until notice is given. */
  readonly endedOn: IsoDate | null;
  /** Where the person lives; null where it is unknown. */
  readonly state: string | null;
  readonly isEmployerPaused: boolean;
  readonly hasAgreed: boolean;
  readonly hasUnclearedDeduction: boolean;
  /** The pause that the person has made and that holds today. Default: none. */
  readonly pause?: OwnPause | null | undefined;
  /** Whether the person has asked to close the account, which waits for something. Default: no. */
  readonly isClosing?: boolean | undefined;
  /** Since the start of the quarter at least. */
  readonly made: readonly MadeTransfer[];
}

const byService = { paused: 'ServicesPaused', maintenance: 'Maintenance' } as const;

const byAccount = {
  None: 'Unknown',
  Pending: 'Unknown',
  Active: null,
  Deleted: 'EWADeactivated',
  Suspend: 'UserSuspended',
} as const satisfies Record<AccountStatus, AvailabilityReason | null>;

const tooMany = {
  day: 'MaxTransactionsPerDay',
  week: 'MaxTransactionsWeeklyReached',
  payPeriod: 'MaxTransactionPerPayperiodReached',
  quarter: 'MaxTransactionsPerQuarterReached',
} as const satisfies Record<Span, AvailabilityReason>;

/** What closes it to this person until they do something. */
function standingReason(facts: ClosureFacts): AvailabilityReason | null {
  const { programme, today, account, endedOn, state } = facts;
  if (facts.service !== 'open') return byService[facts.service];
  if (byAccount[account]) return byAccount[account];
  if (endedOn !== null && today >= endedOn) return 'UserTerminated';
  if (state !== null && programme.statesWithout?.includes(state)) return 'StateNotSupported';
  if (facts.isEmployerPaused) return 'EmployerPaused';
  if (programme.agreement !== undefined && !facts.hasAgreed) return 'ContractNotAccepted';
  return facts.hasUnclearedDeduction ? 'DeductionNotCleared' : null;
}

/** What the calendar of the payroll closes. */
function calendarClosure(facts: ClosureFacts): Closure | null {
  const { programme, today, period, pendingPayday, payday } = facts;
  const { closingDays = 0, bufferDays = 0, closesForPayroll = false } = programme;
  if (closingDays > 0 && today > addDays(period.endsOn, -closingDays))
    return { reason: 'PayPeriodClosing', opensOn: addDays(period.endsOn, 1) };
  if (closesForPayroll && pendingPayday) return { reason: 'PayrollRunning', opensOn: pendingPayday };
  const next = pendingPayday ?? payday;
  return bufferDays > 0 && today >= addDays(next, -bufferDays) && today < next
    ? { reason: 'InBufferDays', opensOn: next }
    : null;
}

/** What has been made already closes. */
function countClosure({ programme, today, period, made }: ClosureFacts): Closure | null {
  const { atOnce, transfers = {} } = programme;
  const arriving = made.flatMap(({ arrivesOn }) => arrivesOn ?? []).toSorted();
  if (atOnce !== undefined && arriving.length >= atOnce)
    return {
      reason: atOnce === 1 ? 'ParallelNotAllowed' : 'MaxConcurrentTransaction',
      opensOn: arriving[arriving.length - atOnce] ?? null,
    };
  // The longest first: what opens tomorrow is no use while the quarter is used up.
  const full = spans.toReversed().find((span) => {
    const most = transfers[span];
    return most !== undefined && madeIn(span, made, { today, period }).length >= most;
  });
  return full ? { reason: tooMany[full], opensOn: spanEnd(full, today, period) } : null;
}

/** Why early pay is closed, whatever the amount; null if it is open. What the person can't change comes first. */
export function closureOf(facts: ClosureFacts): Closure | null {
  const reason = standingReason(facts);
  // The documents have no reason for these two; this is the one whose words come nearest.
  if (!reason && facts.isClosing) return { reason: 'EWADeactivated', opensOn: null, own: 'closing' };
  if (!reason && facts.pause) return { reason: 'EWADeactivated', opensOn: facts.pause.until, own: 'pause' };
  return reason ? { reason, opensOn: null } : (calendarClosure(facts) ?? countClosure(facts));
}
