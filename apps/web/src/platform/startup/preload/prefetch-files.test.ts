import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../storage/storage.ts';
import { isForSomebodyElse } from './bundled-page.ts';
import type { FilesPlan } from './files-plan.ts';
import { type Arriving, filesFor, isPlanned } from './prefetch-files.ts';

const plan: FilesPlan = {
  home: '/ewa/home',
  base: '/assets/',
  files: [
    'home.js',
    'home.css',
    'history.js',
    'kept.js',
    'en.js',
    'es.js',
    'fr.js',
    'money-en.js',
    'money-es.js',
    'common.js',
    'ukg.js',
    'forgot.js',
  ],
  returning: [3],
  signedIn: [0, 1],
  pages: {
    '/ewa/home': { isForVisitors: false, files: [0, 1], texts: ['money'] },
    '/ewa/history/:id': { isForVisitors: false, files: [2, 0], texts: ['money'] },
    '/welcome/login': { isForVisitors: true, files: [], texts: [] },
    '/welcome/forgot-password': { isForVisitors: true, files: [11], texts: [] },
  },
  texts: { first: { en: 4, es: 5, fr: 6 }, money: { en: 7, es: 8, fr: 6 } },
  words: { common: 9, ukg: 10 },
  marks: {},
};

function arriving(path: string, stored: Record<string, string> = {}, more: Partial<Arriving> = {}): Arriving {
  const local = memoryStorage();
  for (const [key, value] of Object.entries(stored)) local.setItem(key, value);
  return { path, local, languages: ['en-US'], brand: 'common', hasWords: false, ...more };
}
const signedIn = { currentUser: 'sealed', locale: 'es', brand: 'ukg' };

describe('the files that a page asks for ahead', () => {
  it('are a visitor’s own, and nothing of a page that they cannot see', () => {
    expect(filesFor(plan, arriving('/welcome/forgot-password'))).toEqual(['en.js', 'common.js', 'forgot.js']);
    expect(filesFor(plan, arriving('/ewa/home'))).toEqual(['en.js', 'common.js']);
  });

  it('are those of the page, language and brand of whoever is signed in', () => {
    expect(filesFor(plan, arriving('/ewa/history/42', signedIn))).toEqual([
      ...['es.js', 'money-es.js', 'ukg.js', 'kept.js', 'home.js', 'home.css', 'history.js'],
    ]);
  });

  it('are those of every page where only the whole plan has the page', () => {
    const inPage = { ...plan, rest: 'plan.json' };
    const ofEvery = ['es.js', 'ukg.js', 'kept.js', 'home.js', 'home.css'];
    expect(filesFor(inPage, arriving('/savings', signedIn))).toEqual(ofEvery);
    expect(isPlanned(inPage, '/savings')).toBe(false);
    expect(isPlanned(inPage, '/ewa/history/42')).toBe(true);
  });

  it('are the home’s where somebody who is signed in opens a page for visitors', () => {
    const files = ['es.js', 'money-es.js', 'ukg.js', 'kept.js', 'home.js', 'home.css'];
    expect(filesFor(plan, arriving('/welcome/login', signedIn))).toEqual(files);
    expect(filesFor(plan, arriving('/', signedIn))).toEqual(files);
  });

  it('are without the words that stand in the page', () => {
    expect(filesFor(plan, arriving('/welcome/login', {}, { hasWords: true }))).toEqual([]);
  });
});

describe('a page that the build has rendered', () => {
  const page = { language: 'en', brand: 'common' };
  it.each([
    ['a visitor in its language', {}, ['en-US'], false],
    ['who chose its language and brand before', { locale: 'en', brand: 'common' }, ['es-MX'], false],
    ['somebody signed in', { currentUser: 'sealed' }, ['en-US'], true],
    ['who chose another language', { locale: 'es' }, ['en-US'], true],
    ['a browser in another language', {}, ['fr-CA'], true],
    ['who was here in another brand', { brand: 'ukg' }, ['en-US'], true],
  ])('for %s', (_, stored, languages, isElse) => {
    expect(isForSomebodyElse(page, arriving('/', stored as Record<string, string>, { languages }))).toBe(
      isElse,
    );
  });
});
