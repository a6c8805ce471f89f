import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { serve } from './serve.mjs';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A cheap phone on a busy mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms, a CPU four times slower. As in scripts/bench/paint.ts. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { width: 390, height: 844 };
const states = ['usual', 'refused', 'timeout'];

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Bytes of a page's scripts and styles, each compressed by itself. */
export async function bytes(browser, folder) {
  await using server = await serve(folder);
  const page = await browser.newPage({ viewport: phone });
  const sums = { js: 0, css: 0 };
  const pending = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined;
    if (!kind) return;
    pending.push(
      response.body().then((body) => {
        sums[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  await page.close();
  return sums;
}

/** First contentful paint under the slowed profile, milliseconds; the median of the runs. */
export async function firstPaint(browser, folder, runs) {
  await using server = await serve(folder);
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: phone });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(server.url);
    times.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            new PerformanceObserver((list) => {
              const entry = list.getEntriesByName('first-contentful-paint')[0];
              if (entry) done(entry.startTime);
            }).observe({ type: 'paint', buffered: true });
          }),
      ),
    );
    await context.close();
  }
  return median(times);
}

/** What is wrong with a login screen in its three states: axe's findings, targets, width, and reports under the strict policy. */
export async function faults(browser, folder) {
  await using server = await serve(folder);
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    window.reports = 0;
    document.addEventListener('securitypolicyviolation', () => {
      window.reports += 1;
    });
  });
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => typeof window.show === 'function');
  const rules = new Set();
  let findings = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let below = 0;
  for (const state of states) {
    await page.evaluate((next) => window.show(next), state);
    await page.waitForTimeout(700);
    const { violations } = await runAxe(page);
    for (const { id, nodes } of violations) {
      rules.add(id);
      findings += nodes;
    }
    const targets = await page.evaluate(targetSizes);
    smallest = Math.min(smallest, ...targets);
    below += targets.filter((size) => size < 24).length;
  }
  await page.evaluate(() => window.show('refused'));
  await page.setViewportSize({ width: 320, height: 844 });
  await page.waitForTimeout(300);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const reports = await page.evaluate(() => window.reports);
  await context.close();
  return {
    findings,
    rules: [...rules],
    smallest,
    below,
    width,
    reports,
    runs: await runsEnforced(browser, folder),
  };
}

/** Whether the login screen comes up at all where the policy is enforced. */
async function runsEnforced(browser, folder) {
  await using server = await serve(folder, { enforced: true });
  const page = await browser.newPage({ viewport: phone });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { name: 'Welcome back' });
  const runs = await heading.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  await page.close();
  return runs;
}

/** axe comes in from outside the page's policy, in a world of its own. */
async function runAxe(page) {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const evaluate = (expression) =>
    devtools.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
  await evaluate(axeSource);
  const { result, exceptionDetails } = await evaluate(`axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  }).then(({ violations }) => ({ violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.length })) }))`);
  await devtools.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
}

/** Runs in the page: the shorter side of everything that one can press, with the label that belongs to it. */
function targetSizes() {
  const all = document.querySelectorAll(
    'a[href], button, input, [role="button"], [role="checkbox"], [role="switch"]',
  );
  return [...all].flatMap((element) => {
    if (element.closest('[inert], [aria-hidden="true"]') || !element.checkVisibility()) return [];
    const isTick = element.matches('[type="checkbox"], [role="checkbox"]');
    const target = (isTick && (element.closest('label') ?? element.labels?.[0])) || element;
    const { width, height } = target.getBoundingClientRect();
    return width > 1 && height > 1 ? [Math.round(Math.min(width, height))] : [];
  });
}

/** Milliseconds to put a page of 60 components into its other brand; the median of the switches. */
export async function brandSwitch(browser, folder, runs) {
  await using server = await serve(folder);
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => typeof window.switchBrand === 'function');
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await page.evaluate(() => window.switchBrand()));
    await page.waitForTimeout(100);
  }
  await page.close();
  // The first two warm the library up: a reader switches once, a reviewer all day.
  return { first: times[0], usual: median(times.slice(2)) };
}

/** Milliseconds to mount a part so many times; the median of the runs. */
export async function mount(browser, folder, count, runs) {
  await using server = await serve(folder);
  const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => typeof window.mountMany === 'function');
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await page.evaluate((many) => window.mountMany(many), count));
    await page.waitForTimeout(100);
  }
  await page.close();
  return median(times);
}
