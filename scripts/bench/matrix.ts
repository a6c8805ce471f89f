import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { root } from '../lib/report.ts';
import { serveFolder } from '../lib/serve-folder.ts';

const runs = 5;
const page = '/iframe.html?viewMode=story&id=studio-brand-matrix--matrix';
const stories = [
  { kind: 'a component', label: 'Components / Button · Secondary' },
  { kind: 'a screen', label: 'Screens / Home' },
] as const;

/** How long the brand matrix takes from the choice of a story until it is there in every brand and scheme. */
export async function matrix(launch: LaunchOptions): Promise<void> {
  const folder = resolve(root, 'storybook-static');
  if (!existsSync(folder)) throw new Error('Storybook is not built. Run `pnpm build:storybook`.');
  const server = await serveFolder(folder, 0);
  const browser = await chromium.launch(launch);
  try {
    for (const { kind, label } of stories) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await choose(browser, server.url + page, label));
      const [fastest = 0, , median = 0] = times.toSorted((a, b) => a - b);
      console.log(
        `matrix of ${kind.padEnd(11)}  median ${seconds(median)} (fastest ${seconds(fastest)}, slowest ${seconds(Math.max(...times))}; ${runs} runs)`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Milliseconds from Enter in the list of stories until all twelve frames show it. */
async function choose(browser: Browser, url: string, label: string): Promise<number> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await tab.goto(url);
    const shown = tab.locator('iframe[data-shown="true"]');
    const all = async () => (await shown.count()) === 12;
    await until(all);
    const field = tab.getByRole('combobox', { name: 'Story' });
    await field.fill(label.replaceAll(/[^A-Za-z]+/g, ' '));
    await tab.getByRole('option').first().waitFor();
    const began = performance.now();
    await field.press('Enter');
    await until(async () => !(await all()));
    await until(all);
    return performance.now() - began;
  } finally {
    await tab.close();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The matrix did not come to an end.');
    await new Promise((done) => setTimeout(done, 10));
  }
}
