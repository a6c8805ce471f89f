import { describe, expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

describe('a code in a pasted text', () => {
  it.each([
    ['204817', '204817', true],
    [' 204-817 ', '204817', true],
    ['٢٠٤٨١٧', '204817', true],
    ['Your code: 204-817', '204817', false],
    ['Your code is 204817. Questions? Call (800) 555-0100.', '204817', false],
    ['204817 is your code, again: 204817', '204817', false],
  ])('%s: %s', (text, code, isAlone) => {
    expect(codeIn(text, 6)).toEqual({ code, isAlone });
  });

  it.each([
    'Call 800 555 0100',
    'You spent $204817',
    'You spent 204817.50 today',
    'Either 204817 or 551903',
    'No code at all',
    '20481',
    '2048175',
  ])('none is guessed in %s', (text) => {
    expect(codeIn(text, 6)).toBeNull();
  });
});
