import { gzipSync } from 'node:zlib';
import { chromium, type LaunchOptions } from '@playwright/test';
import { startProduct } from './product.ts';

const goals = { js: 175_000, css: 12_000 };

/** Everything the browser fetches before one can type into the login screen, gzipped here so that servers compare. */
export async function bytes(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const sums = { js: 0, css: 0, other: 0 };
    const rows: string[] = [];
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      pending.push(
        response.body().then(
          (body) => {
            const kind = kindOf(response.headers()['content-type'] ?? '');
            const size = gzipSync(body, { level: 9 }).length;
            sums[kind] += size;
            rows.push(`${String(size).padStart(8)}  ${kind.padEnd(5)} ${new URL(response.url()).pathname}`);
          },
          () => undefined,
        ),
      );
    });
    await page.goto(`${product.url}/welcome/login`);
    await page.getByRole('textbox').first().fill('a');
    await Promise.all(pending);
    console.log(rows.sort().reverse().join('\n'));
    console.log(`JS  ${kilo(sums.js)} gzip (goal: at most ${kilo(goals.js)})`);
    console.log(`CSS ${kilo(sums.css)} gzip (goal: at most ${kilo(goals.css)})`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function kindOf(contentType: string): 'js' | 'css' | 'other' {
  if (contentType.includes('javascript')) return 'js';
  return contentType.includes('css') ? 'css' : 'other';
}

function kilo(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`;
}
