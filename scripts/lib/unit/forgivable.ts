import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../report.ts';

/** Where a race is lost money. */
const keepsMoney = /^(packages\/domain|apps\/sandbox)\//;

/** How a file of laws and properties is told: random cases, random operations, servers that are killed in the middle. */
const provesLaws = /from 'fast-check'|inject\('randomRuns'\)|runOperations|startKillable/;

/** How Vitest begins what it says of a test or a hook that took too long. */
const timeOut = /^(Error: )?(Test|Hook) timed out\b/;

/**
 * Whether a failed test may be looked at once more. An assertion in a law or property test of the domain or the server may not: whatever breaks it now and
 * then breaks it for a person.
 */
export function isForgivable(
  file: string,
  message: string,
  read: (file: string) => string = (path) => readFileSync(resolve(root, path), 'utf8'),
): boolean {
  return !keepsMoney.test(file) || timeOut.test(message) || !provesLaws.test(read(file));
}
