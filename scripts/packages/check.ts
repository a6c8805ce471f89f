import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Manifest } from './manifest.ts';
import { outputFolder, type PackageName, sourceOf } from './places.ts';

/** What publint has against a built package, in words. */
async function published(name: PackageName, tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({
    pkgDir: 'package',
    level: 'suggestion',
    strict: true,
    pack: { tarball: buffer },
  });
  const manifest = JSON.parse(readFileSync(join(outputFolder, name, 'package.json'), 'utf8'));
  return messages.map(
    (message) => `${name}, publint: ${formatMessage(message, manifest, { color: false }) ?? message.code}`,
  );
}

/** Ways to resolve a module that these packages are not for: they are modules, and nothing but modules. */
const notMeant = new Set(['node10', 'node16-cjs']);

/** What is wrong with the types of a packed package, as a compiler would meet them. */
async function typed(name: PackageName, tarball: string): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: ['./package.json', './vite/virtual'],
  });
  if (!result.types) return [`${name}, types: there are none.`];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && notMeant.has(problem.resolutionKind)))
    .map((problem) => {
      const place =
        'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
      return `${name}, types: ${place} ${problemKindInfo[problem.kind].shortDescription}`;
    });
}

/** Paths that the workspace's own manifest offers while nothing behind them ships. */
function unshipped(name: PackageName): string[] {
  const offered = (folder: string): string[] => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.keys(manifest.exports);
  };
  const built = offered(join(outputFolder, name));
  const isThere = (path: string) =>
    built.some((other) => (path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : other === path));
  return offered(sourceOf(name))
    .filter((path) => !isThere(path))
    .map((path) => `${name}, exports: nothing of ${path} ships.`);
}

/** Looks at packed packages as those who install them will. Empty if all is well. */
export async function checkPackages(tarballs: Readonly<Record<PackageName, string>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(tarballs).map(async ([name, tarball]) => [
      ...unshipped(name as PackageName),
      ...(await published(name as PackageName, tarball)),
      ...(await typed(name as PackageName, tarball)),
    ]),
  );
  return found.flat();
}
