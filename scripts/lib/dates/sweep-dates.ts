import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { command } from '../command.ts';
import { root } from '../report.ts';
import { environment, turbo } from '../workspace.mjs';
import { hardInstants } from './instants.ts';

const movesClock = /\bsandbox\.advance\(|\.sandbox\.advance\(/;

/** Tests that move the server's clock, and can therefore depend on the instant at which it starts. Throws if there is none. */
function filesThatMoveClock(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) =>
    movesClock.test(readFileSync(resolve(root, file), 'utf8')),
  );
  if (files.length === 0) throw new Error(`No test of ${pattern} moves the clock: has its name changed?`);
  return files.toSorted();
}

/**
 * Runs the screen tests and the journeys that move the clock on servers that start at hard instants. `words` choose among the instants by name and, where they
 * have a slash, among the files by path. Resolves to what failed, as `instant: kind`.
 */
export async function sweepDates(words: readonly string[]): Promise<string[]> {
  const paths = words.filter((word) => word.includes('/'));
  const names = words.filter((word) => !word.includes('/'));
  const unknown = names.filter((name) => !(name in hardInstants));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. Instants: ${Object.keys(hardInstants).join(', ')}.`);
  const isChosen = (file: string) => paths.length === 0 || paths.some((path) => file.includes(path));
  const screens = filesThatMoveClock('apps/web/src/**/*.test.tsx').filter(isChosen);
  const journeys = filesThatMoveClock('apps/web/e2e/**/*.spec.ts').filter(isChosen);
  const browser = findBrowser();
  const base = environment({ CHROMIUM_PATH: browser.path, CHROMIUM_FLAGS: browser.flags });
  if (journeys.length > 0 && !turbo(['@dayfare/web#build'], [], base)) return ['the build of the web app'];
  const failed: string[] = [];
  for (const [name, instant] of Object.entries(hardInstants)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}: servers start at ${instant}.`);
    const env = { ...base, SANDBOX_NOW: instant };
    if (screens.length > 0 && (await command('vitest', ['run', '--project', 'web', ...screens], env)) !== 0)
      failed.push(`${name}: screen tests`);
    const config = ['--config', 'apps/web/playwright.config.ts', '--reporter=list'];
    if (journeys.length > 0 && (await command('playwright', ['test', ...config, ...journeys], env)) !== 0)
      failed.push(`${name}: journeys`);
  }
  return failed;
}
