import type { CallNotes } from '../wire/index.ts';
import type { proofsContract } from './proofs-contract.ts';

export const notes = {
  getMissingClearDeductionDates: 'Days whose deduction has not cleared, and how the proof of it stands',
  getMissingHoursDates: 'Days whose hours the employer has not reported, and how the proof of them stands',
  getPaydayDeductions: 'What comes off each pay for what was taken early, and what the next one still takes',
} as const satisfies CallNotes<typeof proofsContract>;
