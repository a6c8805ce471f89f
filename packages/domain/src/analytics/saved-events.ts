import { scrubText } from './privacy/scan.ts';

/** An event that the product's own server stores for a user. */
export interface SavedEvent {
  readonly eventName: string;
  readonly status: 'Active';
}

/** What is logged when saving fails. */
export const saveEventsFailure = 'Failed to save events';

const longestEventName = 100;

/** Returns the names of events to save, each once, in order, and without empty ones. */
export function savedEvents(names: readonly string[]): readonly SavedEvent[] {
  const fit = names.map((name) => scrubText(name, longestEventName)).filter((name) => name !== '');
  return [...new Set(fit)].map((eventName) => ({ eventName, status: 'Active' }));
}

/** Returns the result of reading the saved events: an error becomes true, as the documents require. */
export function readSavedEvents(
  answer: { readonly ok: true; readonly events: readonly SavedEvent[] } | { readonly ok: false },
): readonly SavedEvent[] | true {
  return answer.ok ? answer.events : true;
}
