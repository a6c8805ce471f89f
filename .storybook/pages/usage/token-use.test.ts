import { describe, expect, it } from 'vitest';
import { resolveImport, tokenUse, usersOf } from './token-use.ts';

const groups = { colour: ['text', 'action', 'focusRing', 'border'] };
const sources = {
  'primitives/focus-ring.ts': 'vars.colour.focusRing',
  'primitives/text/text.css.ts': 'vars.colour.text',
  'primitives/text/text.tsx': "import * as styles from './text.css.ts';",
  'components/button/button.css.ts':
    "import { ring } from '../../primitives/focus-ring.ts'; vars.colour.action",
  'components/button/button.tsx':
    "import * as s from './button.css.ts'; import { Text } from '../../primitives/text/text.tsx';",
  'patterns/receipt/receipt.tsx': "import { Button } from '../../components/button/button.tsx';",
  'messages/en.ts': 'export const en = {};',
};
const uses = tokenUse(sources, groups);
const named = (name: string) => uses.find((use) => use.name === name);

describe('where a token is used', () => {
  it('a component owns what its files and shared styles read', () => {
    expect(named('button')?.own).toEqual(['colour.action', 'colour.focusRing']);
  });

  it('what comes with a part is told apart', () => {
    expect(named('button')?.through).toEqual(['colour.text']);
    expect(named('receipt')).toMatchObject({
      own: [],
      through: ['colour.text', 'colour.action', 'colour.focusRing'],
    });
  });

  it('folders that are no components are not listed', () => {
    expect(uses.map(({ folder }) => folder)).toEqual([
      'components/button',
      'patterns/receipt',
      'primitives/text',
    ]);
  });

  it('can be asked from the token', () => {
    const { own, through } = usersOf(uses, 'colour.action');
    expect(own.map(({ name }) => name)).toEqual(['button']);
    expect(through.map(({ name }) => name)).toEqual(['receipt']);
    expect(usersOf(uses, 'colour.border')).toEqual({ own: [], through: [] });
  });

  it('follows imports up and down the folders', () => {
    expect(resolveImport('components/button/button.tsx', '../../primitives/focus-ring.ts')).toBe(
      'primitives/focus-ring.ts',
    );
    expect(resolveImport('components/button/button.tsx', './button.css.ts')).toBe(
      'components/button/button.css.ts',
    );
  });
});
