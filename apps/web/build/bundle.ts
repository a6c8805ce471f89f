import type { Rolldown } from 'vite';

/** Chunks of a bundle. */
export type Chunks = readonly Rolldown.OutputChunk[];

/** Vite notes here which stylesheets come with a chunk. */
type WithStyles = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The chunks of a bundle, without its other files. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** Names of a chunk's file and of all that must come with it, stylesheets too; not of what it loads later. */
export function filesOf(chunks: Chunks, first: Rolldown.OutputChunk): ReadonlySet<string> {
  const names = new Set([first.fileName]);
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name) as WithStyles | undefined;
    for (const imported of chunk?.imports ?? []) names.add(imported);
    for (const sheet of chunk?.viteMetadata?.importedCss ?? []) names.add(sheet);
  }
  return names;
}

/** The chunk of a module, which is named by the end of its path. Throws where no chunk has it. */
export function chunkWith(chunks: Chunks, end: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`No file of the build has ${end}, which apps/web/build names.`);
  return found;
}
