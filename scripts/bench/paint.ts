import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { bareReactPage } from './bare-react.ts';
import { startProduct } from './product.ts';
import { type SlowPhone, slowPhone } from './slow-phone.ts';
import { type Advance, signInAtLogin, toReceipt } from './walk.ts';
import type { PageTimes } from './watch-page.ts';

/** How often each is done; a number in PAINT_RUNS says otherwise. */
const runs = Number(process.env.PAINT_RUNS ?? 7);

/** What is measured, and what it may be at most. */
const rows = [
  ['login: largest paint', 'ms', 550],
  ['login: form stands', 'ms'],
  ['login: form can be sent', 'ms', 1500],
  ['home, cold: balance', 'ms', 1800],
  ['home, cold: requests before the balance', '', 20],
  ['home, cold: processor until then', 'ms'],
  ['home, warm: balance', 'ms', 700],
  ['home, warm: processor until then', 'ms'],
  ['pressing Sign in: balance', 'ms', 700],
  ['layout shift, login and home', '', 0],
  ['bare React page: form stands', 'ms'],
  ['login on Base UI: form stands', 'ms'],
  ['getting money: slowest step', 'ms', 150],
  ['getting money: slowest interaction', 'ms', 100],
] as const;
type Name = (typeof rows)[number][0];

/**
 * What a user waits for on a slow phone (390 px, CPU four times slower, 1.6 Mbit/s, 150 ms), beside a bare React page and the same login on
 * Base UI. Each run does all of it once, so that other work on the machine meets all alike.
 */
export async function paint(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const bare = await bareReactPage();
  const baseUi = await baseUiLogin();
  const browser = await chromium.launch(launch);
  const found = new Map<Name, number[]>();
  const note = (name: Name, value: number) => found.set(name, [...(found.get(name) ?? []), value]);
  try {
    const home = await signedInPhone(browser, product.url);
    for (let run = 0; run < runs; run += 1) {
      const login = await visitLogin(browser, `${product.url}/welcome/login`);
      note('login: largest paint', login.lcp);
      note('login: form stands', login.form);
      note('login: form can be sent', login.usable);
      note('bare React page: form stands', await formStands(browser, bare.url));
      note('login on Base UI: form stands', await formStands(browser, baseUi.url));
      note('pressing Sign in: balance', await pressSignIn(browser, product.url));
      await home.forgetFiles(product.url);
      const cold = await visitHome(home, product.url);
      note('home, cold: balance', cold.balance);
      note('home, cold: requests before the balance', cold.requests);
      const warm = await visitHome(home, product.url);
      note('home, cold: processor until then', cold.processor);
      note('home, warm: balance', warm.balance);
      note('home, warm: processor until then', warm.processor);
      note(
        'layout shift, login and home',
        Math.max(...[login, cold, warm].map((times) => times.layoutShift)),
      );
    }
    await home.close();
    for (let run = 0; run < Math.min(runs, 3); run += 1) {
      const { steps, interaction } = await getMoney(browser, product.url);
      note('getting money: slowest step', Math.max(...steps));
      note('getting money: slowest interaction', interaction);
    }
    print(found);
  } finally {
    await browser.close();
    await baseUi[Symbol.asyncDispose]();
    await bare.close();
    await product.stop();
  }
}

function print(found: ReadonlyMap<Name, readonly number[]>): void {
  const text = (value: number, unit: string) =>
    unit === 'ms' ? `${Math.round(value)} ms` : String(Math.round(value * 1000) / 1000);
  for (const [name, unit, goal] of rows) {
    const values = (found.get(name) ?? []).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
    const [fastest = Number.NaN, slowest = Number.NaN] = [values[0], values.at(-1)];
    // A thousandth of a shift is a letter that another font has made narrower.
    const beyond = goal !== undefined && Math.round(median * 1000) > goal * 1000 ? '  over' : '';
    console.log(
      `${name.padEnd(40)} ${text(median, unit).padStart(9)}  (${text(fastest, unit)} to ${text(slowest, unit)}; ${values.length} runs)` +
        (goal === undefined ? '' : `  goal ${text(goal, unit)}${beyond}`),
    );
  }
}

