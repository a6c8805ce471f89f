import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the other libraries unless they are here. */
export function installOthers(say) {
  const folder = join(import.meta.dirname, '..');
  if (existsSync(join(folder, 'node_modules'))) return;
  say('Installing the other libraries …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The other libraries could not be installed; see above.');
}
