import { describe, expect, it } from 'vitest';
import { loggedHoursProblem } from './logged-hours.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('loggedHoursProblem', () => {
  it('start and end cannot be the same time [validation-019]', () => {
    expect(loggedHoursProblem({ start: at(9), end: at(9) }, 12)).toEqual({ key: 'SameStartAndEndTime' });
    expect(loggedHoursProblem({ start: 0, end: 0 }, null)).toEqual({ key: 'SameStartAndEndTime' });
  });

  it('may last as long as the most, and no minute longer [validation-019]', () => {
    expect(loggedHoursProblem({ start: at(9), end: at(17) }, 8)).toBeNull();
    expect(loggedHoursProblem({ start: at(9), end: at(17, 1) }, 8)).toEqual({ key: 'TooManyHours', max: 8 });
  });

  it('a shift may end on the next day', () => {
    expect(loggedHoursProblem({ start: at(22), end: at(6) }, 8)).toBeNull();
    expect(loggedHoursProblem({ start: at(22), end: at(6, 30) }, 8)).toEqual({ key: 'TooManyHours', max: 8 });
  });

  it('a most that nobody gave is left to the server', () => {
    expect(loggedHoursProblem({ start: at(1), end: at(0, 59) }, null)).toBeNull();
  });
});
