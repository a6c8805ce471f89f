import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { build } from 'vite';
import { root } from '../lib/report.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { startProduct } from './product.ts';

const runs = 7;
/** A cheap phone on a busy mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms, a CPU four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** First contentful paint of the login route, beside a page that holds React and one sentence. */
export async function paint(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const bare = await bareReactPage();
  const browser = await chromium.launch(launch);
  try {
    console.log(`login route      ${summary(await firstPaints(browser, `${product.url}/welcome/login`))}`);
    console.log(`bare React page  ${summary(await firstPaints(browser, bare.url))}`);
  } finally {
    await browser.close();
    await bare.close();
    await product.stop();
  }
}

async function firstPaints(browser: Browser, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    const time = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntriesByName('first-contentful-paint')[0];
            if (entry) done(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    times.push(time);
    await context.close();
  }
  return times.sort((a, b) => a - b);
}

function summary(times: readonly number[]): string {
  const at = (index: number) => Math.round(times[index] ?? Number.NaN);
  return `median ${at(Math.floor(runs / 2))} ms (fastest ${at(0)}, slowest ${at(runs - 1)}; ${runs} runs)`;
}

/** Builds the smallest React page there is, with the workspace's own React. */
async function bareReactPage() {
  mkdirSync(resolve(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(resolve(root, 'node_modules/.cache/bare-react-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/main.js"></script></html>',
  );
  writeFileSync(
    join(folder, 'main.js'),
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(createElement('p', null, 'Hello'));\n",
  );
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const server = await serveFolder(join(folder, 'dist'), 0);
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
