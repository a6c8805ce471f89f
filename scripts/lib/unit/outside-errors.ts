import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { firstLine } from '../report.ts';

/** Where this reporter writes to. */
export const outsideErrorsFile = 'DAYFARE_OUTSIDE_ERRORS';

/** A reporter for Vitest: writes what went wrong outside of every test, one message each. The JSON reporter leaves that out. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, unhandledErrors) => {
    const file = process.env[outsideErrorsFile];
    const messages = unhandledErrors.map(
      ({ message }) => firstLine(message) || 'An error without a message.',
    );
    if (file) writeFileSync(file, JSON.stringify(messages));
  };
}
