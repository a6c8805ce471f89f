import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, migrations } from './migrate.ts';

/** Beside the installed packages: a clean install empties it, and no one tidies single files out of it. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/database/', import.meta.url));

const hour = 60 * 60_000;

/** How a template lies in its folder: as a database's own folder, and as a dump of it. */
const parts = { data: 'data', dump: 'dump.tar' } as const;

/** Changes with the database's version and with every migration, so that a template is never out of date. */
async function templateKey(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(JSON.stringify(parts));
  hash.update(await readFile(join(dirname(entry), '../package.json')));
  for (const { name, script } of await migrations()) hash.update(`${name}\n${script}\n`);
  return hash.digest('hex').slice(0, 24);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Removes templates of other versions, and drafts that a crash left behind; a draft of this hour may be in the making. */
async function tidy(current: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const path = join(cache, name);
    const age = Date.now() - (await stat(path)).mtimeMs;
    const isStale = name.startsWith('draft-') ? age > hour : name !== current;
    if (isStale) await rm(path, { recursive: true, force: true });
  }
}

/** The folder of a template, which has all tables and no rows. Made on first use; several makers don't collide. */
async function openTemplate(): Promise<string> {
  const key = await templateKey();
  const template = join(cache, key);
  if (await exists(template)) return template;
  await tidy(key);
  const draft = join(cache, `draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  const client = await PGlite.create(join(draft, parts.data));
  await migrate(drizzle(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(join(draft, parts.dump), await dump.bytes());
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

/**
 * Fills an empty folder with a new database in a fraction of the time that making one takes. Leaves the folder empty when
 * that cannot be done, which is no error: the database is then made in place. A crash never leaves half a database.
 */
export async function copyTemplate(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return;
  const draft = `${folder.replace(/[\\/]+$/, '')}.new`;
  try {
    const template = await openTemplate();
    await rm(draft, { recursive: true, force: true });
    cpSync(join(template, parts.data), draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rmdir(folder);
    await rename(draft, folder);
  } catch {
    await rm(draft, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
}

/** A new database in memory, from a template where there can be one: that takes a sixth of the time. */
export async function createInMemory(): Promise<PGlite> {
  const dump = await openTemplate()
    .then((template) => openAsBlob(join(template, parts.dump)))
    .catch(() => undefined);
  return PGlite.create('memory://', dump && { loadDataDir: dump });
}
