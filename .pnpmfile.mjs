/** @param {string | string[] | undefined} value */
const listOf = (value) => (typeof value === 'string' ? [value] : value);

/**
 * The runtime's packages say as plain text which system each is for, and pnpm reads lists. Without this it would install the runtime of every
 * system, 150 MB each.
 */
function runtimeForOneSystem(manifest) {
  if (!/^node-(bin-)?(darwin|linux|win)-/.test(manifest.name ?? '')) return manifest;
  return { ...manifest, os: listOf(manifest.os), cpu: listOf(manifest.cpu) };
}


const generator = '@hey-api/openapi-ts';

/**
 * The generator of API clients reads TypeScript through the old compiler API, which TypeScript 7 no longer has, and takes whatever version
 * stands beside it. It gets one of its own.
 */
function generatorWithItsCompiler(manifest) {
  if (manifest.name !== generator) return manifest;
  const { typescript: _, ...peerDependencies } = manifest.peerDependencies;
  return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '6.0.3' } };
}

export const hooks = { readPackage: (manifest) => generatorWithItsCompiler(runtimeForOneSystem(manifest)) };
