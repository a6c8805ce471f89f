// `pnpm sweep [WORD…]`: what takes too long for `npm test` and finds what its samples miss. Run it before a release. With words, only the
// stories whose id or file has one of them, in every look. `pnpm sweep dates [INSTANT…] [PATH…]`: what moves the clock, on servers that start on hard days.
import { randomInt } from 'node:crypto';
import { findBrowser } from './lib/browser.mjs';
import { command } from './lib/command.ts';
import { sweepDates } from './lib/dates/sweep-dates.ts';
import { environment, turbo } from './lib/workspace.mjs';

const words = process.argv.slice(2).filter((word) => word !== '--');
if (words[0] === 'dates') {
  const found = await sweepDates(words.slice(1));
  console.log(found.length === 0 ? 'The sweep found nothing.' : `The sweep failed in: ${found.join(', ')}.`);
  process.exit(found.length === 0 ? 0 : 1);
}
const { RUNS_SEED = String(randomInt(2 ** 31)), RUNS_TIMES = '10' } = process.env;
const browser = findBrowser();
const env = environment({
  SWEEP: '1',
  CHROMIUM_PATH: browser.path,
  CHROMIUM_FLAGS: browser.flags,
  RUNS_SEED,
  RUNS_TIMES,
});
const failed: string[] = [];
const run = async (what: string, name: string, args: readonly string[]) => {
  if ((await command(name, args, env)) !== 0) failed.push(what);
};

if (words.length === 0) {
  console.log(
    `Random runs of money from seed ${RUNS_SEED}. "RUNS_SEED=${RUNS_SEED} pnpm sweep" repeats them.`,
  );
  const projects = ['--project', 'sandbox', '--project', 'web'];
  await run('random runs of money', 'vitest', [
    ...['run', ...projects, 'laws.test', 'many-devices.test', 'operations.test', 'fuzz.test'],
  ]);
  await run('properties of the domain', 'vitest', ['run', '--project', 'domain']);
  await run('a Next.js app', 'node', ['scripts/packages/consumers/try-next.ts']);
  await run('the types and components of the native app', 'node', ['scripts/native.ts', 'check']);
  await run('the native app', 'node', ['scripts/native.ts', 'export']);
  await run('malformed inputs', 'vitest', ['run', '--project', 'sandbox', 'malformed.test']);
  await run('killed servers', 'vitest', ['run', '--project', 'sandbox', 'killed.test']);
}
if (!turbo(['build:storybook'])) failed.push('the build of Storybook');
else await run('stories in every look', 'node', ['scripts/stages/stories.ts', '--every-look', ...words]);
console.log(failed.length === 0 ? 'The sweep found nothing.' : `The sweep failed in: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
