import type { Page } from 'playwright';
import { seedPassphrase } from '../../../apps/sandbox/src/seeds/seed.ts';
import { brandPeople } from '../../../apps/web/e2e/support/brand-people.ts';
import { signInStored } from '../../../apps/web/e2e/support/stored-sign-in.ts';
import type { Tile } from './compose.ts';
import { settled } from './settled.ts';
import type { Stage } from './stage.ts';

/** Windows that pictures are taken of, CSS px. Of one height, so that they stand side by side. */
const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 844 },
} as const;

/** Who looks at the product, and on what. */
export interface Look {
  readonly brand: keyof typeof brandPeople;
  readonly on: keyof typeof windows;
  /** Height of the window, if it is not the usual one, CSS px. */
  readonly height?: number;
  /** @default 'light' */
  readonly scheme?: 'light' | 'dark';
  /** Language of the browser. @default 'en-US' */
  readonly locale?: string;
}

/** Takes a picture of the window as it is once all of it is there. */
export type Take = () => Promise<Tile>;

/** Signs in the person of a brand who was seeded, lets `visit` go about, and gives what it gives. */
export async function visitAs<Given>(
  { browser, product }: Stage,
  { brand, on, height = windows[on].height, scheme = 'light', locale = 'en-US' }: Look,
  visit: (page: Page, take: Take) => Promise<Given>,
): Promise<Given> {
  const size = { width: windows[on].width, height };
  const context = await browser.newContext({
    baseURL: product,
    viewport: size,
    deviceScaleFactor: 2,
    ...(on === 'phone' && { isMobile: true, hasTouch: true }),
    ...{ colorScheme: scheme, locale, timezoneId: 'America/New_York' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  try {
    const page = await context.newPage();
    await signInStored(page, product, { email: brandPeople[brand].email, password: seedPassphrase });
    return await visit(page, async () => ({ ...size, png: await settled(page) }));
  } finally {
    await context.close();
  }
}
