import type { Problem, ProblemKey } from './problem.ts';

const keyByKind = {
  detail: 'TooLong',
  groupMembers: 'TooManyGroupMembers',
  reminders: 'TooManyReminders',
  files: 'TooManyFiles',
} as const satisfies Record<string, ProblemKey>;

/** Things with a maximum count: characters of a detail, members of a group, reminders, files at once. */
export type CountedThing = keyof typeof keyByKind;

/** Returns what is wrong with a count. `max` is inclusive; the documents give none, and null leaves the decision to the server. */
export function countProblem(
  kind: CountedThing,
  count: number,
  max: number | null,
): Problem<(typeof keyByKind)[CountedThing]> | null {
  return max !== null && count > max ? { key: keyByKind[kind], max } : null;
}
