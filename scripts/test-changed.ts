// Tests what a change can reach: units by Vitest's module graph, stories by file. `pnpm test:changed [COMMIT]`, by default since main.
import { execFileSync } from 'node:child_process';
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.ts';
import { root } from './lib/report.ts';
import { storyWordsFor } from './lib/stories/changed-stories.ts';
import { environment, turbo } from './lib/workspace.mjs';

const since = process.argv[2] ?? 'main';
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const base = git('merge-base', since, 'HEAD')[0] ?? since;
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
console.log(`${changed.length} files have changed since ${since}.`);

const stories = storyWordsFor(changed, git('ls-files', '*.stories.tsx'));
const units = await command('vitest', ['run', '--changed', base, '--passWithNoTests']);
let shown = 0;
if (stories.length > 0) {
  console.log(`Stories in ${stories.length} files:`);
  const browser = findBrowser();
  const isBuilt = turbo(['build:storybook']);
  shown = isBuilt
    ? await command(
        'node',
        ['scripts/stages/stories.ts', ...stories],
        environment({ CHROMIUM_PATH: browser.path, CHROMIUM_FLAGS: browser.flags }),
      )
    : 1;
}
process.exitCode = units === 0 && shown === 0 ? 0 : 1;
