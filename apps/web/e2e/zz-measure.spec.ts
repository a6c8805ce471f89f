import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { test } from './support/journey.ts';
test('measure', async ({ page }) => {
  const urls: string[] = [];
  page.on('requestfinished', (r) => urls.push(new URL(r.url()).pathname));
  await page.goto('/welcome/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  for (const type of ['js', 'css']) {
    let sum = 0;
    for (const u of urls.filter((u) => u.endsWith(`.${type}`))) { const n = gzipSync(readFileSync(`dist${u}`), { level: 9 }).length; sum += n; console.log(n, u); }
    console.log(type, sum);
  }
});
