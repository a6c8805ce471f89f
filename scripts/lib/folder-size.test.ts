import { globSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { expect, it } from 'vitest';
import { root } from './report.ts';

/** Folders that may be larger: lists of one file for each of a kind that no one reads from top to bottom. */
const lists: readonly string[] = ['apps/sandbox/src/seeds/people', 'apps/web/src/app/generated/texts'];

const files = globSync('{apps,packages,scripts,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => /(^|[\\/])(node_modules|dist|\.cache|\.build)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

it('a folder has fewer than forty files of its own, so that its names can be taken in at a glance', () => {
  const byFolder = Map.groupBy(files, dirname);
  const large = [...byFolder].filter(([, inside]) => inside.length >= 40).map(([folder]) => folder);
  expect(large.toSorted()).toEqual(lists);
});
