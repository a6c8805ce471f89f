import { browserLocale, type Language } from '@dayfare/domain/product';
import { firstWords } from '../../platform/trouble/first-words.ts';

/** A wait longer than this gets a word of explanation, ms. */
const slowAfterMs = 5_000;

function paragraph(words: string, language: Language): HTMLParagraphElement {
  const element = document.createElement('p');
  // The page itself is still in its first language.
  element.lang = browserLocale(language);
  element.className = 'first-words';
  element.textContent = words;
  return element;
}

/** Says on the first paint of `root` that it takes long, unless the app is there before. Returns the way to stop that. */
export function explainSlowStart(root: Element, language: Language, afterMs = slowAfterMs): () => void {
  const timer = setTimeout(() => {
    root.querySelector('.first-paint')?.append(paragraph(firstWords[language].slow, language));
  }, afterMs);
  return () => clearTimeout(timer);
}

/** Replaces the first paint when the app itself could not be fetched: what happened, and a button to load again. */
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
  // A person whose network comes back should not have to find the button.
  window.addEventListener('online', retry, { once: true });
}
