import { gzipSync } from 'node:zlib';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { startProduct } from './product.ts';
import { toReceipt } from './walk.ts';

/** What a page may fetch before it can be used, bytes, gzipped. */
const goals = {
  login: { js: 175_000, css: 12_000 },
  home: { js: 215_000 },
  any: { js: 260_000 },
} as const;

interface Sums {
  js: number;
  css: number;
  other: number;
}

/**
 * Everything the browser fetches for each page that is built, with nothing in its cache, until the page can be used. Gzipped here, so
 * that servers compare. The pages behind the login are loaded anew in the middle of a visit: by a reload, or a link that is opened.
 */
export async function bytes(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const measure = measuring(page);
    const login = await measure('/welcome/login', () => page.goto(`${product.url}/welcome/login`), {
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
    row(await measure('', () => page.goto(`${product.url}/no-such-page`)), '/page-not-found', goals.any.js);
    for await (const path of toReceipt(page, product.url)) {
      const sums = await measure(path, () => page.reload());
      row(sums, path, path === '/ewa/home' ? goals.home.js : goals.any.js);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Counts what a load fetches until the page's heading is there and nothing of it is on its way. */
function measuring(page: Page) {
  let sums: Sums = { js: 0, css: 0, other: 0 };
  let rows: string[] = [];
  let pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const into = { sums, rows };
    pending.push(
      response.body().then(
        (body) => {
          const kind = kindOf(response.headers()['content-type'] ?? '');
          const size = gzipSync(body, { level: 9 }).length;
          into.sums[kind] += size;
          into.rows.push(
            `${String(size).padStart(8)}  ${kind.padEnd(5)} ${new URL(response.url()).pathname}`,
          );
        },
        () => undefined,
      ),
    );
  });
  return async (path: string, load: () => Promise<unknown>, { list = false } = {}): Promise<Sums> => {
    sums = { js: 0, css: 0, other: 0 };
    rows = [];
    pending = [];
    await load();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path === '/welcome/login') await page.getByRole('textbox').first().fill('a');
    await Promise.all(pending);
    if (list) console.log(rows.toSorted().toReversed().join('\n'));
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
