import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { root } from '../lib/report.ts';
import { startProduct } from './product.ts';
import { slowPhone } from './slow-phone.ts';
import { signInAtLogin, toReceipt } from './walk.ts';

/** What Chromium writes down of a page, times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly id?: string;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly data?: {
      readonly url?: string;
      readonly requestId?: string;
      readonly message?: string;
      readonly cpuProfile?: {
        readonly nodes?: readonly ProfileNode[];
        readonly samples?: readonly number[];
      };
      readonly timeDeltas?: readonly number[];
      readonly startTime?: number;
    };
    readonly name?: string;
  };
}

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url?: string;
    readonly lineNumber?: number;
    readonly columnNumber?: number;
  };
}

const categories = [
  'devtools.timeline',
  'blink.user_timing',
  ...(process.env.TRACE_PROFILE ? ['disabled-by-default-v8.cpu_profiler'] : []),
  'v8.execute',
  'toplevel',
];

/** Pieces below this are added up and not named, ms. */
const smallest = 30;

/** A wait: from its beginning to what the person waits for, ms of the trace's clock. */
interface Wait {
  readonly name: string;
  readonly events: readonly TraceEvent[];
  readonly from: number;
  readonly to: number;
}

/**
 * What the waits of `paint` are made of, one visit of each: every request of more than 30 ms, and every piece of the main thread's work that takes that
 * long, by the module that does it.
 */
export async function trace(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  try {
    for (const wait of [await loginWait(browser, product.url), ...(await homeWaits(browser, product.url))])
      print(wait);
    print(await signInWait(browser, product.url));
    print(await stepWait(browser, product.url));
  } finally {
    await browser.close();
    await product.stop();
  }
}

const until = (page: Page, what: 'form' | 'usable' | 'balance' | 'heading') =>
  page.waitForEvent('console', { predicate: (message) => message.text() === what, timeout: 30_000 });

async function recorded(
  browser: Browser,
  page: Page,
  name: string,
  work: () => Promise<{ from: number; to: number }>,
): Promise<Wait> {
  await browser.startTracing(page, { categories });
  const { from, to } = await work();
  const raw = String(await browser.stopTracing());
  if (process.env.TRACE_DUMP)
    (await import('node:fs')).writeFileSync(`/tmp/trace-${name.replace(/\W+/g, '-')}.json`, raw);
  const { traceEvents } = JSON.parse(raw) as { traceEvents: TraceEvent[] };
  return { name, events: traceEvents, from, to };
}

const timeOf = (page: Page, what: 'usable' | 'balance' | 'heading' | 'tapped') =>
  page.evaluate((name) => window.pageTimes()[name], what);

async function loginWait(browser: Browser, url: string): Promise<Wait> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[aria-invalid="true"]')) clearInterval(timer);
      else document.querySelector('form')?.requestSubmit();
    }, 50);
  });
  await phone.slowDown();
  const wait = await recorded(browser, page, 'login: form can be sent', async () => {
    const usable = until(page, 'usable');
    await page.goto(`${url}/welcome/login`, { waitUntil: 'commit' });
    await usable;
    return { from: 0, to: await timeOf(page, 'usable') };
  });
  await phone.close();
  return wait;
}

async function homeWaits(browser: Browser, url: string): Promise<Wait[]> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  const first = until(page, 'balance');
  await signInAtLogin(page, url);
  await first;
  await page.waitForTimeout(5_000);
  await phone.forgetFiles(url);
  const waits: Wait[] = [];
  for (const name of ['home, cold: balance', 'home, warm: balance']) {
    await phone.slowDown();
    waits.push(
      await recorded(browser, page, name, async () => {
        const balance = until(page, 'balance');
        await page.goto(`${url}/ewa/home`, { waitUntil: 'commit' });
        await balance;
        return { from: 0, to: await timeOf(page, 'balance') };
      }),
    );
    await phone.speedUp();
    await page.waitForTimeout(2_500);
  }
  await phone.close();
  return waits;
}

async function signInWait(browser: Browser, url: string): Promise<Wait> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  await phone.slowDown();
  const wait = await recorded(browser, page, 'pressing Sign in: balance', async () => {
    const balance = until(page, 'balance');
    await signInAtLogin(page, url, 6_000);
    await balance;
    return { from: await timeOf(page, 'tapped'), to: await timeOf(page, 'balance') };
  });
  await phone.close();
  return wait;
}

async function stepWait(browser: Browser, url: string): Promise<Wait> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  let wait: Wait | undefined;
  for await (const path of toReceipt(page, url, async (press, pattern) => {
    const stands = until(page, 'heading');
    const step = async () => {
      await press();
      await page.waitForURL(pattern);
      await stands;
      return { from: await timeOf(page, 'tapped'), to: await timeOf(page, 'heading') };
    };
    if (pattern.test('/ewa/get-money/review'))
      wait = await recorded(browser, page, 'getting money: the step to the review', step);
    else await step();
  })) {
    await page.waitForTimeout(1_500);
    if (path === '/ewa/get-money') await phone.slowDown('onlyCpu');
    if (path === '/ewa/get-money/review') break;
  }
  await phone.close();
  if (!wait) throw new Error('The walk did not come to the review.');
  return wait;
}

const maps = new Map<string, SourceMap | null>();

