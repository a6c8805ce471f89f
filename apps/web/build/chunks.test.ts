import { describe, expect, it } from 'vitest';
import { textsGroup } from '../src/platform/i18n/texts-group.ts';
import { modulesOf, nameFor, wordsOf } from './chunks.ts';

describe('the chunk of a module that tasks use', () => {
  it('is none for a module of no task', () => expect(nameFor([])).toBeNull());

  it('is the task’s own for a module of one task', () => expect(nameFor(['records'])).toBe('records'));

  it('is one for two tasks with forms, or with what was sent, so that no other page has to load it', () => {
    expect(nameFor(['getMoney', 'signIn'])).toBe('getMoney-signIn');
    expect(nameFor(['records', 'receipt'])).toBe('records-receipt');
  });

  it('is that of the sheets for what only tasks with sheets use, so that an amount is entered without', () => {
    expect(nameFor(['review', 'records'])).toBe('sheets');
    expect(nameFor(['review', 'records', 'receipt', 'signIn'])).toBe('sheets');
  });

  it('lies apart where pages that are no task need it as well', () => {
    expect(nameFor(['signIn'], true)).toBe('signIn+');
    expect(nameFor(['getMoney', 'signIn'], true)).toBe('getMoney-signIn+');
    expect(nameFor(['review', 'records'], true)).toBe('sheets');
  });

  it('is the common one for two of which one is small, and for three', () => {
    expect(nameFor(['homeLater', 'records'])).toBe('common');
    expect(nameFor(['getMoney', 'review', 'signIn'])).toBe('common');
  });
});

describe('the chunk of texts', () => {
  it.each([
    ['/app/src/platform/i18n/app/texts.en.ts', 'texts-first-en'],
    ['/app/src/areas/session/login/texts.es.ts', 'texts-first-es'],
    ['/app/src/areas/money/home/texts.fr.ts', 'texts-money-fr'],
    ['/app/src/kit/money/texts.en.ts', 'texts-money-en'],
    ['/app/src/areas/money/records/history/texts.en.ts', 'texts-money-en'],
    ['/app/src/areas/money/accounts/link/texts.en.ts', 'texts-money-more-en'],
    ['/app/src/areas/enrollment/address/texts.es.ts', 'texts-enrollment-es'],
  ])('of %s is %s', (file, chunk) => expect(wordsOf(file)).toBe(chunk));

  it('is one for all words of a brand', () => {
    expect(wordsOf('/themes/src/brands/paycor/voice.es.json')).toBe('words-paycor');
    expect(wordsOf('/themes/src/brands/paycor/default-props.json')).toBe('words-paycor');
  });

  it('is that of the home for the reasons, which every step with money says', () =>
    expect(wordsOf('/packages/domain/src/money/reasons/texts.es.ts')).toBe('texts-money-es'));

  it('is none for what is no text', () => {
    expect(wordsOf('/app/src/areas/money/home/home-page.tsx')).toBeNull();
    expect(wordsOf('/themes/src/brands/paycor/tokens.json')).toBeNull();
  });
});

it('texts of the kit that no step shows are in a group of their own', () =>
  expect(textsGroup('kit/upload')).toBe('kit'));

it('a room begins with files that are there', () =>
  expect(modulesOf('home').every((path) => path.includes('/apps/web/src/'))).toBe(true));
