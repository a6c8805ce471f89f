/// <reference types="vite/types/importMeta.d.ts" />
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uiMessages } from '../messages/messages.ts';
import { translated, type Words } from '../messages/words.ts';
import { render } from '../testing/render.tsx';
import { ownWords } from './specimens/own-words.ts';
import type { Say } from './specimens/specimen.ts';
import { specimens } from './specimens/specimens.ts';

/** Everything that the main files of components and patterns export. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../{components,patterns}/*/*.tsx', '!../**/*.{test,stories,specimen}.tsx'],
  { eager: true },
);

const isWords = (exported: unknown): exported is Words<object> =>
  typeof exported === 'object' && exported !== null && 'en' in exported && 'es' in exported;

/** All texts that an app can translate, by the name under which it imports them. */
const exportedWords = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Words<object>] => isWords(entry[1])),
  ),
);

/** All texts there are, by their file. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../{components,patterns}/*/*words.ts', {
  eager: true,
});

/** A language that no catalogue of the package has: every text of it stands between these. */
const german: Say = (text) => `«${text}»`;

const settings = {
  locale: 'de-DE',
  messages: ownWords(uiMessages('en-US'), german),
  words: [...exportedWords.values()].map((words) => translated(words, ownWords(words.en, german))),
};

const read = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** What is seen and heard on the page, a line each. */
function textsOnPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && !/^(script|style|option)$/i.test(parentElement.tagName))
      seen.push(textContent ?? '');
  }
  const heard = [...document.body.querySelectorAll('*')].flatMap((element) =>
    read.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...seen, ...heard];
}

/** The fixed parts of a text, those around its figures. */
function fixedParts(word: unknown): string[] {
  if (typeof word === 'object' && word !== null) return Object.values(word).flatMap(fixedParts);
  const written = typeof word === 'function' ? String(word(2, 2, 2)) : String(word);
  return written
    .split(/[\d.,:;!?…()]+/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part));
}

/** Every text of the package in its three languages. */
const ours = new Set(
  ['en', 'es', 'fr'].flatMap((language) => [
    ...fixedParts(uiMessages(language)),
    ...[...exportedWords.values()].flatMap((words) => fixedParts(words[language as 'en'])),
  ]),
);

/** A text without what stands between «», texts within texts included. */
function outside(text: string): string {
  const rest = text.replace(/«[^«»]*»/g, ' ');
  return rest === text ? rest : outside(rest);
}

/** What is left of our own languages on a page: whatever stands outside «» and is one of our texts. */
function leftOver(): string[] {
  return textsOnPage()
    .flatMap((text) => outside(text).split(/[\d.,:;!?…()]+/))
    .map((rest) => rest.trim())
    .filter((rest) => ours.has(rest));
}

describe('the texts of a component', () => {
  it('can all be imported to be translated, from the path of the component', () => {
    const all = Object.values(files).flatMap((file) => Object.values(file).filter(isWords));
    const given = new Set([...exportedWords.values()]);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((words) => !given.has(words)).map(({ en }) => en)).toEqual([]);
  });

  it('are English where an app has none in its language', () => {
    const found = Object.values(specimens).flatMap((specimen) => {
      render(specimen(german), { locale: 'de-DE' });
      const left = leftOver();
      cleanup();
      return left;
    });
    expect(found).toEqual(expect.arrayContaining(['Show more', 'Need help', 'Close']));
  });
});

describe('in a fourth language', () => {
  it.each(Object.entries(specimens))('no English, Spanish or French is left: %s', (_path, specimen) => {
    render(specimen(german), settings);
    expect(leftOver()).toEqual([]);
  });
});
