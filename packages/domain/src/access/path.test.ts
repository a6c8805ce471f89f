import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedFor } from './asked.ts';

const pageOf = (path: string) => askedFor({ path }).page;

it.each([
  ['/ewa/home', '/ewa/home'],
  ['/ewa/home/', '/ewa/home'],
  ['//ewa///home', '/ewa/home'],
  ['/EWA/Home', '/ewa/home'],
  ['/%65wa/%68ome', '/ewa/home'],
  ['/ewa/./home', '/ewa/home'],
  ['/welcome/../ewa/home', '/ewa/home'],
  ['/welcome/%2e%2e/ewa/home', '/ewa/home'],
  ['/../../ewa', '/ewa'],
  ['/ewa/%zz', '/ewa/%zz'],
  ['', '/'],
  ['/', '/'],
  ['/..', '/'],
])('%j and %j are the same page', (path, expected) => {
  expect(pageOf(path)).toBe(expected);
});

it('has one leading slash, no empty segment and no dots, whatever it is given', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(pageOf(path)).toMatch(/^\/[^A-Z]*$/);
      expect(pageOf(path)).not.toMatch(/\/\/|\/\.{1,2}(\/|$)/);
    }),
  );
});
