import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it.each([
  ['2008-11-20', '2026-11-19', 17],
  ['2008-11-20', '2026-11-20', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('somebody born on %s is on %s %d years old', (born, day, years) => {
  expect(ageOn(born, day)).toBe(years);
});
