import type { Plugin } from 'vite';

/** Runs at once: before the first form or number is there, or in a step of getting money, whose files come while somebody reads the step before. By the names of files. */
const atOnce: ReadonlySet<string> = new Set([
  'rolldown-runtime',
  'early',
  'first',
  'returning',
  'home',
  'common',
  'getMoney',
  'getMoney-review',
  'getMoney-signIn',
  'review',
  'review-signIn',
]);

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells Chromium to compile all functions of a file while it is still loading, on another thread. Left to itself it compiles each when it is first called,
 * on the thread that the page waits for: a third of what the home takes. Other browsers read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite writes its list of files at the beginning of a chunk; the comment has to come first.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !atOnce.has(chunk.name)) continue;
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type !== 'asset') continue;
          const { mappings, ...rest } = JSON.parse(String(map.source)) as { readonly mappings: string };
          map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
        }
      },
    },
  };
}
