import { describe, expect, it } from 'vitest';
import { authoredCatalogues } from '../../testing/authored-catalogues.ts';
import type { AreaCatalogue } from './check/catalogue.ts';
import { flatten } from './check/flatten.ts';
import { hardCodedTexts, isExempt } from './check/hard-coded.ts';
import { loadCatalogues } from './check/load-catalogues.ts';
import { mostCharacters, textProblems } from './check/text-problems.ts';
import { wordingProblems } from './check/wording-problems.ts';

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The words of the navigation are made from the catalogues. */
const isMade = (file: string) => /\/app\/generated\/(?:entry|find)-words\.\w+\.ts$/.test(file);
const shipped = Object.entries(files).filter(([file]) => !isExempt(file) && !isMade(file));
const code = shipped.map(([, text]) => text).join('\n');

const all = await loadCatalogues(authoredCatalogues);

describe.each(all)('the texts of $area', (catalogue) => {
  const problems = textProblems([catalogue], code);
  const ofKind = (kind: string) => problems.filter((problem) => problem.kind === kind);

  it('are there in every language [i18n-007]', () => expect(ofKind('missing')).toEqual([]));
  it('have every plural form that a language needs', () => expect(ofKind('plural')).toEqual([]));
  it('name the same variables in every language', () => expect(ofKind('variables')).toEqual([]));
  it('are not much longer than the English ones', () => expect(ofKind('too long')).toEqual([]));
  it('are all used', () => expect(ofKind('unused')).toEqual([]));
  it.each(['glued', 'full stops', 'spaces', 'heading', 'other word', 'twice'])(
    'are written as we write: %s',
    (kind) => expect(ofKind(kind)).toEqual([]),
  );
});

describe('the code of every screen', () => {
  it.each(shipped)('has no words that no catalogue has: %s [i18n-007]', (file, text) => {
    expect(hardCodedTexts(file, text)).toEqual([]);
  });
});

