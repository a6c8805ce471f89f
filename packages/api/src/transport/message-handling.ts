import type { MessageLevel } from '../wire/index.ts';
import type { ApiError } from './api-error.ts';

/** What a message of the server asks of the screen that shows it. */
export interface MessageHandling {
  readonly tone: 'success' | 'information' | 'warning' | 'error';
  /** A passing notice, a banner that stays where it belongs, the whole page, or none because the app moves on. */
  readonly place: 'notice' | 'banner' | 'page' | 'none';
  /**
   * What the person can do. `retry`: the same again. `wait`: the same later, so no retry is offered. `leave`: nothing here is
   * for them. `sign-in`: the session is over.
   */
  readonly next: 'nothing' | 'retry' | 'wait' | 'leave' | 'sign-in';
}

/** How each level is handled. The documents leave the last three open: these are our answer. */
export const messageHandling = {
  OK: { tone: 'success', place: 'notice', next: 'nothing' },
  Info: { tone: 'information', place: 'notice', next: 'nothing' },
  Error: { tone: 'error', place: 'banner', next: 'retry' },
  Warning: { tone: 'warning', place: 'banner', next: 'nothing' },
  LimitExceeded: { tone: 'warning', place: 'banner', next: 'wait' },
  Forbidden: { tone: 'error', place: 'page', next: 'leave' },
  Unauthorized: { tone: 'information', place: 'none', next: 'sign-in' },
} as const satisfies Record<MessageLevel, MessageHandling>;

/** How a failed call is handled: by its level, except that nothing may be offered again that may have moved money. */
export function handlingOf(error: ApiError): MessageHandling {
  const handling: MessageHandling = messageHandling[error.level];
  return error.mayHaveMoved && handling.next === 'retry' ? { ...handling, next: 'nothing' } : handling;
}
