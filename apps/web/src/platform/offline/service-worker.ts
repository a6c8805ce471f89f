import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlinePageCache, offlinePageKey } from './offline-page.ts';

// What a worker has and a page does not; the two libraries of types contradict each other.
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Chromium: answers requests without waking the worker. */
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}
interface Worker {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void;
}
/** The build's name, so that each build is a new worker to the browser. */
declare const buildName: string;
const worker = globalThis as unknown as Worker & { dayfareBuild?: string };
worker.dayfareBuild = buildName;

worker.addEventListener('install', (event) => {
  // Nothing but pages comes through here: files and calls go their own way, and wait for nothing.
  const direct = event
    .addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
    .catch(() => undefined);
  event.waitUntil(Promise.all([worker.skipWaiting(), direct]));
});

// The page of an earlier build; the app keeps the new one.
worker.addEventListener('activate', (event) => event.waitUntil(caches.delete(offlinePageCache)));

clientsClaim();
// The browser asks for the page itself, with the header that tells the server who has led there, while the worker starts.
preloadNavigations();

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: () => caches.match(offlinePageKey, { cacheName: offlinePageCache }) }],
    }),
  ),
);
