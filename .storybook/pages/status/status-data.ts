/** What a check of a part found: how often it was made, and what it has against the part, in words. */
export interface Outcome {
  /** How many stories or tests were looked at; 0 where there was nothing to look at. */
  readonly made: number;
  /** One line per problem, each with its story. */
  readonly problems: readonly string[];
}

/** The checks of a part, in the order of the columns. */
export const checkNames = [
  'axe',
  'engine',
  'play',
  'keyboard',
  'transcript',
  'narrow',
  'large',
  'spacing',
  'forced',
] as const;

export type CheckName = (typeof checkNames)[number];

/** What each check is called in a heading, and what it looks at. */
export const checkTitles = {
  axe: ['axe', 'axe-core, every rule of WCAG 2.2 AA, in every brand and both schemes'],
  engine: ['Second engine', 'accessibility-checker-engine, its sure failures of WCAG 2.2'],
  play: ['Behaviour', 'The steps of each story'],
  keyboard: ['Keyboard', 'Stories that are walked through by keyboard, where the focus goes included'],
  transcript: ['Screen reader', 'Tests that compare what a screen reader says'],
  narrow: ['320 px', 'Nothing cut off, nothing to be scrolled sideways'],
  large: ['Text 200 %', 'Nothing cut off, nothing over another'],
  spacing: ['Wide text', 'Lines, letters and words as far apart as WCAG 1.4.12 asks'],
  forced: ['Forced colours', 'With the colours of the system'],
} as const satisfies Record<CheckName, readonly [title: string, note: string]>;

/** A component or a pattern, and what all checks found. */
export interface PartStatus {
  /** Where it stands in the sidebar: `Components/Button`. */
  readonly title: string;
  /** A story of it, to go to. */
  readonly storyId: string;
  /** When it was looked at, ISO 8601; a run may look at some parts alone. */
  readonly madeAt: string;
  readonly checks: Readonly<Record<CheckName, Outcome>>;
  /** The same for axe, brand by brand. */
  readonly brands: Readonly<Record<string, Outcome>>;
}

/** What `pnpm status` wrote down. */
export interface Status {
  /** When it was finished, ISO 8601. */
  readonly madeAt: string;
  /** The commit that was checked; ends in `+` where files had been changed since. */
  readonly commit: string;
  readonly parts: readonly PartStatus[];
}

/** How a check of a part stands: not made, passed, or with something against it. */
export type CheckResult = 'none' | 'pass' | 'fail';

/** How an outcome stands. What was not made has not passed. */
export const resultOf = ({ made, problems }: Outcome): CheckResult =>
  problems.length > 0 ? 'fail' : made === 0 ? 'none' : 'pass';

/** Whether a value from a file is a status; a file of an older kind is none. */
export function isStatus(value: unknown): value is Status {
  if (typeof value !== 'object' || value === null) return false;
  const { madeAt, parts } = value as Partial<Status>;
  return (
    typeof madeAt === 'string' &&
    Array.isArray(parts) &&
    parts.every((part) => checkNames.every((name) => Array.isArray(part?.checks?.[name]?.problems)))
  );
}
