// Installs the workspace and runs things in it. Runs on the Node that a machine comes with (20 and later).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

const { packageManager } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const stamp = resolve(root, 'node_modules/.installed');

/** Everything that decides what an install puts on disk. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']) {
    hash.update(readFileSync(resolve(root, file)));
  }
  return hash.digest('hex');
}

/** Installs what the lockfile names, pinned Node included; does nothing when that has been done before. */
export function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing …');
  run('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
  ]);
  writeFileSync(stamp, wanted);
}

/** The environment in which the pinned Node and the workspace's tools come first. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Whatever is started again and again, such as the server and the commands, is read and compiled once.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve(root, 'node_modules/.cache/compiled'),
    ...extra,
  };
}

/** Runs a command to its end and throws with its name when it fails. */
function run(command, args, env = environment()) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with status ${status}`);
}

/** Starts a command that goes on running. */
export function start(command, args, env = environment()) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env });
}

/** Runs turbo tasks; the package manager comes along because turbo calls it by name. @returns {boolean} whether all passed */
export function turbo(tasks, flags = [], env = environment()) {
  const args = ['--yes', packageManager, 'exec', 'turbo', 'run', ...tasks, '--log-order=stream', ...flags];
  const { status, error } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  return status === 0;
}
