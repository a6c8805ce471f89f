import type { CallNotes } from '../wire/index.ts';
import type { uploadContract } from './upload-contract.ts';

export const notes = {
  uploadEarningProof: 'A file that proves earnings',
  uploadDeductionsForClearence: 'A file that proves that a deduction was taken',
} as const satisfies CallNotes<typeof uploadContract>;
