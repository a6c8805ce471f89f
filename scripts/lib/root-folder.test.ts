import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './report.ts';

it('no data of a server and no key lies where it would be committed', () => {
  const names = readdirSync(root);
  expect(names).toContain('package.json');
  expect(names.filter((name) => /:|\.keys$|\.lock$/.test(name))).toEqual([]);
});
