// `npm test`: everything, from a bare clone on a machine with Node 20 and npm.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { machineFactor } from './lib/costs/machine-factor.mjs';
import { environment, install, root, turbo } from './lib/workspace.mjs';

// The longest first, and the journeys after them; the table has them in this order too.
const besideOthers = ['stories', 'unit', 'types', 'packages', 'imports', 'lint'];
const stages = [...besideOthers, 'journeys'];
/** What the second look says where there was none. */
const nothingAgain = { unsteady: [], confirmed: [], verdict: null };
/** It reads TypeScript; the Node that runs this may not. */
const pinnedNode = resolve(root, 'node_modules/.bin/node');
const began = Date.now();
const busyBefore = busySeconds();

process.chdir(root);
install();
const browser = findBrowser();
const wholeBrowser = findBrowser({ isWhole: true });
console.log(`Browser: ${browser.path}`);
// Before anything runs beside it.
const factor = machineFactor();
console.log(`Machine factor: ${factor}`);
const prepared = { wall: secondsSince(began), processor: Math.round(busySeconds() - busyBefore) };

rmSync(resolve(root, '.reports'), { recursive: true, force: true });
const env = environment({
  CHROMIUM_PATH: browser.path,
  CHROMIUM_FLAGS: browser.flags,
  WHOLE_CHROMIUM_PATH: wholeBrowser.path,
});
// In one graph, so that nothing is built twice, and what needs a browser starts as soon as what it looks at has been built. Two at a time,
// because none of them keeps two cores busy from beginning to end: some have one thread.
const passedFirst = runTasks([
  ...besideOthers.map((stage) => `stage:${stage}`),
  ...['build:storybook', '@dayfare/web#build'],
]);
// Alone: they go through the app as a person does, and beside other stages they meet waits that no person has.
const passedAll = runTasks(['stage:journeys']) && passedFirst;

const reports = stages.map(readReport);
const sum = (key) => reports.reduce((total, report) => total + (report[key] ?? 0), 0);
const { unsteady, confirmed, verdict } = sum('failed') > 0 ? lookAgain() : nothingAgain;
const passed = sum('passed') + unsteady.length;
// Without a failure of a test, something else that turbo ran has failed.
const failed = sum('failed') === 0 && !passedAll ? 1 : sum('failed') - unsteady.length;
const total = { wall: secondsSince(began), processor: Math.round(busySeconds() - busyBefore) };
const dearest = reports
  .flatMap(({ dearest: tests = [] }) => tests)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);

console.log('\nThe ten tests that took longest:');
for (const { name, seconds } of dearest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
console.log('\nStage        passed  failed  wall, s  processor, s');
for (const { stage, passed: good, failed: bad, seconds, processorSeconds = '' } of reports)
  console.log(columns(stage, good, bad, seconds, processorSeconds));
const builds = Math.round(total.processor - prepared.processor - sum('processorSeconds'));
console.log(columns('install', '', '', prepared.wall, prepared.processor));
console.log(columns('builds', '', '', '', builds));
console.log(columns('together', passed, failed, total.wall, total.processor));
const cost = {
  ...{ total, prepared, builds, cores: cpus().length, factor },
  stages: Object.fromEntries(
    reports.map(({ stage, passed, failed, seconds: wall, processorSeconds: processor }) => [
      stage,
      { passed, failed, wall, processor },
    ]),
  ),
  dearest,
};
mkdirSync(resolve(root, '.reports'), { recursive: true });
writeFileSync(resolve(root, '.reports/cost.json'), `${JSON.stringify(cost, null, 2)}\n`);
spawnSync(pinnedNode, ['scripts/costs.ts', String(factor), ...stages], { cwd: root, stdio: 'inherit', env });
console.log('');
const isUnsteady = ({ name }) => unsteady.some((test) => test.name === name);
for (const { failures = [] } of reports) {
  for (const failure of failures.filter((one) => !isUnsteady(one))) {
    const again = confirmed.find(({ name }) => name === failure.name);
    const alone = again ? ` Alone: ${again.alone ?? 'it passed.'}` : '';
    console.log(`Failed: ${failure.name}: ${failure.message}${alone}`);
  }
}
if (verdict) console.log(verdict);
for (const { name, first } of unsteady) console.log(`Unsteady: ${name}: ${first} Alone: it passed twice.`);
if (unsteady.length > 0) console.log(`unsteady: ${unsteady.length}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A stage whose build failed does not run, and is missed above: it would look at what an earlier build has left. */
function runTasks(tasks) {
  return turbo(tasks, ['--continue=dependencies-successful', '--concurrency=2'], env);
}

/** A stage without a report did not get as far as counting, and one that counted nothing has shown nothing: that is one failure. */
function readReport(stage) {
  const missing = { stage, passed: 0, failed: 1, seconds: 0 };
  try {
    const report = JSON.parse(readFileSync(resolve(root, '.reports', `${stage}.json`), 'utf8'));
    return report.passed + report.failed > 0 ? report : { ...report, failed: 1 };
  } catch {
    return missing;
  }
}

/** Runs what failed once more, alone. What cannot be run again, or ends before it can report, stays a failure. */
function lookAgain() {
  const counted = reports.filter(({ failures = [] }) => failures.length > 0).map(({ stage }) => stage);
  if (counted.length === 0) return nothingAgain;
  console.log('\nLooking again at what failed, alone …');
  spawnSync(pinnedNode, ['scripts/second-look.ts', ...counted], { cwd: root, stdio: 'inherit', env });
  try {
    return JSON.parse(readFileSync(resolve(root, '.reports/unsteady.json'), 'utf8'));
  } catch {
    return nothingAgain;
  }
}

/** Processor time of the whole machine since it started, in seconds; install, builds and everything else included. */
function busySeconds() {
  const ms = cpus().reduce((all, { times: { user, nice, sys } }) => all + user + nice + sys, 0);
  return ms / 1000;
}

function secondsSince(ms) {
  return Math.round((Date.now() - ms) / 1000);
}

function columns(name, ...values) {
  const widths = [6, 6, 7, 12];
  return [name.padEnd(12), ...values.map((value, at) => String(value).padStart(widths[at] ?? 0))].join('  ');
}
