import { expect, it } from 'vitest';
import { readSetting } from './setting-values.ts';

const read = (text: string, kind: 'flag' | 'number' | 'text' | 'list') =>
  readSetting(new Map([['key', text]]), 'key', kind);

it.each([
  ['1', true],
  ['true', true],
  [' TRUE ', true],
  ['0', false],
  ['11', false],
  ['yes', false],
  ['', false],
])('%j as a flag is %s', (text, expected) => {
  expect(read(text, 'flag')).toBe(expected);
});

it.each([
  ['480', 480],
  ['-0.5', -0.5],
  ['0', 0],
  ['', undefined],
  [' ', undefined],
  ['4h', undefined],
  ['Infinity', undefined],
])('%j as a number is %s', (text, expected) => {
  expect(read(text, 'number')).toBe(expected);
});

it.each([
  ['a, b,,c ', ['a', 'b', 'c']],
  ['["a","b",1]', ['a', 'b']],
  ['5', ['5']],
  ['{"a":1}', ['{"a":1}']],
  ['', []],
])('%j as a list is %j', (text, expected) => {
  expect(read(text, 'list')).toEqual(expected);
});

it('blank text is no value, and a key that is not there has none of any kind', () => {
  expect(read('x', 'text')).toBe('x');
  expect(read(' ', 'text')).toBeUndefined();
  for (const kind of ['flag', 'number', 'text', 'list'] as const)
    expect(readSetting(new Map(), 'key', kind)).toBeUndefined();
});
