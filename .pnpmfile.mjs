// The generator of API clients reads TypeScript through the old compiler API, which TypeScript 7 no longer has, and takes whatever version
// stands beside it. It gets one of its own.
const generator = '@hey-api/openapi-ts';

export const hooks = {
  readPackage(pkg) {
    if (pkg.name !== generator) return pkg;
    const { typescript: _, ...peerDependencies } = pkg.peerDependencies;
    return { ...pkg, peerDependencies, dependencies: { ...pkg.dependencies, typescript: '6.0.3' } };
  },
};
