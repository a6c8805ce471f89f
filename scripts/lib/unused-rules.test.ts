import { expect, it } from 'vitest';
import { splitUnused } from './unused-rules.ts';

it('tells a rule that nothing uses from one that needs no place in its area’s index', () => {
  const issues = [
    { file: 'packages/domain/src/money/index.ts', exports: [{ name: 'split' }, { name: 'holidays' }] },
    { file: 'packages/domain/src/money/split.ts', exports: [{ name: 'split' }] },
    { file: 'packages/domain/src/money/testing.ts' },
  ];
  expect(splitUnused({ issues })).toEqual({
    rules: [{ file: 'packages/domain/src/money/split.ts', name: 'split' }],
    surplus: [{ file: 'packages/domain/src/money/index.ts', name: 'holidays' }],
  });
});
