/**
 * Returns a function that loads on its first call and gives the same promise from then on; a failure is forgotten, so that the next call tries
 * again. For imports, each of which takes the browser several tasks even if the module is loaded, with frames drawn in between.
 */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined;
  return () => {
    kept ??= load().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
