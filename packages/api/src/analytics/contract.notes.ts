import type { CallNotes } from '../wire/index.ts';
import type { analyticsContract } from './contract.ts';

export const notes = {
  sendEvents: 'A batch of events; sent again with the same key it counts once',
  saveAction: 'One thing that the user did',
  saveEvents: 'Mark events of the user as active',
  getEvents: 'The events that were marked',
  logClientCalls: 'A fault of the app itself',
} as const satisfies CallNotes<typeof analyticsContract>;
