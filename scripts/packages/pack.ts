import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { outputFolder, type PackageName, packageNames } from './places.ts';

/** Packs one built package; gives its tarball. Nothing of it needs a registry, and none is asked. */
function pack(name: PackageName): string {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--offline', '--ignore-scripts', '--json', '--pack-destination', outputFolder],
    { cwd: join(outputFolder, name), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack of ${name} ended with status ${status}:\n${stdout}${stderr}`);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error(`npm pack of ${name} made no tarball.`);
  return join(outputFolder, packed.filename);
}

/** Packs what `buildPackages` has built; gives each package's tarball. */
export function packPackages(): Record<PackageName, string> {
  const packed = packageNames.map((name): [PackageName, string] => [name, pack(name)]);
  return Object.fromEntries(packed) as Record<PackageName, string>;
}
