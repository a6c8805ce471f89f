// Tests what a change can reach, in about a minute for one screen, and says what it left out. `pnpm test:changed [COMMIT]`, by default since main.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { journeysFor, type SourceText } from './lib/changed/changed-journeys.ts';
import { storyWordsFor } from './lib/changed/changed-stories.ts';
import { unitsFor } from './lib/changed/changed-units.ts';
import { command } from './lib/command.ts';
import { root } from './lib/report.ts';
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
const files = git('ls-files', '--cached', '--others', '--exclude-standard');
const texts = (paths: readonly string[]): SourceText[] =>
  paths.map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const units = unitsFor(changed, files);
const stories = storyWordsFor(
  changed,
  files.filter((path) => path.endsWith('.stories.tsx')),
);
const journeys = journeysFor(
  changed,
  texts(files.filter((path) => path.endsWith('.route.ts'))),
  texts(files.filter((path) => /^apps\/web\/e2e\/.*\.spec\.ts$/.test(path))),
);

const ran: string[] = [];
const failed: string[] = [];
const note = (what: string, passed: boolean) => void (passed ? ran : failed).push(what);
const run = async (what: string, name: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  note(what, (await command(name, args, env)) === 0);

if (changed.length > 0) {
  await run('the lint', 'biome', ['check', '--no-errors-on-unmatched', ...changed]);
  const typed = changed.filter((path) => /^(packages|apps|scripts|\.storybook)\/.*\.tsx?$/.test(path));
  if (typed.length > 0) await run('types', 'node', ['scripts/stages/types.ts', ...typed]);
}
if (units.web.length > 0)
  await run(`${units.web.length} files of the web app’s tests`, 'vitest', [
    'run',
    ...['--project', 'web', '--project', 'web-isolated'],
    ...units.web,
  ]);
if (units.hasOthers)
  await run('units by their imports', 'vitest', [
    'run',
    ...['--changed', base, '--passWithNoTests', '--project', '!web', '--project', '!web-isolated'],
  ]);

const builds = [
  ...(stories.length > 0 ? ['build:storybook'] : []),
  ...(journeys.run.length > 0 ? ['@dayfare/web#build'] : []),
];
if (builds.length > 0) {
  const browser = findBrowser();
  const env = environment({ CHROMIUM_PATH: browser.path, CHROMIUM_FLAGS: browser.flags });
  if (!turbo(builds, ['--concurrency=2'], env)) failed.push('the builds');
  else {
    if (stories.length > 0)
      await run(`${stories.length} files of stories`, 'node', ['scripts/stages/stories.ts', ...stories], env);
    if (journeys.run.length > 0)
      await run(
        `journeys: ${journeys.run.join(', ')}`,
        'node',
        ['scripts/stages/journeys.ts', ...journeys.run.map((path) => path.replace('apps/web/', ''))],
        env,
      );
  }
}

const leftOut = [
  ...(units.hasOthers ? ['tests of the web app that reach the change through packages'] : []),
  'tests of screens in other folders',
  'stories of other folders',
  ...(journeys.leftOut.length > 0 ? [`journeys that come by as well: ${journeys.leftOut.join(', ')}`] : []),
];
console.log(`\nRan: ${[...ran, ...failed].join('; ') || 'nothing'}.`);
console.log(`Left out, all of it in npm test: ${leftOut.join('; ')}.`);
if (failed.length > 0) console.log(`Failed: ${failed.join('; ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
