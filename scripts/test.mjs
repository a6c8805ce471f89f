// `npm test`: everything, from a bare clone on a machine with Node 20 and npm.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { environment, install, root, turbo } from './lib/workspace.mjs';

const stages = ['lint', 'types', 'imports', 'unit', 'packages', 'stories', 'journeys'];
const began = Date.now();

process.chdir(root);
install();
const browser = findBrowser();
console.log(`Browser: ${browser.path}`);

rmSync(resolve(root, '.reports'), { recursive: true, force: true });
const env = environment({ CHROMIUM_PATH: browser.path, CHROMIUM_FLAGS: browser.flags });
// Two at a time, because none of them keeps two cores busy from beginning to end: some have one thread, and journeys wait for a
// third of their time. What needs a browser comes last and has the machine to itself.
const rounds = [
  [
    'stage:lint',
    'build:storybook',
    '@dayfare/web#build',
    'stage:types',
    'stage:imports',
    'stage:packages',
    'stage:unit',
  ],
  ['stage:stories', 'stage:journeys'],
];
const results = rounds.map((tasks) => turbo(tasks, ['--continue', '--concurrency=2'], env));
const passedAll = results.every(Boolean);

let passed = 0;
let failed = 0;
const laterTries = [];
const failures = [];
console.log('');
for (const stage of stages) {
  const report = readReport(stage);
  passed += report.passed;
  failed += report.failed;
  laterTries.push(...(report.laterTries ?? []));
  failures.push(...(report.failures ?? []));
  console.log(`${stage.padEnd(10)} ${report.passed} passed, ${report.failed} failed  (${report.seconds} s)`);
}
if (failed === 0 && !passedAll) failed = 1;
for (const name of laterTries) console.log(`Passed on a later try only: ${name}`);
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`Time: ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passedAll ? 0 : 1);

/** A stage without a report did not get as far as counting: that is one failure. */
function readReport(stage) {
  try {
    return JSON.parse(readFileSync(resolve(root, '.reports', `${stage}.json`), 'utf8'));
  } catch {
    return { stage, passed: 0, failed: 1, seconds: 0 };
  }
}
