import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { processorSeconds } from './processor-time.ts';

/** A test, and how long it took. */
export interface TestCost {
  name: string;
  /** Wall time in seconds. */
  seconds: number;
}

/** What a stage of the tests counted. */
export interface StageReport {
  /** The stage's name, also its file's name under `.reports`. */
  stage: string;
  passed: number;
  failed: number;
  /** Wall time in seconds. */
  seconds: number;
  /** Processor time in seconds, children included; undefined where the system does not say. */
  processorSeconds?: number | undefined;
  /** What failed, by name, where the stage knows the names. Default: nothing. */
  failures?: readonly string[];
  /** Its ten most expensive tests, the dearest first. Default: none. */
  dearest?: readonly TestCost[];
}

/** Absolute path of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Folder of the reports; turbo keeps it, so that a stage served from its cache still counts. */
const reports = resolve(root, '.reports');

const toTenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The ten most expensive of some tests, the dearest first. */
export function dearestOf(costs: readonly TestCost[]): readonly TestCost[] {
  return costs
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => ({ name, seconds: toTenths(seconds) }));
}

/** Writes a stage's count and ends the process with the status that it deserves. */
export function finish({
  stage,
  passed,
  failed,
  failures = [],
  dearest = [],
}: Omit<StageReport, 'seconds' | 'processorSeconds'>): never {
  mkdirSync(reports, { recursive: true });
  const seconds = toTenths(performance.now() / 1000);
  const processor = processorSeconds();
  const report: StageReport = {
    ...{ stage, passed, failed, seconds },
    processorSeconds: processor === undefined ? undefined : toTenths(processor),
    ...{ failures, dearest },
  };
  writeFileSync(resolve(reports, `${stage}.json`), `${JSON.stringify(report)}\n`);
  for (const name of failures) console.log(`Failed: ${name}`);
  console.log(`${stage}: ${passed} passed, ${failed} failed (${seconds} s)`);
  // A stage that ran nothing has not shown anything.
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
