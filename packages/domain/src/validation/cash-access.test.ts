import { expect, it } from 'vitest';
import { isoDate } from '../money/index.ts';
import { cashAccess } from './cash-access.ts';

it('is open from the birthday on which somebody is old enough, and says where the date is not known', () => {
  const on = (birthDate: string | null) => cashAccess(birthDate, isoDate('2026-11-23'), 18);
  expect([on('2008-11-23'), on('2008-11-24'), on(null)]).toEqual(['open', 'tooYoung', 'ageUnknown']);
});
