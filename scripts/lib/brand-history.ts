import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeDifference, diffTokens } from '@dayfare/themes/checks/diff';
import { readTokens } from '@dayfare/themes/checks/read-tokens';
import { readBrand } from './brand-files.ts';

/** The text of a brand's tokens in a commit; undefined if the brand, or the commit, is not there. */
async function tokensAt(root: string, name: string, ref: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['show', `${ref}:./${name}/tokens.ts`], {
      cwd: root,
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** What a brand's working copy sets otherwise than a commit did, a line each; undefined if the commit does not have the brand. */
export async function changesSince(root: string, name: string, ref: string): Promise<string[] | undefined> {
  const text = await tokensAt(root, name, ref);
  if (text === undefined) return undefined;
  const shelf = await mkdtemp(join(tmpdir(), 'brand-before-'));
  try {
    await writeFile(join(shelf, 'tokens.ts'), text);
    const [before, after] = await Promise.all([readBrand(shelf, '.'), readBrand(root, name)]);
    return diffTokens(readTokens(before.tokens).tokens, readTokens(after.tokens).tokens).map(
      describeDifference,
    );
  } finally {
    await rm(shelf, { recursive: true, force: true });
  }
}
