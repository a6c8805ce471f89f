import { chromium } from 'playwright';

/** What was seen of a consumer's app in a browser. */
export interface Sighting {
  /** Background of the primary button, as computed. */
  readonly background: string;
  /** The brand's colour for actions, as computed. */
  readonly action: string;
  /** Whether the drawing of the brand's logo came. */
  readonly hasLogo: boolean;
  /** Name of the dialog that the button opens. */
  readonly dialog: string | null;
  /** What went wrong: exceptions, messages of the console, files that did not come. */
  readonly errors: readonly string[];
}

/** Opens a consumer's app as on a phone, presses its button and tells what was there. */
export async function look(url: string): Promise<Sighting> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on(
      'response',
      (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(url, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Get $40.00' });
    const { background, action } = await button.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--df-colour-action)';
      document.body.append(probe);
      return {
        background: getComputedStyle(element).backgroundColor,
        action: getComputedStyle(probe).backgroundColor,
      };
    });
    const hasLogo = await page
      .locator('svg use')
      .first()
      .evaluate((use: SVGUseElement) => use.getBBox().width > 0);
    await button.click();
    const dialog = await page.getByRole('dialog').getByRole('heading').textContent();
    return { background, action, hasLogo, dialog, errors };
  } finally {
    await browser.close();
  }
}
