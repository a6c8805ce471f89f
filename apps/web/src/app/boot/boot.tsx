import { isArea } from '@dayfare/domain/access';
import type { Language } from '@dayfare/domain/product';
import { moduleOfArea } from '@dayfare/domain/startup';
import { loadBrandSheet } from '@dayfare/themes/brand-sheet';
import type { BrandName } from '@dayfare/themes/brands';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { App } from '../../platform/app-context/app.ts';
import { defaultBrand } from '../../platform/brand/brand-store.ts';
import { applyConfiguredBrand } from '../../platform/brand/configured-brand.ts';
import { rememberedBrand } from '../../platform/brand/remembered-brand.ts';
import { findShell } from '../../platform/device/find-shell.ts';
import { guardKeptPage } from '../../platform/session/kept-page.ts';
import { takeEarlyKeys } from '../../platform/session/preload/kept-keys.ts';
import { withPrefetchedResponse } from '../../platform/session/preload/prefetched-response.ts';
import { createSessionStore } from '../../platform/session/session-store.ts';
import { laterVault, openVault } from '../../platform/session/vault.ts';
import { type BundledPage, bundledPage } from '../../platform/startup/preload/bundled-page.ts';
import { handOver, typedSoFar } from '../../platform/startup/preload/early-input.ts';
import { laterSealedRecords } from '../../platform/storage/sealed-records.ts';
import { routes } from '../generated/routes.ts';
import { hideSecrets } from '../guard/hide-secrets.ts';
import { isForVisitors } from '../guard/route-group.ts';
import { createPages } from '../routes/router.tsx';
import { partsOf } from '../routes/screen-parts.ts';
import { createApp } from './create-app.ts';
import { explainSlowStart, showStartFailure } from './first-load.ts';
import { fontsLater } from './fonts-later.ts';

/** What is available before anything has been fetched. */
export interface BootParts {
  readonly root: HTMLElement;
  readonly language: Language;
  readonly local: Storage;
  readonly tab: Storage;
}

/** How long the first page of a first visit waits for the environment's brand, in ms; later visits remember it. */
const brandWithinMs = 2_500;

const within = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** The style sheet of the remembered brand, or the default one if it can no longer be fetched. */
async function firstBrand(remembered: BrandName | null): Promise<BrandName> {
  if (!remembered || remembered === defaultBrand) return defaultBrand;
  try {
    await loadBrandSheet(remembered);
    return remembered;
  } catch {
    return defaultBrand;
  }
}

/** Fetched when a page changes its brand: the default brand's tags are in the page from the start. */
const showTab = async (brand: BrandName) => (await import('@dayfare/themes/tab/show')).showTab(brand);

/**
 * Requests the configuration and applies its brand, now and whenever it changes. Waits until it is known who is signed in: a cached
 * configuration is available sooner, and its brand is for visitors.
 */
async function configure(app: App, restored: Promise<unknown>) {
  const { startup } = app;
  await Promise.all([startup.configure(), restored]);
  await applyConfiguredBrand(app);
  startup.configuration.subscribe(() => void applyConfiguredBrand(app));
}

/** Begins to read what an earlier visit has left for the area, beside the code of the page that asks for it. */
function readAhead({ startup }: App, path: string) {
  const [, area = ''] = path.split('/');
  const module = isArea(area) && moduleOfArea(area);
  if (module) startup.data.readAhead(module);
}

/** Delay before fetching what is needed later, so that it does not compete with the page, in ms. */
const lookAroundAfterMs = 2_000;

/** Calls `work` when the page has nothing to do: not during a navigation. */
function whenIdle(work: () => void) {
  // Safari does not say when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: lookAroundAfterMs });
  else work();
}

/** Does deferred work, after the page has been shown for a while. Failing to fetch it does not affect the page. */
function lookAroundLater(app: App, local: Storage) {
  const shownAt = Date.now();
  const lookAround = async () => (await import('./look-around.ts')).lookAround(app, { local, shownAt });
  setTimeout(() => whenIdle(() => void lookAround().catch(() => undefined)), lookAroundAfterMs);
}

