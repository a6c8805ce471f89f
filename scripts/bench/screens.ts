import { resolve } from 'node:path';
import { startLongPast } from '@dayfare/sandbox/long-past';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { root } from '../lib/report.ts';
import { type Scrolled, showAll, watchHistory } from './history-page.ts';
import { startProduct } from './product.ts';
import { watchScreens } from './screen-page.ts';
import { type Step, type Walk, walks, yardstick } from './screen-walks.ts';
import { slowPhone } from './slow-phone.ts';
import { seededPassword, signInAtLogin } from './walk.ts';

/** How often each is done; a number in SCREENS_RUNS says otherwise. */
const runs = Number(process.env.SCREENS_RUNS ?? 3);
/** Areas that are measured, such as `rides,chat`. Default: all. */
const only = process.env.SCREENS?.split(',');
/** How long the home stands before, and every page after it, ms. */
const [homeMs, readingMs] = [4_000, 1_500];

/** How long one screen of an area took; times in ms. */
interface Row {
  readonly area: string;
  readonly name: string;
  readonly heading: number;
  readonly content: number;
}

/**
 * The screens of every area on a slow phone, from the press on the page before until the heading, and until the text and the button that one came for: the first
 * time that this tab goes there. Then the history of a user with 2,000 transfers, scrolled.
 */
