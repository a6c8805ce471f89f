import { openNativeApp } from '../../../../apps/web/e2e/support/native-app.ts';
import type { Rows, Tile } from '../compose.ts';
import type { Stage } from '../stage.ts';
import { visitAs } from '../visit.ts';
import { openHome } from './home.ts';

/** What the system of an iPhone 17 keeps for itself, CSS px. */
const safeAreas = { top: 59, right: 0, bottom: 34, left: 0 };

/** The native app: the home, and the offer to unlock by face, which comes by itself; a simulated phone around the real page. */
export async function nativeApp(stage: Stage): Promise<Rows> {
  const show = (scheme: 'light' | 'dark', language: 'en' | 'es', isAsked: boolean) =>
    visitAs(stage, { brand: 'common', on: 'phone', scheme }, async (page, take): Promise<Tile> => {
      await openNativeApp(page, stage.product, {
        language,
        look: { scheme, textScale: null, safeAreas },
        stored: isAsked ? {} : { biometrics: 'never' },
      });
      await openHome(page);
      if (isAsked) await page.getByRole('dialog').waitFor();
      return { ...(await take()), signs: isAsked || scheme === 'dark' ? 'white' : 'black' };
    });
  return [
    [await show('light', 'en', false), await show('light', 'en', true), await show('dark', 'es', true)],
  ];
}
