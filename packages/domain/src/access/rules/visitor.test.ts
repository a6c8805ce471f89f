import { expect, it } from 'vitest';
import { decided, nobody, outcome } from '../decide.fixtures.ts';

it('direct enrolment waits for the configuration that opens it [access-046]', () => {
  const path = '/dayfare-direct/employer';
  expect(decided(path, nobody, { status: 'loading' })).toMatchObject({ kind: 'wait', for: 'configuration' });
  expect(outcome(path, nobody, { isDirectEnrollmentRestricted: 1 })).toBe('allow');
  for (const status of ['loaded', 'unavailable'] as const) {
    expect(decided(path, nobody, { status }).rule).toBe('visitorsToLogin');
  }
});
