import { isForSomebodyElse } from './bundled-page.ts';
import type { FilesPlan } from './files-plan.ts';
import { filesFor } from './prefetch-files.ts';
import { markOf } from './splash-mark.ts';

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

/** Inline in the page, before everything else. Storage may be blocked; the page then continues without it. */
try {
  const { documentElement, currentScript } = document;
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
  for (const file of filesFor(plan, arriving)) preload(file, currentScript?.nonce ?? '');
} catch {
  // The script requests the files itself.
}

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
