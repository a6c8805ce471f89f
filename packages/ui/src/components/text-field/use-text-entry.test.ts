import { describe, expect, it } from 'vitest';
import { amountRules } from '../amount-field/amount-rules.ts';
import { textRules } from './text-rules.ts';
import { judge } from './use-text-entry.ts';

const numeric = textRules('numeric', 0);
const amount = amountRules('.');

describe('what happens to signs on their way in', () => {
  it('lets through what may stand', () => {
    expect(judge(numeric, '12', 2, 2, '3', 'insertText')).toBe('pass');
  });

  it('refuses a typed sign that may not, and leaves the rest alone', () => {
    expect(judge(numeric, '12', 2, 2, 'x', 'insertText')).toBe('refuse');
    expect(judge(amount, '1.23', 2, 2, '9', 'insertText')).toBe('refuse');
  });

  it('puts in the clean part of what is pasted, where the caret is', () => {
    expect(judge(numeric, '19', 1, 1, '2-3', 'insertFromPaste')).toEqual({ text: '1239', caret: 3 });
  });

  it('replaces the selection', () => {
    expect(judge(numeric, '1999', 1, 3, 'a2', 'insertFromPaste')).toEqual({ text: '129', caret: 2 });
  });

  it('types the other separator as the own one', () => {
    expect(judge(amount, '12', 2, 2, ',', 'insertText')).toEqual({ text: '12.', caret: 3 });
  });

  it('never makes a larger number of two amounts pasted into one', () => {
    expect(judge(amount, '12.5', 4, 4, '1.2', 'insertFromPaste')).toEqual({ text: '12.51', caret: 5 });
  });
});
