import { expect, it } from 'vitest';
import { marketingEnrolmentDate } from './enrolment-date.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  [' 2026-11-21T05:00:00 ', '2026-11-21'],
  ['2026-11-21T05:00:00.123Z', '2026-11-21'],
  ['1999-12-31', '1999-12-31'],
  ['2000-01-01', '2000-01-01'],
])('%j is sent as %s [analytics-019]', (text, date) => {
  expect(marketingEnrolmentDate(text)).toBe(date);
});

it.each([
  '0001-01-01T00:00:00',
  '0001-01-01',
  '0099-12-31',
  '2026-02-30',
  '2026-11-21Tnoon',
  '2026-11-21T',
  '2026-11-21T05:00T',
  '11/21/2026',
  'soon',
  '',
  null,
  undefined,
])('%j is dropped [analytics-019]', (text) => {
  expect(marketingEnrolmentDate(text)).toBeNull();
});
