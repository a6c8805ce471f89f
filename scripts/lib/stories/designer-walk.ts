import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { addBrand } from '../add-brand.ts';
import { launchBrowser } from './test-stories.ts';

/** Longest wait for anything on the page, ms. */
const longest = 30_000;

/** The six colours of a brand that nobody here knows. */
const six = {
  brand: '#123c69',
  action: '#ac3b61',
  canvas: '#f7f5f2',
  text: '#1c1f26',
  accent: '#123c69',
  danger: '#a3160f',
} as const;

/** Takes what Studio proposes, the worst pair first, until all pairs pass. */
async function mend(page: Page): Promise<void> {
  const verdict = page.getByTestId('verdict');
  for (let step = 0; step < 8; step += 1) {
    if (/^All \d+ pairs pass$/.test((await verdict.textContent()) ?? '')) return;
    await page
      .getByRole('button', { name: /^Make / })
      .first()
      .click();
  }
  throw new Error(`Taking the proposals did not mend the brand: ${await verdict.textContent()}.`);
}

/** Mixes a brand from six colours, spoils it, mends it, comes back to it after a reload, and takes it home. Resolves to the zip's path. */
async function makeBrand(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/iframe.html?viewMode=story&id=pages-brand-studio--studio-page`);
  await page.getByLabel('Name', { exact: true }).fill('Acme Pay');
  await page.getByRole('button', { name: 'Mix all colours from six' }).click();
  const fields = page.getByRole('group', { name: 'The six colours' });
  for (const [name, colour] of Object.entries(six))
    await fields.getByRole('textbox', { name, exact: true }).fill(colour);
  await page.getByRole('button', { name: 'Mix both schemes' }).click();
  const verdict = page.getByTestId('verdict').getByText(/^All \d+ pairs pass$/);
  await verdict.waitFor({ timeout: longest });

  await page.getByRole('textbox', { name: 'textMuted', exact: true }).fill('#e9e4dc');
  await page
    .getByTestId('verdict')
    .getByText(/pairs? fails?$/)
    .waitFor({ timeout: longest });
  await mend(page);
  // Drafts are kept after a short pause, and at once when the page goes.
  await page.reload();
  await page.getByTestId('verdict').waitFor({ timeout: longest });
  const name = await page.getByLabel('Name', { exact: true }).inputValue();
  if (name !== 'Acme Pay') throw new Error(`After a reload the draft is "${name}".`);

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: longest }),
    page.getByRole('button', { name: 'Download the brand as a zip' }).click(),
  ]);
  return download.path();
}

/**
 * Walks the way of a designer in a real browser: a brand from six colours, mended in Brand studio, there after a reload, taken home as a zip and
 * accepted by `pnpm add:brand`. Says what went wrong; undefined if nothing did.
 */
export async function designerWalkProblem(url: string): Promise<string | undefined> {
  const root = await mkdtemp(join(tmpdir(), 'designer-'));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { name, report } = await addBrand(root, await makeBrand(page, url));
    if (name !== 'acme-pay') return `add:brand calls the brand "${name}".`;
    return report.problems[0];
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
    await rm(root, { recursive: true, force: true });
  }
}
