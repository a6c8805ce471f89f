import { expect, it } from 'vitest';
import laws from './every-kind.laws.test.ts?raw';
import followed from './every-kind.ts?raw';

const files = import.meta.glob<string>(['../../kit/**/*.ts', '../**/*.ts', '!**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every kind of move is followed after a lost answer, and is under the laws', () => {
  const kinds = Object.values(files).flatMap((code) =>
    [...code.matchAll(/export const (\w+): MoveKind</g)].map(([, name]) => name ?? ''),
  );
  expect(kinds.length).toBeGreaterThan(5);
  for (const kind of kinds) {
    expect(followed, kind).toContain(`lostMovesOf(${kind})`);
    expect(laws, kind).toMatch(new RegExp(`kindUnderLaw\\(\\s*${kind},`));
  }
});
