import { accountStatus, epochMs, instrumentStatus, toIsoDate } from '@dayfare/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';
import type { Earner } from './owner.ts';
import type { Instrument } from './tables.ts';

type Person = Pick<Employee, 'accountStatus' | 'closedAt' | 'timeZone'>;

/** Whether a person's account is neither suspended nor closed. */
export const isOpen = ({ accountStatus: status, closedAt }: Person) =>
  closedAt === null && accountStatus.fromWire(status) === 'Active';

/** Refuses with AccessNotAvailable while a person's account is suspended or closed. For money that is taken without a balance of wages. */
export function requireOpenAccount(person: Person): void {
  if (!isOpen(person)) throw new Refusal('AccessNotAvailable');
}

/** Why money that was promised is not handed over. */
type StopReason = 'AccountNotOpen' | 'EmploymentEnded' | 'InstrumentNotUsable';

/**
 * What keeps money that was promised from being handed over at a time; null if nothing does. What its owner has removed since is no reason:
 * what was promised before arrives.
 */
export function stopReason(
  person: Person & Partial<Pick<Earner, 'endedOn'>>,
  { status }: Pick<Instrument, 'status'>,
  at: Date,
): StopReason | null {
  if (!isOpen(person)) return 'AccountNotOpen';
  const { endedOn = null, timeZone } = person;
  if (endedOn !== null && endedOn <= toIsoDate(epochMs(at.getTime()), timeZone)) return 'EmploymentEnded';
  return instrumentStatus.fromWire(status) === 'InActive' ? 'InstrumentNotUsable' : null;
}
