import type { Language } from '@dayfare/domain/product';
import { loadBrandSheet } from '@dayfare/themes/brand-sheet';
import type { BrandName } from '@dayfare/themes/brands';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { App } from '../../platform/app-context/app.ts';
import { defaultBrand, rememberedBrand } from '../../platform/brand/brand-store.ts';
import { applyConfiguredBrand } from '../../platform/brand/configured-brand.ts';
import { findShell } from '../../platform/device/find-shell.ts';
import { laterVault } from '../../platform/session/vault.ts';
import { handOver, typedSoFar } from '../../platform/startup/ahead/early-input.ts';
import { type PageAtHand, pageAtHand } from '../../platform/startup/ahead/page-at-hand.ts';
import { laterSealedRecords } from '../../platform/storage/sealed-records.ts';
import { routes } from '../generated/routes.ts';
import { isForVisitors } from '../guard/door.ts';
import { createPages } from '../routes/router.tsx';
import { createApp } from './create-app.ts';
import { explainSlowStart, showStartFailure } from './first-load.ts';
import { fontsLater } from './fonts-later.ts';

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

/** Shows the app in `root`: brings the page to life that the build has rendered, if it is the one that this person will see, or makes it. */
async function show(app: App, root: HTMLElement, atHand: PageAtHand | null): Promise<void> {
  const { element, arrived } = createPages(app);
  // Until then the first paint stays: it would only be made again.
  await arrived();
  const [path] = app.navigation.here().split('?');
  if (path !== atHand?.path) {
    clearForAnother(root);
    createRoot(root).render(element);
    return;
  }
  const typed = typedSoFar(root);
  hydrateRoot(root, <Alive onAlive={() => handOver(root, typed)}>{element}</Alive>);
}

/** Says when the page below it listens. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return children;
}

/** Puts the first paint in the place of a page that was rendered for somebody else. */
function clearForAnother(root: HTMLElement): void {
  const aside = document.querySelector('body > .first-paint');
  if (aside) root.replaceChildren(aside);
  delete document.documentElement.dataset.start;
}

/** Decides language, brand and session, then shows the app in place of the first paint. */
export async function boot({ root, language, local, tab }: BootParts): Promise<void> {
  const stopExplaining = explainSlowStart(root, language);
  const { pathname } = window.location;
  const atHand = pageAtHand(document);
  if (!atHand) clearForAnother(root);
  const first = routes.find(({ path }) => path === pathname);
  try {
    const remembered = rememberedBrand(local);
    // The first screen's chunk is asked for at once; the router finds it on its way.
    if (first && isForVisitors(first) && first.screen !== 'atHand') first.screen().catch(() => undefined);
    const brand = atHand?.brand ?? (await firstBrand(remembered));
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
      wordsAtHand: atHand ?? undefined,
    });
    if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo')) {
      (await import('../../platform/i18n/pseudo.ts')).setPseudoLanguage(app.translator.i18n);
    }
    document.documentElement.dataset.brand = brand;
    findShell(app);
    const restored = app.session.restore();
    const configured = configure(app, restored);
    await Promise.all([restored, app.translator.load('app')]);
    // A page that stands already is in the environment's brand.
    if (!remembered && !atHand) await within(configured, brandWithinMs);
    await show(app, root, atHand);
    // The configuration is to be had during maintenance too, and a visitor's page asks for nothing else.
    void configured.then(app.startup.askForReturn);
    fontsLater(app).catch(() => undefined);
    lookAroundLater(app, local);
  } catch {
    showStartFailure(root, language, () => window.location.reload());
  } finally {
    stopExplaining();
  }
}
