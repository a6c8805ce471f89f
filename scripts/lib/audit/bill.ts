import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { root } from '../report.ts';

/** A package in the tree, as the bill of materials has it. */
export interface Component {
  /** With its scope: `@types/node`. */
  readonly name: string;
  readonly version: string;
}

/** Where the build puts the bill of materials: CycloneDX 1.7, JSON. */
export const billFile = resolve(root, '.reports/sbom.cdx.json');

/** How to call pnpm: the one that runs this, or npx, which looks it up first. */
function pnpm(): readonly [command: string, ...args: string[]] {
  const running = process.env.npm_execpath;
  if (running && basename(running) === 'pnpm') return [running];
  const { packageManager } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return ['npx', '--yes', packageManager];
}

/** Writes the bill of materials of all that the lockfile names, by pnpm itself and without a network. Throws with what pnpm said. */
export function writeBill(file = billFile): void {
  mkdirSync(dirname(file), { recursive: true });
  const [command, ...first] = pnpm();
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--lockfile-only',
    '--out',
  ];
  const { status, error, stderr } = spawnSync(command, [...first, ...args, file], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`pnpm could not write the bill of materials: ${stderr}`);
}

/** The packages in a bill of materials. */
export function componentsIn(bill: string): Component[] {
  const { components } = JSON.parse(bill) as {
    components: { name: string; group?: string; version: string }[];
  };
  return components.map(({ group, name, version }) => ({ name: group ? `${group}/${name}` : name, version }));
}
