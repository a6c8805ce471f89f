import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

let folder = '';
/** Puts a browser of this name on the path, or beside it. */
function put(name: string, place = 'on-path'): string {
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, place, name), '');
  return join(folder, place, name);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayfare-browsers-'));
  vi.stubEnv('PATH', join(folder, 'on-path'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('WHOLE_CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('finds the shell for the tests, and the whole browser where it is asked for', () => {
  const [shell, whole] = [put('chromium-headless-shell'), put('chromium')];
  expect(findBrowser().path).toBe(shell);
  expect(findBrowser({ isWhole: true }).path).toBe(whole);
});

it('takes no shell for the whole browser, though CHROMIUM_PATH names one', () => {
  const whole = put('chromium');
  vi.stubEnv('CHROMIUM_PATH', put('chromium-headless-shell', 'elsewhere'));
  expect(findBrowser({ isWhole: true }).path).toBe(whole);
  const named = put('google-chrome', 'elsewhere');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findBrowser({ isWhole: true }).path).toBe(named);
  vi.stubEnv('WHOLE_CHROMIUM_PATH', put('chrome', 'elsewhere'));
  expect(findBrowser({ isWhole: true }).path).toMatch(/chrome$/);
  expect(findBrowser().path).toBe(named);
});

it('says which of the named browsers is not there', () => {
  vi.stubEnv('WHOLE_CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findBrowser({ isWhole: true })).toThrow(/^WHOLE_CHROMIUM_PATH is \/nowhere/);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/shell');
  expect(() => findBrowser()).toThrow(/^CHROMIUM_PATH is \/nowhere/);
});
