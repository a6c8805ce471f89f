import { scrubText } from './privacy/scan.ts';

/** An event that the product's own server keeps for a user. */
export interface SavedEvent {
  readonly eventName: string;
  readonly status: 'Active';
}

/** What is logged when saving fails. */
export const saveEventsFailure = 'Failed to save events';

const longestEventName = 100;

/** Events to save, by name; each once, in the order in which they came, and none without a name. */
export function savedEvents(names: readonly string[]): readonly SavedEvent[] {
  const fit = names.map((name) => scrubText(name, longestEventName)).filter((name) => name !== '');
  return [...new Set(fit)].map((eventName) => ({ eventName, status: 'Active' }));
}

/** What reading the saved events comes to: an error is swallowed and replaced by true, as the documents say. */
export function readSavedEvents(
  answer: { readonly ok: true; readonly events: readonly SavedEvent[] } | { readonly ok: false },
): readonly SavedEvent[] | true {
  return answer.ok ? answer.events : true;
}
