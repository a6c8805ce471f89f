import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startSandbox } from '../../../apps/web/src/testing/sandbox/start-sandbox.ts';
import { addBrand } from '../brands/add-brand.ts';
import { root } from '../report.ts';
import { mixFromSix, own, ownLogo, writeAndDraw } from './studio-work.ts';
import { launchBrowser } from './test-stories.ts';

/** Longest wait for anything on the page, ms. */
const longest = 30_000;

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

/** What of a designer's work is not in the brand's folder; undefined if all of it is. */
async function lostProblem(folder: string): Promise<string | undefined> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  if ((await read('logo.svg')) !== ownLogo) return 'The logo is not the one that was uploaded.';
  const { tagline } = JSON.parse(await read('voice.es.json'));
  if (tagline !== own.tagline) return `The Spanish tagline is "${tagline}".`;
  const { type } = JSON.parse(await read('tokens.json'));
  return type.bodyFamily === own.family ? undefined : `The family is "${type.bodyFamily}".`;
}

/** Serves the app with a brand that was placed, and says what is wrong with its login; undefined if it shows the brand. */
async function appProblem(page: Page, folder: string): Promise<string | undefined> {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const [{ title }, tokens] = await Promise.all([read('brand.json'), read('tokens.json')]);
  const site = join(folder, '../site');
  await cp(join(root, 'apps/web/dist'), site, { recursive: true });
  await cp(join(folder, 'logo.svg'), join(site, 'brands/acme-pay/logo.svg'));
  const product = await startSandbox('memory:', { WEB_DIST: site });
  try {
    const logo = { url: '/brands/acme-pay/logo.svg', width: 120 };
    await product.configure({ BrandTheme: JSON.stringify({ name: title, tokens, logo }) });
    await page.goto(`${product.origin}/welcome/login`);
    const art = page.getByRole('img', { name: title }).first().locator('use');
    await art.waitFor({ state: 'attached', timeout: longest });
    const drawn = await art.evaluate(async (use) => (await fetch(use.getAttribute('href') ?? '')).text());
    if (drawn !== ownLogo) return `The app's logo is not the one that was uploaded, but: ${drawn}`;
    const shown = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return {
        action: style.getPropertyValue('--df-colour-action'),
        family: getComputedStyle(document.body).fontFamily,
      };
    });
    if (!shown.action.includes(tokens.light.action))
      return `The app's action colour is ${shown.action} instead of ${tokens.light.action}.`;
    return shown.family.includes('Seravek') ? undefined : `The app's family is ${shown.family}.`;
  } finally {
    await product.stop();
  }
}

/** Mixes a brand from six colours, spoils it, mends it, comes back to it after a reload, and takes it home. Resolves to the zip's path. */
async function makeBrand(page: Page, url: string): Promise<string> {
  await mixFromSix(page, url);

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

  await writeAndDraw(page);
  await page.getByText('add:brand will take the zip').waitFor({ timeout: longest });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: longest }),
    page.getByRole('button', { name: 'Download the brand as a zip' }).click(),
  ]);
  return download.path();
}

/**
 * Walks the way of a designer in a real browser: a brand from six colours, mended in Brand studio, there after a reload, given a
 * logo, wording and a family, taken home as a zip, placed whole by `pnpm add:brand`, and
 * seen on the app's login with its logo and family, with a server that hands the brand out. Says what went wrong; undefined if nothing did.
 */
export async function designerWalkProblem(url: string): Promise<string | undefined> {
  const home = await mkdtemp(join(tmpdir(), 'designer-'));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { name, report } = await addBrand(home, await makeBrand(page, url));
    if (name !== 'acme-pay') return `add:brand calls the brand "${name}".`;
    return (
      report.problems[0] ??
      (await lostProblem(join(home, name))) ??
      (await appProblem(page, join(home, name)))
    );
  } catch (error) {
    return String(error);
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
}
