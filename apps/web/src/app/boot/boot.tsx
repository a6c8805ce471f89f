import type { Language } from '@dayfare/domain/product';
import { loadBrandSheet } from '@dayfare/themes/brand-sheet';
import type { BrandName } from '@dayfare/themes/brands';
import { createRoot } from 'react-dom/client';
import type { App } from '../../platform/app-context/app.ts';
import { defaultBrand, rememberedBrand } from '../../platform/brand/brand-store.ts';
import { applyConfiguredBrand } from '../../platform/brand/configured-brand.ts';
import { findShell } from '../../platform/device/find-shell.ts';
import { laterVault } from '../../platform/session/vault.ts';
import { laterSealedRecords } from '../../platform/storage/sealed-records.ts';
import { routes } from '../generated/routes.ts';
import { isForVisitors } from '../guard/door.ts';
import { createPages } from '../routes/router.tsx';
import { createApp } from './create-app.ts';
import { explainSlowStart, showStartFailure } from './first-load.ts';

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

/**
 * Asks for the configuration and takes on the brand that it decides, now and whenever it changes. Not before it is known who is signed
 * in: a configuration that was kept is here sooner, and its brand is for visitors.
 */
async function configure(app: App, restored: Promise<unknown>) {
  const { startup } = app;
  await Promise.all([startup.configure(), restored]);
  await applyConfiguredBrand(app);
  // The configuration is to be had during maintenance too, and a visitor's page asks for nothing else.
  void startup.askForReturn();
  startup.configuration.subscribe(() => void applyConfiguredBrand(app));
}

/** What nobody waits for is not fetched while a page is still on its way to somebody, ms. */
const lookAroundAfterMs = 2_000;

/** Starts analytics, and looks up where the device is, once the page has been there for a while. That they cannot be fetched is no fault of the page's. */
function lookAroundLater(app: App, local: Storage) {
  const shownAt = Date.now();
  const analyse = async () =>
    (await import('../../platform/analytics/start.ts')).startAnalytics(app, { local, shownAt });
  const lookUp = async () => (await import('../../platform/device/look-up-place.ts')).lookUpPlace(app);
  setTimeout(() => void Promise.allSettled([analyse(), lookUp()]), lookAroundAfterMs);
}

/** Decides language, brand and session, then shows the app in place of the first paint. */
export async function boot({ root, language, local, tab }: BootParts): Promise<void> {
  const stopExplaining = explainSlowStart(root, language);
  const { pathname } = window.location;
  const first = routes.find(({ path }) => path === pathname);
  try {
    const remembered = rememberedBrand(local);
    // The first screen's chunk is asked for at once; the router finds it on its way.
    if (first && isForVisitors(first) && first.screen !== 'atHand') first.screen().catch(() => undefined);
    const brand = await firstBrand(remembered);
    const baseUrl = new URL('/api', window.location.href).href;
    const app = await createApp({
      language,
      brand,
      vault: laterVault(),
      local,
      tab,
      unfinished: laterSealedRecords(),
      baseUrl,
      loadSheet: loadBrandSheet,
      showTab,
    });
    if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo')) {
      (await import('../../platform/i18n/pseudo.ts')).setPseudoLanguage(app.translator.i18n);
    }
    document.documentElement.dataset.brand = brand;
    findShell(app);
    const restored = app.session.restore();
    const configured = configure(app, restored);
    await Promise.all([restored, app.translator.load('app')]);
    if (!remembered) await within(configured, brandWithinMs);
    createRoot(root).render(createPages(app));
    lookAroundLater(app, local);
  } catch {
    showStartFailure(root, language, () => window.location.reload());
  } finally {
    stopExplaining();
  }
}
