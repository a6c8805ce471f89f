import type { CallNotes } from '../wire/index.ts';
import type { uploadContract } from './upload-contract.ts';

export const notes = {
  uploadEarningProof: 'A file that proves earnings',
} as const satisfies CallNotes<typeof uploadContract>;
