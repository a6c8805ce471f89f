import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlinePageCache, offlinePageKey } from './offline-page.ts';
import { documentAgain, documentCache, documentPath, documentToStore } from './stored-document.ts';

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

// Pages of an earlier build; the app keeps the new offline page, and the next visit the new document.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete(offlinePageCache), caches.delete(documentCache)])),
);

clientsClaim();
// The browser asks for the page itself, with the header that tells the server who has led there, while the worker starts.
preloadNavigations();

const fromNetwork = new NetworkOnly({
  plugins: [{ handlerDidError: () => caches.match(offlinePageKey, { cacheName: offlinePageCache }) }],
});

async function store(answer: Response): Promise<void> {
  const document = await documentToStore(answer);
  if (document) await (await caches.open(documentCache)).put(documentPath, document);
}

const isReload = (request: Request) =>
  request.cache !== 'default' || ('isReloadNavigation' in request && request.isReloadNavigation === true);

/** A cache that fails must not keep anybody from a page. */
const storedDocument = () => caches.match(documentPath, { cacheName: documentCache }).catch(() => undefined);

// The home begins with the document of the last visit, while the next one's is on its way. Who reloads wants what the server has.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname === documentPath && url.search === '' && !isReload(request),
  async ({ event, request }) => {
    const [answer, done] = fromNetwork.handleAll({ event, request });
    const storing = answer.then((response) => store(response.clone()));
    (event as unknown as WorkerEvent).waitUntil(Promise.allSettled([storing, done]));
    const stored = navigator.onLine ? await storedDocument() : undefined;
    return stored ? documentAgain(stored) : answer;
  },
);

registerRoute(new NavigationRoute(fromNetwork));
