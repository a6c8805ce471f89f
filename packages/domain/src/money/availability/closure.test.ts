import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { made, openFacts } from './availability.fixtures.ts';
import { type ClosureFacts, closureOf } from './closure.ts';

const closed = (facts: Partial<ClosureFacts>) => closureOf({ ...openFacts, ...facts });
const reasonOf = (facts: Partial<ClosureFacts>) => closed(facts)?.reason;

describe('why early pay is closed', () => {
  it('is nothing as long as no rule says so', () => {
    expect(closed({})).toBeNull();
    expect(closed({ programme: { statesWithout: ['CT'], atOnce: 1, transfers: { day: 1 } } })).toBeNull();
    expect(closed({ endedOn: isoDate('2026-10-17'), state: null })).toBeNull();
  });

  it('is the service before the person, the person before the employer, and standing reasons before days', () => {
    const all: Partial<ClosureFacts> = {
      service: 'paused',
      account: 'Suspend',
      endedOn: isoDate('2026-10-16'),
      state: 'CT',
      isEmployerPaused: true,
      hasUnclearedDeduction: true,
      programme: { statesWithout: ['CT'], agreement: 6, closingDays: 14 },
    };
    const order: readonly [Partial<ClosureFacts>, string][] = [
      [{}, 'ServicesPaused'],
      [{ service: 'open' }, 'UserSuspended'],
      [{ account: 'Active' }, 'UserTerminated'],
      [{ endedOn: null }, 'StateNotSupported'],
      [{ state: 'NY' }, 'EmployerPaused'],
      [{ isEmployerPaused: false }, 'ContractNotAccepted'],
      [{ hasAgreed: true }, 'DeductionNotCleared'],
      [{ hasUnclearedDeduction: false }, 'PayPeriodClosing'],
    ];
    let facts = all;
    for (const [mended, reason] of order) {
      facts = { ...facts, ...mended };
      expect(reasonOf(facts)).toBe(reason);
    }
  });

  it.each([
    ['maintenance', 'Maintenance'],
    ['paused', 'ServicesPaused'],
  ] as const)('follows a service that is in %s', (service, reason) => {
    expect(reasonOf({ service })).toBe(reason);
  });

  it.each([
    ['None', 'Unknown'],
    ['Pending', 'Unknown'],
    ['Deleted', 'EWADeactivated'],
    ['Suspend', 'UserSuspended'],
    ['Active', undefined],
  ] as const)('follows an account that is %s [money-034]', (account, reason) => {
    expect(reasonOf({ account })).toBe(reason);
  });

  it('lasts through the last days of a pay period, until the next begins', () => {
    const programme = { closingDays: 2 };
    const on = (today: string) => closed({ programme, today: isoDate(today) });
    expect(on('2026-10-17')).toBeNull();
    expect(on('2026-10-18')).toEqual({ reason: 'PayPeriodClosing', opensOn: '2026-10-20' });
    expect(on('2026-10-19')).toEqual({ reason: 'PayPeriodClosing', opensOn: '2026-10-20' });
  });

  it('lasts from the end of a pay period, or some days before payday, to payday', () => {
    const pendingPayday = isoDate('2026-10-19');
    expect(closed({ programme: { closesForPayroll: true }, pendingPayday })).toEqual({
      ...{ reason: 'PayrollRunning', opensOn: '2026-10-19' },
    });
    expect(closed({ programme: { closesForPayroll: true } })).toBeNull();
    const before = (bufferDays: number, today = '2026-10-16') =>
      closed({ programme: { bufferDays }, pendingPayday, today: isoDate(today) });
    expect(before(2)).toBeNull();
    expect(before(3)).toEqual({ reason: 'InBufferDays', opensOn: '2026-10-19' });
    expect(before(3, '2026-10-19')).toBeNull();
    expect(closed({ programme: { bufferDays: 10 } })?.opensOn).toBe('2026-10-26');
  });

  it('ends as soon as one transfer less than allowed is on its way', () => {
    const underway = [
      made('2026-10-16', 1, '2026-10-20'),
      made('2026-10-15', 1, '2026-10-19'),
      made('2026-10-14'),
    ];
    expect(closed({ programme: { atOnce: 1 }, made: underway })).toEqual({
      ...{ reason: 'ParallelNotAllowed', opensOn: '2026-10-20' },
    });
    expect(closed({ programme: { atOnce: 2 }, made: underway })).toEqual({
      ...{ reason: 'MaxConcurrentTransaction', opensOn: '2026-10-19' },
    });
    expect(closed({ programme: { atOnce: 3 }, made: underway })).toBeNull();
  });

  it.each([
    ['day', '2026-10-16', '2026-10-15', 'MaxTransactionsPerDay', '2026-10-17'],
    ['week', '2026-10-12', '2026-10-11', 'MaxTransactionsWeeklyReached', '2026-10-19'],
    ['payPeriod', '2026-10-06', '2026-10-05', 'MaxTransactionPerPayperiodReached', '2026-10-20'],
    ['quarter', '2026-10-01', '2026-09-30', 'MaxTransactionsPerQuarterReached', '2027-01-01'],
  ] as const)('counts a %s from its first day', (span, first, before, reason, opensOn) => {
    const programme = { transfers: { [span]: 1 } };
    expect(closed({ programme, made: [made(first)] })).toEqual({ reason, opensOn });
    expect(closed({ programme, made: [made(before)] })).toBeNull();
  });

  it('is the longest of the spans that are used up', () => {
    const programme = { transfers: { day: 1, quarter: 1 } };
    expect(reasonOf({ programme, made: [made('2026-10-16')] })).toBe('MaxTransactionsPerQuarterReached');
  });

  it('is a pause that the person has made, after what they can’t change', () => {
    const pause = { until: isoDate('2026-11-01') };
    expect(closureOf({ ...openFacts, pause })).toEqual({
      ...{ reason: 'EWADeactivated', opensOn: '2026-11-01', own: 'pause' },
    });
    expect(closureOf({ ...openFacts, pause, account: 'Suspend' })?.own).toBeUndefined();
  });

  it('is the account that the person closes, rather than a pause that would end before', () => {
    const pause = { until: isoDate('2026-11-01') };
    expect(closureOf({ ...openFacts, pause, isClosing: true })).toEqual({
      ...{ reason: 'EWADeactivated', opensOn: null, own: 'closing' },
    });
    expect(closureOf({ ...openFacts, isClosing: true, account: 'Suspend' })?.own).toBeUndefined();
  });
});
