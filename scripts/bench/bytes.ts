import { gzipSync } from 'node:zlib';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { startProduct } from './product.ts';
import { toReceipt } from './walk.ts';

/** What a page may fetch before it can be used, bytes, gzipped. */
const goals = {
  login: { js: 185_000, css: 12_000 },
  home: { js: 235_000 },
  any: { js: 300_000 },
} as const;

interface Sums {
  js: number;
  css: number;
  other: number;
}

/**
 * Everything the browser fetches for each page that is built, with nothing in its cache, until the page stands. Gzipped here, so
 * that servers compare. The pages behind the login are loaded again in the middle of a visit: by a reload, or a link that is opened.
 */
export async function bytes(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const measure = await measuring(page);
    const login = await measure(() => page.goto(`${product.url}/welcome/login`), {
      list: true,
    });
    console.log(`JS  ${kilo(login.js)} gzip (goal: at most ${kilo(goals.login.js)})`);
    console.log(`CSS ${kilo(login.css)} gzip (goal: at most ${kilo(goals.login.css)})\n`);
    console.log(`${'page'.padEnd(24)} ${'JS'.padStart(9)} ${'CSS'.padStart(9)}`);
    const row = ({ js, css }: Sums, path: string, limit: number) =>
      console.log(
        `${path.padEnd(24)} ${kilo(js).padStart(9)} ${kilo(css).padStart(9)}${js > limit ? `  over ${kilo(limit)}` : ''}`,
      );
    row(login, '/welcome/login', goals.login.js);
    row(await measure(() => page.goto(`${product.url}/no-such-page`)), '/page-not-found', goals.any.js);
    for await (const path of toReceipt(page, product.url)) {
      const sums = await measure(() => page.reload());
      row(sums, path, path === '/ewa/home' ? goals.home.js : goals.any.js);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Writes down when the page's heading came: what is asked for later (charts, next steps, analytics) doesn't count. */
function watchForHeading() {
  new MutationObserver((_, watching) => {
    if (!document.querySelector('h1')) return;
    performance.mark('heading');
    watching.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Addresses of all that was asked for before the heading came, from the page's own record. */
function askedForBefore(): string[] {
  const at = performance.getEntriesByName('heading')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const resources = performance.getEntriesByType('resource');
  return resources.filter(({ startTime }) => startTime <= at).map(({ name }) => name);
}

/** Counts what a load asks for until the page's heading is there. */
async function measuring(page: Page) {
  await page.addInitScript(watchForHeading);
  let bodies: Promise<{ url: string; kind: keyof Sums; size: number } | null>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '');
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    bodies.push(
      size.then(
        (bytesOfBody) => ({ url: response.url(), kind, size: bytesOfBody }),
        () => null,
      ),
    );
  });
  return async (load: () => Promise<unknown>, { list = false } = {}): Promise<Sums> => {
    bodies = [];
    await load();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const asked = new Set(await page.evaluate(askedForBefore));
    const sums: Sums = { js: 0, css: 0, other: 0 };
    for (const body of await Promise.all(bodies)) {
      if (!body || !asked.delete(body.url)) continue;
      sums[body.kind] += body.size;
      if (list)
        console.log(`${String(body.size).padStart(8)}  ${body.kind.padEnd(5)} ${new URL(body.url).pathname}`);
    }
    return sums;
  };
}

function kindOf(contentType: string): keyof Sums {
  if (contentType.includes('javascript')) return 'js';
  return contentType.includes('css') ? 'css' : 'other';
}

function kilo(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`;
}
