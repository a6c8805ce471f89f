import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './report.ts';

/** Where a path of the table may begin. */
const beginnings = ['', 'apps/sandbox/src/', 'apps/web/src/', 'apps/web/'];
const path = /`((?:[\w@.-]+\/)+[\w.-]+\.\w+)`/g;

interface Line {
  readonly number: string;
  readonly state: string;
  readonly where: string;
}

const lines: readonly Line[] = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, number = '', , state = '', where = ''] = line.split('|').map((cell) => cell.trim());
    return { number, state, where };
  });
const pathsIn = ({ where }: Line) => [...where.matchAll(path)].map(([, found = '']) => found);

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const counts: Readonly<Record<string, number>> = {
  ...{ V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7 },
  ...{ V9: 7, V10: 29, V11: 14, V12: 9, V13: 13, V14: 9, V15: 13, V16: 16 },
};

it('the table has each requirement of levels 1 and 2 once', () => {
  const numbers = lines.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const found = Object.keys(counts).map((chapter) => [
    chapter,
    numbers.filter((number) => number.startsWith(`${chapter}.`)).length,
  ]);
  expect(Object.fromEntries(found)).toEqual(counts);
});

it('what is met names a file that is there, and what is not says why', () => {
  const wrong = lines.filter((line) => {
    const paths = pathsIn(line);
    const isThere = paths.every((one) => beginnings.some((at) => existsSync(join(root, at + one))));
    const isExplained = line.state === 'n/a' ? line.where.length > 5 : paths.length > 0;
    return !isThere || !isExplained || !['met', 'partly', 'no', 'n/a'].includes(line.state);
  });
  expect(wrong).toEqual([]);
  expect(lines.flatMap(pathsIn).length).toBeGreaterThan(200);
});
