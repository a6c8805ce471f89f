import type { Language } from '@dayfare/domain/product';
import { loadBrandSheet } from '@dayfare/themes/brand-sheet';
import type { BrandName } from '@dayfare/themes/brands';
import { createRoot } from 'react-dom/client';
import { brandNamed, defaultBrand, rememberedBrand } from '../brand/brand-store.ts';
import { laterVault } from '../session/vault.ts';
import type { App } from './app.ts';
import { createApp } from './app.ts';
import { explainSlowStart, showStartFailure } from './first-load.ts';
import { createPages } from './router.tsx';
import { routes } from './routes.ts';

/** What is known before anything has been fetched. */
export interface BootParts {
  readonly root: HTMLElement;
  readonly language: Language;
  readonly local: Storage;
  readonly tab: Storage;
}

/** How long the first page waits for the environment's brand on a first visit, ms; later visits remember it. */
const brandWithinMs = 2_500;

const within = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** The sheet of the remembered brand, or the default one where it can no longer be fetched. */
async function firstBrand(remembered: BrandName | null): Promise<BrandName> {
  if (!remembered || remembered === defaultBrand) return defaultBrand;
  try {
    await loadBrandSheet(remembered);
    return remembered;
  } catch {
    return defaultBrand;
  }
}

/** Fetched when a page changes its brand: the tags of the default one are in the page from the start. */
const showTab = async (brand: BrandName) => (await import('@dayfare/themes/tab/show')).showTab(brand);

/** Asks for the configuration, and before anyone is signed in takes on the brand of its environment. */
async function configure({ startup, brand, session }: App) {
  await startup.configure();
  const { isLoaded, businessEnvironment, hasDynamicTheming } = startup.configuration.get();
  const named = brandNamed(businessEnvironment);
  if (!named || !isLoaded || session.current()) return;
  await brand.wear(named, hasDynamicTheming ? businessEnvironment : undefined);
}

/** Decides language, brand and session, then shows the app in place of the first paint. */
export async function boot({ root, language, local, tab }: BootParts): Promise<void> {
  const stopExplaining = explainSlowStart(root, language);
  const { pathname } = window.location;
  const first = routes.find(({ path }) => path === pathname);
  try {
    const remembered = rememberedBrand(local);
    // The first screen's chunk is asked for at once; the router finds it on its way.
    if (first?.guard === 'visitor') first.screen().catch(() => undefined);
    const brand = await firstBrand(remembered);
    const baseUrl = new URL('/api', window.location.href).href;
    const app = await createApp({
      language,
      brand,
      vault: laterVault(),
      local,
      tab,
      baseUrl,
      loadSheet: loadBrandSheet,
      showTab,
    });
    document.documentElement.dataset.brand = brand;
    const configured = configure(app);
    await Promise.all([app.session.restore(), app.translator.load('app')]);
    if (!remembered) await within(configured, brandWithinMs);
    createRoot(root).render(createPages(app));
  } catch {
    showStartFailure(root, language, () => window.location.reload());
  } finally {
    stopExplaining();
  }
}
