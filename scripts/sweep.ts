// `pnpm sweep`: what takes too long for `npm test` and finds what its samples miss. Run it before a release.
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.ts';
import { environment, turbo } from './lib/workspace.mjs';

const browser = findBrowser();
const env = environment({ SWEEP: '1', CHROMIUM_PATH: browser.path, CHROMIUM_FLAGS: browser.flags });
const failed: string[] = [];
const run = async (what: string, name: string, args: readonly string[]) => {
  if ((await command(name, args, env)) !== 0) failed.push(what);
};

await run('malformed inputs', 'vitest', ['run', '--project', 'sandbox', 'malformed.test']);
if (!turbo(['build:storybook'])) failed.push('the build of Storybook');
else await run('stories in every look', 'node', ['scripts/stages/stories.ts', '--every-look']);
console.log(failed.length === 0 ? 'The sweep found nothing.' : `The sweep failed in: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
