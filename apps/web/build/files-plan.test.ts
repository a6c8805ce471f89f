import { describe, expect, it } from 'vitest';
import { chunksOf, chunkWith, filesOf } from './bundle.ts';
import { filesAhead } from './files-ahead.ts';
import { planOf } from './files-plan.ts';
import { planOfArrivals } from './preload.ts';
import { bundleWith } from './testing/bundle.ts';

const bundle = bundleWith(
  {
    'assets/first-AAAAAAAA.js': { modules: ['/web/src/app/main.tsx'], styles: ['assets/first.css'] },
    'assets/common-AAAAAAAA.js': { imports: ['assets/first-AAAAAAAA.js'] },
    'assets/returning-AAAAAAAA.js': { modules: ['/web/src/platform/startup/kept-configuration.ts'] },
    'assets/home-AAAAAAAA.js': { modules: ['/web/src/app/frame/signed-in.tsx'] },
    'assets/money-AAAAAAAA.js': { modules: ['/web/src/app/generated/screens/money.ts'] },
    'assets/history-AAAAAAAA.js': {
      modules: ['/web/src/areas/money/records/history/history-page.tsx'],
      imports: ['assets/common-AAAAAAAA.js'],
      styles: ['assets/history.css'],
    },
    'assets/texts-first-en-AAAAAAAA.js': {},
    'assets/texts-money-more-en-AAAAAAAA.js': {},
    'assets/texts-money-more-es-AAAAAAAA.js': {},
    'assets/words-paycor-AAAAAAAA.js': {},
  },
  { 'assets/icon-paycor-AAAAAAAA.svg': '<svg/>' },
);

describe('the plan of files', () => {
  const plan = planOf(bundle, '/', [
    {
      route: { path: '/ewa/history', area: 'money', standsInFor: ['/pay-pal'], guard: 'signedIn' },
      texts: ['session/login', 'kit/money/parts'],
      modules: ['app/generated/screens/money.ts', 'records/history/history-page.tsx'],
    },
  ]);
  const named = (files: readonly number[]) => files.map((at) => plan.files[at]);

  it('gives a page its files and styles and those of its area’s screens, without those that every page has', () =>
    expect(named(plan.pages['/ewa/history']?.files ?? [])).toEqual([
      'money-AAAAAAAA.js',
      'history-AAAAAAAA.js',
      'common-AAAAAAAA.js',
      'history.css',
    ]));

  it('gives it the groups of its texts, without the group that every page has', () =>
    expect(plan.pages['/ewa/history']?.texts).toEqual(['money-more']));

  it('gives a path that leads to the page the same files', () =>
    expect(plan.pages['/pay-pal']).toEqual(plan.pages['/ewa/history']));

  it('knows that a page behind the sign-in is not for visitors', () =>
    expect(plan.pages['/ewa/history']?.isForVisitors).toBe(false));

  it('finds texts by group and language, words and marks by brand', () => {
    const { en = -1, es = -1 } = plan.texts['money-more'] ?? {};
    expect(named([en, es])).toEqual(['texts-money-more-en-AAAAAAAA.js', 'texts-money-more-es-AAAAAAAA.js']);
    expect(named([plan.words.paycor ?? -1])).toEqual(['words-paycor-AAAAAAAA.js']);
    expect(plan.marks).toEqual({ paycor: 'icon-paycor-AAAAAAAA.svg' });
  });
});

describe('the plan in the page', () => {
  const page = (files: readonly number[], texts: readonly string[] = []) => ({
    isForVisitors: false,
    files,
    texts,
  });
  const whole = {
    ...{ base: '/assets/', home: '/ewa/home', returning: [1], signedIn: [2], marks: {} },
    files: ['savings.js', 'kept.js', 'frame.js', 'home.js', 'en.js', 'es.js', 'money.js', 'words.js'],
    pages: { '/savings': page([0, 2], ['savings']), '/ewa/home': page([3, 2], ['money']) },
    texts: {
      first: { en: 4, es: 5, fr: 5 },
      money: { en: 6, es: 6, fr: 6 },
      savings: { en: 0, es: 0, fr: 0 },
    },
    words: { common: 7 },
  };
  const inPage = planOfArrivals(whole, 'plan.json');
  const named = (files: readonly number[]) => files.map((at) => inPage.files[at]);

  it('has the pages where people arrive, with their texts, and the name of the whole plan', () => {
    expect(Object.keys(inPage.pages)).toEqual(['/ewa/home']);
    expect(named(inPage.pages['/ewa/home']?.files ?? [])).toEqual(['home.js', 'frame.js']);
    expect(Object.keys(inPage.texts)).toEqual(['first', 'money']);
    expect(inPage.rest).toBe('plan.json');
  });

  it('names no file of other pages, and each file by its new place', () => {
    expect(inPage.files).not.toContain('savings.js');
    expect(named([...inPage.returning, ...inPage.signedIn])).toEqual(['kept.js', 'frame.js']);
    expect(named([inPage.texts.first?.es ?? -1, inPage.words.common ?? -1])).toEqual(['es.js', 'words.js']);
  });
});

describe('files of a bundle', () => {
  const chunks = chunksOf(bundle);

  it('are followed through imports of imports', () =>
    expect([...filesOf(chunks, chunkWith(chunks, 'history/history-page.tsx'))]).toEqual([
      'assets/history-AAAAAAAA.js',
      'assets/common-AAAAAAAA.js',
      'assets/history.css',
      'assets/first-AAAAAAAA.js',
      'assets/first.css',
    ]));

  it('fail the build where a module that it names has gone', () =>
    expect(() => chunkWith(chunks, 'no-such-page.tsx')).toThrow('No file of the build has no-such-page.tsx'));
});

describe('what Vite names beside a chunk', () => {
  const needed = ['assets/first-AAAAAAAA.js', 'assets/first-AAAAAAAA.css', 'assets/common-AAAAAAAA.js'];

  it('is what no page has yet', () =>
    expect(filesAhead('assets/history-AAAAAAAA.js', needed, { hostType: 'js' })).toEqual([
      'assets/common-AAAAAAAA.js',
    ]));

  it('is nothing for texts, which import nothing else', () =>
    expect(filesAhead('assets/texts-money-en-AAAAAAAA.js', needed, { hostType: 'js' })).toEqual([]));

  it('is all of it in the page itself', () =>
    expect(filesAhead('index.html', needed, { hostType: 'html' })).toEqual(needed));
});
