import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { startProduct } from './product.ts';
import { slowPhone } from './slow-phone.ts';
import { signInAtLogin, toReceipt } from './walk.ts';

/** What Chromium writes down of a page, times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly requestId?: string } };
}

/** From where to where a wait lasts, ms by the page's clock. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

interface Wait extends Bounds {
  readonly name: string;
  readonly events: readonly TraceEvent[];
  /** Where the page's clock begins, microseconds by the trace's. */
  readonly zero: number;
  readonly pid: number;
  readonly tid: number;
}

const categories = ['devtools.timeline', 'blink.user_timing', 'v8.execute', 'toplevel'];
const markName = 'end of the wait';

/** Pieces below this are added up and not named, ms. */
const smallest = 30;

/**
 * What the waits of `paint` are made of, one visit of each: the requests, and every task of the main thread that takes more than 30 ms with what it did. Chromium's profiler would
 * stop the page for half a second where it begins, so that functions are not named.
 */
export async function trace(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  try {
    print(await loginWait(browser, product.url));
    for (const wait of await homeWaits(browser, product.url)) print(wait);
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
  work: () => Promise<Bounds>,
): Promise<Wait> {
  await browser.startTracing(page, { categories });
  const { from, to } = await work();
  // Ties the page's clock to the trace's, and says which thread is the page's.
  const markedAt = await page.evaluate((mark) => performance.mark(mark).startTime, markName);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const marked = traceEvents.find((event) => event.name === markName);
  if (!marked) throw new Error(`The trace of "${name}" lacks its mark.`);
  return {
    name,
    events: traceEvents,
    from,
    to,
    zero: marked.ts - markedAt * 1_000,
    pid: marked.pid,
    tid: marked.tid,
  };
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

/** Tasks have several names; those within others are not counted again. */
const isTask = ({ name }: TraceEvent) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

function print(wait: Wait): void {
  const { name, events, from, to, zero, pid, tid } = wait;
  const at = (ts: number) => (ts - zero) / 1_000 - from;
  const length = to - from;
  console.log(`\n${name}: ${Math.round(length)} ms`);
  // The browser's own pages ask for files as well.
  const ofPage = events.filter((event) => event.pid === pid);
  for (const line of requestLines(ofPage, at, length)) console.log(`  ${line}`);
  const main = ofPage.filter((event) => event.tid === tid);
  const tasks = main.filter(isTask).filter(({ ts, dur = 0 }) => at(ts) < length && at(ts + dur) > 0);
  for (const task of tasks) {
    const ms = (task.dur ?? 0) / 1_000;
    if (ms >= smallest)
      console.log(`  task at ${Math.round(at(task.ts))}, ${Math.round(ms)} ms: ${workIn(main, task)}`);
  }
  const busy = tasks.reduce((sum, { dur = 0 }) => sum + dur / 1_000, 0);
  console.log(`  main thread busy for ${Math.round(busy)} ms`);
}

/** What was done within a task, by kind and file, longest first. */
function workIn(main: readonly TraceEvent[], task: TraceEvent): string {
  const end = task.ts + (task.dur ?? 0);
  const sums = new Map<string, number>();
  for (const { name, ts, dur = 0, args } of main) {
    if (ts < task.ts || ts + dur > end || /RunTask|OnHandleReady|mojo/.test(name)) continue;
    const file = args?.data?.url?.replace(/^.*\//, ' ') ?? '';
    sums.set(name + file, (sums.get(name + file) ?? 0) + dur / 1_000);
  }
  const longest = [...sums].filter(([, ms]) => ms >= 5).toSorted((a, b) => b[1] - a[1]);
  return longest
    .slice(0, 6)
    .map(([key, ms]) => `${key} ${Math.round(ms)}`)
    .join(', ');
}

/** The requests of a wait: when each was made, when its answer began and when it was there. */
function* requestLines(
  events: readonly TraceEvent[],
  at: (ts: number) => number,
  length: number,
): Generator<string> {
  for (const { ts, args } of events.filter(({ name }) => name === 'ResourceSendRequest')) {
    const id = args?.data?.requestId;
    const when = (what: string) => {
      const found = events.find(({ name, args: other }) => name === what && other?.data?.requestId === id);
      return found ? Math.round(at(found.ts)) : null;
    };
    const done = when('ResourceFinish');
    if (at(ts) > length || (done ?? 0) < 0) continue;
    const { pathname } = new URL(args?.data?.url ?? 'about:blank');
    yield `request at ${Math.round(at(ts))}, answered ${when('ResourceReceiveResponse') ?? 'later'}, there ${done ?? 'later'}: ${pathname}`;
  }
}
