import type { MessageName } from '../all-messages.ts';
import type { RefusalReason } from '../envelope.ts';
import type { Notes } from './note.ts';
import { hardwareNotes, pushNotes, sessionNotes } from './people.ts';
import { chatNotes, moneyNotes } from './services.ts';
import { appearanceNotes, navigationNotes, startNotes } from './start.ts';

/** The messages by heading, in the order a shell meets them. */
export const chapters = {
  'Start and state': startNotes,
  'Ways in and back': navigationNotes,
  'Look and feel': appearanceNotes,
  'Sign-in and session': sessionNotes,
  'The device': hardwareNotes,
  Notifications: pushNotes,
  'Wallets and bank links': moneyNotes,
  Chat: chatNotes,
} as const;

/** Documentation of every message. */
export const notes: Notes<MessageName> = {
  ...startNotes,
  ...navigationNotes,
  ...appearanceNotes,
  ...sessionNotes,
  ...hardwareNotes,
  ...pushNotes,
  ...moneyNotes,
  ...chatNotes,
};

/** What each reason for a refusal means. */
export const reasonNotes: Readonly<Record<RefusalReason, string>> = {
  denied: 'The person has said no this time.',
  blocked: 'The person has said no for good: only the settings of the device change that.',
  cancelled: 'The person has closed it, or whoever asked no longer wants it.',
  missing: 'This side has nothing that takes the message.',
  busy: 'Too much is going on: such a request is on the screen already, 32 are open, or 200 messages came in a second.',
  timedOut: 'No answer came in time.',
  invalid: 'What the message carries is not what the contract says, or may not be done.',
  failed: 'It was tried, and it broke.',
  ended: 'The conversation is over.',
};
