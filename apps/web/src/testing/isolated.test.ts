import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('only test files of that name replace modules: others share theirs', () => {
  const replacing = Object.entries(files).filter(([, text]) => /^\s*vi\.(mock|doMock)\(/m.test(text));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.map(([path]) => path).filter((path) => !/\.isolated\.test\.tsx?$/.test(path))).toEqual([]);
});
