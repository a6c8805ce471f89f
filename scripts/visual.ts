// `pnpm visual [REF]`: every story as a commit renders it and as the working tree does, on this machine, pixel by pixel.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/report.ts';
import { buildCommit, buildWorkingTree, commitOf } from './lib/visual/build.ts';
import { compareStories } from './lib/visual/compare-stories.ts';
import { modesLike } from './lib/visual/matrix.ts';
import { reportPage } from './lib/visual/report-page.ts';
import { openBrowser, openStudio } from './lib/visual/shoot.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    /** Only stories whose id has this in it, such as `components-button`. A regular expression. */
    stories: { type: 'string', default: '' },
    /** Only the looks of scripts/visual/matrix.json whose name has this in it. */
    look: { type: 'string' },
    /** End with status 1 if anything looks different, for a machine that watches over it. */
    strict: { type: 'boolean', default: false },
  },
});

const folder = resolve(root, '.reports/visual');
const [ref = 'HEAD'] = positionals;
const modes = modesLike(values.look);

try {
  if (modes.length === 0)
    throw new Error(`No look in scripts/visual/matrix.json is named like "${values.look}".`);
  const commit = await commitOf(ref);
  console.log(`Before: ${ref} (${commit.slice(0, 10)}). After: the working tree.`);
  const before = await buildCommit(commit);
  const after = await buildWorkingTree();
  try {
    const began = performance.now();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const browser = await openBrowser();
    await using open = new AsyncDisposableStack();
    open.defer(() => browser.close());
    const studios = {
      before: open.use(await openStudio(browser, before)),
      after: open.use(await openStudio(browser, after)),
    };
    const found = await compareStories(studios, { modes, stories: new RegExp(values.stories), folder });
    const seconds = Math.round((performance.now() - began) / 1000);
    const page = join(folder, 'index.html');
    await writeFile(page, reportPage({ ref, commit, seconds, ...found }));
    const { changed, added, removed, failed } = found;
    console.log(
      `${changed.length} stories look different, ${added.length} new, ${removed.length} gone, ${failed.length} not rendered (${found.pictures} pictures, ${seconds} s).\nReport: ${page}`,
    );
    const isClean = failed.length === 0 && !(values.strict && changed.length > 0);
    process.exitCode = isClean ? 0 : 1;
  } finally {
    await rm(after, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
