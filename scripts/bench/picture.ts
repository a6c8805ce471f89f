import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { startProduct } from './product.ts';
import { slowPhone } from './slow-phone.ts';
import { signInAtLogin } from './walk.ts';

/** How often it is done; a number in PICTURE_RUNS says otherwise. */
const runs = Number(process.env.PICTURE_RUNS ?? 5);

/** What one picture took. */
interface Upload {
  readonly chosenMB: number;
  readonly sentKB: number;
  /** The longest piece of work of the page's main thread from the choice until it is saved, and all above 50 ms, ms. */
  readonly longest: number;
  readonly blocked: number;
  /** From the press on Save until it is saved, ms. */
  readonly saving: number;
}

/** A picture of 12 megapixels as the person's, on a slow phone: what is sent of it, and how long the main thread is busy with it. */
export async function picture(launch: LaunchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(launch);
  const found: Upload[] = [];
  try {
    const file = await drawPicture(browser);
    for (let run = 0; run < runs; run += 1) found.push(await saved(browser, product.url, file));
  } finally {
    await browser.close();
    await product.stop();
  }
  const of = (name: keyof Upload) =>
    found.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? Number.NaN;
  console.log(`chosen: ${of('chosenMB').toFixed(1)} MB; sent: ${of('sentKB').toFixed(1)} kB`);
  console.log(
    `main thread: longest block ${Math.round(of('longest'))} ms, blocked for ${Math.round(of('blocked'))} ms in all`,
  );
  console.log(`from Save until it is saved: ${Math.round(of('saving'))} ms`);
}

/** A JPEG of 4,000 × 3,000 px with as much detail as a photo has. */
async function drawPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4_000, 3_000);
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < 60_000; at += 1) {
      context.fillStyle = `hsl(${(at * 37) % 360} 50% ${(at * 13) % 90}%)`;
      context.fillRect((at * 7_919) % 4_000, (at * 6_271) % 3_000, 30 + (at % 50), 20 + (at % 70));
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer(),
    );
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  });
  await page.close();
  return Buffer.from(base64, 'base64');
}

async function saved(browser: Browser, url: string, buffer: Buffer): Promise<Upload> {
  const phone = await slowPhone(browser);
  try {
    const { page } = phone;
    await page.addInitScript(() => {
      const long: number[] = [];
      Object.assign(window, { long });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) long.push(duration);
      }).observe({ type: 'longtask' });
    });
    await signInAtLogin(page, url);
    await page.goto(`${url}/home/profile`);
    await page.getByRole('button', { name: /Your picture/ }).click();
    const sheet = page.getByRole('dialog');
    await phone.slowDown();
    await page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
    await sheet
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await sheet.getByRole('slider').first().waitFor();
    const sending = page.waitForRequest(/user\/SaveAvatar$/);
    await sheet.getByRole('button', { name: 'Save picture' }).click();
    const pressed = Date.now();
    const sentKB = ((await sending).postDataBuffer()?.length ?? Number.NaN) / 1_000;
    await sheet.waitFor({ state: 'hidden' });
    const saving = Date.now() - pressed;
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
    const blocked = long.reduce((sum, one) => sum + one, 0);
    return { chosenMB: buffer.length / 1_000_000, sentKB, longest: Math.max(0, ...long), blocked, saving };
  } finally {
    await phone.close();
  }
}