/** The module that a place in a built file comes from, its path from `src` or `node_modules` on. */
function moduleAt(url: string, line: number, column: number): string {
  const file = /\/assets\/([\w.-]+\.js)$/.exec(url)?.[1];
  if (!file) return url === '' ? 'the browser' : new URL(url).pathname;
  let map = maps.get(file);
  if (map === undefined) {
    try {
      map = new SourceMap(
        JSON.parse(readFileSync(resolve(root, 'apps/web/dist/assets', `${file}.map`), 'utf8')),
      );
    } catch {
      map = null;
    }
    maps.set(file, map);
  }
  const entry = map?.findEntry(line, column);
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
  return (source ?? file).replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '');
}

/** Of npm packages the package is enough. */
const groupOf = (module: string) =>
  /^(?:src|packages|apps)\//.test(module) ? module : (/^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);

function print({ name, events, from, to }: Wait): void {
  // The last navigation is the wait's own.
  const start = events.filter((event) => event.name === 'navigationStart' && isDocument(event)).at(-1);
  if (!start) throw new Error(`The trace of "${name}" has no navigation.`);
  const zero = start.ts;
  const at = (ts: number) => (ts - zero) / 1_000;
  const main = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const isIn = (event: TraceEvent) => at(event.ts) < to && at(event.ts + (event.dur ?? 0)) > from;
  console.log(`\n${name}: ${Math.round(to - from)} ms`);
  printRequests(events, at, from, to);
  const tasks = main
    .filter((event) => event.name === 'RunTask' || event.name === 'ThreadControllerImpl::RunTask')
    .filter(isIn);
  let busy = 0;
  console.log('  tasks of the main thread');
  for (const task of tasks) {
    const ms = (task.dur ?? 0) / 1_000;
    busy += ms;
    if (ms >= smallest)
      console.log(`    ${Math.round(at(task.ts) - from)} ms: ${Math.round(ms)} ms, ${inside(main, task)}`);
  }
  console.log(`  main thread busy: ${Math.round(busy)} of ${Math.round(to - from)} ms`);
  printModules(events, start, at, from, to);
}

const isDocument = ({ args }: TraceEvent) => {
  const data = args?.data as
    | { readonly documentLoaderURL?: string; readonly isOutermostMainFrame?: boolean }
    | undefined;
  return Boolean(data?.isOutermostMainFrame && data.documentLoaderURL?.startsWith('http'));
};

function inside(main: readonly TraceEvent[], task: TraceEvent): string {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  for (const event of main) {
    if (event === task || event.ts < task.ts || event.ts + (event.dur ?? 0) > end || !event.dur) continue;
    if (/RunTask|^V8\.|Program/.test(event.name)) continue;
    const url = event.args?.data?.url;
    const file = url ? ` ${url.replace(/^.*\//, '').slice(0, 30)}` : '';
    const key = event.name + file;
    sums.set(key, (sums.get(key) ?? 0) + event.dur / 1_000);
  }
  return [...sums]
    .filter(([, ms]) => ms >= 5)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 7)
    .map(([key, ms]) => `${key} ${Math.round(ms)}`)
    .join(', ');
}

function printRequests(
  events: readonly TraceEvent[],
  at: (ts: number) => number,
  from: number,
  to: number,
): void {
  const sent = events.filter(({ name }) => name === 'ResourceSendRequest');
  console.log('  requests');
  for (const { ts, args } of sent) {
    const begun = at(ts);
    const id = args?.data?.requestId;
    const end = events.find(
      ({ name, args: data }) => name === 'ResourceFinish' && data?.data?.requestId === id,
    );
    const answered = events.find(
      ({ name, args: data }) => name === 'ResourceReceiveResponse' && data?.data?.requestId === id,
    );
    const done = end ? at(end.ts) : Number.NaN;
    if (begun > to || done < from) continue;
    console.log(
      `    ${Math.round(begun - from)} to ${Math.round(done - from)} ms (first byte ${Math.round(answered ? at(answered.ts) - from : Number.NaN)}): ${new URL(args?.data?.url ?? 'about:blank').pathname}`,
    );
  }
}

function printModules(
  events: readonly TraceEvent[],
  start: TraceEvent,
  at: (ts: number) => number,
  from: number,
  to: number,
): void {
  const profiles = events.filter(
    ({ name, pid, tid }) => name === 'Profile' && pid === start.pid && tid === start.tid,
  );
  const sums = new Map<string, number>();
  for (const profile of profiles) {
    const nodes = new Map<number, ProfileNode>();
    let clock = (profile.args?.data?.startTime ?? profile.ts) / 1;
    const chunks = events.filter(
      (event) => event.name === 'ProfileChunk' && event.id === profile.id && event.pid === profile.pid,
    );
    for (const { args } of chunks) {
      for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
      const samples = args?.data?.cpuProfile?.samples ?? [];
      const deltas = args?.data?.timeDeltas ?? [];
      samples.forEach((sample, index) => {
        const delta = deltas[index] ?? 0;
        clock += delta;
        const ms = at(clock);
        if (ms < from || ms > to) return;
        const frame = nodes.get(sample)?.callFrame;
        if (!frame || /idle|root/.test(frame.functionName)) return;
        const key =
          frame.url || !frame.functionName.startsWith('(')
            ? groupOf(moduleAt(frame.url ?? '', frame.lineNumber ?? 0, frame.columnNumber ?? 0))
            : frame.functionName;
        sums.set(key, (sums.get(key) ?? 0) + delta / 1_000);
      });
    }
  }
  console.log('  by module');
  for (const [key, ms] of [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
    console.log(`    ${String(Math.round(ms)).padStart(5)} ms  ${key}`);
}
