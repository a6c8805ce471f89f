import { scrubText } from './privacy/scan.ts';

/** Severity of a log entry. */
export type ClientLogType = 'error' | 'warning' | 'info';

/** An error of the app itself, for the server's log. The documents don't define the payload, so the fields are ours. */
export interface ClientLog {
  readonly logType: ClientLogType;
  /** Where in the app it happened: `startup`, `money.getMoney`. */
  readonly methodName: string;
  readonly logMessage: string;
}

const longestPlace = 120;
const longestMessage = 2_000;

/** Returns the start of a long text, up to its last whole word, because half an address would not be recognised as one. */
function front(text: string): string {
  return text.length > longestMessage ? text.slice(0, longestMessage).replace(/\S*$/, '') : text;
}

/** Creates the log entry of an error, without anything that identifies a person or grants access. */
export function clientLog(logType: ClientLogType, place: string, message: string): ClientLog {
  return {
    logType,
    methodName: scrubText(place, longestPlace),
    // Normalising a character may produce several.
    logMessage: scrubText(front(message), 2 * longestMessage).slice(0, longestMessage),
  };
}
