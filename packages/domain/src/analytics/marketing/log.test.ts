import { expect, it } from 'vitest';
import { droppedAttributeLine, initialiseFailure } from './log.ts';

it('a service that does not start is logged [analytics-021]', () => {
  expect(initialiseFailure).toEqual({ level: 'error', text: 'Failed to initialize' });
});

it.each([
  ['no-name', 'it has no name'],
  ['empty', 'it is empty'],
  ['not-a-value', 'it is neither text, number nor yes or no'],
  ['secret', 'it looks like something that must not leave'],
] as const)('an attribute dropped for %s is a warning only [analytics-021]', (reason, words) => {
  expect(droppedAttributeLine({ name: 'plan', reason })).toEqual({
    level: 'warn',
    text: `Marketing attribute "plan" was not sent: ${words}.`,
  });
});
