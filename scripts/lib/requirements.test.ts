import { describe, expect, it } from 'vitest';
import { namedRows, parseCatalogue, summarise } from './requirements.ts';

const catalogue = parseCatalogue(
  'id\tarea\trequirement\tsource\nmoney-001\tmoney\tA\tS1\nmoney-002\tmoney\tB\tS1\nui-001\tui\tC\tS2\n',
);
const countRows = (path: string, text: string) => {
  const { areas, unknown } = summarise(catalogue, [{ path, text }]);
  const pick = (of: 'works' | 'ruleOnly') => areas.flatMap((entry) => entry[of]);
  return { works: pick('works'), ruleOnly: pick('ruleOnly'), unknown };
};

describe('rows named by a test', () => {
  it('stand in brackets at the end of a title, several at once too', () => {
    expect([...namedRows("it('pays [money-001]')\nit('both [money-002, card-010]')")]).toEqual([
      'money-001',
      'money-002',
      'card-010',
    ]);
  });

  it('stand among the tags of a story', () => {
    expect([...namedRows("tags: ['autodocs', 'ui-010']")]).toEqual(['ui-010']);
  });

  it('are not other bracketed words', () => {
    expect([...namedRows("[data-brand] 'utf-8' ['en-US']")]).toEqual([]);
  });

  it('are not telephone numbers', () => {
    expect(namedRows("'204-817'").size).toBe(0);
  });
});

describe('a row works', () => {
  it.each([
    'apps/web/e2e/money.spec.ts',
    'apps/web/src/areas/money/home/home.stories.tsx',
    'apps/web/src/areas/money/home/home.test.tsx',
  ])('in the product when %s names it', (path) => {
    expect(countRows(path, '[money-001]')).toEqual({ works: ['money-001'], ruleOnly: [], unknown: [] });
  });

  it('on the wire when a test that opens the server names it', () => {
    const path = 'apps/sandbox/src/areas/money/transfers/perform.test.ts';
    expect(countRows(path, "import { open } from '../testing/open.ts';\n[money-001]").works).toEqual([
      'money-001',
    ]);
    expect(countRows(path, '[money-001]').ruleOnly).toEqual(['money-001']);
  });

  it.each([
    'packages/domain/src/money/fee.test.ts',
    'packages/api/src/money/queries.test.ts',
    'packages/ui/src/patterns/fee/fee.stories.tsx',
    'apps/web/src/platform/session/session.test.ts',
  ])('as a rule only when %s alone names it', (path) => {
    expect(countRows(path, '[money-001]')).toEqual({ works: [], ruleOnly: ['money-001'], unknown: [] });
  });

  it('in Storybook when it is about the library itself', () => {
    expect(countRows('packages/ui/src/components/box/box.stories.tsx', "tags: ['ui-001']").works).toEqual([
      'ui-001',
    ]);
  });
});

describe('the catalogue', () => {
  it('keeps what no test names, by area', () => {
    const { areas } = summarise(catalogue, []);
    expect(areas.map(({ area, total, missing }) => [area, total, missing])).toEqual([
      ['money', 2, ['money-001', 'money-002']],
      ['ui', 1, ['ui-001']],
    ]);
  });

  it('reports a row that it does not have', () => {
    expect(countRows('apps/web/e2e/money.spec.ts', '[money-009]').unknown).toEqual(['money-009']);
  });

  it('refuses a line that is not a row', () => {
    expect(() => parseCatalogue('id\tarea\nnonsense')).toThrow('nonsense');
  });
});
