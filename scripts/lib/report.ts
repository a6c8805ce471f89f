import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { processorSeconds } from './processor-time.ts';

/** A test, and how long it took. */
export interface TestCost {
  name: string;
  /** Wall time in seconds. */
  seconds: number;
}

/** A test that failed. */
export interface Failure {
  /** As it is printed, such as `file › name`. */
  name: string;
  /** First line of what went wrong; empty if nothing is known of it. */
  message: string;
  /**
   * What finds it for a second run: the file of a unit test or journey, the id of a story, the title of a check. Undefined: a second run would say
   * nothing of it, and it stays a failure, such as a file that cannot be loaded.
   */
  retry?: string | undefined;
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
  /** What failed, where the stage knows the names. Default: nothing. */
  failures?: readonly Failure[];
  /** Its ten most expensive tests, the dearest first. Default: none. */
  dearest?: readonly TestCost[];
  /** Time of each file of tests by its path, as the stage's own clock has it, seconds. Default: the stage does not go by files. */
  files?: Readonly<Record<string, number>>;
}

/** Absolute path of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** Folder of the reports; turbo keeps it, so that a stage served from its cache still counts. */
export const reports = resolve(root, '.reports');

const toTenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The ten most expensive of some tests, the dearest first. */
export function dearestOf(costs: readonly TestCost[]): readonly TestCost[] {
  return costs
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => ({ name, seconds: toTenths(seconds) }));
}

/** Adds up the time of tests by what `fileOf` says of each. */
export function secondsByFile<Cost extends TestCost>(
  costs: readonly Cost[],
  fileOf: (cost: Cost) => string,
): Record<string, number> {
  const groups = Map.groupBy(costs, fileOf);
  return Object.fromEntries(
    [...groups].map(([file, ofFile]) => [
      file,
      toTenths(ofFile.reduce((sum, { seconds }) => sum + seconds, 0)),
    ]),
  );
}

/** A failure in one line. */
const failureText = ({ name, message }: Failure): string => [name, message].filter(Boolean).join(': ');

/** First line of an error's message, without the colours of a terminal. */
export const firstLine = (message = ''): string =>
  stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** Reads what a stage counted. Throws if it has not got as far as counting. */
export const readReport = (stage: string): StageReport =>
  JSON.parse(readFileSync(resolve(reports, `${stage}.json`), 'utf8')) as StageReport;

/** Writes a stage's count and ends the process with the status that it deserves. */
export function finish({
  stage,
  passed,
  failed,
  failures = [],
  dearest = [],
  files = {},
}: Omit<StageReport, 'seconds' | 'processorSeconds'>): never {
  mkdirSync(reports, { recursive: true });
  const seconds = toTenths(performance.now() / 1000);
  const processor = processorSeconds();
  const report: StageReport = {
    ...{ stage, passed, failed, seconds },
    processorSeconds: processor === undefined ? undefined : toTenths(processor),
    ...{ failures, dearest, files },
  };
  writeFileSync(resolve(reports, `${stage}.json`), `${JSON.stringify(report)}\n`);
  for (const failure of failures) console.log(`Failed: ${failureText(failure)}`);
  console.log(`${stage}: ${passed} passed, ${failed} failed (${seconds} s)`);
  // A stage that ran nothing has not shown anything.
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
