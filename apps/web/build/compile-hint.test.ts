import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesOf } from './chunks.ts';
import { filesAtOnce, markAtOnce } from './compile-hint.ts';
import { bundleWith } from './testing/bundle.ts';

const rooms = ['first', 'returning', 'signedIn', 'home', 'getMoney', 'review', 'records', 'later'] as const;

const bundle = () =>
  bundleWith(
    {
      ...Object.fromEntries(
        rooms.map((room) => [
          `assets/${room}.js`,
          { modules: modulesOf(room), imports: room === 'review' ? ['assets/shared.js'] : [] },
        ]),
      ),
      'assets/shared.js': {},
    },
    { 'assets/home.js.map': '{"version":3,"mappings":"AAAA"}' },
  );

it('what comes before the first form or number runs at once, with all that it imports; reports and later parts do not', () =>
  expect([...filesAtOnce(bundle())].toSorted()).toEqual(
    ['first', 'getMoney', 'home', 'returning', 'review', 'shared', 'signedIn'].map(
      (name) => `assets/${name}.js`,
    ),
  ));

it('the comment is the first line of a file, and its map knows', () => {
  const marked = bundle();
  markAtOnce(marked);
  const code = (file: string) => (marked[file] as Rolldown.OutputChunk).code;
  expect(code('assets/home.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconsole/);
  expect(code('assets/records.js')).toMatch(/^console/);
  const map = marked['assets/home.js.map'] as Rolldown.OutputAsset;
  expect(JSON.parse(String(map.source))).toEqual({ version: 3, mappings: ';AAAA' });
});
