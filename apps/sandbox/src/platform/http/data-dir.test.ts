import { expect, it } from 'vitest';
import { dataDirFrom } from './data-dir.ts';

it('data lies in the usual folder, in the one that is given, or in memory', () => {
  expect(dataDirFrom(undefined, '/usual')).toBe('/usual');
  expect(dataDirFrom('', '/usual')).toBe('/usual');
  expect(dataDirFrom('/mine', '/usual')).toBe('/mine');
  expect(dataDirFrom('memory:', '/usual')).toBe('memory:');
});

it.each(['memory://', 'memory:/', 'memory:x'])('no folder is made that is called %s', (given) => {
  expect(() => dataDirFrom(given, '/usual')).toThrow(`DATA_DIR is "${given}"`);
});
