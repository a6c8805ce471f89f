import type { Rolldown } from 'vite';

/** What a test says about a chunk. */
interface ChunkFacts {
  readonly modules?: readonly string[];
  readonly imports?: readonly string[];
  readonly styles?: readonly string[];
}

/** A bundle as the bundler gives it to plugins, with these files; what no plugin here reads is left out. */
export function bundleWith(
  chunks: Readonly<Record<string, ChunkFacts>>,
  assets: Readonly<Record<string, string>> = {},
): Rolldown.OutputBundle {
  const outputs = Object.entries(chunks).map(([fileName, { modules = [], imports = [], styles = [] }]) => [
    fileName,
    {
      ...{ type: 'chunk', fileName, moduleIds: modules, imports, code: `console.log('${fileName}');` },
      viteMetadata: { importedCss: new Set(styles) },
    },
  ]);
  const others = Object.entries(assets).map(([fileName, source]) => [
    fileName,
    { type: 'asset', fileName, source },
  ]);
  return Object.fromEntries([...outputs, ...others]) as Rolldown.OutputBundle;
}
