import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../report.ts';
import { namedRows } from '../requirements.ts';
import { appSources } from './called-calls.ts';

const parts = globSync('packages/ui/src/{components,patterns}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(resolve(root, path), 'utf8'),
}));

const nameOf = (path: string) => /src\/(?:components|patterns)\/([\w-]+)\//.exec(path)?.[1] ?? '';

const ownFiles = parts.filter(({ path }) => !/\.(test|stories|specimen)\./.test(path));

/** Parts that other teams have, each with the reason why no app of ours shows it. */
const forOthers: Readonly<Record<string, string>> = {
  'page-layout':
    'a scroll area within the page, at most 750 px high (ui-013), traps wheel and touch: our pages scroll as a whole',
};

/** The parts that an app shows, by themselves or within others. */
function shownByApps(): ReadonlySet<string> {
  const shown = new Set(
    appSources().flatMap(({ text }) =>
      [...text.matchAll(/@dayfare\/ui\/(?:patterns\/)?([\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
  for (let before = -1; before !== shown.size; ) {
    before = shown.size;
    for (const { path, text } of ownFiles)
      if (shown.has(nameOf(path)))
        for (const [, name = ''] of text.matchAll(/from '(?:\.\.\/)+(?:components\/|patterns\/)?([\w-]+)\//g))
          shown.add(name);
  }
  return shown;
}

it('a part of the library whose tests bear a row is shown by an app, or has a reason', () => {
  const tagged = new Set(
    parts.filter(({ text }) => namedRows(text).size > 0).map(({ path }) => nameOf(path)),
  );
  expect(tagged.size).toBeGreaterThan(30);
  const shown = shownByApps();
  expect([...tagged].filter((name) => !shown.has(name))).toEqual(Object.keys(forOthers));
});
