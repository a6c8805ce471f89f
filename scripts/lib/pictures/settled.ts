import type { Page } from 'playwright';

/** How often a page may change its looks before it is reported. */
const tries = 40;

/** Nothing is loading any more, and no font that comes with the brand is on its way. */
function isThere(): boolean {
  const own = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  return (
    document.querySelector('h1') !== null &&
    document.querySelector('[data-loading], [aria-busy="true"]') === null &&
    // The bar at the top edge says so in hidden text.
    [...document.querySelectorAll('[role="status"]')].every(
      ({ textContent }) => !/^(Loading|Cargando|Chargement)/.test(textContent ?? ''),
    ) &&
    own.every(({ status }) => status !== 'loading') &&
    own.some(({ status }) => status === 'loaded')
  );
}

/** A picture of a page of the product once all of it is there and two pictures in a row are alike. Throws if that does not come. */
export async function settled(page: Page): Promise<Buffer> {
  for (let at = 0; at < tries; at += 1) {
    await page.waitForFunction(isThere);
    const picture = await stillPicture(page);
    // The page may have begun to load something more while it stood still.
    if ((await page.evaluate(isThere)) && picture.equals(await stillPicture(page))) return picture;
  }
  throw new Error(`${page.url()} goes on loading.`);
}

/** A picture of a page once two in a row are alike. Throws if it goes on moving. */
export async function stillPicture(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let at = 0; at < tries; at += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not stand still.`);
}