export async function screens(launch: LaunchOptions): Promise<void> {
  const isAsked = ({ area }: Walk) => !only || only.includes(area) || area === yardstick;
  const found: Row[] = [];
  const browser = await chromium.launch(launch);
  const product = await startProduct({ STEERING: '1' });
  try {
    await fetch(`${product.url}/sandbox/configuration`, {
      ...{ method: 'POST', body: JSON.stringify({ EnableMarketPlace: '1' }) },
    });
    const rounds = only?.join() === 'history' ? 0 : runs;
    for (let run = 0; run < rounds; run += 1) {
      for (const walk of walks.filter(isAsked)) found.push(...(await follow(browser, product.url, walk)));
      found.push(await openConsent(browser, product.url));
    }
    if (found.length > 0) print(found);
    if (!only || only.includes('history')) await scrollHistory(browser);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Begin to wait before the press. */
const untilThere = (page: Page) =>
  page.waitForEvent('console', { predicate: (message) => message.text() === 'screen', timeout: 8_000 });

async function follow(browser: Browser, url: string, walk: Walk): Promise<Row[]> {
  const { area, who, steps, prepare } = walk;
  const phone = await slowPhone(browser, url);
  const { page } = phone;
  const rows: Row[] = [];
  try {
    await page.addInitScript(watchScreens);
    await signInAtLogin(page, url, 0, { identifier: who, password: seededPassword });
    if (prepare) {
      await prepare(page);
      await page.goto('/ewa/home');
    }
    await page.waitForTimeout(homeMs);
    await phone.slowDown();
    for (const step of steps) {
      rows.push(...(await take(page, step)).map((row) => ({ area, ...row })));
      await page.waitForTimeout(readingMs);
      if (!step.isAside) continue;
      await page.goBack();
      await page.waitForTimeout(readingMs);
    }
  } catch (error) {
    // What comes after it in the walk would fail as well; other walks don't.
    console.error(String(error));
    process.exitCode = 1;
  } finally {
    await phone.close();
  }
  return rows;
}

async function take(
  page: Page,
  { name, press, content, own = {}, before }: Step,
): Promise<Omit<Row, 'area'>[]> {
  await before?.(page);
  await page.evaluate((parts) => window.watchScreen(parts), [...content, ...Object.values(own)]);
  const there = untilThere(page);
  const [, outcome] = await Promise.allSettled([
    page.locator(press).filter({ visible: true }).first().click({ timeout: 5_000 }),
    there,
  ]);
  if (outcome.status === 'rejected') {
    const missing = await page.evaluate(() => window.screenMissing());
    throw new Error(`${name}: not all that is waited for came to ${page.url()}: ${missing}`);
  }
  const { heading, parts } = await page.evaluate(() => window.screenTimes());
  const at = (index: number) => parts[index] ?? Number.NaN;
  return [
    { name, heading, content: Math.max(...content.map((_, index) => at(index))) },
    ...Object.keys(own).map((part, index) => ({ name: part, heading, content: at(content.length + index) })),
  ];
}

/** A guardian opens the link from a text message, with nothing cached: no press, but a navigation. */
async function openConsent(browser: Browser, url: string): Promise<Row> {
  const answer = await fetch(`${url}/sandbox/guardians`, {
    ...{ method: 'POST', body: JSON.stringify({ email: 'nia.brooks@example.com' }) },
  });
  const { link } = (await answer.json()) as { readonly link: string };
  const phone = await slowPhone(browser);
  const { page } = phone;
  try {
    await page.addInitScript(watchScreens);
    await page.addInitScript(() =>
      window.watchScreen([{ css: 'main input[type="checkbox"]' }, { css: 'button', text: '^I agree' }], 0),
    );
    await phone.slowDown();
    const there = untilThere(page);
    await page.goto(link, { waitUntil: 'commit' });
    await there;
    const { heading, parts } = await page.evaluate(() => window.screenTimes());
    return { area: 'guardian', name: consent, heading, content: Math.max(...parts) };
  } finally {
    await phone.close();
  }
}

/** Compared with no press: everything of it is downloaded. */
const consent = 'a guardian’s consent, from the link';

const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** The medians, the slowest first; above the slowest step of the yardstick they are marked. */
function print(found: readonly Row[]): void {
  const rows = [...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => ({
    ...{ name, area: all[0]?.area ?? '' },
    heading: median(all.map((row) => row.heading)),
    content: median(all.map((row) => row.content)),
  }));
  const limit = Math.max(...rows.filter(({ area }) => area === yardstick).map(({ content }) => content));
  const [areaWidth, nameWidth] = (['area', 'name'] as const).map((of) =>
    Math.max(...rows.map((row) => row[of].length)),
  );
  const write = (area: string, name: string, heading: string, content: string, mark = '') =>
    console.log(
      `| ${area.padEnd(areaWidth ?? 0)} | ${name.padEnd(nameWidth ?? 0)} | ${heading.padStart(11)} | ${content.padStart(11)} | ${mark}`,
    );
  const number = (ms: number) => Math.round(ms).toLocaleString('en');
  write('area', 'screen', 'heading, ms', 'content, ms');
  for (const { area, name, heading, content } of rows.toSorted((a, b) => b.content - a.content))
    write(
      ...([area, name, number(heading), number(content)] as const),
      name !== consent && !(content <= limit) ? 'slower than money' : '',
    );
  console.log(`Slowest step of ${yardstick}: ${number(limit)} ms.`);
}

const pastTransfers = 2_000;

/** Scrolls the whole history screen of a user with 2,000 transfers, after all have been asked for ten at a time; with a slow processor and a fast one. */
async function scrollHistory(browser: Browser): Promise<void> {
  const server = await startLongPast(resolve(root, 'apps/web/dist'), pastTransfers);
  try {
    for (const cpu of [4, 1]) {
      const scrolls: Scrolled[] = [];
      for (let run = 0; run < runs; run += 1) scrolls.push(await scrollOnce(browser, server, cpu));
      const of = (name: keyof Scrolled) => Math.round(median(scrolls.map((one) => one[name])));
      console.log(
        `History of ${pastTransfers.toLocaleString('en')}, processor ${cpu === 1 ? 'as it is' : `${cpu}× slowed`}: ${of('frames')} frames, ${of('dropped')} left out of 60 a second, ` +
          `${of('long')} over 50 ms, longest ${of('longest')} ms, ${of('elements')} elements`,
      );
    }
  } finally {
    await server.stop();
  }
}

async function scrollOnce(
  browser: Browser,
  server: Awaited<ReturnType<typeof startLongPast>>,
  cpu: number,
): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript(watchHistory);
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await signInAtLogin(page, server.url, 0, server);
    await page.goto(`${server.url}/ewa/history`);
    await page.locator('main a[href^="/ewa/history/"]').first().waitFor();
    const count = await page.evaluate(showAll);
    if (count !== pastTransfers) throw new Error(`The history shows ${count} of ${pastTransfers} transfers.`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, 0);
      return window.scrollScreens(Math.ceil(scrollHeight / clientHeight));
    });
  } finally {
    await context.close();
  }
}
