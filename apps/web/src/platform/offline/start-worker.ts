import type { App } from '../app-context/app.ts';
import { trustedWorkerUrl } from '../security/trusted-worker.ts';
import { offlinePageCache, offlinePageKey, offlinePagePath } from './offline-page.ts';
import { documentCache, documentPath, documentToStore } from './stored-document.ts';

/** Address of the worker; at the root, since a worker speaks for the pages below it. */
export const workerPath = '/service-worker.js';

/** Ours, in the configuration: `0` takes the worker away from every browser that has it. */
const switchKey = 'IsOfflinePageEnabled';

/** Shortest time between two looks for a new version, in ms. */
const lookAgainAfterMs = 3_600_000;

/** How long the notice of a new version stays, in ms: nothing is lost with it, since every page that is loaded is of the new one. */
const newVersionMs = 60_000;

/** Keeps the offline page in this brand and language, unless it is the one that is kept. */
async function keepOfflinePage({ brand, translator }: App): Promise<void> {
  const path = offlinePagePath(brand.current.get(), translator.language());
  const cache = await caches.open(offlinePageCache);
  const kept = await cache.match(offlinePageKey);
  if (kept && new URL(kept.url).pathname === path) return;
  const page = await fetch(path);
  if (page.ok) await cache.put(offlinePageKey, page);
}

/** Stores the home's document, which the worker renews with each visit, so that the second visit begins with it. */
async function storeDocument(): Promise<void> {
  const cache = await caches.open(documentCache);
  if (await cache.match(documentPath)) return;
  const document = await documentToStore(await fetch(documentPath, { headers: { accept: 'text/html' } }));
  if (document) await cache.put(documentPath, document);
}

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all([
    ...registrations.map((one) => one.unregister()),
    caches.delete(offlinePageCache),
    caches.delete(documentCache),
  ]);
}

/** Says that there is a new version, and leaves it to the person when to load it. */
function announceVersion({ notices, translator }: App): void {
  const t = translator.texts.get().of('app');
  notices.say({
    message: t('frame.newVersion'),
    action: { label: t('frame.reload'), onPress: () => window.location.reload() },
    durationMs: newVersionMs,
  });
}

/** Looks for a new version when the person comes back to the page, at most once an hour. */
function lookForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookAgainAfterMs) return;
    lookedAt = Date.now();
    // Without a network there is no new version either.
    registration.update().catch(() => undefined);
  });
}

/**
 * Starts the worker that shows our own page where there is no network, and says when a new version of the app is there. Does nothing where
 * the browser has no workers, and removes it where the configuration says so. Rejects if the worker cannot be started.
 */
export async function startWorker(app: App): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !(await app.startup.untilConfigured())) return;
  if (app.startup.configuration.get().value(switchKey) === '0') return removeWorker(container);
  // One after the other, so that the last look is the one that stays.
  let keeping = Promise.resolve();
  const keep = () => {
    keeping = keeping
      .then(() => keepOfflinePage(app))
      .then(storeDocument)
      .catch(() => undefined);
  };
  // Listens before there is a worker: the first may take the page over while it is waited for.
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    keep();
    // The first worker of a browser is no new version.
    if (hadWorker) announceVersion(app);
    hadWorker = true;
  });
  const registration = await container.register(trustedWorkerUrl(workerPath), { updateViaCache: 'none' });
  await container.ready;
  app.brand.current.subscribe(keep);
  app.translator.texts.subscribe(keep);
  keep();
  lookForVersions(registration);
}
