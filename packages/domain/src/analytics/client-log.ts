import { scrubText } from './privacy/scan.ts';

/** How bad what is logged is. */
export type ClientLogType = 'error' | 'warning' | 'info';

/** A fault of the app itself, for the server's log. The documents leave the payload open: the fields are ours. */
export interface ClientLog {
  readonly logType: ClientLogType;
  /** Where in the app: `startup`, `money.getMoney`. */
  readonly methodName: string;
  readonly logMessage: string;
}

const longestPlace = 120;
const longestMessage = 2_000;

/** The front of a long text, up to its last whole word: half an address would no longer be known for one. */
function front(text: string): string {
  return text.length > longestMessage ? text.slice(0, longestMessage).replace(/\S*$/, '') : text;
}

/** The record of a fault, without anything that names a person or opens a door. */
export function clientLog(logType: ClientLogType, place: string, message: string): ClientLog {
  return {
    logType,
    methodName: scrubText(place, longestPlace),
    // A sign may become several when it is brought to its plain form.
    logMessage: scrubText(front(message), 2 * longestMessage).slice(0, longestMessage),
  };
}
