import type { Plugin } from 'vite';

/**
 * Puts all that the entry imports into one file. Left alone the bundler gives a file to whatever some later chunk shares
 * with it: dozens of small files, which compress worse than one by some 8 kB of the first page.
 */
export function firstChunk(): Plugin {
  const first = new Set<string>();
  return {
    name: 'first-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'app', test: (id) => first.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const waiting = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}
