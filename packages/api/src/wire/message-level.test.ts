import { describe, expect, it } from 'vitest';
import { messageLevelOf, messageLevels } from './message-level.ts';

describe('message levels', () => {
  it('have the documented numbers [transport-009]', () => {
    expect(messageLevels).toEqual({
      OK: 0,
      Info: 1,
      Error: 2,
      Warning: 3,
      LimitExceeded: 4,
      Forbidden: 5,
      Unauthorized: 6,
    });
  });

  it('are what the server says, whatever the status', () => {
    for (const [name, number] of Object.entries(messageLevels))
      expect(messageLevelOf(number, 401)).toBe(name);
  });

  it('follow from the status when the server says none or one that nobody knows', () => {
    expect(messageLevelOf(undefined, 401)).toBe('Unauthorized');
    expect(messageLevelOf(undefined, 403)).toBe('Forbidden');
    expect(messageLevelOf(99, 429)).toBe('LimitExceeded');
    expect(messageLevelOf(undefined, 400)).toBe('Error');
    expect(messageLevelOf(undefined, undefined)).toBe('Error');
  });
});
