import type { CallNotes } from '../wire/index.ts';
import type { ownServiceContract } from './own-service-contract.ts';

export const notes = {
  getOwnService: 'Whether early pay is paused, and what closing the account would mean',
  pauseService: 'Pause early pay until a day, or until it is resumed',
  resumeService: 'Resume early pay',
  closeService: 'Close the account',
} as const satisfies CallNotes<typeof ownServiceContract>;
