import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './report.ts';

const source = join(root, 'apps/web/src');
const inOrder = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Names of all texts: `kit/money`, `tips/home`. */
const names = inOrder('{areas,kit}/**/texts.en.ts').map((file) =>
  file.replace(/^areas\//, '').replace('/texts.en.ts', ''),
);

/** A name alone, as for `useTexts`, or before a key. */
const named = new RegExp(`['"\`](${names.join('|')})(?:['"\`]|:([\\w.]+))`, 'g');

/** Screens of money that stand alone, as for their imports. */
const room = /^areas\/(money\/(?:accounts|move|records|settings)\/[^/]+)\//;

/** What a file may take texts from, beside the kit: its own area, and for a screen of money its own folder. A link may be called as the page that it leads to. */
function isAllowed(file: string, name: string, key = ''): boolean {
  if (name.startsWith('kit/')) return true;
  const [floor, area] = file.split('/');
  if (floor === 'kit') return false;
  if (key.startsWith('titles.')) return true;
  const own = room.exec(file)?.[1];
  return own === undefined ? name.startsWith(`${area}/`) : `${own}/`.startsWith(`${name}/`);
}

const files = inOrder('{areas,kit}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories|steps)\.|\/testing\/|\/texts(-\w+)?\.\w\w\.ts$/.test(file),
);

it('a screen takes no texts from another one, and the kit none from a screen', () => {
  expect(files.length).toBeGreaterThan(500);
  const foreign = files.flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...code.matchAll(named)]
      .filter(([, name = '', key]) => !isAllowed(file, name, key))
      .map(([text]) => `${file}: ${text}`);
  });
  expect(foreign).toEqual([]);
});
