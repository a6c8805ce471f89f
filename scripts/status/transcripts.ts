import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { command } from '../lib/command.ts';
import type { Transcripts } from './tally.ts';

interface Results {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** Titles of the tests in a file, as they are written, that read a part as a screen reader does. */
export function readingTests(text: string): string[] {
  const [, ...tests] = text.split(/^\s*it(?:\.each\([\s\S]*?\))?\(\s*(?=['"`])/m);
  return tests.flatMap((test) => {
    const title = /^(['"`])((?:\\.|(?!\1).)*)\1/.exec(test)?.[2];
    return title !== undefined && /\b(transcript|spoken)\(/.test(test) ? [title.replaceAll('\\', '')] : [];
  });
}

/** Runs the library's unit tests; gives, by a part's folder, those of its tests that read it as a screen reader does. */
export async function runTranscripts(): Promise<(folder: string) => Transcripts> {
  const output = join(tmpdir(), `dayfare-status-${process.pid}.json`);
  await command('vitest', [
    'run',
    '--project',
    'ui',
    '--reporter=json',
    `--outputFile=${output}`,
    '--silent',
  ]);
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Results;
  rmSync(output);
  const tests = testResults.flatMap(({ name, assertionResults }) => {
    const isTable = name.endsWith('conformance/transcripts.test.tsx');
    const reading = isTable ? [] : readingTests(readFileSync(name, 'utf8'));
    return assertionResults
      .filter(({ title }) => isTable || reading.includes(title))
      .map(({ title, status }) => ({
        folder: isTable ? title.split(': ').at(-1) : basename(dirname(name)),
        title,
        failed: status === 'failed',
      }));
  });
  return (folder) => {
    const own = tests.filter((test) => test.folder === folder);
    return { made: own.length, failed: own.filter(({ failed }) => failed).map(({ title }) => title) };
  };
}
