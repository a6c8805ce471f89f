import { readFile, rm, writeFile } from 'node:fs/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there, and someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Keeps a second process away from a database folder, because two would corrupt it. A lock left by a crash, or by this process, is
 * ignored. Returns the function that releases the lock; throws if another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/[\\/]+$/, '')}.lock`;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The data in ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
