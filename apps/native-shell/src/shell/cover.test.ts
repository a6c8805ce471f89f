import { expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { mayRefresh } from './may-refresh.ts';
import { loadsAgain, troubleOfLoad } from './trouble.ts';
import { shellWords } from './words.ts';

it('the lock hides everything, then trouble, then what is not ready', () => {
  const all = { isLocked: true, trouble: 'offline', waitsFor: 'link' } as const;
  expect(coverOf(all)).toBe('lock');
  expect(coverOf({ ...all, isLocked: false })).toBe('offline');
  expect(coverOf({ ...all, isLocked: false, trouble: null })).toBe('splash');
  expect(coverOf({ isLocked: false, trouble: null, waitsFor: null })).toBeNull();
});

it.each([
  ['ios', -1009, 'offline'],
  ['ios', -1001, 'offline'],
  ['ios', -1202, 'untrusted'],
  ['ios', -1022, 'untrusted'],
  ['android', -2, 'offline'],
  ['android', -11, 'untrusted'],
  ['android', 3, 'untrusted'],
] as const)('a load on %s that fails with %d is %s', (platform, code, trouble) => {
  expect(troubleOfLoad(platform, code)).toBe(trouble);
});

it('a view whose process ends is loaded again once within a minute', () => {
  expect([loadsAgain(5_000, null), loadsAgain(65_000, 5_000), loadsAgain(65_001, 5_000)]).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([
  ['https://pay.example/ewa/home', true],
  ['https://pay.example/ewa/history?from=push', true],
  ['https://pay.example/ewa/get-money', false],
  ['https://pay.example/welcome/login', false],
  ['https://bank.example/link/home', false],
])('%s is loaded again when it is pulled down: %s', (url, may) => {
  expect(mayRefresh(url, 'https://pay.example')).toBe(may);
});

it('says everything in every language, nothing twice in the same words', () => {
  const texts = Object.values(shellWords).map((words) => JSON.stringify(words));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).not.toMatch(/""/);
});
