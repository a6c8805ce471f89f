import { describe, expect, it } from 'vitest';
import { storyWordsFor } from './changed-stories.ts';

const stories = [
  'packages/ui/src/components/button/button.states.stories.tsx',
  'packages/ui/src/components/button/button.stories.tsx',
  'packages/ui/src/components/select/select.stories.tsx',
  'packages/ui/src/patterns/empty/empty.stories.tsx',
];

describe('the stories that a change can reach', () => {
  it('are those beside a changed file', () => {
    expect(storyWordsFor(['packages/ui/src/components/button/button.css.ts'], stories)).toEqual(
      stories.slice(0, 2),
    );
  });

  it('are those of the nearest folder above that has any', () => {
    expect(storyWordsFor(['packages/ui/src/components/select/parts/list.tsx'], stories)).toEqual([
      'packages/ui/src/components/select/select.stories.tsx',
    ]);
  });

  it('are a changed file of stories alone, not its neighbours', () => {
    const changed = ['packages/ui/src/components/button/button.stories.tsx'];
    expect(storyWordsFor(changed, stories)).toEqual(changed);
  });

  it('are none for a test, a text or a file without stories above it', () => {
    const changed = [
      'packages/ui/src/components/button/button.test.tsx',
      'packages/ui/src/components/button/SPEC.md',
      'packages/domain/src/money/fee.ts',
      'package.json',
    ];
    expect(storyWordsFor(changed, stories)).toEqual([]);
  });
});
