import { mixFromSix } from '../../stories/studio-work.ts';
import type { Rows } from '../compose.ts';
import { stillPicture } from '../settled.ts';
import { type Stage, takenAt } from '../stage.ts';

const size = { width: 1440, height: 1000 };

/** Brand studio with a brand made from six colours, in light and dark. */
export async function brandStudio({ browser, storybook }: Stage): Promise<Rows> {
  const context = await browser.newContext({
    ...{ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    ...{ locale: 'en-US', timezoneId: 'America/New_York' },
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(takenAt);
    await mixFromSix(page, storybook);
    await page.evaluate(() => window.scrollTo(0, 0));
    return [[{ ...size, png: await stillPicture(page) }]];
  } finally {
    await context.close();
  }
}