/** Builds and serves the login of `pnpm benchmarks` on Base UI, whose libraries stay outside the workspace. */
async function baseUiLogin() {
  const { installOthers } = await import('../../benchmarks/lib/install.mjs');
  installOthers(console.log);
  const { buildPage } = await import('../../benchmarks/lib/build.mjs');
  const { serve } = await import('../../benchmarks/lib/serve.mjs');
  return serve(await buildPage('login', 'base-ui'));
}

const timesOf = (page: Page): Promise<PageTimes> => page.evaluate(() => window.pageTimes());

/** Begin to wait before the page is gone to. */
const until = (page: Page, what: 'form' | 'usable' | 'balance' | 'heading') =>
  page.waitForEvent('console', { predicate: (message) => message.text() === what, timeout: 30_000 });

async function formStands(browser: Browser, url: string): Promise<number> {
  const phone = await slowPhone(browser);
  await phone.slowDown();
  const stands = until(phone.page, 'form');
  await phone.page.goto(url, { waitUntil: 'commit' });
  await stands;
  const { form } = await timesOf(phone.page);
  await phone.close();
  return form;
}

/** Sends the empty form again and again, as an impatient user does, until its fields say what they want. */
async function visitLogin(browser: Browser, url: string): Promise<PageTimes> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[aria-invalid="true"]')) clearInterval(timer);
      else document.querySelector('form')?.requestSubmit();
    }, 50);
  });
  await phone.slowDown();
  const answers = until(page, 'usable');
  await page.goto(url, { waitUntil: 'commit' });
  await answers;
  await page.waitForTimeout(1_500);
  const times = await timesOf(page);
  await phone.close();
  return times;
}

async function signedInPhone(browser: Browser, url: string): Promise<SlowPhone> {
  const phone = await slowPhone(browser);
  const balance = until(phone.page, 'balance');
  await signInAtLogin(phone.page, url);
  await balance;
  // What a visit leaves for the next one is written a while after the page stands.
  await phone.page.waitForTimeout(5_000);
  return phone;
}

/** How long a user types to sign in, ms. */
const typingMs = 6_000;

/** From pressing Sign in to the balance, of a user who comes for the first time. */
async function pressSignIn(browser: Browser, url: string): Promise<number> {
  const phone = await slowPhone(browser);
  await phone.slowDown();
  const stands = until(phone.page, 'balance');
  await signInAtLogin(phone.page, url, typingMs);
  await stands;
  const { balance, tapped } = await timesOf(phone.page);
  await phone.close();
  return balance - tapped;
}

type HomeTimes = PageTimes & { readonly processor: number };

async function visitHome(phone: SlowPhone, url: string): Promise<HomeTimes> {
  const { page, slowDown, speedUp } = phone;
  await slowDown();
  const balance = until(page, 'balance');
  await page.goto(`${url}/ewa/home`, { waitUntil: 'commit' });
  await balance;
  const processor = await phone.processorMs();
  await page.waitForTimeout(2_500);
  const times = { ...(await timesOf(page)), processor };
  await speedUp();
  await page.waitForTimeout(2_500);
  return times;
}

/** Gets money on a slow processor: from each tap to the next heading, and the slowest answer to anything that was done. */
async function getMoney(browser: Browser, url: string): Promise<{ steps: number[]; interaction: number }> {
  const phone = await slowPhone(browser);
  const { page } = phone;
  const steps: number[] = [];
  const advance: Advance = async (press, path) => {
    const stands = until(page, 'heading');
    await press();
    await page.waitForURL(path);
    await stands;
  };
  for await (const path of toReceipt(page, url, advance)) {
    // Wait as long as reading takes; the next step is loaded meanwhile.
    await page.waitForTimeout(1_500);
    const { tapped, heading } = await timesOf(page);
    if (/get-money\/|receipt/.test(path) && heading > tapped) steps.push(heading - tapped);
    if (path === '/ewa/get-money') await phone.slowDown('onlyCpu');
    if (path === '/ewa/get-money/review') break;
  }
  const { interaction } = await timesOf(page);
  await phone.close();
  return { steps, interaction };
}
