// Finds a Chromium for the tests, or installs one. Runs on the Node that a machine comes with (20 and later).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A container's root has no sandbox to drop into, and a test browser must not call home. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

/**
 * Looks for, in this order: CHROMIUM_PATH, Playwright's own download, a Chromium or Chrome of the system; failing all,
 * downloads Playwright's, and as root on Debian installs the distribution's.
 * @returns {{ path: string, flags: string }} what CHROMIUM_PATH and CHROMIUM_FLAGS are to be
 */
export function findBrowser() {
  const path = fromEnvironment() ?? fromPlaywright() ?? fromSystem() ?? download() ?? installPackage();
  if (!path) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the one to use.',
    );
  }
  const isRoot = process.getuid?.() === 0;
  return { path, flags: [...(isRoot ? ['--no-sandbox'] : []), ...quiet].join(' ') };
}

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, but there is no such file.`);
  return path;
}

function fromPlaywright() {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macApps].find((path) => existsSync(path));
}

function download() {
  console.log('No Chromium found; downloading the one that Playwright pins …');
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 240_000,
  });
  return status === 0 ? fromPlaywright() : undefined;
}

function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('The download did not work; installing the Chromium of this system …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
    ? fromSystem()
    : undefined;
}
