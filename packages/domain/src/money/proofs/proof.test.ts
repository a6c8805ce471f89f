import { expect, it } from 'vitest';
import { availabilityReason } from '../enums/availability-reason.ts';
import { proofKindFor, proofStatus, takesFiles } from './proof.ts';

it('a proof can change four of the reasons', () => {
  const found = availabilityReason.names.map((reason) => [reason, proofKindFor(reason)] as const);
  expect(found.filter(([, kind]) => kind)).toEqual([
    ['MaxedOut', 'hours'],
    ['NoEarnings', 'hours'],
    ['BelowMinimumAmount', 'hours'],
    ['DeductionNotCleared', 'deduction'],
  ]);
});

it('files are taken until a proof is sent, and again once it was refused', () => {
  expect(proofStatus.names.filter(takesFiles)).toEqual(['Needed', 'Refused']);
});
