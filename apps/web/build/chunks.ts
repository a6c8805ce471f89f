import type { Rolldown } from 'vite';

/**
 * Reached through a file that lists all of a package: what the start module names there and what only a later route does cannot be
 * told apart here. The bundler can: these come along as far as something of the first chunk uses them.
 */
const throughAListing = /react-aria|react-stately|@internationalized|lucide-react|packages\/domain\//;

/** Every module that the start module cannot do without: what it imports, and what that imports, but not what it loads later. */
function neededBy(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const needed = new Set([start]);
  for (const id of needed)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}

/**
 * Puts what the start module needs into one chunk. Left to itself the bundler makes a chunk of every part that a later route shares
 * with the first screen: some sixty small files, which compress worse apart and all have to be fetched before one can type.
 */
export function firstChunk(start: string): Rolldown.CodeSplittingOptions {
  let needed: ReadonlySet<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    needed ??= neededBy(start, context);
    return needed.has(id) && !throughAListing.test(id) ? 'first' : null;
  };
  // Nothing that the chunk uses may lie outside: a chunk that imports this one and is imported by it would run too late.
  return { includeDependenciesRecursively: true, groups: [{ name }] };
}
