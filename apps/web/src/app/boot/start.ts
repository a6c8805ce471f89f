import { documentCache } from '../../platform/offline/stored-document.ts';
import { isForSomebodyElse } from '../../platform/startup/preload/bundled-page.ts';
import type { FilesPlan } from '../../platform/startup/preload/files-plan.ts';
import { type Arriving, filesFor, isPlanned } from '../../platform/startup/preload/prefetch-files.ts';
import { markOf } from '../../platform/startup/preload/splash-mark.ts';
import { prefetchFunds } from './prefetch-funds.ts';

/** Inserted by the build. */
declare const filesPlan: FilesPlan;
const plan = filesPlan;

/** Requests a file before the script that needs it has loaded, in the same mode as that script will. */
function preload(file: string, nonce: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.nonce = nonce;
  link.href = plan.base + file;
  document.head.append(link);
}

const asked = new Set<string>();

function preloadFor(files: FilesPlan, arriving: Arriving, nonce: string): void {
  for (const file of filesFor(files, arriving)) {
    if (!asked.has(file)) preload(file, nonce);
    asked.add(file);
  }
}

/** The plan of the other pages is a file of its own; the app asks for their files itself where it does not come. */
async function preloadRest(arriving: Arriving, nonce: string): Promise<void> {
  if (plan.rest === undefined || isPlanned(plan, arriving.path)) return;
  const answer = await fetch(plan.base + plan.rest);
  preloadFor((await answer.json()) as FilesPlan, arriving, nonce);
}

/** Inline in the page, before everything else. Storage may be blocked; the page then continues without it. */
try {
  const { documentElement, currentScript } = document;
  prefetchFunds({
    location: window.location,
    local: window.localStorage,
    languages: navigator.languages,
    cookies: document.cookie,
  }).catch(() => undefined);
  const { dataset } = documentElement;
  const arriving = {
    path: window.location.pathname,
    local: window.localStorage,
    languages: navigator.languages,
    brand: dataset.brand ?? '',
    hasWords: false,
  };
  const mark = markOf(plan, arriving.local);
  if (mark) documentElement.style.setProperty('--first-mark', `url(${mark})`);
  if (dataset.start && isForSomebodyElse(dataset, arriving)) dataset.start = 'again';
  arriving.hasWords = dataset.start === 'waiting';
  const nonce = currentScript?.nonce ?? '';
  preloadFor(plan, arriving, nonce);
  preloadRest(arriving, nonce).catch(() => undefined);
} catch {
  // The script requests the files itself.
}

const isOfPage = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement ||
  (target instanceof HTMLLinkElement && /^(?:stylesheet|modulepreload)$/.test(target.rel));

/** Once the app stands, a file that does not come has a message of its own, and loading the page again would lose what was typed. */
const isStarting = () => document.querySelector('#root > :not(.first-paint)') === null;

// A document that the worker has stored may name files that a later build no longer has: the server has the present one.
if (document.documentElement.dataset.stored !== undefined)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!isOfPage(target) || !isStarting()) return;
      const forgotten = caches.delete(documentCache);
      forgotten.catch(() => undefined).then(() => window.location.reload());
    },
    true,
  );

// A form submitted before the script has loaded is sent afterwards: typed values must not end up in an address.
document.addEventListener(
  'submit',
  (event) => {
    const { dataset } = document.documentElement;
    if (dataset.start !== 'waiting') return;
    event.preventDefault();
    dataset.sent = 'early';
  },
  true,
);
