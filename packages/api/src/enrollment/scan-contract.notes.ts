import type { CallNotes } from '../wire/index.ts';
import type { scanContract } from './scan-contract.ts';

export const notes = {
  getIDologyToken: 'Open the scan of an identity document',
  uploadIdentityDocument: 'The picture of an identity document',
  getIDologyScan: 'What became of a scan',
} as const satisfies CallNotes<typeof scanContract>;
