import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type SimulatedPhone, setupOf } from '../../src/testing/shell/talking-shell.ts';
import { handedOver } from './handed-over.ts';
import type {} from './shell-here.ts';

/** A simulated native app around a page. */
export interface SimulatedShell {
  /** What the page has asked or told under a name since it was loaded. */
  readonly heard: (name: string) => Promise<readonly unknown[]>;
  /** When it did so for the first time, ms since the page began to load. */
  readonly heardAt: (name: string) => Promise<number>;
  /** Asks the page. A refusal is given as `{ refused: reason }`. */
  readonly ask: (name: string, params?: object) => Promise<unknown>;
  readonly tell: (name: string, data: object) => Promise<void>;
  /** Waits until page and shell have shaken hands. */
  readonly joined: () => Promise<void>;
}

/** Puts a native app around every page that is opened from now on. */
export async function putInShell(page: Page, phone: SimulatedPhone = {}): Promise<SimulatedShell> {
  const setup = setupOf(phone);
  const script = await readFile(handedOver('shellScript'), 'utf8');
  await page.addInitScript({
    content: `if (window.parent === window) { window.shellSetup = ${JSON.stringify(setup)};\n${script}\n}`,
  });
  const all = (name: string) =>
    page.evaluate((wanted) => window.shell.heard.filter((one) => one.name === wanted), name);
  return {
    heard: async (name) => (await all(name)).map(({ data }) => data),
    heardAt: async (name) => (await all(name))[0]?.at ?? Number.NaN,
    ask: (name, params = {}) =>
      page.evaluate(([asked, given]) => window.shell.ask(asked, given), [name, params] as const),
    tell: (name, data) =>
      page.evaluate(([told, given]) => window.shell.tell(told, given), [name, data] as const),
    joined: () => expect.poll(async () => (await all('page.joined')).length).toBe(1),
  };
}
