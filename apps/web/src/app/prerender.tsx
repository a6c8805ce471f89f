import { browserLocale, type Language } from '@dayfare/domain/product';
import { type BrandName, loadVoice } from '@dayfare/themes/brands';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { memoryVault } from '../platform/session/vault.ts';
import type { BundledPage } from '../platform/startup/preload/bundled-page.ts';
import { memorySealedRecords } from '../platform/storage/sealed-records.ts';
import { memoryStorage } from '../platform/storage/storage.ts';
import { createApp } from './boot/create-app.ts';
import { routes } from './generated/routes.ts';
import { readTexts } from './generated/texts.ts';
import { routeObjects } from './routes/route-objects.tsx';
import { createPages } from './routes/router.tsx';
import { partsOf } from './routes/screen-parts.ts';

/** A rendered visitor page: its HTML for `#root`, and the data that the script needs to hydrate it. */
export interface RenderedPage {
  readonly html: string;
  /** The document's title, with the brand. */
  readonly title: string;
  readonly bundled: BundledPage;
  /** The document's `lang`. */
  readonly locale: string;
}

/** Which page to render, and its visitor. */
export interface Rendering {
  readonly path: string;
  readonly brand: BrandName;
  readonly language: Language;
}

/** Renders a visitor page before anything is known about the person. Runs in the build, where `window` only has an address. */
export async function renderPage({ path, brand, language }: Rendering): Promise<RenderedPage> {
  const route = routes.find((one) => one.path === path);
  const own = route ? (await partsOf(route)).texts : [];
  const texts = await Promise.all(
    (['app', ...own] as const).map(async (area) => [area, await readTexts(area, language)] as const),
  );
  const bundled = {
    path,
    brand,
    language,
    voice: await loadVoice(brand, language),
    texts: Object.fromEntries(texts),
  };
  const app = await createApp({
    ...{ language, brand, bundledTexts: bundled, vault: memoryVault(), unfinished: memorySealedRecords() },
    ...{ local: memoryStorage(), tab: memoryStorage(), baseUrl: 'http://localhost/api' },
    loadSheet: async () => undefined,
    showTab: async () => undefined,
  });
  await app.translator.load('app');
  const { element, arrived } = createPages(
    app,
    createMemoryRouter(routeObjects(app), { initialEntries: [path] }),
  );
  await arrived();
  const { of, byKey } = app.translator.texts.get();
  const title = of('app')('frame.titled', { page: byKey(app.navigation.page().title) });
  return { html: renderToString(element), title, bundled, locale: browserLocale(language) };
}
