import { describe, expect, it } from 'vitest';
import { availabilityReason } from './availability-reason.ts';

describe('availability reasons', () => {
  it('are numbered 0 to 31, the named ones first and in listed order', () => {
    expect(availabilityReason.names).toHaveLength(32);
    expect(availabilityReason.names.slice(0, 11)).toEqual([
      'Available',
      'InBufferDays',
      'ParallelNotAllowed',
      'MaxConcurrentTransaction',
      'FundsNotAvailable',
      'DailyLimitExceeded',
      'MaxTransactionPerPayperiodReached',
      'MaxTransactionsPerDay',
      'MaxTransactionsPerQuarterReached',
      'MaxTransactionsWeeklyReached',
      'EWADeactivated',
    ]);
    expect(availabilityReason.fromWire(31)).toBe('Unknown');
    expect(availabilityReason.fromWire(32)).toBeNull();
  });

  it.each([
    ['Available', 'available'],
    ['InBufferDays', 'buffer-days'],
    ['ParallelNotAllowed', 'in-progress'],
    ['MaxConcurrentTransaction', 'in-progress'],
    ['FundsNotAvailable', 'no-funds'],
    ['DailyLimitExceeded', 'daily-limit'],
    ['MaxTransactionPerPayperiodReached', 'period-limit'],
    ['MaxTransactionsPerDay', 'daily-limit'],
    ['MaxTransactionsPerQuarterReached', 'period-limit'],
    ['MaxTransactionsWeeklyReached', 'period-limit'],
    ['EWADeactivated', 'services-paused'],
    ['MaxedOut', 'no-funds'],
    ['MaxedOutDaily', 'daily-limit'],
    ['MaxedOutWeekly', 'period-limit'],
    ['MaxedOutPayPeriod', 'period-limit'],
    ['MaxedOutQuarter', 'period-limit'],
    ['NoInstrument', 'instrument'],
    ['ContractNotAccepted', 'consent'],
    ['Unknown', 'unavailable'],
  ] as const)('%s is told as %s', (reason, kind) => {
    expect(availabilityReason.kindOf(reason)).toBe(kind);
  });

  it('only one reason means that money can be had', () => {
    const kinds = availabilityReason.names.map(availabilityReason.kindOf);
    expect(kinds.filter((kind) => kind === 'available')).toHaveLength(1);
  });
});
