import { browserLocale, type Language } from '@dayfare/domain/product';
import { firstWords } from '../../platform/error-pages/first-words.ts';

/** Waits longer than this are explained, in ms. */
const slowAfterMs = 5_000;

function paragraph(words: string, language: Language): HTMLParagraphElement {
  const element = document.createElement('p');
  // The page itself is still in its first language.
  element.lang = browserLocale(language);
  element.className = 'first-words';
  element.textContent = words;
  return element;
}

/** Explains on the splash in `root` that loading takes long, unless the app is there first. Returns a function that cancels it. */
export function explainSlowStart(root: Element, language: Language, afterMs = slowAfterMs): () => void {
  const timer = setTimeout(() => {
    root.querySelector('.first-paint')?.append(paragraph(firstWords[language].slow, language));
  }, afterMs);
  return () => clearTimeout(timer);
}

/** Replaces the splash if the app could not be fetched, with what happened and a button to reload. */
export function showStartFailure(root: Element, language: Language, retry: () => void): void {
  const { failed, retry: label } = firstWords[language];
  const page = document.createElement('main');
  page.className = 'first-paint';
  const words = paragraph(failed, language);
  words.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.lang = browserLocale(language);
  button.className = 'first-button';
  button.textContent = label;
  button.addEventListener('click', retry);
  page.append(words, button);
  root.replaceChildren(page);
  // When the network comes back, people should not have to find the button.
  window.addEventListener('online', retry, { once: true });
}