describe('the check of texts', () => {
  const catalogue = (fr: object, es: object = fr): AreaCatalogue => {
    const en = flatten({
      title: 'Pay',
      day: '{count, plural, one {# day} other {# days}}',
      help: { call: 'Call' },
    });
    return { area: 'x', texts: { en, es: flatten(es), fr: flatten(fr) } };
  };
  const whole = {
    title: 'Paie',
    day: '{count, plural, one {# jour} many {# de jours} other {# jours}}',
    help: { call: 'Appeler' },
  };
  const named = "t('title') t('day') t('x:help.call')";
  const kinds = (fr: object, words = named) =>
    textProblems([catalogue(fr, whole)], words).map(({ kind, key }) => `${kind} ${key}`);

  it('has nothing to say about what is whole', () => expect(kinds(whole)).toEqual([]));
  it('finds what is missing', () => expect(kinds({ ...whole, help: {} })).toEqual(['missing help.call']));
  it('finds what English does not have', () =>
    expect(kinds({ ...whole, more: 'x' })).toEqual(['unused more']));
  it('finds what nobody names', () =>
    expect(kinds(whole, "t('title') t('day')")).toEqual(['unused help.call']));
  it('knows keys that are put together', () =>
    expect(kinds(whole, `t('title') t('day') t(\`help.\${x}\`)`)).toEqual([]));
  it('finds a plural form that is missing', () => {
    const day = '{count, plural, one {# jour} other {# jours}}';
    expect(kinds({ ...whole, day })).toEqual(['plural day_many']);
  });
  it('takes a form for an exact number as part of its text', () => {
    const en = flatten({ on: { day: '{count, plural, =0 {No day} one {# day} other {# days}}' } });
    const other = flatten({
      on: { day: '{count, plural, =0 {Aucun} one {# jour} many {# de jours} other {# jours}}' },
    });
    expect(textProblems([{ area: 'x', texts: { en, es: other, fr: other } }], "t('on.day')")).toEqual([]);
  });
  it('finds another variable', () =>
    expect(kinds({ ...whole, title: '{pay}' })).toEqual(['variables title']));
  it('takes neither what is no message nor plural forms of a part of one', () => {
    expect(() => flatten({ title: 'Pay {amount' })).toThrow();
    expect(() => flatten({ title: 'Paid {count, plural, one {once} other {# times}}' })).toThrow('title');
  });
  it('finds a verb that is glued to a word', () => {
    const glued = {
      area: 'x',
      texts: { en: new Map([['get', '{verb} money']]), es: new Map(), fr: new Map() },
    };
    expect(wordingProblems(glued, 'en').map(({ kind }) => kind)).toEqual(['glued']);
  });
  it.each([
    ['Llega a las 9 p. m..', true],
    ['Done..', true],
    ['Done. .', true],
    ['Wait...', false],
    ['Llega a las 9 p. m.', false],
  ])('finds two full stops: %s', (text, isFound) => {
    const texts = { en: new Map([['a', text]]), es: new Map(), fr: new Map() };
    expect(wordingProblems({ area: 'x', texts }, 'en')).toHaveLength(isFound ? 1 : 0);
  });
  it.each([
    ['Limite par jour: 300', true],
    ['Limite par jour : 300', true],
    ['Dites «oui»', true],
    ['Limite par jour\u00A0: 300', false],
    ['Dites «\u00A0oui\u00A0»', false],
    ['De 9:00 à 10:00', false],
  ])('finds French that can be parted at a colon: %s', (text, isFound) => {
    const texts = { en: new Map(), es: new Map(), fr: new Map([['a', text]]) };
    expect(wordingProblems({ area: 'x', texts }, 'fr')).toHaveLength(isFound ? 1 : 0);
  });
  it.each([
    ['x', 'es', 'Sin cuota mensual', true],
    ['x', 'es', 'Los cargos', true],
    ['x', 'es', 'El encargo', false],
    ['x', 'fr', 'Virement périodique', true],
    ['app/frame/find', 'es', 'cuota', false],
  ] as const)('finds another word for what has one, in %s: %s %s', (area, language, text, isFound) => {
    const texts = { en: new Map(), es: new Map(), fr: new Map(), [language]: new Map([['a', text]]) };
    expect(wordingProblems({ area, texts }, language)).toHaveLength(isFound ? 1 : 0);
  });
  it('finds a heading that begins small, and one that is there twice, but not the tab’s', () => {
    const en = new Map([
      ['titles.pay', 'Your pay'],
      ['pay.title', 'Your pay'],
      ['pay.failedTitle', 'Your pay'],
      ['pay.emptyTitle', 'nothing yet'],
      ['pay.text', 'small letters'],
    ]);
    const found = wordingProblems({ area: 'x', texts: { en, es: new Map(), fr: new Map() } }, 'en');
    expect(found.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'heading pay.emptyTitle',
      'twice pay.failedTitle',
    ]);
  });
  it('finds what is too long', () => {
    expect(mostCharacters('Pay')).toBe(21);
    expect(kinds({ ...whole, title: 'X'.repeat(22) })).toEqual(['too long title']);
  });
});

describe('the search for hard-coded text', () => {
  const found = (words: string) => hardCodedTexts('a.tsx', words).map(({ text }) => text);

  it.each([
    ['between tags', '<p>Hello</p>', 'Hello'],
    ['in an expression', "<p>{'Hello'}</p>", 'Hello'],
    ['in a template', `<p>{\`Hello \${name}\`}</p>`, 'Hello '],
    ['in a branch', "<p>{isOld ? 'Old' : t('new')}</p>", 'Old'],
    ['behind a condition', "<p>{isOld && 'Old'}</p>", 'Old'],
    ['in a label', '<a aria-label="Close" />', 'Close'],
    ['in a prop that ends in Label', '<X retryLabel="Again" />', 'Again'],
    ['in a sentence of any prop', '<X reason="It is over" />', 'It is over'],
    ['in a message', "say({ message: 'Gone wrong', tone: 'danger' })", 'Gone wrong'],
  ])('finds it %s', (_, words, text) => expect(found(words)).toEqual([text]));

  it.each([
    ["<p>{t('a.b')}</p>"],
    ['<X variant="quiet" rel="noopener noreferrer" />'],
    ["<X title={t('a.b')} />"],
    ["const words = { title: 'start.offlineTitle', kind: 'offline' }"],
    ["throw new Error('Something is wrong here.')"],
    ['<p>· — 100 %</p>'],
  ])('leaves %s alone', (words) => expect(found(words)).toEqual([]));
});
