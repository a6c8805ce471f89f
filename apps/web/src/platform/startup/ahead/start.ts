import { filesFor } from './ask-for-files.ts';
import type { FilesPlan } from './files-plan.ts';
import { isForSomebodyElse } from './page-at-hand.ts';

/** Written in by the build. */
declare const filesPlan: FilesPlan;
const plan = filesPlan;

/** Asks for a file before the script that needs it has come, in the way in which that script will. */
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

/** Stands in the page itself, before everything else. Storage may be forbidden: then the page goes on without. */
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
  if (dataset.start && isForSomebodyElse(dataset, arriving)) dataset.start = 'again';
  arriving.hasWords = dataset.start === 'waiting';
  for (const file of filesFor(plan, arriving)) preload(file, currentScript?.nonce ?? '');
} catch {
  // The script asks for the files itself.
}

// A form that is sent before the script has come is sent when it has: what was typed may not go into an address.
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
