import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const shortest = 32;

/** Keys, the one for what is new first. */
export type Keys = readonly [string, ...string[]];

/** Reads keys with commas between, the newest first. Throws when one is too short to be random. */
export function keysFrom(list: string | undefined): Keys | undefined {
  const [first, ...rest] = (list ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (first === undefined) return undefined;
  if ([first, ...rest].some((key) => key.length < shortest))
    throw new Error(
      `SERVER_KEYS has a key that is shorter than ${shortest} characters. Make one with: openssl rand -base64 32`,
    );
  return [first, ...rest];
}

const newKey = () => randomBytes(32).toString('base64url');

/** The key in a file that no one else may read, made on first use; several processes that start at once agree on one. */
async function keyIn(file: string): Promise<Keys> {
  await writeFile(file, `${newKey()}\n`, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const kept = keysFrom((await readFile(file, 'utf8')).split('\n').join(','));
  if (!kept) throw new Error(`${file} has to hold a key. Delete it, and everybody signs in again.`);
  return kept;
}

/** The keys where none are given: beside the data folder and not in it, so that anyone who has the data does not have them. */
export function openKeys(dataDir: string): Promise<Keys> {
  if (dataDir === 'memory:') return Promise.resolve([newKey()]);
  return keyIn(`${dataDir.replace(/[\\/]+$/, '')}.keys`);
}
