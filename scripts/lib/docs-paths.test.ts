import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './report.ts';

/** Where a path in a document may begin: documents name files of a package without its own path. */
const beginnings = [
  '',
  'docs/',
  'scripts/',
  '.storybook/',
  'apps/web/',
  'apps/web/src/',
  'apps/sandbox/src/',
  ...['api', 'domain', 'themes', 'ui'].map((name) => `packages/${name}/src/`),
];

/** A source file or document between back ticks; a pattern or an example has brackets, stars or no folder. */
const named = /`((?:[\w@-][\w@.-]*\/|\.[\w-]+\/)+[\w@.-]+\.(?:ts|tsx|mjs|md|sql|tsv))`/g;
const linked = /\]\(([^)#:\s]+\.\w+)(?:#[^)]*)?\)/g;

const exists = (path: string) => existsSync(join(root, path));

const documents = globSync('{README.md,docs/**/*.md}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missing = [
    ...[...text.matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => !beginnings.some((at) => exists(at + path))),
    ...[...text.matchAll(linked)]
      .map(([, path = '']) => path)
      .filter((path) => !exists(posix.normalize(posix.join(posix.dirname(document), path)))),
  ];
  expect(missing).toEqual([]);
});
