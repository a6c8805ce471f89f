import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrandParts } from '@dayfare/themes/checks';
import { describeDifference, diffTokens } from '@dayfare/themes/checks/diff';
import { readTokens } from '@dayfare/themes/checks/read-tokens';
import type { Tokens } from '@dayfare/themes/contract';
import { readBrandFolder } from '@dayfare/themes/folder/read';

async function git(cwd: string, ...words: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', words, { cwd });
    return stdout;
  } catch {
    return undefined;
  }
}

/** Whether a clone has a commit; a shallow one often lacks the parent of its last. */
const hasCommit = async (root: string, ref: string): Promise<boolean> =>
  (await git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)) !== undefined;

/** A brand's folder as a commit has it, in a folder of its own; false if the brand is not in the commit. */
async function checkOut(root: string, name: string, ref: string, shelf: string): Promise<boolean> {
  // The whole tree: else only what lies in this very folder is listed.
  const files = await git(root, 'ls-tree', '--full-tree', '--name-only', `${ref}:./${name}`);
  if (files === undefined) return false;
  await mkdir(join(shelf, name));
  for (const file of files.split('\n').filter(Boolean)) {
    const text = await git(root, 'show', `${ref}:./${name}/${file}`);
    await writeFile(join(shelf, name, file), text ?? '');
  }
  return true;
}

/** Values by their path, of whatever depth: `voice.en.tagline`. */
function flat(path: string, value: unknown): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(`${path}.${key}`, inner));
}

const inWords = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

function changedValues(name: string, before: unknown, after: unknown): string[] {
  const [old, now] = [new Map(flat(name, before)), new Map(flat(name, after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => `${path}: ${inWords(old.get(path))} → ${inWords(now.get(path))}`);
}

function changedParts(before: BrandParts, after: BrandParts): string[] {
  const tokens =
    before.tokens === undefined
      ? ['tokens.json: not in that commit, so the tokens cannot be compared']
      : diffTokens(readTokens(before.tokens).tokens, readTokens(after.tokens).tokens).map(describeDifference);
  return [
    ...tokens,
    ...changedValues('defaultProps', before.defaultProps, after.defaultProps),
    ...changedValues('voice', before.voice, after.voice),
    ...(['logo', 'mark'] as const)
      .filter((part) => before[part] !== after[part])
      .map((part) => `${part}.svg: drawn again`),
  ];
}

/** What a brand's working copy sets otherwise than a commit did, a line each; undefined if the commit does not have the brand. */
export async function changesSince(root: string, name: string, ref: string): Promise<string[] | undefined> {
  const shelf = await mkdtemp(join(tmpdir(), 'brand-before-'));
  try {
    if (!(await checkOut(root, name, ref, shelf))) return undefined;
    const [before, after] = await Promise.all([
      readBrandFolder(join(shelf, name)),
      readBrandFolder(join(root, name)),
    ]);
    return changedParts(before, after);
  } finally {
    await rm(shelf, { recursive: true, force: true });
  }
}

/** Brands as a commit had them. */
export interface EarlierBrands {
  /** The commit, in short. */
  readonly commit: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** Only those whose tokens it has as data. */
  readonly brands: readonly { readonly name: string; readonly tokens: Tokens }[];
}

/** The brands of a folder as a commit had them. Default: the commit before tokens were changed last. Undefined if the clone does not have it, or it has no tokens as data. */
export async function brandsAt(root: string, ref?: string): Promise<EarlierBrands | undefined> {
  const changed = await git(root, 'log', '-1', '--format=%H', '--', '*/tokens.json');
  const wanted = ref ?? (changed ? `${changed.trim()}^` : undefined);
  const facts = wanted && (await git(root, 'show', '--no-patch', '--format=%h %cI', `${wanted}^{commit}`));
  if (!facts) return undefined;
  const [commit = '', madeAt = ''] = facts.trim().split(' ');
  const folders = (await git(root, 'ls-tree', '-d', '--full-tree', '--name-only', `${wanted}:./`)) ?? '';
  const found = await Promise.all(
    folders
      .split('\n')
      .filter(Boolean)
      .map(async (name) => ({ name, text: await git(root, 'show', `${wanted}:./${name}/tokens.json`) })),
  );
  const brands = found.flatMap(({ name, text }) =>
    text === undefined ? [] : [{ name, tokens: readTokens(JSON.parse(text)).tokens }],
  );
  return brands.length > 0 ? { commit, madeAt, brands } : undefined;
}

/** What all brands set otherwise than a commit did, for a terminal: a line per brand that changed, then a line per value. */
export async function historyInWords(root: string, names: readonly string[], ref: string): Promise<string[]> {
  if (!(await hasCommit(root, ref))) {
    return [
      `brands: ${ref} is not in this clone (a shallow one?), so that there is nothing to compare with.`,
    ];
  }
  const lines: string[] = [];
  for (const name of names) {
    const changes = await changesSince(root, name, ref);
    if (changes === undefined) lines.push(`brands: ${name} is new since ${ref}`);
    else if (changes.length > 0) {
      lines.push(`brands: ${name} has changed since ${ref}:`, ...changes.map((change) => `  ${change}`));
    }
  }
  return lines.length > 0 ? lines : [`brands: none has changed since ${ref}`];
}
