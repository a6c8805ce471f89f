import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containsHome,
  goBack,
  type HistoryStack,
  historyText,
  longestHistory,
  noHistory,
  parseHistory,
  visit,
} from './history.ts';

const after = (...addresses: readonly string[]): HistoryStack => addresses.reduce(visit, noHistory);

describe('the history', () => {
  it('is a stack of the addresses before, which outlives the page as text [access-061]', () => {
    const history = after('/ewa/home', '/ewa/get-money', '/ewa/get-money/where?x=1');
    expect(history).toEqual(['/ewa/home', '/ewa/get-money', '/ewa/get-money/where?x=1']);
    expect(goBack(history)).toEqual({ history: ['/ewa/home', '/ewa/get-money'], to: '/ewa/get-money' });
    expect(parseHistory(historyText(history))).toEqual(history);
  });

  it.each([
    '/',
    '/welcome',
    '/ewa',
    '/ewa/home',
    '/dayfare-direct',
    '/dayfare-direct/home',
    '/signup/create-user',
    '/EWA/Home/?x=1',
  ])('begins again with %s [access-062]', (address) => {
    expect(after('/faqs', '/apps', address)).toEqual([address]);
  });

  it.each(['/welcome/login', '/ewa/history', '/dayfare-direct/cta', '/signup/employer', '/card/home'])(
    'goes on with %s',
    (address) => {
      expect(after('/faqs', address)).toEqual(['/faqs', address]);
    },
  );

  it('has a page once when only its query changes', () => {
    expect(after('/faqs', '/apps?page=1', '/apps?page=2')).toEqual(['/faqs', '/apps?page=2']);
    expect(after('/apps', '/faqs', '/apps')).toEqual(['/apps', '/faqs', '/apps']);
  });

  it('has nothing behind its first page', () => {
    expect(goBack(noHistory)).toBeNull();
    expect(goBack(['/faqs'])).toBeNull();
  });

  it('knows whether a home lies in it', () => {
    expect(containsHome(after('/ewa/home', '/apps'))).toBe(true);
    expect(containsHome(after('/dayfare-direct/home?x=1'))).toBe(true);
    expect(containsHome(after('/home', '/ewa', '/apps'))).toBe(false);
    expect(containsHome(noHistory)).toBe(false);
  });

  it.each([null, undefined, '', 'x', '{"0":"/faqs"}', '"/faqs"', 'null'])('is empty in %j', (text) => {
    expect(parseHistory(text)).toEqual([]);
  });

  it('takes only paths of ours from storage', () => {
    expect(parseHistory('["/faqs",1,null,"//evil.example","javascript:x","/apps"]')).toEqual([
      '/faqs',
      '/apps',
    ]);
  });

  it('never grows beyond its length, and keeps the latest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/a', '/b', '/c?x'), { maxLength: 3 * longestHistory }),
        (visits) => {
          const history = after(...visits);
          expect(history.length).toBeLessThanOrEqual(longestHistory);
          expect(history.at(-1)).toBe(visits.at(-1));
        },
      ),
    );
    const long = Array.from({ length: longestHistory + 5 }, (_, index) => `/page/${index}`);
    expect(parseHistory(JSON.stringify(long))).toEqual(long.slice(5));
  });
});
