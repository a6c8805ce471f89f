import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../lib/report.ts';
import type { Manifest } from '../manifest.ts';
import { type PackageName, packageNames, sourceOf } from '../places.ts';

/** The packed packages, by name. */
export type Tarballs = Readonly<Record<PackageName, string>>;

/** What an app of another team brings along, besides our packages. */
const brought = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

/** Links a dependency as the workspace has installed it for one of its packages. */
function link(name: string, owner: string, modules: string): void {
  const target = join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(owner, 'node_modules', name)), target);
}

/**
 * Puts the tarballs' contents into an app's `node_modules`, and beside them what their manifests name, and nothing else: what they use
 * without naming it is not found. From the workspace's own installation, so that no registry is asked: with a cold cache that took
 * longer than all the rest.
 */
export function linkPackages(tarballs: Tarballs, home: string): void {
  const modules = join(home, 'node_modules');
  for (const name of packageNames) {
    const folder = join(modules, '@dayfare', name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarballs[name], '-C', folder, '--strip-components=1']);
  }
  for (const name of packageNames) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(modules, '@dayfare', name, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const dependency of Object.keys(dependencies)) link(dependency, sourceOf(name), modules);
  }
  for (const name of brought) link(name, join(root, 'apps/web'), modules);
}

/** An app of another team: a folder outside the workspace, from a template beside this file; removed when who made it lets go of it. */
export function makeConsumer(template: 'vite' | 'next', manifest: object) {
  const home = mkdtempSync(join(tmpdir(), `dayfare-${template}-`));
  cpSync(join(import.meta.dirname, template), home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  return { home, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}
