import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { storyKeys } from './story-keys.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The chunks of a Storybook of two files of stories, whose names carry a fingerprint that may change. */
const parts = {
  button: 'import"./styles-AAAAAAAA.js";export const a=1',
  styles: 'export const s=1',
  css: 'a{}',
  list: 'import(`./lazy-AAAAAAAA.js`)',
  lazy: 'export const l=1',
  preview: 'start()',
};

/** Builds the Storybook, and gives the keys of its files. */
function keysOf(changed: Partial<typeof parts> = {}, mark = 'AAAAAAAA', checks = 'checks') {
  const { button, styles, css, list, lazy, preview } = { ...parts, ...changed };
  const folder = mkdtempSync(join(tmpdir(), 'story-keys-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  const loads = `const d=(i,m=d,d=(m.f||(m.f=["./button.stories-${mark}.js","./styles-AAAAAAAA.js","./button-AAAAAAAA.css","./list.stories-AAAAAAAA.js"])))=>i;`;
  const table = `"./button.stories.tsx":()=>a(()=>import(\`./button.stories-${mark}.js\`),__vite__mapDeps([0,1,2]),import.meta.url),"./list.stories.tsx":()=>a(()=>import(\`./list.stories-AAAAAAAA.js\`),__vite__mapDeps([3]),import.meta.url)`;
  const files = {
    'iframe.html': '<script src="./assets/iframe-AAAAAAAA.js"></script>',
    'assets/iframe-AAAAAAAA.js': `${loads}${preview};const t={${table}}`,
    [`assets/button.stories-${mark}.js`]: button,
    'assets/styles-AAAAAAAA.js': styles,
    'assets/button-AAAAAAAA.css': css,
    'assets/list.stories-AAAAAAAA.js': list,
    'assets/lazy-AAAAAAAA.js': lazy,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return storyKeys(folder, checks);
}

const button = './button.stories.tsx';
const list = './list.stories.tsx';

/** Which files have another key than before. */
const changedBy = (changed: Partial<typeof parts>) => {
  const [before, after] = [keysOf(), keysOf(changed)];
  return [button, list].filter((path) => before.get(path) !== after.get(path));
};

describe('the key of a file of stories', () => {
  it('is there for each file, and the same for the same', () => {
    expect([...keysOf().keys()]).toEqual([button, list]);
    expect(keysOf()).toEqual(keysOf());
  });

  it('changes with the file, with what it imports, and with its stylesheets', () => {
    expect(changedBy({ button: `${parts.button};b` })).toEqual([button]);
    expect(changedBy({ styles: 'export const s=2' })).toEqual([button]);
    expect(changedBy({ css: 'a{color:red}' })).toEqual([button]);
  });

  it('changes with what is loaded later', () => {
    expect(changedBy({ lazy: 'export const l=2' })).toEqual([list]);
  });

  it('changes for all with the preview, and with what looks at stories', () => {
    expect(changedBy({ preview: 'startOtherwise()' })).toEqual([button, list]);
    expect(keysOf({}, 'AAAAAAAA', 'others').get(list)).not.toBe(keysOf().get(list));
  });

  it('does not change with the names of chunks alone', () => {
    expect(keysOf({}, 'BBBBBBBB')).toEqual(keysOf());
  });
});
