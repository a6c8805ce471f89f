/** What this needs to know of a module of the build. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

/** The bundler's view of the modules while it puts them into chunks. */
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * A group for `output.codeSplitting` that holds what the first page needs: everything that the `roots` import at once,
 * and nothing behind `edges`, modules of which only a constant is used and whose own imports other pages need. Left to itself the bundler shares it out in twenty small chunks, one after
 * another in the waterfall, and small files compress badly.
 */
export function firstChunk(name: string, roots: readonly RegExp[], edges: readonly RegExp[]) {
  let reached: Set<string> | undefined;

  const reach = (ids: Iterable<string>, chunking: Chunking): Set<string> => {
    const found = new Set(ids);
    // A set that grows while it is walked is walked to its new end.
    for (const id of found) {
      if (edges.some((edge) => edge.test(id))) continue;
      for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    }
    return found;
  };

  const rootIds = new Set<string>();
  return {
    debugName: name,
    // The bundler's own way would follow `edges` too.
    includeDependenciesRecursively: false,
    test: (id: string) => {
      if (roots.some((root) => root.test(id))) rootIds.add(id);
      return true;
    },
    name: (id: string, chunking: Chunking) => {
      reached ??= reach(rootIds, chunking);
      return reached.has(id) ? name : null;
    },
  };
}
