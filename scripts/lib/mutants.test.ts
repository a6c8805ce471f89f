import { describe, expect, it } from 'vitest';
import { tally, tallyLine } from './mutants.ts';

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

describe('the tally of mutants', () => {
  it('counts what no test noticed against what one did', () => {
    const files = {
      'a.ts': file('Killed', 'Killed', 'Survived', 'RuntimeError', 'Ignored'),
      'b.ts': file('Timeout', 'NoCoverage', 'CompileError'),
    };
    expect(tally({ files })).toEqual({ found: 3, survived: 2, broken: 2, score: 60 });
  });

  it('of nothing is no success', () => {
    expect(tally({ files: {} }).score).toBe(0);
    expect(tally({ files: { 'a.ts': file('Ignored') } }).score).toBe(0);
  });

  it('reads as a line', () => {
    expect(tallyLine('money', { found: 9, survived: 1, broken: 0, score: 90 })).toBe(
      'money         90.0 %  9 found, 1 survived',
    );
    expect(tallyLine('money', { found: 1, survived: 0, broken: 2, score: 100 })).toBe(
      'money        100.0 %  1 found, 0 survived, 2 could not be loaded',
    );
  });
});
