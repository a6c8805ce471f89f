import { describe, expect, it } from 'vitest';
import { firstStory, matchStories, readIndex, storyLabel } from './story-index.ts';

const story = (id: string, title: string, name: string) => ({
  id,
  title,
  name,
  type: 'story',
  importPath: `./packages/ui/src/components/${id}.stories.tsx`,
});

const index = {
  v: 5,
  entries: {
    a: story('button--primary', 'Components/Button', 'Primary'),
    b: story('field--empty', 'Components/Text field', 'Empty'),
    c: { ...story('button--docs', 'Components/Button', 'Docs'), type: 'docs' },
    d: story('pages--matrix', 'Studio/Brand matrix', 'Page'),
    e: story('welcome--page', 'Welcome', 'Page'),
  },
};

describe("Storybook's index", () => {
  it('gives the stories, without docs pages and without the pages for designers', () => {
    expect(readIndex(index).map(({ id }) => id)).toEqual(['button--primary', 'field--empty']);
    expect(readIndex(index)[0]?.file).toBe('packages/ui/src/components/button--primary.stories.tsx');
  });

  it('gives nothing where the answer is not an index', () => {
    for (const answer of [null, undefined, 'x', {}, { entries: null }]) expect(readIndex(answer)).toEqual([]);
  });
});

describe('the search', () => {
  const entries = readIndex(index);

  it('finds all words in any order, whatever the case and the characters between', () => {
    expect(matchStories(entries, 'EMPTY text-field').map(({ id }) => id)).toEqual(['field--empty']);
    expect(matchStories(entries, '')).toHaveLength(2);
    expect(matchStories(entries, 'button empty')).toHaveLength(0);
  });

  it('starts with the first wish that exists', () => {
    expect(firstStory(entries, ['nowhere', 'field--empty'])?.id).toBe('field--empty');
    expect(firstStory(entries, ['nowhere'])?.id).toBe('button--primary');
    expect(firstStory([], ['nowhere'])).toBeUndefined();
  });

  it('names a story by its place and name', () => {
    expect(entries.map(storyLabel)).toContain('Components / Text field · Empty');
  });
});
