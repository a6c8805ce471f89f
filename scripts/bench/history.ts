import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { type Scrolled, watchHistory } from './history-page.ts';

/** How often each list is measured; a number in HISTORY_RUNS says otherwise. */
const runs = Number(process.env.HISTORY_RUNS ?? 3);
const screens = 200;

/** Names of the lists by their files in benchmarks/src/history. */
const lists = {
  dayfare: 'Dayfare TransactionList',
  antd: 'antd Table, virtual',
  s2: '@react-spectrum/s2 TableView',
  'react-virtual': 'plain, on @tanstack/react-virtual',
} as const;
type Kit = keyof typeof lists;

/** What one visit to a list has shown; times in ms. */
interface Visit extends Scrolled {
  /** Until the first transfers stood, from the navigation. */
  readonly stands: number;
  /** Until the filter's result stood. */
  readonly filtered: number;
  /** Until the days stood. */
  readonly byDay: number;
  readonly heapMb: number;
}

const columns = {
  stands: 'stands, ms',
  filtered: 'filter, ms',
  byDay: 'by day, ms',
  long: 'frames over 50 ms',
  longest: 'longest frame, ms',
  elements: 'elements',
  heapMb: 'heap, MB',
  reached: 'reached',
} as const satisfies Partial<Record<keyof Visit, string>>;

/**
 * 10,000 transfers in one list, ours beside others, on a phone whose processor is four times slower: filters them, puts them under days, and
 * scrolls 200 screens. The screen itself shows ten at a time, so that this is the list that it is made of. Each run visits all of them.
 */
export async function history(launch: LaunchOptions): Promise<void> {
  const { installOthers } = await import('../../benchmarks/lib/install.mjs');
  installOthers(console.log);
  const { buildPage } = await import('../../benchmarks/lib/build.mjs');
  const { serve } = await import('../../benchmarks/lib/serve.mjs');
  const names = Object.keys(lists) as Kit[];
  const folders = new Map<Kit, string>();
  for (const name of names) folders.set(name, await buildPage('history', name));
  const browser = await chromium.launch(launch);
  const found = new Map<Kit, Visit[]>(names.map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, folder] of folders) {
        await using server = await serve(folder);
        found.get(name)?.push(await visit(browser, server.url));
      }
    }
  } finally {
    await browser.close();
  }
  print(found);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(watchHistory);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const stands = await page.evaluate(() =>
    window.pressUntil('', '^Transfer 10000$').then(() => performance.now()),
  );
  // The first transfer is below the filter, the second is not.
  const filtered = await page.evaluate(() => window.pressUntil('filter', '^Transfer 9999$'));
  const byDay = await page.evaluate(() => window.pressUntil('by-day', '^Monday, '));
  const scrolled = await page.evaluate((count) => window.scrollScreens(count), screens);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  return { stands, filtered, byDay, ...scrolled, heapMb: usedSize / 1_000_000 };
}

/** The medians. */
function print(found: ReadonlyMap<Kit, readonly Visit[]>): void {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const width = Math.max(...Object.values(lists).map(({ length }) => length));
  console.log([''.padEnd(width), ...names.map((name) => columns[name])].join(' | '));
  for (const [kit, visits] of found) {
    const cells = names.map((name) => {
      const values = visits.map((one) => one[name]).toSorted((a, b) => a - b);
      const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
      return (name === 'heapMb' ? median.toFixed(1) : String(Math.round(median))).padStart(
        columns[name].length,
      );
    });
    console.log([lists[kit].padEnd(width), ...cells].join(' | '));
  }
}
