import { describe, expect, it } from 'vitest';
import { escapeForRegExp, fillsMask } from './mask.ts';

describe('fillsMask', () => {
  it.each([
    ['(555) 010-1234', '(###) ###-####'],
    ['K1A 0B1', 'A#A #A#'],
    ['ñ7', '**'],
    ['a.b', 'A.A'],
    ['1+$^', '#+$^'],
  ])('%j fills %j [validation-014]', (text, mask) => {
    expect(fillsMask(text, mask)).toBe(true);
  });

  it.each([
    ['555 010-1234', '(###) ###-####'],
    ['(555) 010-123', '(###) ###-####'],
    ['(555) 010-12345', '(###) ###-####'],
    ['x(555) 010-1234', '(###) ###-####'],
    ['11A 0B1', 'A#A #A#'],
    ['-7', '**'],
    ['axb', 'A.A'],
  ])('%j does not fill %j [validation-014]', (text, mask) => {
    expect(fillsMask(text, mask)).toBe(false);
  });
});

it('escapeForRegExp leaves no sign with a meaning', () => {
  expect(escapeForRegExp('a\\^$.*+?()[]{}|/b')).toBe('a\\\\\\^\\$\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/b');
});
