import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = `${import.meta.dirname}/../..`;

/** Those whose errors are only a notice because their page is gone, and those that show the same on the page. */
const known = [
  'areas/marketplace/lifemart/lifemart-page.tsx',
  'areas/money/accounts/link/begin-link.tsx',
  'platform/session/session-end.ts',
  'platform/session/session-flow.ts',
];

it('an error is no mere notice, which goes away by itself: it stands where it happened', () => {
  const isError = /(?:say|notify)\(\{[^}]*tone: 'danger'/;
  const found = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.{test,stories}.*'] }).filter(
    (file) => isError.test(readFileSync(`${sources}/${file}`, 'utf8')),
  );
  expect(found.toSorted()).toEqual(known);
});
