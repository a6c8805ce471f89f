import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { outputFolder, type PackageName } from './places.ts';

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

/** Looks at packed packages as those who install them will. Empty if all is well. */
export async function checkPackages(tarballs: Readonly<Record<PackageName, string>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(tarballs).map(async ([name, tarball]) => [
      ...(await published(name as PackageName, tarball)),
      ...(await typed(name as PackageName, tarball)),
    ]),
  );
  return found.flat();
}
