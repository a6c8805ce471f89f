import type { Plugin, Rolldown } from 'vite';
import { chunksOf, chunkWith, filesOf } from './bundle.ts';
import { modulesOf } from './chunks.ts';

/**
 * What runs at once: before the first form or number is there, or in a step of getting money, whose files come while somebody reads the step before. These,
 * and all that they import.
 */
const atOnce = ['first', 'returning', 'signedIn', 'home', 'getMoney', 'review'] as const;

const hint = '//# allFunctionsCalledOnLoad\n';

/** Names of the files that run at once. */
export function filesAtOnce(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = chunksOf(bundle);
  const starts = atOnce.flatMap(modulesOf).map((module) => chunkWith(chunks, module));
  return new Set(starts.flatMap((chunk) => [...filesOf(chunks, chunk)]));
}

/** Puts the comment before the code of each file that runs at once, and moves its map down by a line. */
export function markAtOnce(bundle: Rolldown.OutputBundle): void {
  const files = filesAtOnce(bundle);
  for (const chunk of chunksOf(bundle)) {
    if (!files.has(chunk.fileName)) continue;
    chunk.code = hint + chunk.code;
    const map = bundle[`${chunk.fileName}.map`];
    if (map?.type !== 'asset') continue;
    const { mappings, ...rest } = JSON.parse(String(map.source)) as { readonly mappings: string };
    map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
  }
}

/**
 * Tells Chromium to compile all functions of a file while it is still loading, on another thread. Left to itself it compiles each when it is first called,
 * on the thread that the page waits for: a third of what the home takes. Other browsers read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    // Vite writes its list of files at the beginning of a chunk; the comment has to come first.
    generateBundle: { order: 'post', handler: (_, bundle) => markAtOnce(bundle) },
  };
}
