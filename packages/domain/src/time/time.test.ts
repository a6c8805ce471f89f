import { describe, expect, it } from 'vitest';
import { epochMs } from '../money/index.ts';
import { isDoubtful, isOpenForChange, timeStatus } from './index.ts';

const hour = 3_600_000;
const now = epochMs(Date.UTC(2026, 9, 16, 16));

describe('a time that was clocked', () => {
  it.each([
    ['on the way for a moment', -1_000, false],
    ['sent twelve hours later', -12 * hour, false],
    ['sent later than that', -12 * hour - 1, true],
    ['a little ahead of the server', 120_000, false],
    ['further ahead', 120_001, true],
  ])('%s', (_, offset, doubtful) => {
    expect(isDoubtful(epochMs(now + offset), now)).toBe(doubtful);
  });
});

describe('logged hours', () => {
  it('can be changed before they are submitted, and after they were rejected', () => {
    expect(timeStatus.names.filter(isOpenForChange)).toEqual(['NotSubmitted', 'Rejected']);
  });
});
