import type { CallNotes } from '../wire/index.ts';
import type { enrollmentContract } from './contract.ts';

export const notes = {
  verifyMobile: 'Begin a sign-up with a phone number, which gets a code',
  resendEnrollmentPin: 'Another code for a sign-up',
  findEmployers: 'Employers by the beginning of a word in their name',
  findBranch: 'The employer whose own address has a segment',
  processEnrollmentRequest: 'Take what one screen of a sign-up asks for',
} as const satisfies CallNotes<typeof enrollmentContract>;
