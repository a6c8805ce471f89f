import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/report.ts';
import { outputFolder, type PackageName, packageNames } from './places.ts';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/** Runs the workspace's own package manager. Throws with what it said when it fails. */
function pnpm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`pnpm ${args.join(' ')} ended with status ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Packs what `buildPackages` has built; gives each package's tarball. */
export function packPackages(): Record<PackageName, string> {
  const packed = packageNames.map((name): [PackageName, string] => {
    const tarball = join(outputFolder, `dayfare-${name}.tgz`);
    pnpm(['pack', '--out', tarball], join(outputFolder, name));
    return [name, tarball];
  });
  return Object.fromEntries(packed) as Record<PackageName, string>;
}
