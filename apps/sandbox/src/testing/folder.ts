import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the data of one test file: a database that starts in a folder comes from a template, and is there sooner. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'));
  return {
    path,
    remove: async () => {
      for (const each of [path, `${path}.lock`, `${path}.keys`, `${path}.new`])
        await rm(each, { recursive: true, force: true });
    },
  };
}
