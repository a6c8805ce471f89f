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
});
