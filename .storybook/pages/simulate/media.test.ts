import { describe, expect, it } from 'vitest';
import { conditionWith } from './media.ts';

describe('a simulated media feature', () => {
  it('is taken for granted, and what else a rule asks for stays', () => {
    expect(conditionWith('(forced-colors: active)', ['forcedColours'])).toBe('all');
    expect(conditionWith('screen and (forced-colors: active)', ['forcedColours'])).toBe('screen');
    expect(conditionWith('print, (prefers-reduced-motion: reduce)', ['reducedMotion'])).toBe('print, all');
  });

  it('leaves the rules of other features as they are written', () => {
    expect(conditionWith('(forced-colors: active)', ['reducedMotion'])).toBe('(forced-colors: active)');
    expect(conditionWith('(min-width: 600px)', ['forcedColours', 'reducedMotion'])).toBe(
      '(min-width: 600px)',
    );
  });
});
