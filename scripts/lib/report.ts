import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a stage of the tests counted. */
export interface StageReport {
  /** The stage's name, also its file's name under `.reports`. */
  stage: string;
  passed: number;
  failed: number;
  /** Wall time in seconds. */
  seconds: number;
  /** What passed, but not on its first try, by name. Default: nothing. */
  laterTries?: readonly string[];
  /** What failed, by name, where the stage knows the names. Default: nothing. */
  failures?: readonly string[];
}

/** Absolute path of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Folder of the reports; turbo keeps it, so that a stage served from its cache still counts. */
const reports = resolve(root, '.reports');

/** Writes a stage's count and ends the process with the status that it deserves. */
export function finish({
  stage,
  passed,
  failed,
  laterTries = [],
  failures = [],
}: Omit<StageReport, 'seconds'>): never {
  mkdirSync(reports, { recursive: true });
  const seconds = Math.round(performance.now() / 100) / 10;
  const report: StageReport = { stage, passed, failed, seconds, laterTries, failures };
  writeFileSync(resolve(reports, `${stage}.json`), `${JSON.stringify(report)}\n`);
  for (const name of laterTries) console.log(`Passed on a later try only: ${name}`);
  for (const name of failures) console.log(`Failed: ${name}`);
  console.log(`${stage}: ${passed} passed, ${failed} failed (${report.seconds} s)`);
  // A stage that ran nothing has not shown anything.
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