/**
 * Shows the app in `root`: hydrates the page rendered by the build if it is the one this person gets, or renders it. Resolves once the page is
 * interactive.
 */
async function show(app: App, root: HTMLElement, bundled: BundledPage | null): Promise<void> {
  const { element, arrived } = createPages(app);
  // Until then the first paint stays: it would only be made again.
  await arrived();
  const [path] = app.navigation.here().split('?');
  const typed = path === bundled?.path ? typedSoFar(root) : null;
  if (!typed) clearForAnother(root);
  await new Promise<void>((resolve) => {
    const onAlive = () => {
      if (typed) handOver(root, typed);
      resolve();
    };
    const page = <Alive onAlive={onAlive}>{element}</Alive>;
    if (typed) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

/** Reports when the page below is interactive. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return children;
}

/** Replaces a page that was rendered for someone else with the splash. */
function clearForAnother(root: HTMLElement): void {
  const aside = document.querySelector('body > .first-paint');
  if (aside) root.replaceChildren(aside);
  delete document.documentElement.dataset.start;
}

/** Asks again for everything on a page that has come back: another page may have moved money meanwhile. */
async function renewAnswers(app: App | undefined): Promise<void> {
  if (!app?.session.current()) return;
  const { queryClientOf } = await import('../../platform/queries/query-client.ts');
  await queryClientOf(app.session).invalidateQueries();
}

/** Determines language, brand and session, then shows the app instead of the splash. */
export async function boot({ root, language, local, tab }: BootParts): Promise<void> {
  const stopExplaining = explainSlowStart(root, language);
  const { pathname } = window.location;
  const bundled = bundledPage(document);
  if (!bundled) clearForAnother(root);
  const first = routes.find(({ path }) => path === pathname);
  let app: App | undefined;
  const reload = () => window.location.reload();
  guardKeptPage({
    ...{ local, reload, endsAt: () => app?.timeout.get() ?? null },
    onShown: () => void renewAnswers(app).catch(() => undefined),
  });
  try {
    // Before anything looks at the address.
    await hideSecrets(tab, routes);
    const remembered = rememberedBrand(local);
    // Requests the first screen's chunk at once; the router finds it already loading.
    if (first && isForVisitors(first))
      partsOf(first)
        .then(({ screen }) => screen())
        .catch(() => undefined);
    const vault = laterVault(openVault, takeEarlyKeys);
    const session = createSessionStore({ vault, local, tab });
    const restored = session.restore();
    // Looked at below, once there is something to restore it for.
    restored.catch(() => undefined);
    const brand = bundled?.brand ?? (await firstBrand(remembered));
    const baseUrl = new URL('/api', window.location.href).href;
    app = await createApp({
      language,
      brand,
      vault,
      session,
      local,
      tab,
      unfinished: laterSealedRecords(),
      baseUrl,
      fetch: withPrefetchedResponse((input, init) => globalThis.fetch(input, init)),
      loadSheet: loadBrandSheet,
      showTab,
      bundledTexts: bundled ?? undefined,
    });
    if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('pseudo')) {
      (await import('../../platform/i18n/pseudo.ts')).setPseudoLanguage(app.translator);
    }
    document.documentElement.dataset.brand = brand;
    findShell(app);
    const configured = configure(app, restored);
    await Promise.all([restored, app.translator.load('app')]);
    if (session.current()) readAhead(app, pathname);
    // A page that is already shown has the environment's brand.
    if (!remembered && !bundled) await within(configured, brandWithinMs);
    await show(app, root, bundled);
    // Nothing of what follows may compete with the page. The configuration is available during maintenance too, and a visitor's page requests nothing else.
    void configured.then(app.startup.askForReturn);
    fontsLater(app).catch(() => undefined);
    lookAroundLater(app, local);
  } catch {
    showStartFailure(root, language, reload);
  } finally {
    stopExplaining();
  }
}
