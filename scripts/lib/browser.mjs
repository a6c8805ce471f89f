// Finds a Chromium for the tests, or installs one. Runs on the Node that a machine comes with (20 and later).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

// The shell has no windows, menus and pages of its own: a journey takes two thirds of the processor time that it takes in the whole browser.
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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
 * Looks for, in this order: CHROMIUM_PATH (for the whole browser WHOLE_CHROMIUM_PATH, or CHROMIUM_PATH if that is no shell), a Chromium or Chrome of the system, Playwright's own download; failing all,
 * downloads Playwright's, and as root on Debian installs the distribution's. Prefers the headless shell, unless the browser is to be the one
 * that people have (`isWhole`), as for measuring, and for the back/forward cache, which the shell lacks.
 * @returns {{ path: string, flags: string }} what CHROMIUM_PATH and CHROMIUM_FLAGS are to be
 */
export function findBrowser({ isWhole = false } = {}) {
  const find = () =>
    (isWhole ? undefined : (fromSystem([shell]) ?? shellBeside(playwrightPath()))) ??
    fromSystem(whole) ??
    existing(playwrightPath());
  const path =
    fromEnvironment(isWhole) ?? find() ?? (download(isWhole) || installPackage(isWhole) ? find() : undefined);
  if (!path) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the one to use.',
    );
  }
  const isRoot = process.getuid?.() === 0;
  return { path, flags: [...(isRoot ? ['--no-sandbox'] : []), ...quiet].join(' ') };
}

function fromEnvironment(isWhole) {
  const { WHOLE_CHROMIUM_PATH } = process.env;
  const named = isWhole && WHOLE_CHROMIUM_PATH ? 'WHOLE_CHROMIUM_PATH' : 'CHROMIUM_PATH';
  const path = process.env[named];
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`${named} is ${path}, but there is no such file.`);
  const isShell = /headless[-_]shell(\.exe)?$/.test(path);
  return isWhole && named === 'CHROMIUM_PATH' && isShell ? undefined : path;
}

/** Where Playwright keeps its browser, or would. */
function playwrightPath() {
  const require = createRequire(join(process.cwd(), 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

function existing(path) {
  return existsSync(path) ? path : undefined;
}

/** Playwright's headless shell, which lies beside its browser: `chromium-1255/…` and `chromium_headless_shell-1255/chrome-headless-shell-linux64/…`. */
function shellBeside(browserPath) {
  const browserFolder = /^.*[\\/]chromium-\d+(?=[\\/])/.exec(browserPath)?.[0];
  const folder = browserFolder?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (!folder || !existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .find((file) => /[\\/](chrome-)?headless[-_]shell(\.exe)?$/.test(file) && dirname(file) !== folder);
}

function fromSystem(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(names === whole ? macApps : [])].find((path) => existsSync(path));
}

function download(isWhole) {
  console.log('No Chromium found; downloading the one that Playwright pins …');
  const which = isWhole ? '--no-shell' : '--only-shell';
  const { status } = spawnSync('node_modules/.bin/playwright', ['install', which, 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 240_000,
  });
  return status === 0;
}

function installPackage(isWhole) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('The download did not work; installing the Chromium of this system …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 }).status === 0;
  const add = (...browsers) =>
    apt('install', '-y', '--no-install-recommends', ...browsers, 'fonts-liberation');
  // Both at once: the tests need the whole browser next.
  return apt('update') && ((!isWhole && add(shell, 'chromium')) || add('chromium'));
}
