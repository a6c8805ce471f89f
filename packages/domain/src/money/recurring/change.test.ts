import { describe, expect, it } from 'vitest';
import { canBecome, recurringChanges } from './change.ts';

describe('a recurring transfer', () => {
  it('is paused, resumed, extended and stopped; once stopped or ended it stays so [money-043]', () => {
    expect(recurringChanges('Active')).toEqual(['pause', 'extend', 'stop']);
    expect(recurringChanges('Paused')).toEqual(['resume', 'extend', 'stop']);
    for (const status of ['None', 'Deleted', 'Expired'] as const)
      expect(recurringChanges(status)).toEqual([]);
  });

  it('gets only where one of these leads', () => {
    expect(canBecome('Active', 'Paused')).toBe(true);
    expect(canBecome('Paused', 'Active')).toBe(true);
    expect(canBecome('Active', 'Active')).toBe(false);
    expect(canBecome('Deleted', 'Active')).toBe(false);
  });
});
