import { describe, expect, it } from 'vitest';
import { epochMs } from '../calendar/iso-date.ts';
import {
  isConsentAsked,
  type PayrollConsentFacts,
  payrollConsentOf,
  payrollConsentStatus,
  readableUntil,
} from './payroll-consent.ts';

const now = epochMs(1_000_000);
const before = epochMs(999_999);
const after = epochMs(1_000_001);
const facts = (given: Partial<PayrollConsentFacts>): PayrollConsentFacts => ({
  ...{ isNeeded: true, until: null, declinedAt: null },
  ...given,
});

describe('a consent at the payroll provider', () => {
  it.each([
    [{ isNeeded: false }, 'NotNeeded', now],
    [{ isNeeded: false, declinedAt: before }, 'NotNeeded', now],
    [{}, 'Due', null],
    [{ declinedAt: before }, 'Declined', null],
    [{ until: after }, 'Granted', now],
    [{ until: after, declinedAt: before }, 'Granted', now],
    [{ until: now }, 'Expired', now],
    [{ until: before }, 'Expired', before],
    [{ until: before, declinedAt: before }, 'Declined', before],
  ] as const)('%o is %s and lets hours be read until %s', (given, status, until) => {
    expect(payrollConsentOf(facts(given), now)).toBe(status);
    expect(readableUntil(facts(given), now)).toBe(until);
  });

  it('is asked for unless it holds or is not needed', () => {
    expect(payrollConsentStatus.names.filter(isConsentAsked)).toEqual(['Due', 'Declined', 'Expired']);
  });
});
