import type { DroppedAttribute, DropReason } from './attributes.ts';

/** A line for the console. */
export interface LogLine {
  readonly level: 'error' | 'warn';
  readonly text: string;
}

const reasons = {
  'no-name': 'it has no name',
  empty: 'it is empty',
  'not-a-value': 'it is neither text, number nor yes or no',
  secret: 'it looks like something that must not leave',
} as const satisfies Record<DropReason, string>;

/** Logged if a marketing service does not start. The product works without it. */
export const initialiseFailure: LogLine = { level: 'error', text: 'Failed to initialize' };

/** Returns the warning for an attribute that isn't sent, with its name but not its value. */
export function droppedAttributeLine({ name, reason }: DroppedAttribute): LogLine {
  return { level: 'warn', text: `Marketing attribute "${name}" was not sent: ${reasons[reason]}.` };
}
