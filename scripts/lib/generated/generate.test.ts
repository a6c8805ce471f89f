import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root as repository } from '../report.ts';
import { generate } from './generate.ts';

const root = mkdtempSync(join(tmpdir(), 'dayfare-generated-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => said.mockRestore());

describe('generate', () => {
  it('finds nothing out of date as things are: run `pnpm generate` when this fails', async () => {
    expect(await generate({ isCheck: true, root: repository })).toBe(0);
  });

  it('writes what is missing, and finds by name what is out of date, which it leaves as it is', async () => {
    expect(await generate({ isCheck: false, root })).toBe(0);
    for (const path of ['docs/routes.md', 'packages/themes/src/brands/names.ts']) {
      const file = join(root, path);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, `${text}\n`);
      said.mockClear();
      expect(await generate({ isCheck: true, root })).toBe(1);
      const found = said.mock.calls
        .map(([line]) => String(line))
        .filter((line) => line.startsWith('out of date'));
      expect(found).toEqual([`out of date  ${path}`]);
      expect(readFileSync(file, 'utf8')).toBe(`${text}\n`);
      writeFileSync(file, text);
    }
  });
});
